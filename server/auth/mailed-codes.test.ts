import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { hashOf, Role, User } from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { TestBrowser } from "../testing/browser.ts";
import { mailServer } from "../testing/mail-server.ts";
import type { ReceivedMail } from "../testing/received-mail.ts";
import { type Answer, testServer } from "../testing/server.ts";
import { HOUR, MINUTE } from "../../schema/foundation/durations.ts";

// Hashing passwords and codes is slow, even slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const mails = await mailServer();
afterAll(() => mails.close());
const server = await testServer({ smtpUrl: mails.url });
const limited = await testServer({ rateLimits: true });

const PASSWORD = "a long enough secret";
const NEW = "another long secret";
const passwordHash = await hashOf(PASSWORD);
const anAccount = (on = server) => aUser(on.database.em.fork(), { passwordHash } as never);

let people = 0;
const someone = () => ({
  name: "Ada",
  email: `ada-${(people += 1)}@example.org`,
  password: PASSWORD,
});

/** Waits for the first mail to this address that has not this text. */
async function mailTo(email: string, { after = "\0" } = {}): Promise<ReceivedMail> {
  for (let index = 0; ; index += 1) {
    const mail = await mails.mail(index);
    if (mail.to === email && !mail.text.includes(after)) return mail;
  }
}

/** Waits for a code to this address, other than the earlier one. */
async function codeFor(email: string, earlier?: { after: string }): Promise<string> {
  const [, code = ""] = /^ {4}(\d{6}|\d{8})$/m.exec((await mailTo(email, earlier)).text) ?? [];
  return code;
}

const CHECK_YOUR_MAIL = { status: 200, body: { message: "Check your mail" } };

test("registering mails a code, and the code signs in", async () => {
  const browser = new TestBrowser(server);
  const person = someone();
  expect(await browser.json("/api/auth/register", person)).toMatchObject(CHECK_YOUR_MAIL);
  expect(await browser.session()).toEqual({});
  const code = await codeFor(person.email);
  const verified = await browser.json("/api/auth/verify", { email: person.email, code });
  expect(verified).toMatchObject({ status: 200, body: { message: "Your address is confirmed" } });
  expect(browser.setCookies.join()).toMatch(/session=[^;]+;.*HttpOnly/);
  expect(await browser.session()).toMatchObject({
    user: {
      name: "Ada",
      email: person.email,
      roles: ["member"],
      memberId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  });
});

test("registering works over the graph, too", async () => {
  const browser = new TestBrowser(server);
  const person = someone();
  await browser.json("/api/auth/register", person);
  const variables = { email: person.email, code: await codeFor(person.email) };
  const query =
    "mutation($email: String!, $code: String!) { verifyEmail(email: $email, code: $code) }";
  const { body } = await browser.json("/graphql", { query, variables });
  expect(body.data).toEqual({ verifyEmail: true });
  expect(await browser.session()).toMatchObject({ user: { email: person.email } });
});

test("a wrong code does not sign in", async () => {
  const browser = new TestBrowser(server);
  const person = someone();
  await browser.json("/api/auth/register", person);
  const wrong = (await codeFor(person.email)) === "000000" ? "000001" : "000000";
  const refused = await browser.json("/api/auth/verify", { email: person.email, code: wrong });
  expect(refused).toMatchObject({ status: 422, body: { fields: { code: "Incorrect" } } });
  expect(await browser.session()).toEqual({});
});

describe("signing in before the address is verified", () => {
  const errorOf = ({ body }: Answer) => new URL(String(body.url)).searchParams.get("error");

  test("with the right password, says so and mails another code", async () => {
    const { email, password, ...person } = someone();
    const browser = new TestBrowser(server);
    await browser.json("/api/auth/register", { ...person, email, password });
    const earlier = await codeFor(email);
    const refused = await browser.signIn(email.toUpperCase(), password);
    expect([refused.status, errorOf(refused)]).toEqual([401, "AccountNotVerified"]);
    expect(await browser.session()).toEqual({});
    const code = await codeFor(email, { after: earlier });
    expect((await browser.json("/api/auth/verify", { email, code })).status).toBe(200);
    expect(await browser.session()).toMatchObject({ user: { email } });
  });

  test("with a wrong password, is answered as for an unknown address", async () => {
    const { email, ...person } = someone();
    const browser = new TestBrowser(server);
    await browser.json("/api/auth/register", { ...person, email });
    const [wrong, unknown] = [
      await browser.signIn(email, NEW),
      await browser.signIn(someone().email, NEW),
    ];
    expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text]);
    expect(errorOf(wrong)).toBe("CredentialsSignin");
  });

  test("leads to the code that was mailed, while another one is not mailed yet", async () => {
    const { email, password, ...person } = someone();
    const browser = new TestBrowser(await testServer({ rateLimits: true }, limited));
    await browser.json("/api/auth/register", { ...person, email, password });
    for (let times = 0; times < 7; times += 1) {
      const refused = await browser.signIn(email, password);
      expect([refused.status, errorOf(refused)]).toEqual([401, "AccountNotVerified"]);
    }
  });
});

