import { describe, expect, test, vi } from "vitest";
import { hashOf, Role, Session, User, UserStatus } from "../../schema/accounts/index.ts";
import { PasskeyChallenge } from "../../schema/accounts/passkey-challenge.ts";
import { Passkey } from "../../schema/accounts/passkey.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { AuditEntry } from "../../schema/audit/index.ts";
import { MINUTE } from "../../schema/foundation/durations.ts";
import { OutgoingMail } from "../../schema/mail/outgoing-mail.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { TestAuthenticator } from "../testing/test-authenticator.ts";
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

const BEGIN = "mutation { options: beginPasskey }";
const ADD = `mutation($credential: JSONObject!, $name: String) {
  addPasskey(credential: $credential, name: $name) { id name isBackedUp lastUsedAt }
}`;
const RENAME =
  "mutation($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) { name } }";
const REMOVE = "mutation($id: ID!) { removePasskey(id: $id) }";
const BEGIN_CONFIRM = "mutation { options: beginPasskeyConfirmation }";
const CONFIRM = "mutation($passkey: JSONObject) { confirmIdentity(passkey: $passkey) }";
const LIST = "{ viewer { passkeys { id name } } }";
const END_OTHERS = "mutation { revokeOtherSessions }";

async function someone(roles: Role[] = [Role.MEMBER]) {
  const user = await aUser(em(), { passwordHash, roles, member: await aMember(em()) });
  const browser = new TestBrowser(server);
  await browser.signIn(user.email, PASSWORD);
  return { user, browser };
}

/** Someone with a passkey; `signIn` uses it in a new browser. */
async function withPasskey({ isSynced = true, counter = 0 } = {}) {
  const { user, browser } = await someone();
  const authenticator = new TestAuthenticator({ isSynced });
  const { options } = await ask(browser, BEGIN);
  const { addPasskey } = await ask(browser, ADD, {
    credential: authenticator.create(options, { counter }),
  });
  const signIn = async (how: Parameters<TestAuthenticator["get"]>[1] = {}, form: object = {}) => {
    const other = new TestBrowser(server);
    return send(other, authenticator.get(await begin(other), how), form);
  };
  return { user, browser, authenticator, id: addPasskey.id as string, signIn };
}

/** The options of a sign-in in this browser. */
const begin = async (browser: TestBrowser) =>
  (await browser.json("/api/auth/signin/passkey", { csrfToken: await browser.csrfToken() })).body;

const send = async (browser: TestBrowser, passkey: object, form: object = {}) =>
  browser.json("/api/auth/callback/passkey", {
    csrfToken: await browser.csrfToken(),
    json: "true",
    passkey,
    ...form,
  });

const errorOf = ({ body }: { body: { url: string } }) =>
  new URL(body.url).searchParams.get("error");
const refused = { status: 401, error: "PasskeyIncorrect" };
const outcomeOf = (answer: { status: number; body: { url: string } }) => ({
  status: answer.status,
  error: errorOf(answer),
});
const mailsTo = (to: string) => em().find(OutgoingMail, { to });
const actionsOn = async (item: string) =>
  (await em().find(AuditEntry, { item }, { orderBy: { id: "asc" } })).map(({ action }) => action);

