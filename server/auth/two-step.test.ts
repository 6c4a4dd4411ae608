import { Secret, TOTP } from "otpauth";
import { describe, expect, test, vi } from "vitest";
import { hashOf, Role, Session, User } from "../../schema/accounts/index.ts";
import { AuthenticatorApp } from "../../schema/accounts/authenticator-app.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { AuditEntry } from "../../schema/audit/index.ts";
import { MINUTE } from "../../schema/foundation/durations.ts";
import { OutgoingMail } from "../../schema/mail/outgoing-mail.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { TestBrowser } from "../testing/browser.ts";
import { testServer } from "../testing/server.ts";

// Hashing passwords is slow, more so on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const PASSWORD = "a fjord at night";
const passwordHash = await hashOf(PASSWORD);
const server = await testServer();
const beside = await testServer({}, { database: server.database });
const em = () => server.database.em.fork();

async function ask(browser: TestBrowser, query: string, variables: object = {}) {
  const { data, errors } = (await browser.json("/graphql", { query, variables })).body;
  return errors?.[0].extensions.code ?? data;
}

const BEGIN = "mutation { beginAuthenticatorApp { secret uri setup } }";
const ENABLE = `mutation($setup: String!, $code: String!) {
  enableAuthenticatorApp(setup: $setup, code: $code)
}`;
const DISABLE = "mutation { disableAuthenticatorApp }";
const RENEW = "mutation { renewRecoveryCodes }";
const CONFIRM = "mutation($code: String) { confirmIdentity(code: $code) }";
const RESET = "mutation($id: ID!) { resetTwoStep(id: $id) }";
const STATE = "{ viewer { authenticatorApp { recoveryCodesLeft } } }";

const HALF_MINUTE = 30_000;

/** The code of an app: now, or so many half minutes later. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + later * HALF_MINUTE,
  });

async function someone(roles: Role[] = [Role.MEMBER]) {
  const user = await aUser(em(), { passwordHash, roles, member: await aMember(em()) });
  const browser = new TestBrowser(server);
  await browser.signIn(user.email, PASSWORD);
  return { user, browser };
}

/** Someone with two-step verification; the code that turned it on is that of the time before. */
async function withTwoSteps() {
  const { user, browser } = await someone();
  const { secret, setup } = (await ask(browser, BEGIN)).beginAuthenticatorApp;
  const enabled = await ask(browser, ENABLE, { setup, code: codeOf(secret, -1) });
  const signIn = (code?: string, at = server) =>
    new TestBrowser(at).signIn(user.email, PASSWORD, code === undefined ? {} : { code });
  return { user, browser, secret, recovery: enabled.enableAuthenticatorApp as string[], signIn };
}

const errorOf = ({ body }: { body: { url: string } }) =>
  new URL(body.url).searchParams.get("error");
const mailsTo = (to: string) => em().find(OutgoingMail, { to });

test("two-step verification begins with a code of the app, and ends other sessions", async () => {
  const { user, browser } = await someone();
  const other = new TestBrowser(server);
  await other.signIn(user.email, PASSWORD);
  const { secret, uri, setup } = (await ask(browser, BEGIN)).beginAuthenticatorApp;
  expect(uri).toContain(`secret=${secret}`);
  expect(await ask(browser, ENABLE, { setup, code: "000000" })).toBe("INVALID");
  expect(await ask(browser, STATE)).toEqual({ viewer: { authenticatorApp: null } });
  const codes = (await ask(browser, ENABLE, { setup, code: codeOf(secret) }))
    .enableAuthenticatorApp;
  expect(new Set(codes).size).toBe(10);
  expect(await ask(browser, STATE)).toEqual({
    viewer: { authenticatorApp: { recoveryCodesLeft: 10 } },
  });
  expect(await other.session()).toEqual({});
  expect(await ask(browser, BEGIN)).toBe("CONFLICT");
  const [mail] = await mailsTo(user.email);
  expect(mail?.subject).toBe("Your sign-in settings have changed");
  const row = JSON.stringify(await em().findOne(AuthenticatorApp, { user }));
  for (const hidden of [secret, ...codes]) expect(row).not.toContain(hidden);
});

