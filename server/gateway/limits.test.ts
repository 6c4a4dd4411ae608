import { describe, expect, test } from "vitest";
import { aPost } from "../../schema/blog/post.builder.ts";
import { copyOfCleanDatabase } from "../../schema/testing/database.ts";
import { testServer } from "../testing/server.ts";
import { acknowledged } from "../testing/socket.ts";

const server = await testServer();
const { database, lose } = await copyOfCleanDatabase();
await lose();
/** A server that can refuse operations but has no database to answer them. */
const withoutDatabase = await testServer({}, { database });

/** A query of that many nested fields. */
function deep(levels: number): string {
  const way = ["posts(first: 1)", "nodes", "author"];
  const names = Array.from({ length: levels - 1 }, (_, i) =>
    i ? way[i % way.length] : "publishedPosts(first: 1)",
  );
  const last = levels % way.length === 2 ? "totalCount" : "id";
  return `{ ${names.join(" { ")} { ${last} ${"} ".repeat(levels)}`;
}

const tokens = (count: number) => `{ publishedPosts { nodes { ${"id ".repeat(count)} } } }`;
const aliases = (count: number) =>
  `{ publishedPosts { nodes { ${Array.from({ length: count }, (_, i) => `a${i}: id`).join(" ")} } } }`;
const rootFields = (count: number) =>
  `{ ${Array.from({ length: count }, (_, i) => `a${i}: categories { id }`).join(" ")} }`;
const inFragments = `
  { publishedPosts { ...A } }
  fragment A on PostConnection { nodes { author { posts { nodes { author { ...B } } } } } }
  fragment B on Member { posts { nodes { author { posts { totalCount } } } } }`;

/** Fragments that each spread the next one in these fields. */
function doubling(fragments: number, fields: readonly string[]): string {
  const of = (n: number) => fields.map((field) => `${field} { ...F${n} }`).join(" ");
  const all = Array.from(
    { length: fragments },
    (_, n) => `fragment F${n} on Post { ${of(n + 1)} }`,
  );
  return `{ post(id: "1") { ...F0 } } ${all.join(" ")} fragment F${fragments} on Post { id }`;
}

const TOO_COSTLY: [name: string, query: string][] = [
  ["depth 50", deep(50)],
  ["depth 11", deep(11)],
  ["depth by fragments", inFragments],
  ["10,000 tokens", tokens(10_000)],
  ["1,900 times the same field", tokens(1_900)],
  ["1,000 aliases", aliases(1_000)],
  ["51 aliases", aliases(51)],
  ["21 root fields", rootFields(21)],
  [
    "1,001 points",
    "{ publishedPosts(first: 100) { nodes { comments(first: 8) { nodes { id } } } } }",
  ],
  ["2^80 fields in fragments", doubling(80, ["previous", "next"])],
  ["3^8 objects in fragments", doubling(8, ["previous", "next", "related"])],
];
const FINE: [name: string, query: string][] = [
  ["depth 10", deep(10)],
  ["992 points", "{ publishedPosts(first: 90) { nodes { comments(first: 9) { nodes { id } } } } }"],
  ["300 tokens", tokens(300)],
  ["50 aliases", aliases(50)],
  ["20 root fields", rootFields(20)],
];

describe("over HTTP", () => {
  const ask = (query: string, from = server) => from.ask("POST", "/graphql", { body: { query } });

  test.each(TOO_COSTLY)("%s is refused before the database is used", async (_name, query) => {
    const { status, body } = await ask(query, withoutDatabase);
    expect(status).toBe(400);
    expect(body.data).toBeUndefined();
    expect(body.errors[0].extensions.code).toBe("TOO_COSTLY");
  });

  test.each(FINE)("%s is answered", async (_name, query) => {
    const { status, body } = await ask(query);
    expect(body.errors).toBeUndefined();
    expect(status).toBe(200);
  });

  test.each(FINE)("%s needs the database", async (_name, query) => {
    const { body } = await ask(query, withoutDatabase);
    expect(body.errors?.[0].extensions.code).toBe("INTERNAL");
  });

  test("a body of a million bytes is too large", async () => {
    const { status, body } = await ask(
      `{ publishedPosts { totalCount } } # ${"x".repeat(1_000_000)}`,
    );
    expect(status).toBe(413);
    expect(body.errors?.[0].extensions.code).toBe("TOO_LARGE");
  });

  test("several operations in one request are refused", async () => {
    const body = [{ query: "{ viewer { id } }" }, { query: "{ viewer { id } }" }];
    const { status } = await server.ask("POST", "/graphql", { body });
    expect(status).toBe(400);
  });
});

describe("over a websocket", () => {
  const ask = async (query: string, to = server) => {
    const socket = await acknowledged(to);
    socket.send({ id: "1", type: "subscribe", payload: { query } });
    return socket.next();
  };

  test.each(TOO_COSTLY)("%s is refused before the database is used", async (_name, query) => {
    const { type, payload } = await ask(query, withoutDatabase);
    expect(type).toBe("error");
    expect(payload[0].extensions.code).toBe("TOO_COSTLY");
  });

  test.each(FINE)("%s is answered", async (_name, query) => {
    const { type, payload } = await ask(query);
    expect(payload.errors).toBeUndefined();
    expect(type).toBe("next");
  });

  test("a message of 100,000 bytes closes the socket", async () => {
    const socket = await acknowledged(server);
    const query = `{ publishedPosts { totalCount } } # ${"x".repeat(100_000)}`;
    socket.send({ id: "1", type: "subscribe", payload: { query } });
    expect((await socket.closed).code).toBe(1009);
  });

  test("more than twenty operations at once are refused", async () => {
    const { id: postId } = await aPost(server.database.em.fork());
    const socket = await acknowledged(server);
    const query = "subscription($postId: ID!) { commentAdded(postId: $postId) { id } }";
    for (let n = 1; n <= 21; n += 1) {
      socket.send({ id: `${n}`, type: "subscribe", payload: { query, variables: { postId } } });
    }
    expect(await socket.next()).toMatchObject({ id: "21", type: "error" });
  });
});
