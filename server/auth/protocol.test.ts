import { describe, expect, test } from "vitest";
import { hashOf, Role, Session, User } from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { Member } from "../../schema/members/index.ts";
import { Locale } from "../../schema/foundation/locale.ts";
import { DAY, MINUTE } from "../../schema/foundation/durations.ts";
import { TestBrowser } from "../testing/browser.ts";
import { testServer } from "../testing/server.ts";

// The session protocol, call by call.

const ORIGIN = "http://localhost:3000";
const BASE = `${ORIGIN}/api/auth`;
const PASSWORD = "a fjord at night";
const passwordHash = await hashOf(PASSWORD);

const server = await testServer();
const secure = await testServer(
  { origin: "https://atelier.example", origins: ["https://atelier.example"] },
  server,
);
const em = () => server.database.em.fork();
const browser = () => new TestBrowser(server);
const ada = await aUser(em(), {
  email: "ada@example.org",
  name: "Ada",
  roles: [Role.EDITOR],
  member: await aMember(em(), { avatar: "/artwork/ada.svg" }),
  passwordHash,
});

async function signedIn() {
  const mine = browser();
  await mine.signIn("ada@example.org", PASSWORD);
  return mine;
}

describe("the session", () => {
  test("is empty for a visitor, not cached, and sets the two cookies", async () => {
    const mine = browser();
    const { status, body, headers } = await mine.get("/api/auth/session");
    expect([status, body]).toEqual([200, {}]);
    expect(headers.get("cache-control")).toBe("private, no-cache, no-store");
    expect(headers.get("pragma")).toBe("no-cache");
    expect(headers.get("expires")).toBe("0");
    expect([...mine.cookies.keys()].toSorted()).toEqual(["callback-url", "csrf"]);
    for (const cookie of mine.setCookies)
      expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    await mine.get("/api/auth/session");
    expect(mine.setCookies).toEqual([]);
  });

  test("sets the account's language on a new browser and keeps one that was chosen there", async () => {
    const french = { email: "francine@example.org", locale: Locale.fr, passwordHash };
    await aUser(em(), french as never);
    const [fresh, chosen] = [browser(), browser()];
    chosen.cookies.set("NEXT_LOCALE", "no");
    for (const one of [fresh, chosen]) await one.signIn(french.email, PASSWORD);
    expect(fresh.cookies.get("NEXT_LOCALE")).toBe("fr");
    expect(chosen.cookies.get("NEXT_LOCALE")).toBe("no");
  });

  test("does not begin for an address that contains NUL", async () => {
    const { status } = await browser().signIn("nobody\0@example.org", PASSWORD);
    expect(status).toBe(401);
  });

  test("has a profile from the next sign-in on, if its account had none", async () => {
    await aUser(em(), { email: "old@example.org", name: "Old Account", passwordHash } as never);
    const [mine, again] = [browser(), browser()];
    for (const one of [mine, again]) await one.signIn("old@example.org", PASSWORD);
    const { memberId } = (await mine.session()).user;
    expect((await again.session()).user.memberId).toBe(memberId);
    expect(await em().findOneOrFail(Member, memberId)).toMatchObject({ handle: "old-account" });
  });

  test("contains the user and the expiry, and sets its cookie again", async () => {
    const mine = await signedIn();
    const { status, body } = await mine.get("/api/auth/session");
    expect(status).toBe(200);
    expect(body).toEqual({
      user: {
        id: ada.id,
        name: "Ada",
        email: "ada@example.org",
        image: "/artwork/ada.svg",
        roles: ["editor"],
        memberId: ada.member?.id,
      },
      expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect((Date.parse(body.expires) - Date.now()) / DAY).toBeCloseTo(30, 1);
    expect(mine.setCookies).toEqual([
      expect.stringMatching(
        /^session=[a-z2-7]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  test("accepts no body, whatever the content type", async () => {
    const { status, body } = await server.ask("GET", "/api/auth/session", {
      headers: { "content-type": "application/json" },
    });
    expect([status, body]).toEqual([200, {}]);
  });

  test("clears the cookie of a session that does not exist", async () => {
    const mine = browser();
    mine.cookies.set("session", "a".repeat(40));
    expect(await mine.session()).toEqual({});
    expect(mine.cookies.has("session")).toBe(false);
  });

  test("ends with the browser unless the user asked to be remembered", async () => {
    const mine = browser();
    await mine.signIn("ada@example.org", PASSWORD, { remember: "false" });
    expect(mine.setCookies.join()).toMatch(/session=[a-z2-7]+; Path/);
    expect(await mine.session()).toHaveProperty("user.id", ada.id);
    expect(mine.setCookies.join()).toMatch(/session=[a-z2-7]+; Path/);
  });
});

describe("the csrf token", () => {
  test("is 64 hexadecimal digits and stays the same as long as its cookie", async () => {
    const mine = browser();
    const { body, headers } = await mine.get("/api/auth/csrf");
    expect(body).toEqual({ csrfToken: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(headers.get("cache-control")).toContain("no-store");
    expect(mine.cookies.get("csrf")).toMatch(new RegExp(`^${body.csrfToken}\\|[0-9a-f]{64}$`));
    expect(await mine.csrfToken()).toBe(body.csrfToken);
    expect(await browser().csrfToken()).not.toBe(body.csrfToken);
  });

  test("is replaced if the server did not make it", async () => {
    const mine = browser();
    const token = "f".repeat(64);
    mine.cookies.set("csrf", `${token}%7C${"0".repeat(64)}`);
    expect(await mine.csrfToken()).not.toBe(token);
  });
});

test("the one provider has its URLs", async () => {
  const { status, body } = await browser().get("/api/auth/providers");
  expect(status).toBe(200);
  expect(body).toEqual({
    credentials: {
      id: "credentials",
      name: "Email and password",
      type: "credentials",
      signinUrl: `${BASE}/signin/credentials`,
      callbackUrl: `${BASE}/callback/credentials`,
    },
  });
});

test.each<Record<string, string>>([
  { "x-forwarded-host": "evil.example" },
  { "x-forwarded-proto": "https" },
])("URLs have the site's origin, whatever %j contains", async (headers) => {
  const { body } = await server.ask("GET", "/api/auth/providers", { headers });
  expect(body.credentials.signinUrl).toBe(`${BASE}/signin/credentials`);
});

describe("signing in", () => {
  const CALLBACK = "/api/auth/callback/credentials";

  test("answers a script with the redirect URL", async () => {
    const mine = browser();
    const { status, body } = await mine.signIn("Ada@Example.org ", PASSWORD, {
      callbackUrl: "/blog",
    });
    expect([status, body]).toEqual([200, { url: `${ORIGIN}/blog` }]);
    expect(await mine.session()).toHaveProperty("user.id", ada.id);
  });

  test("redirects a form", async () => {
    const mine = browser();
    const { status, headers } = await mine.signIn("ada@example.org", PASSWORD, {
      callbackUrl: "/blog",
      json: "false",
    });
    expect([status, headers.get("location")]).toEqual([302, `${ORIGIN}/blog`]);
    expect(await mine.session()).toHaveProperty("user.id", ada.id);
  });

  test.each([
    ["a wrong password", "ada@example.org", "a fjord by day"],
    ["an unknown address", "nobody@example.org", PASSWORD],
    ["nothing", "", ""],
    ["a wildcard", "%", PASSWORD],
  ])("with %s is refused with the same error", async (_name, email, password) => {
    const mine = browser();
    const url = `${BASE}/error?error=CredentialsSignin&provider=credentials`;
    const { status, text, headers } = await mine.signIn(email, password);
    expect([status, text]).toEqual([401, JSON.stringify({ url })]);
    expect(headers.getSetCookie().join()).not.toContain("session");
    const form = await mine.signIn(email, password, { json: "false" });
    expect([form.status, form.headers.get("location")]).toEqual([302, url]);
    expect(await mine.session()).toEqual({});
  });

  test.each<[string, (mine: TestBrowser) => Promise<Record<string, string>>]>([
    ["no token", async () => ({})],
    ["another's token", async () => ({ csrfToken: await browser().csrfToken() })],
    ["half a token", async (mine) => ({ csrfToken: (await mine.csrfToken()).slice(1) })],
  ])("with %s is refused", async (_name, token) => {
    const mine = browser();
    await mine.csrfToken();
    const form = { email: "ada@example.org", password: PASSWORD, ...(await token(mine)) };
    const script = await mine.send(CALLBACK, { ...form, json: "true" });
    expect([script.status, script.body]).toEqual([200, { url: `${BASE}/signin?csrf=true` }]);
    const plain = await mine.send(CALLBACK, form);
    expect([plain.status, plain.headers.get("location")]).toEqual([
      302,
      `${BASE}/signin?csrf=true`,
    ]);
    expect(await mine.session()).toEqual({});
  });

  test("with a token but without the cookie is refused", async () => {
    const csrfToken = await browser().csrfToken();
    const mine = browser();
    const { body } = await mine.send(CALLBACK, {
      csrfToken,
      json: "true",
      email: "ada@example.org",
      password: PASSWORD,
    });
    expect(body).toEqual({ url: `${BASE}/signin?csrf=true` });
    expect(await mine.session()).toEqual({});
  });

  test("from another site is refused", async () => {
    const mine = new TestBrowser(server, { origin: "https://evil.example" });
    const { status } = await mine.signIn("ada@example.org", PASSWORD);
    expect(status).toBe(403);
    expect(await mine.session()).toEqual({});
  });

  test("begins a new session, whatever cookie was planted, and ends the previous one", async () => {
    const mine = await signedIn();
    const before = mine.cookies.get("session") ?? "";
    const other = browser();
    other.cookies.set("session", before);
    await other.signIn("ada@example.org", PASSWORD);
    expect(other.cookies.get("session")).not.toBe(before);
    expect(await mine.session()).toEqual({});
    const planted = browser();
    planted.cookies.set("session", "b".repeat(40));
    await planted.signIn("ada@example.org", PASSWORD);
    expect(planted.cookies.get("session")).not.toBe("b".repeat(40));
  });

  test("cannot grant roles", async () => {
    const mine = browser();
    const more = {
      roles: "admin",
      id: crypto.randomUUID(),
      emailVerified: "2020-01-01",
      status: "active",
    };
    await mine.signIn("ada@example.org", PASSWORD, more);
    expect((await mine.session()).user).toMatchObject({ id: ada.id, roles: ["editor"] });
  });

  test("stores the browser and not the address", async () => {
    const mine = new TestBrowser(server, {
      origin: ORIGIN,
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    });
    await mine.signIn("ada@example.org", PASSWORD);
    const [session] = await em().find(Session, { user: ada }, { orderBy: { id: "desc" } });
    expect(session).toMatchObject({ device: "Firefox on Linux", network: "127.0.0.0/24" });
  });

  test.each([
    ["POST", "/callback/unknown", 400],
    ["POST", "/callback", 400],
    ["GET", "/callback/credentials", 405],
  ])("%s %s answers %i with plain text", async (method, path, status) => {
    const answer = await server.ask(method, `/api/auth${path}`);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  });

  test("with a provider that needs a form redirects to it", async () => {
    const mine = browser();
    const known = await mine.post("/api/auth/signin/credentials");
    expect([known.status, known.body]).toEqual([200, { url: `${BASE}/signin` }]);
    const unknown = await mine.post("/api/auth/signin/unknown");
    expect([unknown.status, unknown.body]).toEqual([200, { url: `${BASE}/signin?csrf=true` }]);
    const forged = await mine.send("/api/auth/signin/credentials", { json: "true" });
    expect(forged.body).toEqual({ url: `${BASE}/signin?csrf=true` });
    expect(await mine.session()).toEqual({});
  });
});

describe("a signed-in user is redirected", () => {
  test.each([
    ["/dashboard", `${ORIGIN}/dashboard`],
    ["/dashboard?tab=2#top", `${ORIGIN}/dashboard?tab=2#top`],
    [`${ORIGIN}/blog`, `${ORIGIN}/blog`],
    ["//evil.example", `${ORIGIN}//evil.example`],
    ["/\\evil.example", `${ORIGIN}//evil.example`],
    ["https://evil.example", ORIGIN],
    ["http://localhost:3000.evil.example", ORIGIN],
    ["http://localhost:3000@evil.example", ORIGIN],
    ["http://localhost:3001", ORIGIN],
    ["https://localhost:3000", ORIGIN],
    ["javascript:alert(1)", ORIGIN],
    ["data:text/html,hello", ORIGIN],
    ["blob:http://localhost:3000/1", ORIGIN],
    ["not an address", ORIGIN],
    ["http://[", ORIGIN],
    ["", ORIGIN],
  ])("from %j to %s", async (callbackUrl, url) => {
    const { body } = await browser().signIn("ada@example.org", PASSWORD, { callbackUrl });
    expect(body).toEqual({ url });
    expect(new URL(body.url).origin).toBe(ORIGIN);
  });

  test("to where they came from, but never to another site", async () => {
    const mine = browser();
    await mine.get(`/api/auth/signin?callbackUrl=${encodeURIComponent("/dashboard")}`);
    expect((await mine.signIn("ada@example.org", PASSWORD)).body).toEqual({
      url: `${ORIGIN}/dashboard`,
    });
    mine.cookies.set("callback-url", encodeURIComponent("https://evil.example"));
    expect((await mine.signIn("ada@example.org", PASSWORD)).body).toEqual({ url: ORIGIN });
  });
});

describe("signing out", () => {
  test("ends the session on the server and clears its cookie", async () => {
    const mine = await signedIn();
    const token = mine.cookies.get("session") ?? "";
    const { status, body } = await mine.post("/api/auth/signout", { callbackUrl: "/blog" });
    expect([status, body]).toEqual([200, { url: `${ORIGIN}/blog` }]);
    expect(mine.cookies.has("session")).toBe(false);
    mine.cookies.set("session", token);
    expect(await mine.session()).toEqual({});
  });

  test("twice is no error", async () => {
    const mine = browser();
    const { status, body } = await mine.post("/api/auth/signout");
    expect([status, body]).toEqual([200, { url: ORIGIN }]);
  });

  test("without the token changes nothing", async () => {
    const mine = await signedIn();
    const { status, body } = await mine.send("/api/auth/signout", { json: "true" });
    expect([status, body]).toEqual([200, { url: `${BASE}/signout?csrf=true` }]);
    expect(await mine.session()).toHaveProperty("user.id", ada.id);
  });

  test("shows a confirmation form, which works without a script", async () => {
    const mine = await signedIn();
    const { status, text, headers } = await mine.get("/api/auth/signout?callbackUrl=%2Fblog");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await mine.session()).toHaveProperty("user.id", ada.id);
    expect(text).toContain('<form method="post" action="/api/auth/signout">');
    const [, csrfToken = ""] = /name="csrfToken" value="([0-9a-f]{64})"/.exec(text) ?? [];
    const answer = await mine.send("/api/auth/signout", { csrfToken });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `${ORIGIN}/blog`]);
    expect(await mine.session()).toEqual({});
  });
});

describe("updating the session", () => {
  test("returns the session", async () => {
    const mine = await signedIn();
    const answer = await mine.json("/api/auth/session", {
      csrfToken: await mine.csrfToken(),
      data: {},
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveProperty("user.id", ada.id);
  });

  test("cannot change the user", async () => {
    const mine = await signedIn();
    const before = await mine.session();
    const data = {
      id: crypto.randomUUID(),
      email: "admin@example.org",
      roles: ["admin"],
      emailVerified: new Date(),
      name: "Another",
      user: { roles: ["admin"] },
    };
    const answer = await mine.json("/api/auth/session", {
      csrfToken: await mine.csrfToken(),
      data,
      ...data,
    });
    expect(answer.body.user).toEqual(before.user);
    expect((await mine.session()).user).toEqual(before.user);
    const { name, roles, emailVerified } = await em().findOneOrFail(User, ada.id);
    expect({ name, roles, emailVerified }).toEqual({
      name: "Ada",
      roles: ["editor"],
      emailVerified: null,
    });
  });

  test("without the token is refused", async () => {
    const mine = await signedIn();
    for (const csrfToken of [undefined, "0".repeat(64), 1, null]) {
      const { status, body } = await mine.json("/api/auth/session", { csrfToken, data: {} });
      expect([status, body]).toEqual([400, {}]);
    }
  });
});

describe("client logs", () => {
  const logged = () => server.log.filter((line) => line.includes("from a browser"));

  test.each([
    [
      "a beacon",
      (mine: TestBrowser, fields: Record<string, string>) => mine.send("/api/auth/_log", fields),
    ],
    [
      "JSON",
      (mine: TestBrowser, fields: Record<string, string>) => mine.json("/api/auth/_log", fields),
    ],
  ])("are logged as %s, without a token", async (_name, send) => {
    const { status, text } = await send(browser(), {
      level: "error",
      code: "CLIENT_FETCH_ERROR",
      message: "Failed to fetch",
    });
    expect([status, text]).toEqual([200, ""]);
    expect(logged().at(-1)).toContain("CLIENT_FETCH_ERROR");
    expect(logged().at(-1)).toContain("Failed to fetch");
  });

  test("may have any shape", async () => {
    for (const body of [
      {},
      { level: "nonsense" },
      { level: "constructor" },
      { level: 1, code: {} },
    ]) {
      expect((await browser().json("/api/auth/_log", body)).status).toBe(200);
    }
    expect((await browser().json("/api/auth/_log", "{ half")).status).toBe(400);
  });

  test("are truncated to one line", async () => {
    await browser().json("/api/auth/_log", {
      code: `A\nB\u001b[31m\u2028C${"x".repeat(9_000)}`,
      more: "y".repeat(9_000),
    });
    const line = logged().at(-1) ?? "";
    expect(line).toContain("A B [31m C");
    expect(line.length).toBeLessThan(2_500);
  });
});

describe("a browser is redirected", () => {
  const to = async (path: string) => {
    const { status, headers } = await browser().get(`/api/auth${path}`);
    return [status, headers.get("location")];
  };

  test.each([
    ["/signin", `${ORIGIN}/auth/login`],
    [
      "/signin/unknown?callbackUrl=/blog",
      `${ORIGIN}/auth/login?callbackUrl=${encodeURIComponent(`${ORIGIN}/blog`)}`,
    ],
    ["/signin?csrf=true", `${ORIGIN}/auth/login?error=Signin`],
    [
      `/signin?error=SessionRequired&callbackUrl=${encodeURIComponent(`${ORIGIN}/dashboard?a=1&b=2`)}`,
      `${ORIGIN}/auth/login?callbackUrl=${encodeURIComponent(`${ORIGIN}/dashboard?a=1&b=2`)}&error=SessionRequired`,
    ],
    [
      "/signin?callbackUrl=https://evil.example",
      `${ORIGIN}/auth/login?callbackUrl=${encodeURIComponent(ORIGIN)}`,
    ],
    [
      "/signin?callbackUrl=javascript:alert(1)",
      `${ORIGIN}/auth/login?callbackUrl=${encodeURIComponent(ORIGIN)}`,
    ],
    [
      "/signin?callbackUrl=1&callbackUrl=2",
      `${ORIGIN}/auth/login?callbackUrl=${encodeURIComponent(ORIGIN)}`,
    ],
    [
      "/error?error=CredentialsSignin&provider=credentials",
      `${BASE}/signin?error=CredentialsSignin`,
    ],
    ["/error?error=SessionRequired", `${BASE}/signin?error=SessionRequired`],
    ["/error?error=OAuthAccountNotLinked", `${BASE}/signin?error=OAuthAccountNotLinked`],
    ["/error?error=Callback", `${BASE}/signin?error=Callback`],
    ["/error?error=EmailSignin", `${BASE}/signin?error=EmailSignin`],
  ])("from %s to %s", async (path, location) => {
    expect(await to(path)).toEqual([302, location]);
  });

  test.each([
    ["/error?error=Configuration", 500, "Server error"],
    ["/error?error=AccessDenied", 403, "Access denied"],
    ["/error?error=Verification", 403, "This link no longer works"],
    ["/error", 200, "Something went wrong"],
    ["/error?error=constructor", 200, "Something went wrong"],
    ["/error?error=<script>", 200, "Something went wrong"],
  ])("nowhere from %s: %i", async (path, status, title) => {
    const { status: found, text, headers } = await browser().get(`/api/auth${path}`);
    expect(found).toBe(status);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).not.toContain("<script");
  });

  test("in the language, the mode and the direction of the site", async () => {
    const mine = browser();
    const page = async () => (await mine.get("/api/auth/error?error=AccessDenied")).text;
    expect(await page()).toContain('<html lang="en" dir="ltr">');
    mine.cookies.set("NEXT_LOCALE", "no");
    mine.cookies.set("themeMode", "dark");
    mine.cookies.set("themeDirection", "rtl");
    expect(await page()).toContain('<html lang="nb" dir="rtl" data-mode="dark">');
    expect(await page()).toContain("<h1>Ingen tilgang</h1>");
    mine.cookies.set("themeMode", 'dark"><script>');
    expect(await page()).toContain('<html lang="nb" dir="rtl">');
  });
});

describe("unknown calls", () => {
  test.each([
    ["POST", "/nonsense", 400],
    ["PUT", "/session", 400],
    ["DELETE", "/session", 400],
    ["POST", "/csrf", 400],
    ["POST", "/providers", 400],
    ["GET", "/nonsense", 404],
    ["GET", "/heartbeat", 404],
    ["GET", "/change-password", 404],
  ])("%s %s answer %i", async (method, path, status) => {
    expect((await server.ask(method, `/api/auth${path}`)).status).toBe(status);
  });

  test.each(["/session", "/callback/credentials", "/signout", "/change-password"])(
    "malformed JSON to %s answers 400",
    async (path) => {
      for (const body of ["{ half", "[]", "null", '"text"', '{"__proto__":{"a":1}}']) {
        expect((await server.ask("POST", `/api/auth${path}`, { body })).status).toBe(400);
      }
    },
  );
});

describe("the heartbeat", () => {
  test("records activity with an empty answer", async () => {
    const mine = await signedIn();
    await em().nativeUpdate(User, { id: ada.id }, { lastSeenAt: null });
    for (const body of [undefined, {}]) {
      const headers = { cookie: mine.cookie, "content-type": "application/json" };
      const { status } = await server.ask("POST", "/api/auth/heartbeat", { headers, body });
      expect(status).toBe(200);
    }
    const { lastSeenAt } = await em().findOneOrFail(User, ada.id);
    expect(Math.abs(Date.now() - (lastSeenAt?.getTime() ?? 0))).toBeLessThan(MINUTE);
  });

  test("needs a session", async () => {
    expect((await browser().json("/api/auth/heartbeat", {})).status).toBe(401);
  });
});

describe("over https", () => {
  const origin = "https://atelier.example";
  const host = "atelier.example";

  test("cookies are for this host only and Secure", async () => {
    const mine = new TestBrowser(secure, { origin, host });
    await mine.signIn("ada@example.org", PASSWORD);
    expect([...mine.cookies.keys()].toSorted()).toEqual([
      "NEXT_LOCALE",
      "__Host-accounts",
      "__Host-callback-url",
      "__Host-csrf",
      "__Host-session",
    ]);
    await mine.get("/api/auth/session");
    expect(mine.setCookies.join()).toContain("; Path=/; HttpOnly; Secure; SameSite=Lax");
    expect(await mine.session()).toHaveProperty("user.id", ada.id);
  });

  test("a cookie without the prefix is ignored, because another host could have set it", async () => {
    const mine = new TestBrowser(secure, { origin, host });
    await mine.signIn("ada@example.org", PASSWORD);
    const planted = new TestBrowser(secure, { origin, host });
    planted.cookies.set("session", mine.cookies.get("__Host-session") ?? "");
    expect(await planted.session()).toEqual({});
  });
});
