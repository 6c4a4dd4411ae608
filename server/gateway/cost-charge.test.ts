import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { getIntrospectionQuery } from "graphql";
import { describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { describeWith, REDIS_URL } from "../../schema/testing/services.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";
import { acknowledged } from "../testing/socket.ts";

const limited = { rateLimits: true, trustProxy: true };
const server = await testServer(limited);
const unlimited = await testServer({ trustProxy: true }, server);
await aPost(server.database.em.fork());

type Headers = Record<string, string>;

/** The headers of a new visitor. */
function newVisitor(): Headers {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return { "x-forwarded-for": `10.${a}.${b}.${c}` };
}

const ask = (query: string, headers: Headers, { to = server, variables = {} } = {}) =>
  to.ask("POST", "/graphql", { headers, body: { query, variables } });

async function askOnSocket(query: string, headers: Headers) {
  const socket = await acknowledged(server, { headers });
  socket.send({ id: "1", type: "subscribe", payload: { query } });
  return socket.next();
}

const CHEAP = "{ publishedPosts(first: 1) { nodes { id } } }";
/** 702 points, of which 504 are used because there is one post. */
const DEAR = "{ publishedPosts(first: 100) { nodes { comments { totalCount } } } }";

const named = (count: number, field: string) =>
  Array.from({ length: count }, (_, i) => `a${i}: ${field}`).join(" ");
const DEAREST = "{ publishedPosts(first: 100) { nodes { comments { nodes { id } } } } }";

test("the schema's description explains what operations cost", async () => {
  const { body } = await ask("{ __schema { description } }", newVisitor());
  const said: string = body.data.__schema.description;
  for (const fact of ["1000 points", "20000", "10 levels", "2000 tokens", "x-cost-estimate-only"]) {
    expect(said).toContain(fact);
  }
});

describe("an answer reports its cost", () => {
  test("over HTTP, and the rest was given back", async () => {
    const { body } = await ask(DEAR, newVisitor());
    expect(body.extensions.cost).toEqual({
      requested: 702,
      actual: 504,
      throttle: { max: 1_000, available: 496, restoreRate: 0.278 },
    });
  });

  test("over a websocket", async () => {
    const { payload } = await askOnSocket(DEAR, newVisitor());
    expect(payload.extensions.cost).toEqual({
      requested: 702,
      actual: 504,
      throttle: { max: 1_000, available: 496, restoreRate: 0.278 },
    });
  });

  test("which is charged once for a document identified by its hash", async () => {
    const headers = newVisitor();
    const sha256Hash = createHash("sha256").update(CHEAP).digest("hex");
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    const costs = [];
    for (const text of [{ query: CHEAP }, {}, {}, {}]) {
      const { body } = await server.ask("POST", "/graphql", {
        headers,
        body: { extensions, ...text },
      });
      costs.push(body.extensions.cost);
    }
    const [{ actual }] = costs;
    expect(actual).toBeGreaterThan(0);
    const available = costs.map(({ throttle }) => Math.floor(throttle.available));
    expect(available).toEqual([1, 2, 3, 4].map((times) => 1_000 - times * actual));
  });

  test("also if it was refused, with a cost of zero", async () => {
    const { body } = await ask(DEAREST, newVisitor());
    expect(body.errors[0]).toMatchObject({
      message: "This may cost 2202 points, at most 1000",
      extensions: { code: "TOO_COSTLY" },
    });
    expect(body.extensions.cost).toMatchObject({ requested: 2_202, actual: 0 });
  });

  test("of one point plus the search, if nothing was found", async () => {
    const { body } = await ask(`{ post(id: "${crypto.randomUUID()}") { id } }`, newVisitor());
    expect(body.errors[0].extensions.code).toBe("NOT_FOUND");
    expect(body.extensions.cost).toMatchObject({ requested: 2, actual: 1 + 3 });
  });

  test("of five points if its variables are invalid", async () => {
    const query = "query($first: Int) { publishedPosts(first: $first) { nodes { id } } }";
    const { body } = await ask(query, newVisitor(), { variables: { first: "many" } });
    expect(body.errors[0].extensions.code).toBe("INVALID");
    expect(body.extensions.cost).toMatchObject({ requested: 5, actual: 5 });
  });
});

describe("a caller who has used the points of an hour", () => {
  test("is refused over HTTP until there are enough again", async () => {
    const visitor = newVisitor();
    await ask(DEAR, visitor);
    const { status, headers, body } = await ask(DEAR, visitor);
    expect(status).toBe(429);
    const [{ extensions }] = body.errors;
    expect(extensions.code).toBe("RATE_LIMITED");
    expect(extensions.retryAfter).toBeGreaterThan(600); // 206 points, at 1,000 an hour
    expect(extensions.retryAfter).toBeLessThanOrEqual(742);
    expect(headers.get("retry-after")).toBe(String(extensions.retryAfter));
    expect(body.extensions.cost).toMatchObject({ requested: 702, actual: 0 });
    expect((await ask(CHEAP, visitor)).status).toBe(200);
  });

  test("is refused over a websocket, too", async () => {
    const visitor = newVisitor();
    await ask(DEAR, visitor);
    const { type, payload } = await askOnSocket(DEAR, visitor);
    expect(type).toBe("error");
    expect(payload[0].extensions).toEqual({
      code: "RATE_LIMITED",
      retryAfter: expect.any(Number),
    });
    expect((await askOnSocket(CHEAP, visitor)).type).toBe("next");
  });

  test("can still read the site", async () => {
    const visitor = newVisitor();
    await ask(DEAR, visitor);
    expect((await ask(DEAR, visitor)).status).toBe(429);
    const { status } = await server.ask("GET", "/api/blog/public", { headers: visitor });
    expect(status).toBe(200);
  });

  test("does not affect others, and users have more points", async () => {
    const visitor = newVisitor();
    await ask(DEAR, visitor);
    expect((await ask(DEAR, visitor)).status).toBe(429);
    expect((await ask(DEAR, newVisitor())).status).toBe(200);
    const user = { ...visitor, ...server.as(withRole(Role.MEMBER)) };
    const { body } = await ask(DEAR, user);
    expect(body.extensions.cost.throttle).toMatchObject({ max: 20_000, available: 19_496 });
  });

  test("pays a tenth of one event for a subscription, once", async () => {
    const visitor = newVisitor();
    const socket = await acknowledged(server, { headers: visitor });
    const query = readFileSync(
      "client/features/blog/comments/public/comment-added.graphql",
      "utf8",
    );
    const variables = { postId: crypto.randomUUID() };
    socket.send({ id: "1", type: "subscribe", payload: { query, variables } });
    await socket.next();
    const { body } = await ask(CHEAP, visitor);
    expect(body.extensions.cost.throttle.available).toBe(1_000 - 1 - 3);
  });

  test("cannot subscribe", async () => {
    const visitor = newVisitor();
    for (const count of [20, 1]) {
      const schemas = `{ ${named(count, "__schema { description }")} }`;
      while ((await ask(schemas, visitor)).status === 200);
    }
    const related = named(10, "related { id }"); // 21 points
    const added = `commentAdded(postId: "${crypto.randomUUID()}") { post { ${related} } }`;
    const { type, payload } = await askOnSocket(`subscription { ${added} }`, visitor);
    expect(type).toBe("error");
    expect(payload[0].extensions.code).toBe("RATE_LIMITED");
  });

  describeWith(REDIS_URL, "of processes that share Redis", async (redisUrl) => {
    const here = await testServer({ ...limited, redisUrl }, server);
    const there = await testServer({ ...limited, redisUrl }, server);

    test("is refused by each of them", async () => {
      const visitor = newVisitor();
      expect((await ask(DEAR, visitor, { to: here })).status).toBe(200);
      expect((await ask(DEAR, visitor, { to: there })).status).toBe(429);
      expect((await ask(CHEAP, visitor, { to: there })).status).toBe(200);
    });
  });
});

test("without rate limits only single operations are limited", async () => {
  const visitor = newVisitor();
  for (const _time of [1, 2, 3]) {
    const { status, body } = await ask(DEAR, visitor, { to: unlimited });
    expect(status).toBe(200);
    expect(body.extensions.cost).toEqual({ requested: 702, actual: 504 });
  }
  expect((await ask(DEAREST, visitor, { to: unlimited })).status).toBe(400);
});

describe("an estimate", () => {
  const DRY = { "x-cost-estimate-only": "true" };

  test("returns the possible cost and takes nothing", async () => {
    const visitor = newVisitor();
    for (const _time of [1, 2]) {
      const { status, body } = await ask(DEAR, { ...visitor, ...DRY });
      expect(status).toBe(200);
      expect(body).toEqual({
        data: null,
        extensions: {
          cost: {
            requested: 702,
            actual: 0,
            throttle: { max: 1_000, available: 1_000, restoreRate: 0.278 },
          },
        },
      });
    }
  });

  test("is not made with the value false", async () => {
    const { body } = await ask(DEAR, { ...newVisitor(), "x-cost-estimate-only": "false" });
    expect(body.data).not.toBeNull();
  });

  test("works for an operation that would be refused", async () => {
    const { body } = await ask(DEAREST, { ...newVisitor(), ...DRY });
    expect(body.errors).toBeUndefined();
    expect(body.extensions.cost.requested).toBe(2_202);
  });

  test.each(["true", "1", "yes"])("changes nothing with the value %s", async (value) => {
    const editor = server.as(withRole(Role.EDITOR));
    const create = `mutation { createCategory(input: { name: { en: "Never" } }) { id } }`;
    const { body } = await ask(create, { ...editor, "x-cost-estimate-only": value });
    expect(body).toMatchObject({ data: null, extensions: { cost: { requested: 12, actual: 0 } } });
    const { text } = await ask("{ categories { name } }", newVisitor());
    expect(text).not.toContain("Never");
  });

  test("the limits allow every document of the site's own pages", async () => {
    const texts = globSync("client/**/*.{ts,tsx}").flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/from "(.+\.graphql)\?raw"/g)].map(([, file = ""]) =>
        readFileSync(join(dirname(path), file), "utf8"),
      ),
    );
    expect(texts.length).toBeGreaterThan(0);
    for (const query of [...texts, getIntrospectionQuery()]) {
      const id = crypto.randomUUID();
      const variables = { id, postId: id, token: "token", email: "a@example.org" };
      const { body } = await ask(query, { ...newVisitor(), ...DRY }, { variables });
      expect(body.extensions.cost.requested).toBeLessThanOrEqual(160); // that of a list of invoices
    }
  });
});
