import { describe, expect, test } from "vitest";
import { testServer } from "../testing/server.ts";
import { acknowledged, socketTo } from "../testing/socket.ts";
import { isSameSite } from "./same-origin.ts";

const ORIGIN = "https://atelier.example";
const server = await testServer({ origin: ORIGIN, origins: [ORIGIN] });

const FOREIGN: Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "http://atelier.example" },
  { origin: "https://atelier.example:8443" },
  { origin: "https://atelier.example.evil.example" },
  { origin: "https://sub.atelier.example" },
  { origin: "null" },
  { "sec-fetch-site": "cross-site" },
];
const OWN: Record<string, string>[] = [
  {},
  { origin: ORIGIN },
  { "sec-fetch-site": "same-origin" },
  { "sec-fetch-site": "none" },
];

describe("a request from another site", () => {
  test.each(FOREIGN)("cannot change anything with %j", async (headers) => {
    for (const [method, path] of [
      ["POST", "/graphql"],
      ["POST", "/api/blog/comments"],
      ["PUT", "/api/categories/x"],
      ["DELETE", "/api/blog/posts/x"],
    ] as const) {
      const { status, body } = await server.ask(method, path, { headers });
      expect(status).toBe(403);
      const message = "This request came from another site";
      const code = "FORBIDDEN";
      const isGraph = path === "/graphql";
      expect(body).toEqual(
        isGraph ? { errors: [{ message, extensions: { code } }] } : { message, code },
      );
    }
  });

  test.each(FOREIGN)("cannot open a websocket with %j", async (headers) => {
    await expect(socketTo(server, { headers })).rejects.toThrow("403");
  });

  test("may read what is public", async () => {
    const headers = { origin: "https://evil.example" };
    expect((await server.ask("GET", "/api/blog/public", { headers })).status).toBe(200);
  });
});

describe("our own pages and programs", () => {
  test.each(OWN)("may change and connect with %j", async (headers) => {
    const query = "{ viewer { id } }";
    const { status } = await server.ask("POST", "/graphql", { headers, body: { query } });
    expect(status).toBe(200);
    await acknowledged(server, { headers });
  });
});

test("the Origin header takes precedence over Sec-Fetch-Site", () => {
  const foreign = { origin: "https://evil.example", "sec-fetch-site": "same-origin" };
  expect(isSameSite(foreign, [ORIGIN])).toBe(false);
});
