import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { hashOf, Role, Session, User, UserStatus } from "../../schema/accounts/index.ts";
import { LinkedAccount } from "../../schema/accounts/linked-account.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { AuditEntry } from "../../schema/audit/index.ts";
import { OutgoingMail } from "../../schema/mail/outgoing-mail.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { atTheEnd } from "../../schema/testing/at-the-end.ts";
import { TestBrowser } from "../testing/browser.ts";
import { gitHubStandIn } from "../testing/github-stand-in.ts";
import { openIdProvider, type Person, signInThere } from "../testing/openid-provider.ts";
import { testServer } from "../testing/server.ts";

// Hashing passwords is slow, more so on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const SITE = "http://localhost:3000";
const PASSWORD = "a fjord at night";
const passwordHash = await hashOf(PASSWORD);
const openId = await openIdProvider();
const gitHub = await gitHubStandIn();
atTheEnd(gitHub.close);
const server = await testServer({
  google: { ...openId, url: openId.issuer },
  github: gitHub,
});
const em = () => server.database.em.fork();

const aPerson = (values: Partial<Person> = {}): Person => {
  const id = crypto.randomUUID();
  return { id, email: `${id}@example.org`, name: "Liv Lenke", isVerified: true, ...values };
};
beforeEach(() => {
  openId.person = aPerson();
});

async function ask(browser: TestBrowser, query: string, variables: object = {}) {
  const { data, errors } = (await browser.json("/graphql", { query, variables })).body;
  return errors?.[0].extensions.code ?? data;
}

const LINKED = "{ viewer { linkedAccounts { id provider label } } }";
const UNLINK = "mutation($id: ID!) { unlinkAccount(id: $id) }";

/** Begins at this site; returns where the provider is. */
const begin = async (browser: TestBrowser, form: Record<string, string> = {}, id = "google") =>
  (await browser.post(`/api/auth/signin/${id}`, form)).body.url as string;

/** Signs in at the provider and comes back; returns where the browser is sent. */
async function go(browser: TestBrowser, form: Record<string, string> = {}, id = "google") {
  return end(browser, await signInThere(await begin(browser, form, id)));
}

async function end(browser: TestBrowser, path: string): Promise<URL> {
  const { status, headers } = await browser.get(path);
  expect(status).toBe(302);
  return new URL(headers.get("location") ?? "", SITE);
}

const errorIn = ({ searchParams }: URL) => searchParams.get("error") ?? searchParams.get("link");

async function someone(values: Partial<User> = {}) {
  const user = await aUser(em(), {
    passwordHash,
    roles: [Role.MEMBER],
    ...values,
    member: await aMember(em()),
  });
  const browser = new TestBrowser(server);
  await browser.signIn(user.email, PASSWORD);
  return { user, browser };
}

/** Someone who has linked their account at Google. */
async function linked(id = "google") {
  const { user, browser } = await someone();
  const url = await go(browser, { link: "true" }, id);
  expect(errorIn(url)).toBe("done");
  return { user, browser };
}

const mailsTo = (to: string) => em().find(OutgoingMail, { to });
const linksOf = (user: { id: string }) => em().count(LinkedAccount, { user: user.id });

test("the providers that are set up have their URLs, and others are not offered", async () => {
  const { body } = await server.ask("GET", "/api/auth/providers");
  expect(body).toMatchObject({
    github: { id: "github", name: "GitHub", type: "oauth" },
    google: {
      name: "Google",
      signinUrl: `${SITE}/api/auth/signin/google`,
      callbackUrl: `${SITE}/api/auth/callback/google`,
    },
  });
  expect(await ask(new TestBrowser(server), "{ signInProviders }")).toEqual({
    signInProviders: ["GITHUB", "GOOGLE"],
  });
  const without = new TestBrowser(await testServer());
  expect(Object.keys((await without.get("/api/auth/providers")).body)).toEqual(["credentials"]);
  expect(await begin(without)).toContain("csrf=true");
  expect((await without.get("/api/auth/callback/google?code=x&state=y")).status).toBe(404);
});

