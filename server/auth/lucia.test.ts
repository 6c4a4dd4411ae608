import { describe, expect, test } from "vitest";
import { Role, Session, User, UserStatus } from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { Member } from "../../schema/members/index.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { statementRunner } from "../../schema/foundation/reading/sql/run-statement.ts";
import { DAY } from "../../schema/foundation/durations.ts";
import { testGraph } from "../../schema/testing/graph.ts";
import { luciaSessions } from "./lucia.ts";

const graph = await testGraph();
const device = { name: "Firefox on Linux", userAgent: "Mozilla/5.0", network: "203.0.113.0/24" };
let writes = 0;
const store = luciaSessions(statementRunner(graph.em()), () => (writes += 1));

async function begun(values: Parameters<typeof aUser>[1] = {}) {
  const user = await aUser(graph.em(), values);
  const session = await store.begin(user, device);
  if (!session) throw new Error("No session was created");
  return { user, ...session };
}

const row = (id: string) => graph.em().findOneOrFail(Session, id);
const lasts = (id: string, ms: number) =>
  graph.em().nativeUpdate(Session, { id }, { expiresAt: new Date(Date.now() + ms) });
const daysLeft = ({ expiresAt }: { expiresAt: Date }) =>
  Math.round((expiresAt.getTime() - Date.now()) / DAY);

test("a session is found by its token, with its user and permissions", async () => {
  const member = await aMember(graph.em());
  const { id, token, user } = await begun({ roles: [Role.EDITOR, Role.MEMBER], member });
  expect(await store.find(token)).toEqual({
    id,
    userId: user.id,
    memberId: member.id,
    name: user.name,
    email: user.email,
    avatar: null,
    roles: ["editor", "member"],
    isRemembered: true,
    expiresAt: (await row(id)).expiresAt,
    confirmedUntil: (await row(id)).confirmedUntil,
  });
  expect(await store.find(token.replace(/.$/, token.endsWith("a") ? "b" : "a"))).toBeUndefined();
});

test("a session whose profile is in the trash has no profile", async () => {
  const member = await aMember(graph.em());
  const { id, token } = await begun({ member });
  const move = (deletedAt: Date | null) =>
    graph.em().nativeUpdate(Member, { id: member.id }, { deletedAt });
  await move(new Date());
  expect(await store.find(token)).toMatchObject({ memberId: null });
  expect((await store.alive([id])).get(id)).toMatchObject({ memberId: null });
  await move(null);
  expect(await store.find(token)).toMatchObject({ memberId: member.id });
  expect((await store.alive([id])).get(id)).toMatchObject({ memberId: member.id });
});

test("the table does not contain the token", async () => {
  const { id, token } = await begun();
  expect(JSON.stringify(await row(id))).not.toContain(token);
  expect((await row(id)).tokenHash).toMatch(/^[0-9a-f]{64}$/);
  expect(await store.find((await row(id)).tokenHash)).toBeUndefined();
});

test("a session stores the browser and the network, not the address", async () => {
  const { id } = await begun();
  expect(await row(id)).toMatchObject({ device: device.name, network: device.network });
});

test("a session lasts 30 days from its last use and is extended once a day", async () => {
  const { id, token } = await begun();
  expect(daysLeft(await row(id))).toBe(30);
  const before = writes;
  await store.find(token);
  expect(writes).toBe(before);
  for (const days of [28, 2]) {
    await lasts(id, days * DAY);
    const found = await store.find(token);
    expect(found && daysLeft(found)).toBe(30);
    expect(daysLeft(await row(id))).toBe(30);
  }
});

test("a session ends 90 days after signing in, and seven for an administrator, however often it is used", async () => {
  for (const [role, days] of [
    [Role.EDITOR, 90],
    [Role.ADMIN, 7],
  ] as const) {
    const { id, token } = await begun({ roles: [role] });
    const session = await row(id);
    expect(Math.round((session.endsAt.getTime() - Date.now()) / DAY)).toBe(days);
    expect(daysLeft(session)).toBe(Math.min(days, 30));
    const endsAt = new Date(Date.now() + 5 * DAY);
    await graph.em().nativeUpdate(Session, { id }, { endsAt });
    await lasts(id, 2 * DAY);
    const found = await store.find(token);
    expect(found?.expiresAt).toEqual(endsAt);
    expect((await row(id)).expiresAt).toEqual(endsAt);
  }
});

test("an expired session is not found", async () => {
  const { id, token } = await begun();
  await lasts(id, -1);
  expect([...(await store.alive([id])).keys()]).toEqual([]);
  expect(await store.find(token)).toBeUndefined();
  expect(await graph.em().count(Session, { id })).toBe(0);
});

test("expired sessions are removed, others are kept", async () => {
  const [old, young] = [await begun(), await begun()];
  await lasts(old.id, -1);
  await store.removeExpired();
  expect(await graph.em().count(Session, { id: old.id })).toBe(0);
  expect([...(await store.alive([old.id, young.id])).keys()]).toEqual([young.id]);
});

test("an ended session is not found", async () => {
  const { token } = await begun();
  await store.end(token);
  expect(await store.find(token)).toBeUndefined();
});

describe("sessions end in the same transaction in which", () => {
  const change = (id: string, values: Partial<User>) =>
    graph.em().nativeUpdate(User, { id }, values as never);

  test.each<[string, Partial<User>]>([
    ["the password is changed", { passwordHash: "another" }],
    ["the user is suspended", { status: UserStatus.SUSPENDED }],
  ])("%s", async (_name, values) => {
    const { user, token } = await begun({ passwordHash: "one" });
    const other = await begun();
    await change(user.id, values);
    expect(await store.find(token)).toBeUndefined();
    await change(user.id, { status: UserStatus.ACTIVE });
    expect(await store.find(token)).toBeUndefined();
    expect(await store.find(other.token)).toBeDefined();
  });

  test("the account is deleted", async () => {
    const { user, token } = await begun();
    await graph.em().nativeDelete(User, { id: user.id });
    expect(await store.find(token)).toBeUndefined();
  });

  test("but not when the name changes", async () => {
    const { user, token } = await begun();
    await change(user.id, { name: "Another name", roles: [Role.EDITOR] });
    expect(await store.find(token)).toMatchObject({ roles: ["editor"] });
  });
});

describe("no session begins", () => {
  test.each([UserStatus.SUSPENDED, UserStatus.INVITED])("for a user who is %s", async (status) => {
    expect(await store.begin(await aUser(graph.em(), { status }), device)).toBeUndefined();
  });

  test("with a password that has been changed meanwhile", async () => {
    const { id } = await aUser(graph.em(), { passwordHash: "new" });
    expect(await store.begin({ id, passwordHash: "old" }, device)).toBeUndefined();
    expect(await store.begin({ id, passwordHash: "new" }, device)).toBeDefined();
  });
});
