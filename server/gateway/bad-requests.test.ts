import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { visitor, withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";
import { acknowledged, socketTo } from "../testing/socket.ts";

const limited = { rateLimits: true, trustProxy: true };
const server = await testServer(limited);
const production = await testServer({ databaseUrl: "postgres://elsewhere/site" }, server);
await aPost(server.database.em.fork());

type Headers = Record<string, string>;

/** The headers of a new visitor. */
function newVisitor(): Headers {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return { "x-forwarded-for": `10.${a}.${b}.${c}` };
}

const PUBLISH = `mutation($ids: [ID!], $locales: [Locale!]) {
  publishPosts(ids: $ids, locales: $locales) { count }
}`;

const ask = (query: string, variables: object = {}, headers = newVisitor(), to = server) =>
  to.ask("POST", "/graphql", { headers, body: { query, variables } });

async function askOnSocket(query: string, variables = {}, headers = newVisitor(), to = server) {
  const socket = await acknowledged(to, { headers });
  socket.send({ id: "1", type: "subscribe", payload: { query, variables } });
  return socket.next();
}

describe("an operation that the document does not have", () => {
  const TWO = "query A { viewer { id } } query B { viewer { id } }";
  const several = "Must provide operation name if query contains multiple operations.";

  const missing: [query: string, name: string | null | undefined, message: string][] = [
    ["query A { viewer { id } }", "B", 'Unknown operation named "B".'],
    ["{ viewer { id } }", "A", 'Unknown operation named "A".'],
    ["query A { viewer { id } }", "", 'Unknown operation named "".'],
    [TWO, "C", 'Unknown operation named "C".'],
    [TWO, undefined, several],
    [TWO, null, several],
  ];

  test.each(missing)(
    "is a bad request with its reason: %s with %j",
    async (query, operationName, message) => {
      server.log.length = 0;
      const headers = newVisitor();
      const body = { query, operationName };
      const answer = await server.ask("POST", "/graphql", { headers, body });
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toEqual([{ message, extensions: { code: "MALFORMED" } }]);
      expect(server.log.filter((line) => line.includes(`"level":50`))).toEqual([]);
      const next = await ask("{ viewer { id } }", {}, headers);
      const { max, available } = next.body.extensions.cost.throttle;
      expect(max - available).toBe(5 + next.body.extensions.cost.actual);
    },
  );

  test.each(missing)("over a websocket, too: %s with %j", async (query, operationName, message) => {
    server.log.length = 0;
    const socket = await acknowledged(server, { headers: newVisitor() });
    socket.send({ id: "1", type: "subscribe", payload: { query, operationName } });
    const { type, payload } = await socket.next();
    expect(type).toBe("error");
    expect(payload).toEqual([{ message, extensions: { code: "MALFORMED" } }]);
    expect(server.log.filter((line) => line.includes(`"level":50`))).toEqual([]);
  });
});

describe("invalid variables", () => {
  const wrong = (count: number) => ({ ids: [], locales: Array.from({ length: count }, () => "x") });

  test("are refused at the first of a hundred thousand errors", { timeout: 20_000 }, async () => {
    const { status, body } = await ask(PUBLISH, wrong(100_000));
    expect(status).toBe(400);
    expect(body.errors[0].extensions.code).toBe("INVALID");
    expect(body.extensions.cost).toMatchObject({ requested: 5, actual: 5 });
  });

  test("are refused over a websocket, too", { timeout: 20_000 }, async () => {
    const { payload } = await askOnSocket(PUBLISH, wrong(20_000));
    expect(payload.errors[0].extensions.code).toBe("INVALID");
    expect(payload.extensions.cost).toMatchObject({ requested: 5, actual: 5 });
  });

  test("are bad input, however many there are, and are not logged as failures", async () => {
    server.log.length = 0;
    const { body } = await ask(PUBLISH, wrong(60));
    for (const { extensions } of body.errors) expect(extensions.code).toBe("INVALID");
    expect(server.log.filter((line) => line.includes(`"level":50`))).toEqual([]);
  });

  test("in a REST body are listed, up to twenty", async () => {
    const body = { skills: Array.from({ length: 20_000 }, () => ({})) };
    const { id: memberId } = await aMember(server.database.em.fork());
    const as = withRole(Role.MEMBER, { memberId });
    const answer = await server.ask("POST", `/api/members/${memberId}`, { as, body });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toHaveLength(20);
  });
});

describe("an operation that is not run costs five points:", () => {
  test.each([
    ["no document", "{", {}],
    ["an unknown field", "{ nothing }", {}],
    ["invalid variables", PUBLISH, { locales: ["x"] }],
  ])("%s", async (_name, query, variables) => {
    const visitor = newVisitor();
    await ask(query, variables, visitor);
    const { body } = await ask("{ __typename }", {}, visitor);
    expect(body.extensions.cost.throttle.available).toBe(1_000 - 5 - 1);
  });

  test("over a websocket, too", async () => {
    const visitor = newVisitor();
    await askOnSocket("{ nothing }", {}, visitor);
    const { body } = await ask("{ __typename }", {}, visitor);
    expect(body.extensions.cost.throttle.available).toBe(1_000 - 5 - 1);
  });

  test(
    "a caller without points is refused before the document is read",
    { timeout: 20_000 },
    async () => {
      const visitor = newVisitor();
      for (let n = 0; n <= 200; n += 1) await ask("{", {}, visitor);
      const { status, headers, body } = await ask("{", {}, visitor);
      expect(status).toBe(429);
      expect(body.errors[0].extensions.code).toBe("RATE_LIMITED");
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      const { payload } = await askOnSocket("{", {}, visitor);
      expect(payload[0].extensions.code).toBe("RATE_LIMITED");

      const query = "{ publishedPosts { totalCount } }";
      const sha256Hash = createHash("sha256").update(query).digest("hex");
      const known = { extensions: { persistedQuery: { version: 1, sha256Hash } } };
      await server.ask("POST", "/graphql", { headers: newVisitor(), body: { query, ...known } });
      const byHash = await server.ask("POST", "/graphql", { headers: visitor, body: known });
      expect(byHash.status).toBe(429);
      expect(byHash.body.errors[0].extensions.code).toBe("RATE_LIMITED");
      expect(Number(byHash.headers.get("retry-after"))).toBeGreaterThan(0);
    },
  );
});

describe("introspection", () => {
  const SCHEMA = `{ __type(name: "Post") { name } }`;
  const FRAGMENT = `{ ...Both } fragment Both on Query { publishedPosts { totalCount } ...About }
    fragment About on Query { __type(name: "Post") { name } }`;

  test.each([
    ["beside data", `{ publishedPosts { totalCount } __schema { description } }`],
    ["with data, in fragments", FRAGMENT],
  ])("%s is refused", async (_name, query) => {
    const { status, body } = await ask(query);
    expect(status).toBe(400);
    expect(body.errors[0]).toMatchObject({
      message: "Request introspection and data in separate operations",
      extensions: { code: "TOO_COSTLY" },
    });
    const { payload } = await askOnSocket(query);
    expect(payload[0].extensions.code).toBe("TOO_COSTLY");
  });

  test("is answered for everyone on a local site", async () => {
    expect((await ask(SCHEMA)).body.data).toEqual({ __type: { name: "Post" } });
  });

  test("is answered in production for signed-in users", async () => {
    const refused = await ask(SCHEMA, {}, production.as(visitor()), production);
    expect(refused.body.errors[0]).toMatchObject({
      message: "Sign in to read the schema",
      extensions: { code: "UNAUTHENTICATED" },
    });
    const { payload } = await askOnSocket(SCHEMA, {}, production.as(visitor()), production);
    expect(payload[0].extensions.code).toBe("UNAUTHENTICATED");
    const answered = await ask(SCHEMA, {}, production.as(withRole(Role.MEMBER)), production);
    expect(answered.body.data).toEqual({ __type: { name: "Post" } });
  });
});

test("an answer of several statements costs each of them", async () => {
  const missing = `post(id: "${crypto.randomUUID()}") { id }`;
  const { body } = await ask(`{ ${missing} publishedPosts { totalCount } members { totalCount } }`);
  expect(body.errors[0].extensions.code).toBe("NOT_FOUND");
  // the post, and each list with its count
  expect(body.extensions.cost.actual).toBeGreaterThanOrEqual(3 * 3);
});

test("root fields in fragments are counted", async () => {
  const fields = Array.from({ length: 21 }, (_, i) => `a${i}: __typename`).join(" ");
  const { body } = await ask(`{ ...Many } fragment Many on Query { ${fields} }`);
  expect(body.errors[0].message).toBe("At most 20 root fields");
});

describe("REST", () => {
  test.each(["/api/members", "/api/blog/public", "/api/sitemap"])(
    "%s gives visitors at most a hundred rows",
    async (path) => {
      expect((await server.ask("GET", `${path}?limit=100`)).status).toBe(200);
      const { status, body } = await server.ask("GET", `${path}?limit=101`);
      expect(status).toBe(422);
      expect(body.fields).toEqual({ limit: "Between 0 and 100" });
    },
  );

  test("gives signed-in users more rows", async () => {
    const as = withRole(Role.EDITOR);
    expect((await server.ask("GET", "/api/blog/posts?limit=1000", { as })).status).toBe(200);
  });
});

test("visitors of one network have at most fifty sockets", { timeout: 20_000 }, async () => {
  const headers = newVisitor();
  const sockets = [];
  for (let n = 1; n <= 50; n += 1) sockets.push(await acknowledged(server, { headers }));
  const oneMore = await socketTo(server, { headers });
  oneMore.send({ type: "connection_init" });
  expect(await oneMore.closed).toEqual({ code: 4429, reason: "At most 50 sockets" });
  sockets.push(await acknowledged(server, { headers: newVisitor() }));
  for (const socket of sockets) socket.leave();
});