describe("linking", () => {
  test("adds the account of the provider, mails the owner, and is in the log", async () => {
    const { user, browser } = await someone();
    const url = await go(browser, { link: "true" });
    expect(url.pathname + url.search).toBe(
      "/dashboard/user/account?tab=security&link=done&provider=google",
    );
    const { viewer } = await ask(browser, LINKED);
    expect(viewer.linkedAccounts).toEqual([
      { id: expect.any(String), provider: "GOOGLE", label: openId.person?.email },
    ]);
    const [mail] = await mailsTo(user.email);
    expect(mail?.subject).toBe("Your sign-in settings have changed");
    const [entry] = await em().find(AuditEntry, { item: viewer.linkedAccounts[0].id });
    expect(entry).toMatchObject({ action: "created", kind: "LinkedAccount" });
  });

  test("does not take an account that someone else has linked, or a second one", async () => {
    const { browser } = await linked();
    const other = await someone();
    expect(errorIn(await go(other.browser, { link: "true" }))).toBe("OAuthAlreadyLinked");
    expect(await linksOf(other.user)).toBe(0);
    openId.person = aPerson();
    expect(errorIn(await go(browser, { link: "true" }))).toBe("OAuthAlreadyLinked");
  });

  test("is for someone signed in, who has confirmed who they are", async () => {
    const visitor = await new TestBrowser(server).post("/api/auth/signin/google", { link: "true" });
    expect(visitor.status).toBe(401);
    const { user, browser } = await someone();
    await em().nativeUpdate(Session, { user }, { confirmedUntil: null });
    const { body } = await browser.post("/api/auth/signin/google", { link: "true" });
    expect(body.code).toBe("CONFIRMATION_REQUIRED");
  });

  test("ends in the session in which it began", async () => {
    const { browser } = await someone();
    const path = await signInThere(await begin(browser, { link: "true" }));
    const other = await someone();
    await browser.signIn(other.user.email, PASSWORD);
    expect(errorIn(await end(browser, path))).toBe("OAuthCallback");
    expect(await linksOf(other.user)).toBe(0);
  });
});

describe("signing in", () => {
  test("leads where the user wanted to go", async () => {
    const { user } = await linked();
    const browser = new TestBrowser(server);
    expect((await go(browser, { callbackUrl: "/blog?page=2" })).href).toBe(`${SITE}/blog?page=2`);
    expect(await browser.session()).toHaveProperty("user.id", user.id);
    const { lastUsedAt } = await em().findOneOrFail(LinkedAccount, { user });
    expect(lastUsedAt).not.toBeNull();
  });

  test("works with GitHub, whose users may have changed their name", async () => {
    gitHub.user = { ...gitHub.user, id: 4_711, login: "liv" };
    const { user } = await linked("github");
    gitHub.user = { ...gitHub.user, login: "liv-lenke" };
    const browser = new TestBrowser(server);
    await go(browser, {}, "github");
    expect(await browser.session()).toHaveProperty("user.id", user.id);
    const { viewer } = await ask(browser, LINKED);
    expect(viewer.linkedAccounts).toMatchObject([{ provider: "GITHUB", label: "liv-lenke" }]);
  });

  test("requires the code of two-step verification, without which there is no session", async () => {
    const { user, browser: own } = await linked();
    const { secret, setup } = (
      await ask(own, "mutation { beginAuthenticatorApp { secret setup } }")
    ).beginAuthenticatorApp;
    const codeOf = (later: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: Date.now() + later * 30_000,
      });
    const enable = `mutation($setup: String!, $code: String!) { enableAuthenticatorApp(setup: $setup, code: $code) }`;
    await ask(own, enable, { setup, code: codeOf(-1) });
    const browser = new TestBrowser(server);
    expect(errorIn(await go(browser))).toBe("OAuthTwoFactor");
    expect(await browser.session()).toEqual({});
    const step = (code: string, at = browser) =>
      at.post("/api/auth/callback/second-step", { code });
    const errorOf = async (answer: ReturnType<typeof step>) =>
      new URL((await answer).body.url).searchParams.get("error");
    expect(await errorOf(step("000000"))).toBe("TwoFactorIncorrect");
    expect(await errorOf(step(codeOf(0), new TestBrowser(server)))).toBe("OAuthCallback");
    expect(await browser.session()).toEqual({});
    expect((await step(codeOf(0))).status).toBe(200);
    expect(await browser.session()).toHaveProperty("user.id", user.id);
    expect(await errorOf(step(codeOf(1)))).toBe("OAuthCallback");
  });

  test("is refused for an address of a user who has not linked it: they sign in first", async () => {
    const { user } = await someone();
    openId.person = aPerson({ email: user.email.toUpperCase() });
    const browser = new TestBrowser(server);
    const url = await go(browser);
    expect([url.pathname, errorIn(url)]).toEqual(["/auth/login", "OAuthAccountNotLinked"]);
    expect(await browser.session()).toEqual({});
    expect(await linksOf(user)).toBe(0);
  });

  test("is refused for an address that the provider has not verified", async () => {
    openId.person = aPerson({ isVerified: false });
    expect(errorIn(await go(new TestBrowser(server)))).toBe("OAuthEmailNotVerified");
    const emails = [
      { email: "liv@example.org", primary: true, verified: false },
      { email: "other@example.org", primary: false, verified: true },
    ];
    gitHub.user = { id: 5, login: "unverified", name: null, emails };
    expect(errorIn(await go(new TestBrowser(server), {}, "github"))).toBe("OAuthEmailNotVerified");
  });

  test("is refused for someone who is suspended, and leaves a deleted account deleted", async () => {
    const { user } = await linked();
    await em().nativeUpdate(User, user.id, { status: UserStatus.SUSPENDED });
    const browser = new TestBrowser(server);
    expect(errorIn(await go(browser))).toBe("AccessDenied");
    const deleted = { status: UserStatus.ACTIVE, deletedAt: new Date(), isDeletedByOwner: true };
    await em().nativeUpdate(User, user.id, deleted);
    expect(errorIn(await go(browser))).toBe("AccountDeleted");
    expect(await browser.session()).toEqual({});
    const entries = await em().find(AuditEntry, { item: user.id, action: "sign_in_refused" });
    expect(entries.length).toBeGreaterThan(0);
  });
});