test("the secret of someone else, or an invented one, is refused", async () => {
  const [one, another] = [await someone(), await someone()];
  const { secret, setup } = (await ask(one.browser, BEGIN)).beginAuthenticatorApp;
  for (const given of [setup, "v1.x.y", ""]) {
    const variables = { setup: given, code: codeOf(secret) };
    expect(await ask(another.browser, ENABLE, variables)).toBe("INVALID");
  }
});

describe("signing in", () => {
  test("requires a code after the password, without which there is no session", async () => {
    const { user, secret, signIn } = await withTwoSteps();
    const browser = new TestBrowser(server);
    const without = await browser.signIn(user.email, PASSWORD);
    expect([without.status, errorOf(without)]).toEqual([401, "TwoFactorRequired"]);
    expect(await browser.session()).toEqual({});
    expect(errorOf(await browser.signIn(user.email, "a guess", { code: codeOf(secret) }))).toBe(
      "CredentialsSignin",
    );
    const wrong = await signIn("000000");
    expect([wrong.status, errorOf(wrong)]).toEqual([401, "TwoFactorIncorrect"]);
    expect((await browser.signIn(user.email, PASSWORD, { code: codeOf(secret) })).status).toBe(200);
    expect(await browser.session()).toHaveProperty("user.id", user.id);
  });

  test("accepts a code once, also at the same time in two processes", async () => {
    const { secret, signIn } = await withTwoSteps();
    const code = codeOf(secret);
    const answers = await Promise.all([signIn(code), signIn(code, beside), signIn(code)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
    expect((await signIn(code)).status).toBe(401);
    expect((await signIn(codeOf(secret, -1))).status).toBe(401);
    expect((await signIn(codeOf(secret, 1))).status).toBe(200);
  });

  test("accepts a recovery code once, however it is typed", async () => {
    const { user, recovery, signIn } = await withTwoSteps();
    const [first = "", second = ""] = recovery;
    const answers = await Promise.all([signIn(first), signIn(first, beside)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect((await signIn(` ${second.toUpperCase().replaceAll("-", " ")}`)).status).toBe(200);
    const app = await em().findOneOrFail(AuthenticatorApp, { user });
    expect(app.recoveryCodesLeft).toBe(8);
  });

  test("stops after five wrong codes for a quarter of an hour, and tells the owner", async () => {
    const { user, secret, recovery, signIn } = await withTwoSteps();
    for (let n = 0; n < 5; n += 1) {
      expect((await signIn(n % 2 ? "000000" : "a wrong recovery code")).status).toBe(401);
    }
    for (const right of [codeOf(secret), recovery[0]]) {
      const locked = await signIn(right);
      expect([locked.status, errorOf(locked)]).toEqual([429, "RateLimited"]);
      expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(14 * 60);
    }
    const mails = await mailsTo(user.email);
    expect(mails.filter(({ subject }) => subject === "Wrong codes at sign-in")).toHaveLength(1);
    const passed = new Date(Date.now() - MINUTE);
    await em().nativeUpdate(AuthenticatorApp, { user }, { lockedUntil: passed });
    expect((await signIn(codeOf(secret))).status).toBe(200);
  });

  test("also restores a deleted account only with a code", async () => {
    const { user, browser, secret } = await withTwoSteps();
    const REMOVE = "mutation($password: String!) { deleteAccount(password: $password) }";
    await ask(browser, REMOVE, { password: PASSWORD });
    const back = new TestBrowser(server);
    const form = { restore: "true" };
    expect(errorOf(await back.signIn(user.email, PASSWORD, form))).toBe("TwoFactorRequired");
    expect((await em().findOneOrFail(User, user.id)).deletedAt).not.toBeNull();
    const code = codeOf(secret);
    expect((await back.signIn(user.email, PASSWORD, { ...form, code })).status).toBe(200);
  });
});

test("a code confirms who the user is", async () => {
  const { user, browser, secret } = await withTwoSteps();
  await em().nativeUpdate(Session, { user }, { confirmedUntil: null });
  expect(await ask(browser, RENEW)).toBe("CONFIRMATION_REQUIRED");
  expect(await ask(browser, CONFIRM, { code: "000000" })).toBe("INVALID");
  expect(await ask(browser, CONFIRM, { code: codeOf(secret) })).toHaveProperty("confirmIdentity");
  expect(await ask(browser, RENEW)).toHaveProperty("renewRecoveryCodes");
});

test("new recovery codes replace the old ones", async () => {
  const { browser, recovery, signIn } = await withTwoSteps();
  const [fresh = ""] = (await ask(browser, RENEW)).renewRecoveryCodes;
  expect((await signIn(recovery[0])).status).toBe(401);
  expect((await signIn(fresh)).status).toBe(200);
});

test("turned off, the password suffices; the log says so", async () => {
  const { user, browser, signIn } = await withTwoSteps();
  const { id } = await em().findOneOrFail(AuthenticatorApp, { user });
  expect(await ask(browser, DISABLE)).toEqual({ disableAuthenticatorApp: true });
  expect((await signIn()).status).toBe(200);
  expect(await ask(browser, DISABLE)).toBe("NOT_FOUND");
  const entries = await em().find(AuditEntry, { item: id }, { orderBy: { id: "asc" } });
  expect(entries.map(({ action }) => action)).toEqual(["created", "deleted"]);
});

test.each([BEGIN, ENABLE, DISABLE, RENEW, RESET])("%s requires a confirmation", async (query) => {
  const { user, browser } = await someone([Role.ADMIN]);
  await em().nativeUpdate(Session, { user }, { confirmedUntil: null });
  const variables = { setup: "", code: "", id: user.id };
  expect(await ask(browser, query, variables)).toBe("CONFIRMATION_REQUIRED");
});

describe("resetting the two-step verification of someone else", () => {
  test("is for administrators, who are in the log; the owner is signed out and told", async () => {
    const { user, browser, signIn } = await withTwoSteps();
    const { id } = await em().findOneOrFail(AuthenticatorApp, { user });
    const admin = await someone([Role.ADMIN]);
    expect(await ask(admin.browser, RESET, { id: user.id })).toEqual({ resetTwoStep: user.id });
    expect(await browser.session()).toEqual({});
    expect((await signIn()).status).toBe(200);
    const mails = await mailsTo(user.email);
    expect(mails).toHaveLength(2);
    const [entry] = await em().find(AuditEntry, { item: id, user: admin.user });
    expect(entry).toMatchObject({ action: "deleted", kind: "AuthenticatorApp" });
    expect(await ask(admin.browser, RESET, { id: user.id })).toBe("NOT_FOUND");
  });

  test.each(Object.values(Role).filter((role) => role !== Role.ADMIN))(
    "is not for %s, who does not see it either",
    async (role) => {
      const { user, signIn } = await withTwoSteps();
      const { browser } = await someone([role]);
      expect(await ask(browser, RESET, { id: user.id })).toBe("FORBIDDEN");
      const query = "query($id: ID!) { user(id: $id) { authenticatorApp { id } } }";
      expect(await ask(browser, query, { id: user.id })).toBe("FORBIDDEN");
      expect(errorOf(await signIn())).toBe("TwoFactorRequired");
    },
  );

  test("is not for the administrator’s own", async () => {
    const { user, browser } = await someone([Role.ADMIN]);
    expect(await ask(browser, RESET, { id: user.id })).toBe("FORBIDDEN");
  });
});