test("a session from before the verification is not transferred to the new account", async () => {
  const { email } = await anAccount();
  const browser = new TestBrowser(server);
  await browser.signIn(email, PASSWORD);
  const before = browser.cookies.get("session");
  const person = someone();
  await browser.json("/api/auth/register", person);
  await browser.json("/api/auth/verify", {
    email: person.email,
    code: await codeFor(person.email),
  });
  expect(browser.cookies.get("session")).not.toBe(before);
  expect(await browser.session()).toMatchObject({ user: { email: person.email } });
});

test("resetting a forgotten password signs out all other browsers", async () => {
  const { email } = await anAccount();
  const elsewhere = new TestBrowser(server);
  await elsewhere.signIn(email, PASSWORD);
  expect(await elsewhere.session()).toMatchObject({ user: { email } });

  const browser = new TestBrowser(server);
  const response = await browser.json("/api/auth/reset-password", { email });
  expect(response).toMatchObject(CHECK_YOUR_MAIL);
  const code = await codeFor(email);
  const body = { email, code, password: NEW };
  const chosen = await browser.json("/api/auth/new-password", body);
  expect(chosen).toMatchObject({ status: 200, body: { message: "Password changed" } });
  expect(await elsewhere.session()).toEqual({});
  expect((await browser.signIn(email, PASSWORD)).status).toBe(401);
  await browser.signIn(email, NEW);
  expect(await browser.session()).toMatchObject({ user: { email } });
});

test("changing a password is confirmed by mail", async () => {
  const { email } = await anAccount();
  const browser = new TestBrowser(server);
  await browser.signIn(email, PASSWORD);
  const body = { oldPassword: PASSWORD, newPassword: NEW };
  expect((await browser.json("/api/auth/change-password", body)).status).toBe(200);
  const { subject, text } = await mailTo(email);
  expect(subject).toBe("Your password was changed");
  expect(text).not.toContain(NEW);
});

test("other fields of the body are not written", async () => {
  const browser = new TestBrowser(server);
  const person = someone();
  const smuggled = {
    roles: ["admin"],
    role: "admin",
    status: "active",
    emailVerified: "2026-01-01",
    isEmailVerified: true,
    memberId: crypto.randomUUID(),
    id: crypto.randomUUID(),
  };
  await browser.json("/api/auth/register", { ...person, ...smuggled });
  const em = () => server.database.em.fork();
  expect(await em().count(User, { email: person.email })).toBe(0);
  const code = await codeFor(person.email);
  await browser.json("/api/auth/verify", { email: person.email, code, ...smuggled });
  const user = await em().findOneOrFail(User, { email: person.email });
  expect(user.roles).toEqual([Role.MEMBER]);
  expect(user.member?.id).not.toBe(smuggled.memberId);
  expect(user.id).not.toBe(smuggled.id);
});

test.each(["register", "verify", "verify/resend", "reset-password", "new-password"])(
  "%s is refused from another site",
  async (path) => {
    const browser = new TestBrowser(server, { origin: "https://evil.example" });
    expect((await browser.json(`/api/auth/${path}`, someone())).status).toBe(403);
  },
);

describe("known and unknown addresses get the same answer", () => {
  test.each([
    ["register", (email: string) => ({ ...someone(), email })],
    ["verify", (email: string) => ({ email, code: "123456" })],
    ["verify/resend", (email: string) => ({ email })],
    ["reset-password", (email: string) => ({ email })],
    ["new-password", (email: string) => ({ email, code: "12345678", password: NEW })],
  ])("on %s", async (path, bodyOf) => {
    const { email } = await anAccount();
    const ask = (body: object) => server.ask("POST", `/api/auth/${path}`, { body });
    const known = await ask(bodyOf(email));
    const unknown = await ask(bodyOf(someone().email));
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    const names = ({ headers }: Response | typeof known) => [...headers.keys()].toSorted();
    expect(names(known)).toEqual(names(unknown));
  });
});

