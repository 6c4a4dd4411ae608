import { describe, expect, test, vi } from "vitest";
import { Viewer } from "../foundation/viewer.ts";
import { DAY } from "../foundation/durations.ts";
import { aMember } from "../members/member.builder.ts";
import { Member } from "../members/member.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";
import { CONFIRM_EMAIL_CHANGE, REQUEST_EMAIL_CHANGE } from "./email-change.documents.ts";
import { EmailCode } from "./email-code.ts";
import { hashOf, Role, Session, User } from "./index.ts";
import { purgePeople, restoreOwnAccount } from "./people-trash.ts";
import { aSession } from "./session.builder.ts";
import { aUser } from "./user.builder.ts";

// Hashing passwords and codes is slow, more so on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const graph = await testGraph();

const PASSWORD = "a fjord at night";
const passwordHash = await hashOf(PASSWORD);
await aUser(graph.em(), { roles: [Role.ADMIN] });

async function someone(role: Role = Role.MEMBER) {
  const member = await aMember(graph.em());
  const user = await aUser(graph.em(), { member, passwordHash, roles: [role] });
  const viewer = withRole(role, { userId: user.id, memberId: member.id });
  return { user, member, viewer, ask: graph.as(viewer) };
}

const userOf = ({ id }: { id: string }) => graph.em().findOne(User, id);
const codeTo = (email: string) =>
  graph.mails.findLast(({ to, code }) => to === email && code)?.code ?? "";
const refusalOf = async (viewer: Viewer, document: string, variables: object) =>
  (await graph.refusal(viewer, document, variables)).extensions;

describe("changing the email address", () => {
  let addresses = 0;
  const anAddress = () => `new-${(addresses += 1)}@example.org`;

  test("requires the codes from both addresses, and ends other sessions", async () => {
    const { user, ask } = await someone();
    await aSession(graph.em(), { user });
    const email = anAddress();
    await ask(REQUEST_EMAIL_CHANGE, { email, password: PASSWORD });
    const codes = { oldCode: codeTo(user.email), newCode: codeTo(email) };
    expect((await userOf(user))?.email).toBe(user.email);
    await ask(CONFIRM_EMAIL_CHANGE, codes);
    expect((await userOf(user))?.email).toBe(email);
    expect(await graph.em().count(Session, { user: user.id })).toBe(0);
    const mails = graph.mails
      .slice(-2)
      .filter(({ subject }) => subject === "Your email address has changed");
    expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([user.email, email]));
    expect(await graph.em().count(EmailCode, { email: [user.email, email] })).toBe(0);
  });

  test("is refused with only one of the codes", async () => {
    const { user, viewer, ask } = await someone();
    const email = anAddress();
    await ask(REQUEST_EMAIL_CHANGE, { email, password: PASSWORD });
    const code = codeTo(user.email);
    const wrong = { oldCode: code, newCode: codeTo(email) === "000000" ? "000001" : "000000" };
    expect(await refusalOf(viewer, CONFIRM_EMAIL_CHANGE, wrong)).toEqual({
      code: "INVALID",
      fields: { newCode: "Incorrect" },
    });
    await ask(CONFIRM_EMAIL_CHANGE, { oldCode: code, newCode: codeTo(email) });
    expect((await userOf(user))?.email).toBe(email);
  });

  test("is refused without the password", async () => {
    const { viewer } = await someone();
    const input = { email: anAddress(), password: "another one" };
    expect(await refusalOf(viewer, REQUEST_EMAIL_CHANGE, input)).toEqual({
      code: "INVALID",
      fields: { password: "Incorrect" },
    });
  });

  test("reports all missing fields at once", async () => {
    const { viewer } = await someone();
    expect(await refusalOf(viewer, REQUEST_EMAIL_CHANGE, { email: "", password: "" })).toEqual({
      code: "INVALID",
      fields: { email: "Required", password: "Required" },
    });
  });

  test("to one that has an account gets the same response, and its owner gets no code", async () => {
    const { user, viewer, ask } = await someone();
    const { email } = await aUser(graph.em());
    expect(await ask(REQUEST_EMAIL_CHANGE, { email, password: PASSWORD })).toEqual({
      requestEmailChange: true,
    });
    expect(codeTo(email)).toBe("");
    expect(graph.mails.findLast(({ to }) => to === email)?.subject).toBe(
      "You already have an account",
    );
    const codes = { oldCode: codeTo(user.email), newCode: "000000" };
    expect((await refusalOf(viewer, CONFIRM_EMAIL_CHANGE, codes)).fields).toEqual({
      newCode: "Incorrect",
    });
  });
});

describe("deleting the own account", () => {
  const DELETE = "mutation($password: String!) { deleteAccount(password: $password) }";
  const READ = "query($id: ID!) { member(id: $id) { id } }";

  test("hides it and its profile, ends its sessions, and can be undone by its owner", async () => {
    const { user, member, viewer, ask } = await someone();
    await aSession(graph.em(), { user });
    await ask(DELETE, { password: PASSWORD });
    expect(await graph.em().count(Session, { user: user.id })).toBe(0);
    expect((await refusalOf(new Viewer(), READ, member)).code).toBe("NOT_FOUND");
    await restoreOwnAccount(user.id, graph.context(viewer));
    expect(await graph.as()(READ, member)).toEqual({ member: { id: member.id } });
    expect(await userOf(user)).toMatchObject({ status: "active", deletedAt: null });
  });

  test("deletes both permanently after 30 days, not before", async () => {
    const { user, member, ask } = await someone();
    await ask(DELETE, { password: PASSWORD });
    const purge = () => purgePeople(graph.em(), graph.services.storage, graph.clock.now());
    graph.clock.advance(30 * DAY - 1);
    expect(await purge()).toBe(0);
    expect(await userOf(user)).not.toBeNull();
    graph.clock.advance(1);
    expect(await purge()).toBe(2);
    expect(await userOf(user)).toBeNull();
    expect(await graph.em().findOne(Member, member.id)).toBeNull();
  });

  test("cannot be undone by administrators", async () => {
    const { user, ask } = await someone();
    await ask(DELETE, { password: PASSWORD });
    const { restoreUsers } = await graph.as(withRole(Role.ADMIN))(
      "mutation($ids: [ID!]!) { restoreUsers(ids: $ids) { ids failed { message } } }",
      { ids: [user.id] },
    );
    expect(restoreUsers).toEqual({
      ids: [],
      failed: [{ message: "Only its owner can restore this account" }],
    });
    expect((await userOf(user))?.deletedAt).not.toBeNull();
  });

  test("is refused without the password", async () => {
    const { user, viewer } = await someone();
    const refused = await refusalOf(viewer, DELETE, { password: "another one" });
    expect(refused.fields).toEqual({ password: "Incorrect" });
    expect(await userOf(user)).toMatchObject({ status: "active" });
  });
});

test("the last administrator cannot delete their account", async () => {
  await graph
    .em()
    .nativeDelete(User, { roles: { $contains: [Role.ADMIN] } })
    .catch(() => 0);
  const { user, ask } = await someone(Role.ADMIN);
  await graph.em().nativeDelete(User, { roles: { $contains: [Role.ADMIN] }, id: { $ne: user.id } });
  await expect(
    ask("mutation($password: String!) { deleteAccount(password: $password) }", {
      password: PASSWORD,
    }),
  ).rejects.toThrow("At least one admin must remain");
  expect(await userOf(user)).toMatchObject({ status: "active" });
});
