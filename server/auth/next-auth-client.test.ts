import { type ChildProcess, execFileSync, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { hashOf, Role, Session } from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { testServer } from "../testing/server.ts";

// Runs the published client of NextAuth 4, unchanged, against the real server.

const FOLDER = join(import.meta.dirname, "next-auth-client");
const PASSWORD = "a fjord at night";
const INSTALL_MS = 180_000;

const origins: string[] = [];
const server = await testServer({ origins });
origins.push(server.url);
const em = () => server.database.em.fork();
const passwordHash = await hashOf(PASSWORD);
const ada = await aUser(em(), { name: "Ada", roles: [Role.EDITOR], passwordHash });

beforeAll(() => {
  if (existsSync(join(FOLDER, "node_modules"))) return;
  execFileSync("npm", ["ci", "--ignore-scripts"], { cwd: FOLDER, stdio: "pipe", shell: true });
}, INSTALL_MS);

interface Shown {
  status: "loading" | "authenticated" | "unauthenticated";
  name: string | null;
}

interface Message {
  ready?: boolean;
  shown?: Shown;
  id?: number;
  value?: unknown;
  error?: string;
}

/** A page with the client in it, in its own process. */
class Page {
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  readonly #shown: Shown[] = [];
  readonly #ready = Promise.withResolvers<void>();
  #notice = Promise.withResolvers<void>();
  #lastId = 0;

  private constructor(readonly process: ChildProcess) {
    process.on("message", ({ ready, shown, id, value, error }: Message) => {
      if (ready) this.#ready.resolve();
      if (shown) {
        this.#shown.push(shown);
        this.#notice.resolve();
        this.#notice = Promise.withResolvers();
      }
      if (id === undefined) return;
      if (error) this.#waiting.get(id)?.reject(new Error(error));
      else this.#waiting.get(id)?.resolve(value);
    });
  }

  static async open(): Promise<Page> {
    const page = new Page(fork(join(FOLDER, "page.mjs"), [`${server.url}/auth/login`]));
    open.push(page);
    await page.#ready.promise;
    return page;
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- answers have the shape of what was called
  call(name: string, ...args: unknown[]): Promise<any> {
    const id = (this.#lastId += 1);
    const one = Promise.withResolvers<unknown>();
    this.#waiting.set(id, one);
    this.process.send({ id, name, args });
    return one.promise;
  }

  /** Waits until the page shows this status. */
  async shows(status: Shown["status"], name: string | null = null): Promise<Shown[]> {
    for (;;) {
      const at = this.#shown.findIndex((one) => one.status === status && one.name === name);
      if (at >= 0) return this.#shown.splice(0, at + 1);
      await this.#notice.promise;
    }
  }
}

const open: Page[] = [];
afterEach(() => {
  for (const { process } of open.splice(0)) process.kill();
});

const NOBODY: Shown = { status: "unauthenticated", name: null };

const credentials = { redirect: false, email: ada.email, password: PASSWORD };

async function signedIn(): Promise<Page> {
  const page = await Page.open();
  await page.call("signIn", "credentials", credentials);
  return page;
}

test("getCsrfToken and getProviders answer", async () => {
  const page = await Page.open();
  const token = await page.call("getCsrfToken");
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  expect(await page.call("getCsrfToken")).toBe(token);
  expect(await page.call("getProviders")).toEqual({
    credentials: {
      id: "credentials",
      name: "Email and password",
      type: "credentials",
      signinUrl: `${server.url}/api/auth/signin/credentials`,
      callbackUrl: `${server.url}/api/auth/callback/credentials`,
    },
  });
});

test("signIn with the right password signs in", async () => {
  const page = await Page.open();
  expect(await page.call("getSession")).toBeNull();
  const callbackUrl = `${server.url}/dashboard`;
  const result = await page.call("signIn", "credentials", { ...credentials, callbackUrl });
  expect(result).toEqual({ error: null, status: 200, ok: true, url: callbackUrl });
  expect(await page.call("getSession")).toMatchObject({
    user: { id: ada.id, name: "Ada", email: ada.email, roles: ["editor"] },
    expires: expect.any(String),
  });
});

test.each([
  ["a wrong password", { ...credentials, password: "wrong" }],
  ["an unknown address", { ...credentials, email: "nobody@example.org" }],
])("signIn with %s returns the error", async (_name, wrong) => {
  const page = await Page.open();
  const result = await page.call("signIn", "credentials", wrong);
  expect(result).toEqual({ error: "CredentialsSignin", status: 401, ok: false, url: null });
  expect(await page.call("getSession")).toBeNull();
});

test("signOut ends the session on the server", async () => {
  const page = await signedIn();
  const before = await em().count(Session, { user: ada });
  const result = await page.call("signOut", { redirect: false, callbackUrl: `${server.url}/` });
  expect(result).toEqual({ url: `${server.url}/` });
  expect(await page.call("lastMessage")).toMatchObject({
    event: "session",
    data: { trigger: "signout" },
  });
  expect(await page.call("getSession")).toBeNull();
  expect(await em().count(Session, { user: ada })).toBe(before - 1);
});

describe("the SessionProvider", () => {
  /** Signs out without the page noticing. */
  const endBehind = () => em().nativeDelete(Session, { user: ada });

  test("shows loading, then the session", async () => {
    const visitor = await Page.open();
    await visitor.call("mount");
    expect((await visitor.shows("unauthenticated")).map(({ status }) => status)).toEqual([
      "loading",
      "unauthenticated",
    ]);
    const page = await signedIn();
    await page.call("mount");
    expect((await page.shows("authenticated", "Ada")).map(({ status }) => status)).toEqual([
      "loading",
      "authenticated",
    ]);
  });

  test("notices sign-in and sign-out on its own page", async () => {
    const page = await Page.open();
    await page.call("mount");
    await page.shows("unauthenticated");
    await page.call("signIn", "credentials", credentials);
    await page.shows("authenticated", "Ada");
    await page.call("signOut", { redirect: false });
    expect(await page.shows("unauthenticated")).toContainEqual(NOBODY);
  });

  test("refetches the session when its window gets focus", async () => {
    const page = await signedIn();
    await page.call("mount");
    await page.shows("authenticated", "Ada");
    await endBehind();
    await page.call("focus");
    expect(await page.shows("unauthenticated")).toContainEqual(NOBODY);
  });

  test("refetches the session when another tab reports a change", async () => {
    const page = await signedIn();
    await page.call("mount");
    await page.shows("authenticated", "Ada");
    await endBehind();
    await page.call("hear", "signout");
    expect(await page.shows("unauthenticated")).toContainEqual(NOBODY);
  });

  test("refetches the session by interval", async () => {
    const page = await signedIn();
    await page.call("mount", { refetchInterval: 1 });
    await page.shows("authenticated", "Ada");
    await endBehind();
    expect(await page.shows("unauthenticated")).toContainEqual(NOBODY);
  });

  test("updates the session, and data sent along makes nobody an admin", async () => {
    const page = await signedIn();
    await page.call("mount");
    await page.shows("authenticated", "Ada");
    const session = await page.call("update", { name: "Root", roles: ["admin"] });
    expect(session.user).toMatchObject({ id: ada.id, name: "Ada", roles: ["editor"] });
  });
});

test("errors in the page are logged", async () => {
  const page = await Page.open();
  const logged = await page.call("request", "/api/auth/_log", {
    method: "POST",
    form: { level: "error", code: "CLIENT_FETCH_ERROR", message: "seen by a page" },
  });
  expect(logged).toBe(200);
  expect(server.log.join()).toContain("seen by a page");
});
