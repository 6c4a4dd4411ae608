import { expect, test } from "vitest";
import { xmlResponse } from "./xml.ts";

const feed = (known?: string, body = "<rss/>") =>
  xmlResponse(
    new Request("https://atelier.example/rss.xml", {
      headers: known === undefined ? {} : { "if-none-match": known },
    }),
    body,
    { type: "application/rss+xml", maxAge: 300 },
  );

const etag = feed().headers.get("etag") ?? "";

test("a feed has an ETag that changes with it", () => {
  expect(etag).toMatch(/^W\/".+"$/);
  expect(feed().headers.get("etag")).toBe(etag);
  expect(feed(undefined, "<rss>1</rss>").headers.get("etag")).not.toBe(etag);
});

test.each([etag, etag.slice(2), `"other", ${etag}`, "*"])(
  "asked with %s, the same feed is not sent again",
  async (known) => {
    const response = feed(known);
    expect(response.status).toBe(304);
    expect(await response.text()).toBe("");
    expect(response.headers.get("etag")).toBe(etag);
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
  },
);

test.each([undefined, '"other"', ""])("asked with %s, it is", async (known) => {
  const response = feed(known);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("<rss/>");
});
