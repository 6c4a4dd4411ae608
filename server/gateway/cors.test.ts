import { describe, expect, test } from "vitest";
import { testServer } from "../testing/server.ts";

const closed = await testServer();
const open = await testServer({ cors: true }, closed);

const OTHER = { origin: "https://elsewhere.example", "content-type": "application/json" };
const READ = { query: "query Elsewhere { publishedPosts(first: 1) { nodes { id } } }" };
const WRITE = { query: `mutation { resetPassword(email: "ada@example.org") }` };

const post = (server: typeof open, body: object, headers: object = {}) =>
  server.ask("POST", "/graphql", { body, headers: { ...OTHER, ...headers } });

describe("scripts of other sites", () => {
  test("are refused unless the site lets them read", async () => {
    const { status, headers } = await post(closed, READ);
    expect(status).toBe(403);
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });

  test("read as visitors where it does", async () => {
    const graph = await post(open, READ);
    expect(graph.body.errors).toBeUndefined();
    expect(graph.headers.get("access-control-allow-origin")).toBe("*");
    expect(graph.headers.get("access-control-allow-credentials")).toBeNull();
    for (const path of ["/api/info", "/api/blog/public", "/api/blog/public"]) {
      const { status, headers } = await open.ask("GET", path, { headers: OTHER });
      expect({ status, from: headers.get("access-control-allow-origin") }).toEqual({
        status: 200,
        from: "*",
      });
    }
  });

  test("never write, and never come with cookies", async () => {
    const written = await post(open, WRITE);
    expect(written.body.errors?.[0].extensions.code).toBe("FORBIDDEN");
    expect((await post(open, READ, { cookie: "session=x" })).status).toBe(403);
    const call = { body: {}, headers: OTHER };
    expect((await open.ask("POST", "/api/blog/comments", call)).status).toBe(403);
  });
});

test.each([
  ["/graphql", "GET, HEAD, POST"],
  ["/api/blog/public", "GET, HEAD, POST"],
  ["/en/blog", null],
])("OPTIONS %s is answered before anything else", async (path, allowed) => {
  const { status, headers } = await open.ask("OPTIONS", path, { headers: OTHER });
  expect(status).toBe(204);
  expect(headers.get("access-control-allow-methods")).toBe(allowed);
  const { status: plain, headers: without } = await closed.ask("OPTIONS", path);
  expect(plain).toBe(204);
  expect(without.get("access-control-allow-methods")).toBeNull();
  expect(closed.log.join()).not.toContain("OPTIONS");
});

test("an operation has its name, codes and cost in the line of its request", async () => {
  const line = () =>
    open.log.map((text) => JSON.parse(text)).findLast(({ operation }) => operation === "InTheLog");
  await open.ask("POST", "/graphql", { body: { query: "query InTheLog { viewer { id } }" } });
  await expect.poll(line).toMatchObject({ path: "/graphql", status: 200, cost: 1 });
  await open.ask("POST", "/graphql", {
    body: { query: `mutation InTheLog { createFaq(input: {question: {}, answer: {}}) { id } }` },
  });
  await expect.poll(() => line()?.codes).toEqual(["UNAUTHENTICATED"]);
});