describe("adding", () => {
  test("a passkey is created with the options, named after the browser, and told by mail", async () => {
    const { user, browser } = await someone();
    const { options } = await ask(browser, BEGIN);
    expect(options).toMatchObject({
      rp: { id: "localhost", name: "Atelier" },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [],
    });
    const credential = new TestAuthenticator().create(options);
    const { addPasskey } = await ask(browser, ADD, { credential });
    expect(addPasskey).toEqual({
      id: expect.any(String),
      name: "Another program",
      isBackedUp: true,
      lastUsedAt: null,
    });
    const [mail] = await mailsTo(user.email);
    expect(mail?.subject).toBe("Your sign-in settings have changed");
    expect(await actionsOn(addPasskey.id)).toEqual(["created"]);
    const again = await ask(browser, BEGIN);
    expect(again.options.excludeCredentials).toMatchObject([{ id: credential.id }]);
  });

  test.each([
    ["another site", { origin: "https://evil.example" }],
    ["another relying party", { rpId: "evil.example" }],
    ["another challenge", { challenge: "AAAA" }],
    ["a user who was not verified", { isVerified: false }],
  ])("is refused for %s", async (_what, how) => {
    const { browser } = await someone();
    const { options } = await ask(browser, BEGIN);
    const credential = new TestAuthenticator().create(options, how);
    expect(await ask(browser, ADD, { credential })).toBe("INVALID");
    expect(await ask(browser, LIST)).toEqual({ viewer: { passkeys: [] } });
  });

  test("is refused with a challenge that was used, is old, or of someone else", async () => {
    const [{ browser }, other] = [await someone(), await someone()];
    const authenticator = new TestAuthenticator();
    const { options } = await ask(browser, BEGIN);
    const credential = authenticator.create(options);
    expect(await ask(other.browser, ADD, { credential })).toBe("INVALID");
    expect(await ask(browser, ADD, { credential })).toHaveProperty("addPasskey");
    const replayed = authenticator.create(options);
    expect(await ask(browser, ADD, { credential: replayed })).toBe("INVALID");
    const { options: old } = await ask(browser, BEGIN);
    await expire(old.challenge);
    expect(await ask(browser, ADD, { credential: authenticator.create(old) })).toBe("INVALID");
  });

  test("does not take a passkey that another account has", async () => {
    const { browser, authenticator } = await withPasskey();
    const other = await someone();
    const { options } = await ask(other.browser, BEGIN);
    const credential = authenticator.create(options);
    expect(await ask(other.browser, ADD, { credential })).toHaveProperty("addPasskey");
    const { options: mine } = await ask(browser, BEGIN);
    const stolen = { ...authenticator.create(mine) };
    await em().nativeUpdate(Passkey, { credentialId: credential.id }, { credentialId: stolen.id });
    expect(await ask(browser, ADD, { credential: stolen })).toBe("CONFLICT");
  });

  test("ends at twenty", async () => {
    const { browser, user } = await someone();
    const { options } = await ask(browser, BEGIN);
    const unit = em();
    for (let n = 0; n < 20; n += 1) {
      unit.persist(
        new Passkey({
          user: unit.getReference(User, user.id),
          credentialId: crypto.randomUUID(),
          publicKey: "",
          counter: 0,
          transports: [],
          isDeviceBound: false,
          isBackedUp: true,
          name: `Phone ${n}`,
        }),
      );
    }
    await unit.flush();
    const credential = new TestAuthenticator().create(options);
    expect(await ask(browser, ADD, { credential })).toBe("CONFLICT");
    expect(await ask(browser, BEGIN)).toBe("CONFLICT");
    expect((await ask(browser, LIST)).viewer.passkeys).toHaveLength(20);
  });
});

const expire = (challenge: string) =>
  em().nativeUpdate(PasskeyChallenge, { challenge }, { expiresAt: new Date(Date.now() - 1) });