describe("limits", () => {
  /** The statuses of that many calls, and the last body. */
  async function often(times: number, path: string, bodyOf: (index: number) => object) {
    const statuses: number[] = [];
    for (let index = 0; ; index += 1) {
      const answer = await limited.ask("POST", `/api/auth/${path}`, { body: bodyOf(index) });
      statuses.push(answer.status);
      if (statuses.length === times) return { statuses, answer };
    }
  }

  test.each([
    ["for a known address", () => anAccount(limited)],
    ["for an unknown address", async () => someone()],
  ])("at most three codes an hour are mailed to one %s", async (_name, make) => {
    const { email } = await make();
    const { statuses, answer } = await often(4, "reset-password", () => ({ email }));
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(answer.body.code).toBe("RATE_LIMITED");
    const wait = Number(answer.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(19 * 60);
    expect(wait).toBeLessThanOrEqual(20 * 60);
  });

  test("another code is mailed after a minute", async () => {
    const { email } = someone();
    const { statuses, answer } = await often(2, "verify/resend", () => ({ email }));
    expect(statuses).toEqual([200, 429]);
    expect(Number(answer.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  });

  test.each([
    ["verify", (email: string) => ({ email, code: "123456" })],
    ["new-password", (email: string) => ({ email, code: "12345678", password: NEW })],
  ])("an IP address may try codes thirty times an hour: %s", async (path, bodyOf) => {
    const server = await testServer({ rateLimits: true }, limited);
    const statuses = [];
    for (let tries = 0; tries < 31; tries += 1) {
      const body = bodyOf(someone().email);
      statuses.push((await server.ask("POST", `/api/auth/${path}`, { body })).status);
    }
    expect(statuses).toEqual([...Array(30).fill(422), 429]);
  });

  describe("of a day", () => {
    // ten, and one that three hours give back
    const ofADay = [...Array(11).fill(200), 429];

    afterEach(() => {
      vi.useRealTimers();
    });

    /** The statuses of three requests an hour, in four hours. */
    async function forFourHours(ask: () => Promise<Answer>): Promise<number[]> {
      vi.useFakeTimers({ toFake: ["Date"] });
      const statuses: number[] = [];
      for (let hour = 0; hour < 4; hour += 1) {
        for (let times = 0; times < 3; times += 1) statuses.push((await ask()).status);
        vi.setSystemTime(Date.now() + HOUR);
      }
      return statuses;
    }

    test.each(["reset-password", "verify/resend"])(
      "at most ten codes are mailed to one address: %s",
      async (path) => {
        const server = await testServer({ rateLimits: true }, limited);
        const { email } = someone();
        const isResent = path === "verify/resend"; // only once a minute
        const statuses = await forFourHours(async () => {
          if (isResent) vi.setSystemTime(Date.now() + MINUTE);
          return server.ask("POST", `/api/auth/${path}`, { body: { email } });
        });
        expect(statuses).toEqual(ofADay);
        const { body } = await server.ask("POST", `/api/auth/${path}`, { body: { email } });
        expect(body.code).toBe("RATE_LIMITED");
      },
    );

    test("strangers who use them up leave the owner theirs, in a browser of the owner", async () => {
      const server = await testServer({ rateLimits: true }, limited);
      const { email } = await anAccount(server);
      const browser = new TestBrowser(server);
      await browser.signIn(email, PASSWORD);
      await browser.post("/api/auth/signout");
      const ask = (who: TestBrowser) => who.json("/api/auth/reset-password", { email });
      expect(await forFourHours(() => ask(new TestBrowser(server)))).toEqual(ofADay);
      expect(await forFourHours(() => ask(browser))).toEqual(ofADay);
    });

    test("another account's browser, or one that says so itself, is a stranger's", async () => {
      const server = await testServer({ rateLimits: true }, limited);
      const { id, email } = await anAccount(server);
      const other = new TestBrowser(server);
      await other.signIn((await anAccount(server)).email, PASSWORD);
      const forged = new TestBrowser(server);
      forged.cookies.set("accounts", `${id}.${"x".repeat(43)}`);
      const ask = (browser: TestBrowser) => browser.json("/api/auth/reset-password", { email });
      expect(await forFourHours(() => ask(other))).toEqual(ofADay);
      vi.setSystemTime(Date.now() - HOUR);
      expect((await ask(forged)).status).toBe(429);
    });
  });

  test("an IP address may register five times an hour; invalid input does not count", async () => {
    const weak = () => ({ ...someone(), password: "short" });
    expect((await often(6, "register", weak)).statuses).toEqual(Array(6).fill(422));
    const { statuses } = await often(6, "register", () => someone());
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
