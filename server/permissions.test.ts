import { describe, expect, test } from "vitest";
import { Role } from "../schema/accounts/index.ts";
import { aUser } from "../schema/accounts/user.builder.ts";
import {
  ADMINS,
  EVERYBODY,
  LET_IN,
  OPERATIONS,
  refusalFor,
  SIGNED_IN,
  WRITERS,
} from "../schema/testing/who-may-call.ts";
import { routes } from "./rest/index.ts";
import { testServer } from "./testing/server.ts";
import { acknowledged, type TestSocket } from "./testing/socket.ts";

// Who may call what by their session, over HTTP, websocket and REST. Written by hand.

const server = await testServer();
const em = () => server.database.em.fork();

/** The headers of everybody's browser. */
const browsers: Record<string, Record<string, string>> = { visitor: {} };
for (const role of Object.values(Role)) {
  browsers[role] = await server.signedIn(await aUser(em(), { roles: [role] }));
}
const headersOf = (who: string) => browsers[who] ?? {};

const sockets: Record<string, TestSocket> = {};
for (const who of EVERYBODY) sockets[who] = await acknowledged(server, { headers: headersOf(who) });

test("everybody is there", () => {
  expect(Object.keys(browsers).toSorted()).toEqual(EVERYBODY.toSorted());
});

let asked = 0;

/** The code of the refusal, if there was one; a subscription that begins says nothing. */
async function codeOn(who: string, query: string): Promise<unknown> {
  const socket = sockets[who] as TestSocket;
  const id = `${(asked += 1)}`;
  socket.send({ id, type: "subscribe", payload: { query } });
  const after = `${id}-after`;
  if (query.startsWith("subscription")) {
    socket.send({ id: after, type: "subscribe", payload: { query: "{ __typename }" } });
  }
  for (;;) {
    const message = await socket.next();
    if (message.id === after) {
      socket.send({ id, type: "complete" });
      return undefined;
    }
    if (message.id !== id || message.type === "complete") continue;
    const [error] = message.type === "error" ? message.payload : (message.payload.errors ?? []);
    return error?.extensions.code;
  }
}

const expected = (who: string, mayCall: readonly string[]) =>
  mayCall.includes(who) ? LET_IN : [refusalFor(who)];

const overHttp = Object.entries(OPERATIONS).filter(
  ([, [query]]) => !query.startsWith("subscription"),
);

test.each(overHttp)("%s over HTTP", async (_name, [query, mayCall]) => {
  for (const who of EVERYBODY) {
    const { body } = await server.ask("POST", "/graphql", {
      headers: headersOf(who),
      body: { query },
    });
    expect(expected(who, mayCall), who).toContain(body.errors?.[0].extensions.code);
  }
});

test.each(Object.entries(OPERATIONS))("%s over a websocket", async (_name, [query, mayCall]) => {
  for (const who of EVERYBODY) {
    expect(expected(who, mayCall), who).toContain(await codeOn(who, query));
  }
});

const CALLS: Record<string, readonly string[]> = {
  "GET /api/blog/posts": WRITERS,
  "POST /api/blog/posts": WRITERS,
  "PUT /api/blog/posts/{id}": WRITERS,
  "DELETE /api/blog/posts/{id}": WRITERS,
  "GET /api/blog/public": EVERYBODY,
  "GET /api/blog/public/{slug}": EVERYBODY,
  "GET /api/categories": EVERYBODY,
  "POST /api/categories": WRITERS,
  "PUT /api/categories/{id}": WRITERS,
  "DELETE /api/categories/{id}": WRITERS,
  "GET /api/blog/categories": EVERYBODY,
  "GET /api/blog/categories/{slug}": EVERYBODY,
  "GET /api/blog/comments": EVERYBODY,
  "GET /api/blog/comments/{id}": EVERYBODY,
  "POST /api/blog/comments": EVERYBODY,
  "POST /api/blog/comments/{id}/reply": EVERYBODY,
  "GET /api/chat/contacts": SIGNED_IN,
  "GET /api/chat/conversations": SIGNED_IN,
  "GET /api/chat/conversation": SIGNED_IN,
  "GET /api/chat/conversation/mark-as-seen": SIGNED_IN,
  "GET /api/chat/participants": SIGNED_IN,
  "GET /api/members/public/{id}": EVERYBODY,
  "GET /api/home": EVERYBODY,
  "GET /api/members": EVERYBODY,
  "POST /api/members": ADMINS,
  "POST /api/members/{id}": SIGNED_IN,
  "DELETE /api/members/{id}": ADMINS,
  "POST /api/members/delete": ADMINS,
  "GET /api/membertypes": EVERYBODY,
  "POST /api/membertypes": ADMINS,
  "POST /api/membertypes/{id}": ADMINS,
  "DELETE /api/membertypes/{id}": ADMINS,
  "POST /api/membertypes/delete": ADMINS,
  "GET /api/users": ADMINS,
  "GET /api/sitemap": EVERYBODY,
  "POST /api/auth/register": EVERYBODY,
  "POST /api/auth/verify": EVERYBODY,
  "POST /api/auth/verify/resend": EVERYBODY,
  "POST /api/auth/reset-password": EVERYBODY,
  "POST /api/auth/new-password": EVERYBODY,
};

test("every REST call is in the table", () => {
  const names = routes.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(CALLS).toSorted()).toEqual(names.toSorted());
});

describe.each(Object.entries(CALLS))("%s", (name, mayCall) => {
  const [method = "", path = ""] = name.split(" ");

  test.each(EVERYBODY)("%s", async (who) => {
    const { body } = await server.ask(method, path.replace(/\{\w+\}/g, crypto.randomUUID()), {
      headers: headersOf(who),
      ...(method !== "GET" && { body: {} }),
    });
    const expected = mayCall.includes(who) ? LET_IN : [refusalFor(who)];
    expect(expected).toContain(body.code);
  });
});
