import { expect, test, vi } from "vitest";
import { hashOf, Role, User } from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { REDIS_URL } from "../../schema/testing/services.ts";
import { TestBrowser } from "../testing/browser.ts";
import { testServer } from "../testing/server.ts";
import { acknowledged } from "../testing/socket.ts";

// Deletion and restoration as the deleted user experiences them, over every way to sign in.

// Hashing passwords is slow, even slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const server = await testServer({ redisUrl: REDIS_URL });
const em = () => server.database.em.fork();
const admin = await server.signedIn(await aUser(em(), { roles: [Role.ADMIN] }));

const PASSWORD = "a fjord at night";
const passwordHash = await hashOf(PASSWORD);

async function graph(headers: Record<string, string>, query: string, variables: object) {
  const { body } = await server.ask("POST", "/graphql", { headers, body: { query, variables } });
  expect(body.errors).toBeUndefined();
  return body.data;
}

const DELETE = `mutation($id: ID!, $withAccount: Boolean!) {
  deleteMember(id: $id, withAccount: $withAccount)
}`;
const RESTORE = "mutation($ids: [ID!]!) { restoreMembers(ids: $ids) { ids } }";
const PURGE = "mutation($ids: [ID!]!) { purgeMembers(ids: $ids) { ids } }";
const DELETE_OWN = "mutation($password: String!) { deleteAccount(password: $password) }";

async function someone() {
  const member = await aMember(em());
  const { id, email } = await aUser(em(), { member, passwordHash, roles: [Role.MEMBER] });
  const browser = new TestBrowser(server);
  const signIn = (form: Record<string, string> = {}) => browser.signIn(email, PASSWORD, form);
  await signIn();
  const profile = async () => (await browser.session()).user?.memberId;
  const change = (query: string, more = {}) =>
    graph(admin, query, { id: member.id, ids: [member.id], ...more });
  return { id, member, email, browser, signIn, profile, change };
}

const UNKNOWN = {
  url: "http://localhost:3000/api/auth/error?error=CredentialsSignin&provider=credentials",
};

test("a deleted user is signed out at once, unknown at sign-in, and can sign in after restoration", async () => {
  const { member, browser, signIn, profile, change } = await someone();
  const socket = await acknowledged(server, { headers: { cookie: browser.cookie } });
  await change(DELETE, { withAccount: true });
  expect(await socket.closed).toEqual({ code: 4310, reason: "Signed out" });
  expect(await browser.session()).toEqual({});
  const refused = await signIn();
  expect([refused.status, refused.body]).toEqual([401, UNKNOWN]);
  await change(RESTORE);
  expect((await signIn()).status).toBe(200);
  expect(await profile()).toBe(member.id);
});

test("a user whose profile alone is deleted stays signed in without one until it is restored", async () => {
  const { member, browser, signIn, profile, change } = await someone();
  const socket = await acknowledged(server, { headers: { cookie: browser.cookie } });
  await change(DELETE, { withAccount: false });
  expect((await socket.closed).code).toBe(4310);
  expect(await profile()).toBeNull();
  await signIn();
  expect(await profile()).toBeNull(); // signing in creates no new profile while the old one can be restored
  await change(RESTORE);
  expect(await profile()).toBe(member.id);
});

test("a user whose profile is deleted permanently gets a new one when they sign in", async () => {
  const { member, signIn, profile, change } = await someone();
  await change(DELETE, { withAccount: false });
  await change(PURGE);
  await signIn();
  expect(await profile()).toEqual(expect.any(String));
  expect(await profile()).not.toBe(member.id);
});

test("users restore their own deleted account by signing in, unless they are suspended", async () => {
  const { id, member, browser, signIn, profile } = await someone();
  await graph({ cookie: browser.cookie }, DELETE_OWN, { password: PASSWORD });
  expect(await browser.session()).toEqual({});
  const deleted = await signIn();
  expect([deleted.status, deleted.body.message]).toEqual([403, "This account is deleted"]);
  const SUSPEND = "mutation($ids: [ID!]!) { suspendUsers(ids: $ids) { ids } }";
  const REINSTATE = "mutation($ids: [ID!]!) { reinstateUsers(ids: $ids) { ids } }";
  await graph(admin, SUSPEND, { ids: [id] });
  const suspended = await signIn({ restore: "true" });
  expect([suspended.status, suspended.body.message]).toEqual([403, "This account is suspended"]);
  expect((await em().findOneOrFail(User, id)).deletedAt).not.toBeNull();
  await graph(admin, REINSTATE, { ids: [id] });
  expect((await signIn({ restore: "true" })).status).toBe(200);
  expect(await profile()).toBe(member.id);
});

test("a deleted member is missing on all pages and in all REST lists, and is back after restoration", async () => {
  const { member, change } = await someone();
  const pages = async () => [
    (await server.ask("GET", `/api/members/public/${member.handle}`)).status,
    (await server.ask("GET", "/api/members?limit=100")).body.members.some(
      ({ id }: { id: string }) => id === member.id,
    ),
    (await server.ask("GET", "/api/sitemap")).text.includes(member.handle),
  ];
  const before = await pages();
  expect(before).toEqual([200, true, true]);
  const { status } = await server.ask("DELETE", `/api/members/${member.id}`, { headers: admin });
  expect(status).toBe(200);
  expect(await pages()).toEqual([404, false, false]);
  await change(RESTORE);
  expect(await pages()).toEqual(before);
});
