import { expect, test } from "vitest";
import { testServer } from "../testing/server.ts";
import { routes } from "./index.ts";

const server = await testServer();

const lists = routes.filter(({ method, isPublic }) => method === "GET" && isPublic);
const items = lists.flatMap(({ path, query = {} }) => {
  const [, list] = /^(.*)\/\{\w+\}$/.exec(path) ?? [];
  const hasBoth = "locale" in query && lists.some((one) => one.path === list);
  return list && hasBoth ? [{ list }] : [];
});

test.each(items)("$list and its items answer alike in an unknown language", async ({ list }) => {
  const [ofList, ofItem] = [
    await server.ask("GET", `${list}?locale=de`),
    await server.ask("GET", `${list}/anything?locale=de`),
  ];
  expect([ofList.status, ofList.body]).toEqual([ofItem.status, ofItem.body]);
  expect([404, 422]).toContain(ofList.status);
});

test("the list of posts is not available in an unknown language", async () => {
  const { status, body } = await server.ask("GET", "/api/blog/public?locale=de");
  expect([status, body]).toEqual([404, { code: "NOT_FOUND", message: "Post not available in de" }]);
});
