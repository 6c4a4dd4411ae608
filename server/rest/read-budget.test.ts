import { expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";

const limited = (visitor: number, session = 1_000) =>
  testServer({ rateLimits: true, points: { visitor, session } });

const LIST = "/api/blog/public?limit=1&page=";

test("a read costs a point, and what comes from the cache none", async () => {
  const { ask } = await limited(10);
  const left = async (path: string) => (await ask("GET", path)).headers.get("ratelimit");
  expect(await left(`${LIST}1`)).toBe('"points";r=9');
  expect(await left(`${LIST}1`)).toBeNull();
  expect(await left(`${LIST}2`)).toBe('"points";r=8');
});

test("without points a read is refused, and what is cached is still answered", async () => {
  const { ask } = await limited(2);
  for (const page of [1, 2]) expect((await ask("GET", LIST + page)).status).toBe(200);
  const { status, headers, body } = await ask("GET", `${LIST}3`);
  expect(status).toBe(429);
  expect(body.code).toBe("RATE_LIMITED");
  expect(headers.get("retry-after")).toBe(String(body.retryAfter));
  expect(headers.get("ratelimit-policy")).toBe('"points";q=2;w=3600');
  expect((await ask("GET", `${LIST}1`)).status).toBe(200);
});

test("operations of the graph are paid from the same budget", async () => {
  const { ask } = await limited(10);
  await ask("GET", `${LIST}1`);
  const { body } = await ask("POST", "/graphql", { body: { query: "{ siteInfo { version } }" } });
  expect(body.extensions.cost.throttle.available).toBeLessThan(9);
});

test("a large answer costs a point for each hundred objects in it", async () => {
  const { ask, database } = await limited(10);
  for (let n = 0; n < 60; n += 1) await aPost(database.em.fork());
  const editor = withRole(Role.EDITOR);
  const left = async () => {
    const { headers, status } = await ask("GET", "/api/blog/posts", { as: editor });
    expect(status).toBe(200);
    return Number(/r=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1]);
  };
  const first = await left();
  expect(first - (await left())).toBeGreaterThan(1);
});
