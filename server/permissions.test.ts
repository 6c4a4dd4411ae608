import type { GraphQLFormattedError } from "graphql";
import { expect, test } from "vitest";
import { Role } from "../schema/accounts/index.ts";
import { aUser } from "../schema/accounts/user.builder.ts";
import { STATUS } from "../schema/foundation/errors.ts";
import { CALLS, DONE, OPERATIONS, surprises } from "../schema/testing/collected.ts";
import { EVERYBODY } from "../schema/testing/expectations.ts";
import { testServer } from "./testing/server.ts";
import { acknowledged, type TestSocket } from "./testing/socket.ts";

// Calls every operation over HTTP, websocket and REST with each session and compares with
// *.expectations.ts.

const server = await testServer();
const em = () => server.database.em.fork();

/** The headers of each role's browser. */
const browsers: Record<string, Record<string, string>> = { visitor: {} };
for (const role of Object.values(Role)) {
  browsers[role] = await server.signedIn(await aUser(em(), { roles: [role] }));
}
const headersOf = (who: string) => browsers[who] ?? {};

const sockets: Record<string, TestSocket> = {};
for (const who of EVERYBODY) sockets[who] = await acknowledged(server, { headers: headersOf(who) });

test("every role has a session", () => {
  expect(Object.keys(browsers).toSorted()).toEqual(EVERYBODY.toSorted());
});

let requestCount = 0;

/** What a result of GraphQL comes to; without data it is no answer. */
const outcomeOf = ({ data, errors }: { data?: object; errors?: GraphQLFormattedError[] }): string =>
  String(errors ? errors[0]?.extensions?.code : data ? DONE : "no data");

/** A subscription that begins says nothing. */
async function overWebsocket(who: string, query: string): Promise<string> {
  const socket = sockets[who] as TestSocket;
  const id = `${(requestCount += 1)}`;
  socket.send({ id, type: "subscribe", payload: { query } });
  const after = `${id}-after`;
  if (query.startsWith("subscription")) {
    socket.send({ id: after, type: "subscribe", payload: { query: "{ __typename }" } });
  }
  for (;;) {
    const message = await socket.next();
    if (message.id === after) {
      socket.send({ id, type: "complete" });
      return outcomeOf(message.payload);
    }
    if (message.id !== id) continue;
    if (message.type === "complete") return "nothing";
    return outcomeOf(message.type === "error" ? { errors: message.payload } : message.payload);
  }
}

const overHttp = Object.entries(OPERATIONS).filter(
  ([, [query]]) => !query.startsWith("subscription"),
);

test.each(overHttp)("%s over HTTP", async (_name, [query, mayCall]) => {
  const outcomes = surprises(mayCall, async (who) => {
    const { status, body } = await server.ask("POST", "/graphql", {
      headers: headersOf(who),
      body: { query },
    });
    return status === 200 ? outcomeOf(body) : `status ${status}`;
  });
  expect(await outcomes).toEqual({});
});

test.each(Object.entries(OPERATIONS))("%s over a websocket", async (_name, [query, mayCall]) => {
  expect(await surprises(mayCall, (who) => overWebsocket(who, query))).toEqual({});
});

const MESSAGES: Record<string, string> = {
  UNAUTHENTICATED: "Sign in to continue",
  FORBIDDEN: "You don't have permission to do this",
};

test.each(Object.entries(CALLS))("%s", async (name, mayCall) => {
  const [method = "", path = ""] = name.split(" ");
  const outcomes = surprises(mayCall, async (who) => {
    const { status, body } = await server.ask(
      method,
      path.replace(/\{\w+\}/g, crypto.randomUUID()),
      { headers: headersOf(who), ...(method !== "GET" && { body: {} }) },
    );
    if (status === 200) return DONE;
    const { code, message } = body as { code: keyof typeof STATUS; message: string };
    const isSound = status === STATUS[code] && message === (MESSAGES[code] ?? message);
    return isSound ? code : `status ${status} with ${code}: ${message}`;
  });
  expect(await outcomes).toEqual({});
});
