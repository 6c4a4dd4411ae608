import { describe, expect, test } from "vitest";
import { Role } from "../schema/accounts/index.ts";
import { aUser } from "../schema/accounts/user.builder.ts";
import { CALLS, LET_IN, OPERATIONS, refusalFor } from "../schema/testing/collected.ts";
import { EVERYBODY } from "../schema/testing/expectations.ts";
import { testServer } from "./testing/server.ts";
import { acknowledged, type TestSocket } from "./testing/socket.ts";

// Who may call what by their session, over HTTP, websocket and REST, as *.expectations.ts say.

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
