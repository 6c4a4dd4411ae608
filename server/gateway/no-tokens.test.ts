import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { testServer } from "../testing/server.ts";
import { acknowledged, socketTo } from "../testing/socket.ts";

const server = await testServer();
const QUERY = { query: "{ viewer { id } }" };

test.each(["Bearer abc", "token abc", "abc"])(
  "“Authorization: %s” is refused by the APIs: nobody believes that a token worked",
  async (authorization) => {
    const headers = { authorization };
    const rest = await server.ask("GET", "/api/jobs/public", { headers });
    expect([rest.status, rest.body.code]).toEqual([401, "UNAUTHENTICATED"]);
    for (const graph of [
      await server.ask("POST", "/graphql", { headers, body: QUERY }),
      await server.ask("GET", "/graphql?query={__typename}", { headers }),
    ]) {
      expect(graph.status).toBe(401);
      expect(graph.body.errors[0].extensions.code).toBe("UNAUTHENTICATED");
    }
  },
);

test("the password of a proxy in front of the site is not meant for it", async () => {
  const headers = { authorization: "Basic YTpi" };
  expect((await server.ask("GET", "/api/jobs/public", { headers })).status).toBe(200);
  expect((await server.ask("POST", "/graphql", { headers, body: QUERY })).status).toBe(200);
  await acknowledged(server, { headers });
});

test.each([
  { authorization: "Bearer abc" },
  { Authorization: "abc" },
  { headers: { Authorization: "Bearer abc" } },
])("a websocket that begins with %j is closed with 4401", async (payload) => {
  const socket = await socketTo(server);
  socket.send({ type: "connection_init", payload });
  expect(await socket.closed).toEqual({ code: 4401, reason: "Access tokens are not supported" });
});

test("a websocket that is opened with a token is closed with 4401", async () => {
  const socket = await socketTo(server, { headers: { authorization: "Bearer abc" } });
  socket.send({ type: "connection_init" });
  expect((await socket.closed).code).toBe(4401);
});

test("the schema is a file with a version", async () => {
  const answer = await server.ask("GET", "/graphql/schema.graphql");
  expect(answer.status).toBe(200);
  // it also describes the whole, as the server knows its limits
  expect(answer.text.endsWith(readFileSync("schema/schema.graphql", "utf8"))).toBe(true);
  const headers = { "if-none-match": answer.headers.get("etag") ?? "" };
  expect((await server.ask("GET", "/graphql/schema.graphql", { headers })).status).toBe(304);
});
