import { expect, test, vi } from "vitest";
import { hashOf, User } from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { accounts, DEMO_ADMIN, DEMO_PASSWORD } from "../database/demo/accounts.ts";
import { warnOfDemoAccounts } from "../database/demo/demo-passwords.ts";
import { testServer } from "../testing/server.ts";

const demo = await testServer({ demo: true });
const server = await testServer({ demo: false }, demo);
const em = () => server.database.em.fork();
const passwordHash = await hashOf(DEMO_PASSWORD);
const admin = await aUser(em(), { email: DEMO_ADMIN, passwordHash });
const other = await aUser(em(), { email: "ada@example.org", passwordHash });

/** Signs in as a browser does and returns the status. */
async function signIn(at: typeof server, email: string, restore = false): Promise<number> {
  const { headers, body } = await at.ask("GET", "/api/auth/csrf");
  const cookie = headers
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ");
  const { csrfToken } = body;
  const fields = { csrfToken, email, password: DEMO_PASSWORD, restore: `${restore}`, json: "true" };
  const request = { headers: { cookie }, body: fields };
  return (await at.ask("POST", "/api/auth/callback/credentials", request)).status;
}

test("the demo password signs in to the demo", async () => {
  expect(await signIn(demo, DEMO_ADMIN)).toBe(200);
});

test("without the demo its password is refused, in whatever case the address is written", async () => {
  expect(await signIn(server, DEMO_ADMIN)).toBe(401);
  expect(await signIn(server, ` ${DEMO_ADMIN.toUpperCase()}`)).toBe(401);
});

test("nor does it restore an account that its owner has deleted, of which a start warns", async () => {
  const [, moderator] = accounts.filter(({ isOffered }) => isOffered);
  const email = moderator?.email ?? "";
  const { id } = await aUser(em(), { email, passwordHash });
  await em().nativeUpdate(User, { id }, { deletedAt: new Date() });
  expect(await signIn(server, email, true)).toBe(401);
  expect((await em().findOneOrFail(User, { id })).deletedAt).not.toBeNull();
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await warnOfDemoAccounts(server.database);
  expect(warn.mock.calls).toEqual([[expect.stringContaining(email)]]);
  warn.mockRestore();
  await em().nativeDelete(User, { id });
});

test("other accounts may have the same password", async () => {
  expect(await signIn(server, other.email)).toBe(200);
});

test("a start without the demo lists the accounts that are left of it and ends their sessions", async () => {
  const [theirs, own] = [await server.signedIn(admin), await server.signedIn(other)];
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await warnOfDemoAccounts(server.database);
  expect(warn.mock.calls).toEqual([[expect.stringContaining(DEMO_ADMIN)]]);
  const who = async (headers: { cookie: string }) =>
    (await server.ask("GET", "/api/auth/session", { headers })).body.user?.email;
  expect(await who(theirs)).toBeUndefined();
  expect(await who(own)).toBe(other.email);
  warn.mockClear();
  await em().nativeUpdate(User, { id: admin.id }, { passwordHash: await hashOf("another one") });
  await warnOfDemoAccounts(server.database);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});
