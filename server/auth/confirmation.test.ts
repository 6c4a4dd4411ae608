import { describe, expect, test, vi } from "vitest";
import { hashOf, Role, Session } from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { MINUTE } from "../../schema/foundation/durations.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { TestBrowser } from "../testing/browser.ts";
import { testServer } from "../testing/server.ts";

// Hashing passwords is slow, more so on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const PASSWORD = "a fjord at night";
const passwordHash = await hashOf(PASSWORD);
const server = await testServer({ rateLimits: true });
const em = () => server.database.em.fork();

/** Someone who signed in so many minutes ago. */
async function signedIn(roles: Role[] = [Role.ADMIN], minutes = 11) {
  const user = await aUser(em(), { passwordHash, roles, member: await aMember(em()) });
  const browser = new TestBrowser(server);
  await browser.signIn(user.email, PASSWORD);
  await ago(user.id, minutes);
  const ask = async (query: string, variables: object = {}) => {
    const { data, errors } = (await browser.json("/graphql", { query, variables })).body;
    return errors?.[0].extensions.code ?? data;
  };
  return { user, browser, ask };
}

const ago = (user: string, minutes: number) => {
  const confirmedUntil = new Date(Date.now() + (10 - minutes) * MINUTE);
  return em().nativeUpdate(Session, { user }, { confirmedUntil });
};

const CONFIRM = "mutation($password: String) { confirmIdentity(password: $password) }";
const END_OTHERS = "mutation { revokeOtherSessions }";

describe("ten minutes after signing in", () => {
  test.each([
    ["ending other sessions", END_OTHERS],
    ["ending a session", "mutation($user: ID!) { revokeSession(id: $user) }"],
    ["roles", "mutation($user: ID!) { updateUser(id: $user, input: { roles: [EDITOR] }) { id } }"],
    [
      "a new account of staff",
      `mutation { createUser(input: { email: "e@example.org", name: "E", roles: [EDITOR] }) { id } }`,
    ],
    ["merging", "mutation($member: ID!) { mergeMembers(ids: [$member]) { id } }"],
    ["an import", `mutation { importMembers(rows: [{ handle: "a" }]) { outcomes } }`],
    ["erasing", `mutation { eraseContactPerson(email: "a@example.org") { requests } }`],
    ["erasing an application", "mutation($user: ID!) { eraseApplication(id: $user) }"],
    ["deleting accounts for good", "mutation($user: ID!) { purgeUsers(ids: [$user]) { ids } }"],
    [
      "deleting members for good",
      "mutation($member: ID!) { purgeMembers(ids: [$member]) { ids } }",
    ],
    [
      "settings of the site",
      "mutation { updateSiteSettings(input: { membersNeedApproval: true }) { id } }",
    ],
  ])("%s requires a confirmation", async (_name, document) => {
    const { ask } = await signedIn();
    const other = await aUser(em(), { roles: [Role.MEMBER] });
    const names = [...document.matchAll(/\$(\w+):/g)].map(([, name = ""]) => name);
    const variables = Object.fromEntries(names.map((name) => [name, other.id]));
    expect(await ask(document, variables)).toBe("CONFIRMATION_REQUIRED");
    expect(await ask(CONFIRM, { password: PASSWORD })).toHaveProperty("confirmIdentity");
    expect(await ask(document, variables)).not.toBe("CONFIRMATION_REQUIRED");
  });

  test("an export requires it, over REST", async () => {
    const { browser } = await signedIn();
    const refused = await browser.get("/api/members/export");
    expect([refused.status, refused.body.code]).toEqual([403, "CONFIRMATION_REQUIRED"]);
    const { status, body } = await browser.json("/api/auth/confirm", { password: PASSWORD });
    expect(status).toBe(200);
    const minutes = (Date.parse(body.confirmedUntil) - Date.now()) / MINUTE;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThanOrEqual(10);
    expect((await browser.get("/api/members/export")).status).toBe(200);
  });

  test("what is not sensitive goes on", async () => {
    const { user, ask } = await signedIn();
    expect(await ask("{ sessions { totalCount } }")).toEqual({ sessions: { totalCount: 1 } });
    const rename = `mutation($id: ID!) { updateUser(id: $id, input: { name: "Ada" }) { name } }`;
    expect(await ask(rename, { id: user.id })).toEqual({ updateUser: { name: "Ada" } });
    const currency = `mutation { updateSiteSettings(input: { currency: "NOK" }) { currency } }`;
    expect(await ask(currency)).toEqual({ updateSiteSettings: { currency: "NOK" } });
    const trial = "mutation { importMembers(rows: [], dryRun: true) { outcomes } }";
    expect(await ask(trial)).toEqual({ importMembers: { outcomes: [] } });
  });
});

test("within ten minutes of signing in nothing is confirmed again", async () => {
  const { ask } = await signedIn([Role.MEMBER], 9);
  expect(await ask(END_OTHERS)).toEqual({ revokeOtherSessions: 0 });
});

test("a confirmation is that of one session", async () => {
  const { user, browser } = await signedIn();
  const other = new TestBrowser(server);
  await other.signIn(user.email, PASSWORD);
  await ago(user.id, 11);
  expect((await other.json("/api/auth/confirm", { password: PASSWORD })).status).toBe(200);
  const { body } = await browser.json("/graphql", { query: END_OTHERS });
  expect(body.errors[0].extensions.code).toBe("CONFIRMATION_REQUIRED");
});

test("a wrong password confirms nothing, and five are the most", async () => {
  const { browser, ask } = await signedIn([Role.MEMBER]);
  for (let n = 0; n < 5; n += 1) {
    const { status, body } = await browser.json("/api/auth/confirm", { password: "a guess" });
    expect([status, body.fields]).toEqual([422, { password: "Incorrect" }]);
  }
  expect(await ask(END_OTHERS)).toBe("CONFIRMATION_REQUIRED");
  expect((await browser.json("/api/auth/confirm", { password: PASSWORD })).status).toBe(429);
  expect(await ask(CONFIRM, { password: PASSWORD })).toBe("RATE_LIMITED");
});

test("a visitor, and a user without a proof, confirm nothing", async () => {
  const visitor = new TestBrowser(server);
  expect((await visitor.json("/api/auth/confirm", { password: PASSWORD })).status).toBe(401);
  const { ask } = await signedIn();
  expect(await ask(CONFIRM)).toBe("INVALID");
});
