import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";
import { acknowledged } from "../testing/socket.ts";
import { failure } from "./http.ts";

const server = await testServer();
const em = () => server.database.em.fork();
const editor = withRole(Role.EDITOR);

/** The answer of a connection to the raw bytes of one request. */
async function raw(head: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  await once(socket, "connect");
  socket.write(`${head}\r\nHost: somewhere.example\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

describe("a request line", () => {
  test.each([
    ["may contain the host, as for proxies", "GET http://any.example/health HTTP/1.1", 200],
    ["may contain the host of a call", "GET http://any.example/api/categories HTTP/1.1", 200],
    ["may contain only the host", "GET http://any.example HTTP/1.1", 500], // this server has no pages
    ["must have a path", "GET * HTTP/1.1", 400],
    ["may ask what the whole server can do", "OPTIONS * HTTP/1.1", 204],
    ["must not ask for an echo", "TRACE / HTTP/1.1", 405],
  ])("%s", async (_name, line, status) => {
    expect(await raw(line)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });
});

describe("characters that the database cannot store", () => {
  const NUL = "a\0b";
  const HALF = "a\ud800b";

  test("do not fail signing in", async () => {
    const { headers, body } = await server.ask("GET", "/api/auth/csrf");
    const cookie = headers
      .getSetCookie()
      .map((one) => one.split(";", 1)[0])
      .join("; ");
    const call = (fields: Record<string, string>, type: string, sent: unknown) =>
      server.ask("POST", "/api/auth/callback/credentials", {
        headers: { cookie, "content-type": type },
        body: sent ?? fields,
      });
    const fields = {
      csrfToken: body.csrfToken,
      email: `${NUL}@example.org`,
      password: "x",
      json: "true",
    };
    expect((await call(fields, "application/json", undefined)).status).toBe(401);
    const form = new URLSearchParams(fields).toString();
    expect((await call(fields, "application/x-www-form-urlencoded", form)).status).toBe(401);
  });

  test.each([NUL, HALF])("such as %j are removed from texts and documents", async (odd) => {
    const content = {
      type: "doc",
      content: [{ type: "paragraph", content: [{ type: "text", text: odd }] }],
    };
    const query = `mutation($input: CreatePostInput!) {
      createPost(input: $input) { titleByLocale { en } contentByLocale }
    }`;
    const variables = { input: { title: { en: odd }, content: { en: content } } };
    const { body } = await server.ask("POST", "/graphql", {
      as: editor,
      body: { query, variables },
    });
    const stored = odd.replaceAll("\0", "").toWellFormed();
    expect(body.data.createPost.titleByLocale.en).toBe(stored);
    expect(JSON.stringify(body.data.createPost.contentByLocale)).toContain(JSON.stringify(stored));
  });

  test("are removed from websocket messages", async () => {
    const socket = await acknowledged(server, { headers: server.as(editor) });
    const query =
      "mutation($input: CreatePostInput!) { createPost(input: $input) { titleByLocale { en } } }";
    const variables = { input: { title: { en: `Live ${HALF}` } } };
    socket.send({ id: "1", type: "subscribe", payload: { query, variables } });
    const { payload } = await socket.next();
    expect(payload.errors).toBeUndefined();
    expect(payload.data.createPost.titleByLocale.en).toBe(`Live ${HALF.toWellFormed()}`);
  });
});

describe("null for a required value is bad input", () => {
  test.each(["acceptMessagesFrom", "visibility"])("%s of a member", async (field) => {
    server.log.length = 0;
    const { id: memberId } = await aMember(em());
    const as = withRole(Role.MEMBER, { memberId });
    const query =
      "mutation($id: ID!, $input: UpdateMemberInput!) { updateMember(id: $id, input: $input) { id } }";
    const variables = { id: memberId, input: { [field]: null } };
    const { body } = await server.ask("POST", "/graphql", { as, body: { query, variables } });
    expect(body.errors[0].extensions).toEqual({ code: "INVALID", fields: { [field]: "Required" } });
    expect(server.log.join()).not.toContain("Failing row");
  });

  test.each(["roles", "locale"])("%s of a user", async (field) => {
    const { id } = await aUser(em());
    const query =
      "mutation($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id } }";
    const variables = { id, input: { [field]: null } };
    const as = withRole(Role.ADMIN);
    const { body } = await server.ask("POST", "/graphql", { as, body: { query, variables } });
    expect(body.errors[0].extensions).toEqual({ code: "INVALID", fields: { [field]: "Required" } });
  });
});

test("a persisted query of another version is malformed", async () => {
  server.log.length = 0;
  const extensions = { persistedQuery: { version: 2, sha256Hash: "x" } };
  const { status, body } = await server.ask("POST", "/graphql", { body: { extensions } });
  expect(status).toBe(400);
  expect(body.errors[0].extensions.code).toBe("MALFORMED");
  expect(server.log.filter((line) => line.includes(`"level":50`))).toEqual([]);
});

describe("shared caches store no personal answers", () => {
  const PRIVATE = "private, no-store";

  test.each(["/api/users", "/api/blog/posts", "/api/chat/contacts", "/api/nothing"])(
    "%s",
    async (path) => {
      const { id: memberId } = await aMember(em());
      const as = withRole(Role.ADMIN, { memberId });
      const { headers } = await server.ask("GET", path, { as });
      expect(headers.get("cache-control")).toBe(PRIVATE);
    },
  );

  test("answers that are the same for everyone may be cached", async () => {
    const { headers } = await server.ask("GET", "/api/blog/public");
    expect(headers.get("cache-control")).toBe("public, no-cache");
  });
});

describe("JSON of any shape is answered", () => {
  const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;

  test.each([
    ["200,000 levels", `{"query": "{ __typename }", "variables": {"x": ${deep}}}`, 200],
    [
      "200,000 levels with NUL",
      `{"query": "{ __typename }", "variables": {"x": ["\\u0000", ${deep}]}}`,
      200,
    ],
    ["__proto__", `{"query": "{ __typename }", "__proto__": {"isSignedIn": true}}`, 400],
    ["constructor.prototype", `{"query": "{ __typename }", "constructor": {"prototype": {}}}`, 400],
    ["a repeated key", `{"query": "{", "query": "{ __typename }"}`, 200],
    ["no JSON", `{"query"`, 400],
    ["a list", "[]", 400],
    ["null", "null", 400],
  ])("%s", async (_name, body, status) => {
    expect((await server.ask("POST", "/graphql", { body })).status).toBe(status);
    expect(({} as { isSignedIn?: boolean }).isSignedIn).toBeUndefined();
  });
});

test.each(["ECONNREFUSED", "57P01", "57P03", "08006"])(
  "%s answers 503 while the database is unreachable, and works again later",
  (code) => {
    const { status, body } = failure(Object.assign(new Error("no answer"), { code }));
    expect({ status, body }).toEqual({
      status: 503,
      body: {
        message: "The database is unavailable. Try again in a moment.",
        code: "UNAVAILABLE",
        retryAfter: 5,
      },
    });
  },
);

test("connections without progress are closed", () => {
  const { headersTimeout, requestTimeout, timeout } = server.http.server;
  expect({ headersTimeout, requestTimeout, timeout }).toEqual({
    headersTimeout: 30_000,
    requestTimeout: 0, // a picture may arrive slowly, as long as it makes progress
    timeout: 60_000,
  });
});

test("a visitor's cached answers and ETags are not used for viewers who may see more", async () => {
  await aPost(em(), { title: { en: "Validated" }, published: [] });
  const path = "/api/blog/posts";
  const seen = await server.ask("GET", path, { as: editor });
  expect(seen.text).toContain("Validated");
  const etag = seen.headers.get("etag") ?? "*";
  for (const method of ["GET", "HEAD"]) {
    for (const known of [etag, "*", `W/${etag}`]) {
      const headers = { "if-none-match": known };
      const { status, text: body } = await server.ask(method, path, { headers });
      expect(status).toBe(401);
      expect(body).not.toContain("Validated");
    }
  }
});

describe("a change from another site is refused", () => {
  const ORIGINS = [
    "https://evil.example",
    "http://localhost:3000.evil.example",
    "http://localhost",
    "http://localhost:3001",
    "https://localhost:3000",
    "http://LOCALHOST:3000@evil.example",
    "null",
    "file://",
    "",
  ];
  const CALLS: [method: string, path: string][] = [
    ["POST", "/graphql"],
    ["POST", "/api/blog/comments"],
    ["POST", "/api/auth/callback/credentials"],
    ["POST", "/api/auth/signout"],
    ["PUT", "/api/members/x/cover"],
    ["DELETE", "/api/members/x"],
    ["PATCH", "/api/uploads/x"],
  ];

  test.each(CALLS)("%s %s", async (method, path) => {
    for (const origin of ORIGINS) {
      const { status } = await server.ask(method, path, { headers: { origin }, body: {} });
      expect(`${origin} ${status}`).toBe(`${origin} 403`);
    }
  });
});
