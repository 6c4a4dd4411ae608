import { expect, test } from "vitest";
import { RouteTable } from "./route-table.ts";

const table = new RouteTable([
  { method: "GET", path: "/api/posts/{slug}" },
  { method: "GET", path: "/api/posts/public" },
  { method: "DELETE", path: "/api/posts/{id}" },
  { method: "GET", path: "/api/posts/{id}/comments/{comment}" },
]);

test.each([
  ["GET", "/api/posts/a", "/api/posts/{slug}", { slug: "a" }],
  ["GET", "/api/posts/a/", "/api/posts/{slug}", { slug: "a" }],
  ["GET", "/api/posts/public", "/api/posts/public", {}],
  ["GET", "/api/posts/%C3%A9%2F%7Bb%7D", "/api/posts/{slug}", { slug: "é/{b}" }],
  ["DELETE", "/api/posts/public", "/api/posts/{id}", { id: "public" }],
  [
    "GET",
    "/api/posts/1/comments/2",
    "/api/posts/{id}/comments/{comment}",
    { id: "1", comment: "2" },
  ],
])("%s %s is %s", (method, path, found, params) => {
  expect(table.find(method, path)).toEqual({ route: { method, path: found }, params });
});

test.each([
  ["POST", "/api/posts/a"],
  ["GET", "/api/posts"],
  ["GET", "/api/posts/"],
  ["GET", "/api/posts//comments/2"],
  ["GET", "/api/posts/a/b"],
  ["GET", "api/posts/a"],
])("%s %s is no call", (method, path) => {
  expect(table.find(method, path)).toBeUndefined();
});
