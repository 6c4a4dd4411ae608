import { parse, validate } from "graphql";
import { describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { buildGraph } from "../../schema/graph.ts";
import { testServer } from "../testing/server.ts";
import { routes } from "./index.ts";

const server = await testServer();
const broken = await testServer();
const graph = buildGraph(server.database.getMetadata());
const COMMENTS = "/api/blog/comments";

describe("an unreadable body", () => {
  test.each(["{", "{'a': 1}", '{"a": 1,}', "undefined"])("%s is malformed", async (body) => {
    const { status, body: refused } = await server.ask("POST", COMMENTS, { body });
    expect(status).toBe(400);
    expect(refused).toMatchObject({ code: "MALFORMED" });
    expect(typeof refused.message).toBe("string");
  });

  test.each(["[]", '"text"', "7", "null", "true"])("%s is not an object", async (body) => {
    const { status, body: refused } = await server.ask("POST", COMMENTS, { body });
    expect(status).toBe(400);
    expect(refused).toEqual({ message: "The body must be an object", code: "MALFORMED" });
  });

  test("of more than a million bytes is too large", async () => {
    const body = { postId: "x", content: "x".repeat(1_000_000) };
    const { status, body: refused } = await server.ask("POST", COMMENTS, { body });
    expect(status).toBe(413);
    expect(refused).toMatchObject({ code: "TOO_LARGE" });
  });

  test.each([
    "text/plain",
    "application/xml",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
  ])("of type %s is unsupported", async (type) => {
    const headers = { "content-type": type };
    const { status, body } = await server.ask("POST", COMMENTS, { headers, body: "a=b" });
    expect(status).toBe(415);
    expect(body).toMatchObject({ code: "UNSUPPORTED_TYPE" });
  });
});

test.each(routes.map((route) => [`${route.method} ${route.path}`, route.document]))(
  "the document of %s is valid against the graph",
  (_, document) => {
    expect(validate(graph, parse(document))).toEqual([]);
  },
);

test("a missing body counts as an empty one", async () => {
  const { status, body } = await server.ask("POST", COMMENTS);
  expect(status).toBe(422);
  expect(body.fields).toEqual({ postId: "Required", content: "Required" });
});

test.each(["/api", "/api/nothing"])("%s is not a call", async (path) => {
  const { status, body } = await server.ask("GET", path);
  expect(status).toBe(404);
  expect(body).toEqual({ message: "No such endpoint", code: "NOT_FOUND" });
});

test.each([
  ["POST", "/api/blog/public", "GET, HEAD"],
  ["GET", "/api/blog/comments/x/reply", "POST"],
  ["PATCH", "/api/blog/posts?page=2", "GET, HEAD, POST"],
])("%s %s answers which methods there are", async (method, path, allow) => {
  const { status, headers, body } = await server.ask(method, path);
  expect([status, headers.get("allow")]).toEqual([405, allow]);
  expect(body.code).toBe("METHOD_NOT_ALLOWED");
});

describe("every call", () => {
  const withoutBody = routes.filter(({ method }) => method === "GET" || method === "DELETE");
  const at = (path: string) => path.replace(/\{\w+\}/g, crypto.randomUUID());

  test.each(withoutBody.map(({ method, path }) => [method, path]))(
    "%s %s answers with and without a trailing slash",
    async (method, path) => {
      const as = withRole(Role.ADMIN);
      const plain = at(path);
      const [one, other] = [
        await server.ask(method, plain, { as }),
        await server.ask(method, `${plain}/`, { as }),
      ];
      expect(one.status).toBeLessThan(500);
      expect(one.body.message).not.toBe("No such endpoint");
      expect([other.status, other.text]).toEqual([one.status, one.text]);
    },
  );

  test.each(routes.filter(({ isPublic }) => isPublic).map(({ path }) => [path]))(
    "%s answers HEAD with the headers of GET",
    async (path) => {
      const head = await server.ask("HEAD", at(path));
      const get = await server.ask("GET", at(path));
      expect(head.status).toBe(get.status);
      expect(head.text).toBe("");
      expect(head.headers.get("etag")).toBe(get.headers.get("etag"));
    },
  );

  test("hides and logs an unexpected error", { timeout: 30_000 }, async () => {
    await aPost(broken.database.em.fork());
    await broken.database.em.getConnection().execute("alter table posts rename to lost");
    const { status, body, text } = await broken.ask("GET", "/api/blog/public");
    expect(status).toBe(500);
    expect(body).toEqual({ message: "Something went wrong", code: "INTERNAL" });
    expect(text).not.toMatch(/posts|select|at /);
    expect(broken.log.join()).toContain("posts");
  });
});