describe("a callback", () => {
  test("without consent says so", async () => {
    openId.person = undefined;
    const url = await go(new TestBrowser(server));
    expect([url.pathname, errorIn(url)]).toEqual(["/auth/login", "OAuthDenied"]);
    expect(url.searchParams.get("provider")).toBe("google");
  });

  test("is refused in another browser, with another state, and a second time", async () => {
    await linked();
    const browser = new TestBrowser(server);
    const path = await signInThere(await begin(browser));
    expect(errorIn(await end(new TestBrowser(server), path))).toBe("OAuthCallback");
    const forged = path.replace(/state=[^&]+/, "state=forged");
    expect(errorIn(await end(browser, forged))).toBe("OAuthCallback");
    expect(errorIn(await end(browser, path))).toBe("OAuthCallback"); // the state was used up

    const again = await signInThere(await begin(browser));
    expect((await end(browser, again)).pathname).toBe("/");
    const other = new TestBrowser(server);
    expect(errorIn(await end(other, again))).toBe("OAuthCallback");
    expect(await other.session()).toEqual({});
  });

  test("with a code that was used before, or invented, is refused", async () => {
    await linked();
    const browser = new TestBrowser(server);
    const used = await signInThere(await begin(browser));
    await end(browser, used);
    const code = new URL(used, SITE).searchParams.get("code") ?? "";
    for (const other of [code, "invented"]) {
      const victim = new TestBrowser(server);
      const fresh = new URL(await signInThere(await begin(victim)), SITE);
      fresh.searchParams.set("code", other);
      expect(errorIn(await end(victim, fresh.pathname + fresh.search))).toBe("OAuthCallback");
      expect(await victim.session()).toEqual({});
    }
    gitHub.user = { ...gitHub.user, id: 99 };
    const { browser: mine } = await linked("github");
    const at = new URL(await signInThere(await begin(mine, {}, "github")), SITE);
    at.searchParams.set("code", "invented");
    expect(errorIn(await end(mine, at.pathname + at.search))).toBe("OAuthCallback");
  });

  test("of one provider is not one of another", async () => {
    const browser = new TestBrowser(server);
    const path = await signInThere(await begin(browser, {}, "github"));
    const google = path.replace("/github", "/google");
    expect(errorIn(await end(browser, google))).toBe("OAuthCallback");
  });

  test("a form without this browser’s token begins nothing", async () => {
    const browser = new TestBrowser(server);
    expect(await begin(browser, { csrfToken: "x" })).toContain("csrf=true");
    expect([...browser.cookies.keys()]).not.toContain("provider-sign-in");
  });
});

