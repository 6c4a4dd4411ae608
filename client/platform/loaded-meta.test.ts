import { expect, test } from "vitest";
import { headFor, meta } from "./loaded-meta.ts";

const head = [{ title: "A brief · Atelier" }, { "script:ld+json": { "@type": "BlogPosting" } }];

test("a document has all meta descriptors", () => {
  expect(headFor(new Request("https://atelier.example/blog/a.b"), head)).toEqual(head);
});

test("data requests leave out what only search engines read", () => {
  const request = new Request("https://atelier.example/blog.data?page=2");
  expect(headFor(request, head)).toEqual([{ title: "A brief · Atelier" }]);
});

test("after an error the title is set by the error page", () => {
  const loaderData = { meta: head };
  expect(meta({ loaderData })).toEqual(head);
  expect(meta({ loaderData, error: new Error("render") })).toEqual([]);
  expect(meta({})).toEqual([]);
});