describe("signing in", () => {
  test("needs no email address, password or code, also in another process", async () => {
    const { user, authenticator, id } = await withPasskey();
    const browser = new TestBrowser(server);
    const options = await begin(browser);
    expect(options).toMatchObject({ rpId: "localhost", userVerification: "required" });
    expect(options.allowCredentials).toEqual([]);
    const there = new TestBrowser(beside);
    for (const [name, value] of browser.cookies) there.cookies.set(name, value);
    const answer = await send(there, authenticator.get(options), { callbackUrl: "/blog" });
    expect([answer.status, answer.body.url]).toEqual([200, "http://localhost:3000/blog"]);
    expect(await there.session()).toHaveProperty("user.id", user.id);
    expect((await em().findOneOrFail(Passkey, id)).lastUsedAt).not.toBeNull();
    expect(await actionsOn(user.id)).toContain("signed_in");
    const { confirmedUntil } = await em().findOneOrFail(
      Session,
      { user },
      { orderBy: { id: "desc" } },
    );
    expect(confirmedUntil?.getTime()).toBeGreaterThan(Date.now() + 9 * MINUTE);
  });

  test("is not asked for the code of two-step verification", async () => {
    const { user, signIn } = await withPasskey();
    await em()
      .getConnection()
      .execute(
        `insert into authenticator_apps (id, created_at, updated_at, user_id, secret)
        values (gen_random_uuid(), now(), now(), '${user.id}', 'x')`,
      );
    const withPassword = await new TestBrowser(server).signIn(user.email, PASSWORD);
    expect(errorOf(withPassword)).toBe("TwoFactorRequired");
    expect((await signIn()).status).toBe(200);
  });

  test.each([
    ["another site", { origin: "https://evil.example" }],
    ["another port of this machine", { origin: "http://localhost:4000" }],
    ["another relying party", { rpId: "evil.example" }],
    ["another challenge", { challenge: "AAAA" }],
    ["a user who was not verified", { isVerified: false }],
    ["the handle of another account", { userHandle: "AAAA" }],
  ])("is refused for %s", async (_what, how) => {
    const { user, signIn } = await withPasskey();
    expect(outcomeOf(await signIn(how))).toEqual(refused);
    expect(await actionsOn(user.id)).toContain("sign_in_refused");
  });

  test("is refused with a challenge of another browser, one that was used, or is old", async () => {
    const { authenticator } = await withPasskey();
    const [browser, other] = [new TestBrowser(server), new TestBrowser(server)];
    const options = await begin(browser);
    await begin(other);
    expect(outcomeOf(await send(other, authenticator.get(options)))).toEqual(refused);
    const signed = authenticator.get(options);
    const answers = await Promise.all([send(browser, signed), send(browser, signed)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect(outcomeOf(await send(browser, signed))).toEqual(refused);
    const old = await begin(browser);
    await expire(old.challenge);
    expect(outcomeOf(await send(browser, authenticator.get(old)))).toEqual(refused);
  });

  test("is refused with a signature of another key, and with anything malformed", async () => {
    const { authenticator } = await withPasskey();
    const { authenticator: another } = await withPasskey();
    const browser = new TestBrowser(server);
    const options = await begin(browser);
    const { response } = another.get(options);
    const forged = { ...authenticator.get(options) };
    forged.response = { ...forged.response, signature: response.signature };
    expect(outcomeOf(await send(browser, forged))).toEqual(refused);
    const { id } = forged;
    for (const passkey of [{}, { ...forged, id: 1 }, { ...forged, response: null }, { id }]) {
      expect(outcomeOf(await send(browser, passkey))).toEqual(refused);
    }
    const form = await browser.post("/api/auth/callback/passkey", { passkey: "text" });
    expect(outcomeOf(form)).toEqual(refused);
  });

  test("is refused without this browser’s token, and answers no challenge then", async () => {
    const { authenticator } = await withPasskey();
    const browser = new TestBrowser(server);
    const options = await begin(browser);
    const without = await send(browser, authenticator.get(options), { csrfToken: "x" });
    expect(without.body.url).toContain("csrf=true");
    expect(await browser.session()).toEqual({});
    const { body } = await browser.json("/api/auth/signin/passkey", { json: "true" });
    expect(body).not.toHaveProperty("challenge");
  });

  test("is refused with a passkey that was removed", async () => {
    const { browser, id, signIn } = await withPasskey();
    expect((await signIn()).status).toBe(200);
    await ask(browser, REMOVE, { id });
    expect(outcomeOf(await signIn())).toEqual(refused);
  });

  test("tells someone who is suspended why", async () => {
    const { user, signIn } = await withPasskey();
    const status = UserStatus.SUSPENDED;
    await em().nativeUpdate(User, user.id, { status, suspensionReason: "Spam." });
    const answer = await signIn();
    expect(outcomeOf(answer)).toEqual({ status: 403, error: "AccessDenied" });
    expect(answer.body).toMatchObject({ reason: "Spam." });
  });

  test("restores an account that its owner has deleted, and no other", async () => {
    const { user, signIn } = await withPasskey();
    const remove = (isDeletedByOwner: boolean) =>
      em().nativeUpdate(User, user.id, { deletedAt: new Date(), isDeletedByOwner });
    await remove(true);
    expect(outcomeOf(await signIn())).toEqual({ status: 403, error: "AccountDeleted" });
    expect((await signIn({}, { restore: "true" })).status).toBe(200);
    await remove(false);
    expect(errorOf(await signIn({}, { restore: "true" }))).toBe("CredentialsSignin");
  });
});

describe("the counter", () => {
  const counterOf = async (id: string) => (await em().findOneOrFail(Passkey, id)).counter;

  test("of an authenticator that does not count stays 0", async () => {
    const { id, signIn } = await withPasskey({ isSynced: false });
    expect([(await signIn()).status, (await signIn()).status]).toEqual([200, 200]);
    expect(await counterOf(id)).toBe(0);
  });

  test("of a synced passkey may go back, which is in the log", async () => {
    const { id, signIn } = await withPasskey({ counter: 7 });
    expect((await signIn({ counter: 8 })).status).toBe(200);
    expect(await actionsOn(id)).toEqual(["created"]);
    for (const counter of [8, 3, 0]) expect((await signIn({ counter })).status).toBe(200);
    expect(await actionsOn(id)).toEqual(["created", "changed", "changed", "changed"]);
    expect(await counterOf(id)).toBe(0);
  });

  test("of a passkey of one device has to grow: others are refused, which is in the log", async () => {
    const { user, id, signIn } = await withPasskey({ isSynced: false, counter: 7 });
    expect((await signIn({ counter: 9 })).status).toBe(200);
    for (const counter of [9, 8, 0]) {
      expect(outcomeOf(await signIn({ counter }))).toEqual(refused);
    }
    expect(await actionsOn(id)).toEqual(["created", "refused", "refused", "refused"]);
    expect(await actionsOn(user.id)).toContain("sign_in_refused");
    expect((await signIn({ counter: 4_294_967_295 })).status).toBe(200);
  });

  test("of a passkey of one device is not that of a synced copy", async () => {
    const { id, signIn } = await withPasskey({ isSynced: false, counter: 7 });
    await em().nativeUpdate(Passkey, id, { isDeviceBound: false });
    expect(outcomeOf(await signIn({ counter: 9 }))).toEqual(refused);
  });
});

describe("confirming", () => {
  const unconfirmed = (user: { id: string }) =>
    em().nativeUpdate(Session, { user: user.id }, { confirmedUntil: null });
  const confirm = async (browser: TestBrowser, authenticator: TestAuthenticator, how = {}) => {
    const { options } = await ask(browser, BEGIN_CONFIRM);
    return ask(browser, CONFIRM, { passkey: authenticator.get(options, how) });
  };

  test("accepts a passkey of the viewer", async () => {
    const { user, browser, authenticator } = await withPasskey();
    await unconfirmed(user);
    expect(await ask(browser, END_OTHERS)).toBe("CONFIRMATION_REQUIRED");
    expect(await confirm(browser, authenticator, { isVerified: false })).toBe("INVALID");
    expect(await ask(browser, END_OTHERS)).toBe("CONFIRMATION_REQUIRED");
    expect(await confirm(browser, authenticator)).toHaveProperty("confirmIdentity");
    expect(await ask(browser, END_OTHERS)).toEqual({ revokeOtherSessions: 0 });
  });

  test("accepts it over REST, too", async () => {
    const { user, browser, authenticator } = await withPasskey();
    await unconfirmed(user);
    const { options } = await ask(browser, BEGIN_CONFIRM);
    const passkey = authenticator.get(options);
    expect((await browser.json("/api/auth/confirm", { passkey })).status).toBe(200);
  });

  test("refuses that of someone else, and what was signed for signing in", async () => {
    const { user, browser, authenticator } = await withPasskey();
    const other = await withPasskey();
    await unconfirmed(user);
    expect(await confirm(browser, other.authenticator)).toBe("INVALID");
    const passkey = authenticator.get(await begin(browser));
    expect(await ask(browser, CONFIRM, { passkey })).toBe("INVALID");
    expect(await ask(browser, END_OTHERS)).toBe("CONFIRMATION_REQUIRED");
  });

  test("is not begun without a passkey", async () => {
    const { browser } = await someone();
    expect(await ask(browser, BEGIN_CONFIRM)).toBe("NOT_FOUND");
  });

  test.each([BEGIN, ADD, REMOVE])("is required by %s", async (query) => {
    const { user, browser, id } = await withPasskey();
    await unconfirmed(user);
    const variables = { credential: {}, id };
    expect(await ask(browser, query, variables)).toBe("CONFIRMATION_REQUIRED");
  });
});

test("a removed passkey ends the other sessions; the owner is told, and the log says so", async () => {
  const { user, browser, id, signIn } = await withPasskey();
  const other = new TestBrowser(server);
  await other.signIn(user.email, PASSWORD);
  await signIn();
  expect(await ask(browser, REMOVE, { id })).toEqual({ removePasskey: id });
  expect(await other.session()).toEqual({});
  expect(await browser.session()).toHaveProperty("user.id", user.id);
  expect(await em().count(Session, { user })).toBe(1);
  expect(await mailsTo(user.email)).toHaveLength(2);
  expect(await actionsOn(id)).toEqual(["created", "deleted"]);
});

test("without a name a passkey is called as its authenticator is, if that is known", async () => {
  const { browser } = await someone();
  const nameOf = async (aaguid: string, name?: string) => {
    const { options } = await ask(browser, BEGIN);
    const credential = new TestAuthenticator({ aaguid }).create(options);
    return (await ask(browser, ADD, { credential, name })).addPasskey.name;
  };
  const [bitwarden, unknown] = ["d548826e-79b4-db40-a3d8-11116f7e8349", crypto.randomUUID()];
  expect(await nameOf(bitwarden)).toBe("Bitwarden");
  expect(await nameOf(bitwarden, "Work")).toBe("Work");
  expect(await nameOf(unknown)).not.toBe("Bitwarden");
});

test("a passkey has the name that its owner gives it", async () => {
  const { browser, id } = await withPasskey();
  const renamed = await ask(browser, RENAME, { id, name: " Work phone " });
  expect(renamed).toEqual({ renamePasskey: { name: "Work phone" } });
  expect(await ask(browser, RENAME, { id, name: " " })).toBe("INVALID");
  expect(await ask(browser, LIST)).toEqual({
    viewer: { passkeys: [{ id, name: "Work phone" }] },
  });
});

test.each(Object.values(Role))("nobody else sees or changes it, not even %s", async (role) => {
  const { user, id, signIn } = await withPasskey();
  const { browser } = await someone([role]);
  expect(await ask(browser, RENAME, { id, name: "Mine" })).toBe("NOT_FOUND");
  expect(await ask(browser, REMOVE, { id })).toBe("NOT_FOUND");
  const query = "query($id: ID!) { user(id: $id) { passkeys { id } } }";
  const seen = await ask(browser, query, { id: user.id });
  expect(seen).toEqual(role === Role.ADMIN ? { user: { passkeys: [] } } : "FORBIDDEN");
  expect((await signIn()).status).toBe(200);
});

test("who has tried twenty times in vain has to wait", async () => {
  const limited = await testServer({ rateLimits: true });
  const browser = new TestBrowser(limited);
  const statuses = [];
  for (let n = 0; n < 21; n += 1) statuses.push((await send(browser, {})).status);
  expect(new Set(statuses.slice(0, 20))).toEqual(new Set([401]));
  expect(statuses.at(-1)).toBe(429);
});