describe("someone without an account", () => {
  const register = async (browser: TestBrowser, email: string) => {
    const person = { name: "Liv", email, password: PASSWORD, locale: "en" };
    expect((await browser.json("/api/auth/register", person)).status).toBe(200);
    await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(0);
    const [mail] = await mailsTo(email);
    const { code } = mail as unknown as { code: string };
    return browser.json("/api/auth/verify", { email, code });
  };

  test("is led to the form for registering; then the account is linked", async () => {
    const browser = new TestBrowser(server);
    const url = await go(browser);
    const { email = "", name } = openId.person ?? {};
    expect(url.pathname).toBe("/auth/register");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      error: "OAuthCreateAccount",
      provider: "google",
      email,
      name,
    });
    expect(await em().count(User, { email })).toBe(0);
    expect((await register(browser, email)).status).toBe(200);
    const user = await em().findOneOrFail(User, { email });
    expect(await linksOf(user)).toBe(1);
    const other = new TestBrowser(server);
    await go(other);
    expect(await other.session()).toHaveProperty("user.id", user.id);
  });

  test("who registers with another address has nothing linked", async () => {
    const browser = new TestBrowser(server);
    await go(browser);
    const { email } = aPerson();
    await register(browser, email);
    expect(await linksOf(await em().findOneOrFail(User, { email }))).toBe(0);
  });

  test("has nothing linked by a cookie that they made themselves", async () => {
    const browser = new TestBrowser(server);
    await go(browser);
    const { email } = aPerson();
    const [text = ""] = (browser.cookies.get("provider-account") ?? "").split(".");
    expect(text).not.toBe("");
    browser.cookies.set("provider-account", `${text}.forged`);
    await register(browser, openId.person?.email ?? email);
    const user = await em().findOneOrFail(User, { email: openId.person?.email ?? email });
    expect(await linksOf(user)).toBe(0);
  });
});

describe("unlinking", () => {
  test("ends the other sessions, mails the owner, and no longer signs in", async () => {
    const { user, browser } = await linked();
    const other = new TestBrowser(server);
    await go(other);
    const [{ id }] = (await ask(browser, LINKED)).viewer.linkedAccounts;
    expect(await ask(browser, UNLINK, { id })).toEqual({ unlinkAccount: id });
    expect(await other.session()).toEqual({});
    expect(await browser.session()).toHaveProperty("user.id", user.id);
    expect(await mailsTo(user.email)).toHaveLength(2);
    expect(errorIn(await go(other))).toBe("OAuthCreateAccount");
    expect((await new TestBrowser(server).signIn(user.email, PASSWORD)).status).toBe(200);
  });

  test("is for the owner alone, after a confirmation", async () => {
    const { user, browser } = await linked();
    const [{ id }] = (await ask(browser, LINKED)).viewer.linkedAccounts;
    const admin = await someone({ roles: [Role.ADMIN] });
    expect(await ask(admin.browser, UNLINK, { id })).toBe("NOT_FOUND");
    const query = "query($id: ID!) { user(id: $id) { linkedAccounts { id } } }";
    const seen = await ask(admin.browser, query, { id: user.id });
    expect(seen).toEqual({ user: { linkedAccounts: [] } });
    await em().nativeUpdate(Session, { user }, { confirmedUntil: null });
    expect(await ask(browser, UNLINK, { id })).toBe("CONFIRMATION_REQUIRED");
  });
});

test("a provider that cannot be reached is a message, and in the log", async () => {
  const away = await testServer({
    google: { clientId: "a", clientSecret: "b", url: "http://127.0.0.1:1" },
  });
  const url = new URL(await begin(new TestBrowser(away)));
  expect([url.pathname, errorIn(url)]).toEqual(["/auth/login", "OAuthSignin"]);
  expect(away.log.join("")).toContain("google cannot be reached");
});
