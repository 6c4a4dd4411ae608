import { describe, expect, test } from "vitest";
import {
  publishSessionsEnded,
  revokeSessions,
  Role,
  Session,
  User,
} from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { REDIS_URL } from "../../schema/testing/services.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { acknowledged, socketTo, type TestSocket } from "../testing/socket.ts";

const server = await testServer({ redisUrl: REDIS_URL });
const beside = await testServer({ redisUrl: REDIS_URL }, { database: server.database });
const em = () => server.database.em.fork();
const admin = await aUser(em(), { roles: [Role.ADMIN] });

const WHO = "{ viewer { id roles } }";

const graph = async (
  at: TestServer,
  headers: Record<string, string>,
  query: string,
  variables = {},
) => (await at.ask("POST", "/graphql", { headers, body: { query, variables } })).body;

async function queryOn(socket: TestSocket, query: string) {
  const id = crypto.randomUUID();
  socket.send({ id, type: "subscribe", payload: { query } });
  const { payload } = await socket.next();
  await socket.next(); // complete
  return payload.data;
}

test("the session decides the viewer of a request, over HTTP, REST and websocket", async () => {
  const user = await aUser(em(), { roles: [Role.EDITOR] });
  const headers = await server.signedIn(user);
  const viewer = { id: user.id, roles: ["EDITOR"] };
  expect((await graph(server, headers, WHO)).data).toEqual({ viewer });
  expect((await server.ask("GET", "/api/blog/posts", { headers })).status).toBe(200);
  const socket = await acknowledged(server, { headers });
  expect(await queryOn(socket, WHO)).toEqual({ viewer });
});

test.each(["", "session=", "session=nonsense", `session=${"a".repeat(40)}`])(
  "the cookie %j is a visitor's",
  async (cookie) => {
    const headers = { cookie };
    expect((await graph(server, headers, WHO)).data).toEqual({ viewer: null });
    expect((await server.ask("GET", "/api/blog/posts", { headers })).status).toBe(401);
    const socket = await acknowledged(server, { headers });
    expect(await queryOn(socket, WHO)).toEqual({ viewer: null });
  },
);

test("a role that an admin removes is gone with the next request", async () => {
  const user = await aUser(em(), { roles: [Role.EDITOR] });
  const headers = await server.signedIn(user);
  const UPDATE =
    "mutation($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id } }";
  const asAdmin = await server.signedIn(admin);
  const update = (input: object) => graph(server, asAdmin, UPDATE, { id: user.id, input });
  await update({ roles: ["MEMBER"] });
  expect((await server.ask("GET", "/api/blog/posts", { headers })).status).toBe(403);
  const SUSPEND = "mutation($ids: [ID!]!) { suspendUsers(ids: $ids) { count } }";
  await graph(server, asAdmin, SUSPEND, { ids: [user.id] });
  expect((await graph(server, headers, WHO)).data).toEqual({ viewer: null });
  const REINSTATE = "mutation($ids: [ID!]!) { reinstateUsers(ids: $ids) { count } }";
  await graph(server, asAdmin, REINSTATE, { ids: [user.id] });
  expect((await graph(server, headers, WHO)).data).toEqual({ viewer: null });
});

const processes = [
  { name: "of this process", at: server },
  ...(REDIS_URL ? [{ name: "of another process", at: beside }] : []),
];

describe.each(processes)("the sockets $name", ({ at }) => {
  /** A user with two browsers, each with an open socket. */
  async function twoBrowsers() {
    const user = await aUser(em());
    const sockets = [
      await acknowledged(at, { headers: await at.signedIn(user) }),
      await acknowledged(at, { headers: await at.signedIn(user) }),
    ] as const;
    const [one, two] = await em().find(Session, { user }, { orderBy: { id: "asc" } });
    return { user, sockets, one: one?.id, two: two?.id };
  }
  const context = () => server.context();
  const still = async (socket: TestSocket) => (await queryOn(socket, WHO)).viewer.id;

  test("close with their session and with no other", async () => {
    const { user, sockets, one } = await twoBrowsers();
    const work = context();
    await revokeSessions(work, { user: user.id, only: one });
    await work.save();
    expect(await sockets[0].closed).toEqual({ code: 4310, reason: "Signed out" });
    expect(await still(sockets[1])).toBe(user.id);
  });

  test("close when all other sessions are ended", async () => {
    const { user, sockets, one } = await twoBrowsers();
    const work = context();
    await revokeSessions(work, { user: user.id, except: one });
    await work.save();
    expect((await sockets[1].closed).code).toBe(4310);
    expect(await still(sockets[0])).toBe(user.id);
  });

  test("close when the password changes", async () => {
    const { user, sockets } = await twoBrowsers();
    const work = context();
    (await work.em.findOneOrFail(User, user.id)).passwordHash = "another";
    publishSessionsEnded(work, { user: user.id });
    await work.save();
    for (const socket of sockets) expect((await socket.closed).code).toBe(4310);
  });

  test("are limited to five a user, until one of them closes", async () => {
    const user = await aUser(em());
    const headers = await server.signedIn(user);
    const sockets = [];
    for (let n = 1; n <= 5; n += 1) sockets.push(await acknowledged(at, { headers }));
    const sixth = await socketTo(at, { headers });
    sixth.send({ type: "connection_init" });
    expect((await sixth.closed).code).toBe(4429);
    await still(sockets[0] as TestSocket);
    sockets[4]?.leave();
    await sockets[4]?.closed;
    expect(await still(await acknowledged(at, { headers }))).toBe(user.id);
  });

  test("of other users and of visitors stay open", async () => {
    const { sockets } = await twoBrowsers();
    const visitor = await acknowledged(at);
    const work = context();
    await revokeSessions(work, { user: admin.id });
    await work.save();
    await still(sockets[0]);
    expect(await queryOn(visitor, WHO)).toEqual({ viewer: null });
  });
});
