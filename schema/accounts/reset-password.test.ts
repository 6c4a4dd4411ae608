import { describe, expect, test, vi } from "vitest";
import { jobHandlers } from "../domains.ts";
import { Viewer } from "../foundation/viewer.ts";
import { MINUTE } from "../foundation/durations.ts";
import { testGraph } from "../testing/graph.ts";
import { CodePurpose, EmailCode } from "./email-code.ts";
import { hashOf, Session, SESSIONS_ENDED, User, UserStatus } from "./index.ts";
import { MAIL_CODE } from "./mail-code.ts";
import { matchesPassword } from "./password.ts";
import { aUser } from "./user.builder.ts";

// Hashing passwords and codes is slow, more so on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const graph = await testGraph();
const ask = graph.as();

const RESET = "mutation($email: String!) { resetPassword(email: $email) }";
const CHOOSE = `mutation($email: String!, $code: String!, $password: String!) {
  completePasswordReset(email: $email, code: $code, password: $password)
}`;
const OLD = "the old long secret";
const NEW = "the new long secret";

const oldHash = await hashOf(OLD);
const anAccount = (values: Partial<User> = {}) =>
  aUser(graph.em(), { passwordHash: oldHash, ...values } as never);
const accountOf = (email: string) =>
  graph.em().findOneOrFail(User, { email }, { populate: ["passwordHash"] });

/** Requests a reset and returns the mailed code. */
async function reset(email: string): Promise<string> {
  graph.mails.length = 0;
  expect(await ask(RESET, { email })).toEqual({ resetPassword: true });
  return graph.mails.find(({ to }) => to === email)?.code ?? "";
}

async function refused(variables: { email: string; code: string; password?: string }) {
  const { extensions } = await graph.refusal(new Viewer(), CHOOSE, { password: NEW, ...variables });
  return extensions;
}
const NOT_RIGHT = { code: "INVALID", fields: { code: "Incorrect" } };
const other = (code: string) => String((Number(code) + 1) % 1e8).padStart(8, "0");

test("the mailed code allows choosing a new password", async () => {
  const { email } = await anAccount();
  const code = await reset(email);
  expect(graph.mails[0]).toMatchObject({
    subject: "Choose a new password",
    action: { url: `/auth/new-password?email=${encodeURIComponent(email)}` },
    paragraphs: expect.any(Array),
  });
  expect(await ask(CHOOSE, { email, code, password: NEW })).toEqual({
    completePasswordReset: true,
  });
  const { passwordHash, emailVerified } = await accountOf(email);
  expect([
    await matchesPassword(NEW, passwordHash),
    await matchesPassword(OLD, passwordHash),
  ]).toEqual([true, false]);
  expect(emailVerified).toEqual(graph.clock.now()); // the code proves that they own the address
  expect(graph.mails.at(-1)).toMatchObject({ to: email, subject: "Your password was changed" });
});

test("a code is not mailed if another process runs the job", async () => {
  const { email } = await anAccount();
  const complete = () => Promise.reject(new Error("Another process runs this job"));
  const job = jobHandlers(graph.context)[MAIL_CODE];
  graph.mails.length = 0;
  await expect(job?.({ email, purpose: CodePurpose.RESET }, complete)).rejects.toThrow("Another");
  expect(graph.mails).toEqual([]);
  expect(await graph.em().count(EmailCode, { email })).toBe(0);
});

test("of twenty concurrent uses of one code exactly one succeeds", async () => {
  const { email } = await anAccount();
  const code = await reset(email);
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () => ask(CHOOSE, { email, code, password: NEW })),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("it ends all sessions, and their sockets are closed", async () => {
  const user = await anAccount();
  const em = graph.em();
  const session = new Session();
  Object.assign(session, {
    user: em.getReference(User, user.id),
    tokenHash: crypto.randomUUID(),
    device: "Firefox on Linux",
    expiresAt: new Date(Date.now() + MINUTE),
  });
  await em.persist(session).flush();
  const ended = graph.services.pubSub.subscribe(SESSIONS_ENDED);
  const event = ended.next();
  await ask(CHOOSE, { email: user.email, code: await reset(user.email), password: NEW });
  expect((await event).value).toMatchObject({ user: user.id, except: null });
  expect(await graph.em().count(Session, { user: user.id })).toBe(0);
});

test("an invited user can sign in afterwards", async () => {
  const { email } = await anAccount({ status: UserStatus.INVITED, passwordHash: null });
  await ask(CHOOSE, { email, code: await reset(email), password: NEW });
  expect(await accountOf(email)).toMatchObject({ status: UserStatus.ACTIVE });
});

describe("nothing is mailed, with the same response,", () => {
  test("for an unknown address", async () => {
    expect(await reset("nobody@example.org")).toBe("");
    expect(graph.mails).toEqual([]);
  });

  test("for a suspended account", async () => {
    const { email } = await anAccount({ status: UserStatus.SUSPENDED });
    expect(await reset(email)).toBe("");
    expect(await refused({ email, code: "00000000" })).toEqual(NOT_RIGHT);
  });
});

test("all errors of a form are reported at once", async () => {
  const variables = { email: "x", code: "1", password: "short", confirm: "other" };
  const { extensions } = await graph.refusal(
    new Viewer(),
    `mutation($email: String!, $code: String!, $password: String!, $confirm: String) {
      completePasswordReset(email: $email, code: $code, password: $password, confirm: $confirm)
    }`,
    variables,
  );
  expect(extensions.fields).toEqual({
    email: "Not an email address",
    code: "Incorrect",
    password: "At least 10 characters",
    confirm: "Does not match",
  });
});

test("the code has eight digits; using up five tries notifies the owner by mail", async () => {
  const { email } = await anAccount();
  const code = await reset(email);
  expect(code).toMatch(/^\d{8}$/);
  for (let tries = 0; tries < 6; tries += 1) await refused({ email, code: other(code) });
  const warnings = graph.mails.filter(({ subject }) => subject.includes("wrong codes"));
  expect(warnings).toMatchObject([{ to: email }]);
});

describe("a code is refused", () => {
  test.each([
    ["when it is another", 0, 1],
    ["after 15 minutes", 15 * MINUTE, 0],
  ])("%s", async (_name, ms, by) => {
    const { email } = await anAccount();
    const code = await reset(email);
    graph.clock.advance(ms);
    expect(await refused({ email, code: by ? other(code) : code })).toEqual(NOT_RIGHT);
    expect((await accountOf(email)).passwordHash).toBe(oldHash);
  });

  test("after five wrong ones", async () => {
    const { email } = await anAccount();
    const code = await reset(email);
    for (let tries = 0; tries < 5; tries += 1) await refused({ email, code: other(code) });
    expect(await refused({ email, code })).toEqual(NOT_RIGHT);
  });

  test("the second time", async () => {
    const { email } = await anAccount();
    const code = await reset(email);
    await ask(CHOOSE, { email, code, password: NEW });
    expect(await refused({ email, code })).toEqual(NOT_RIGHT);
  });

  test.each(["suspended", "deleted"])("once its account was %s", async (how) => {
    const { id, email } = await anAccount();
    const code = await reset(email);
    if (how === "deleted") await graph.em().nativeDelete(User, { id });
    else await graph.em().nativeUpdate(User, { id }, { status: UserStatus.SUSPENDED });
    expect(await refused({ email, code })).toEqual(NOT_RIGHT);
  });

  test("that was mailed for another purpose", async () => {
    const email = "new@example.org";
    const input = { name: "Ada", email, password: NEW };
    graph.mails.length = 0;
    await ask("mutation($input: RegisterInput!) { register(input: $input) }", { input });
    const code = graph.mails[0]?.code ?? "";
    expect(await refused({ email, code })).toEqual(NOT_RIGHT);
  });
});

describe("in a browser where the account has signed in before", () => {
  const own = (...accounts: User[]) => new Viewer({ knownAccounts: accounts.map(({ id }) => id) });
  const choose = (viewer: Viewer, email: string, code: string) =>
    graph.as(viewer)(CHOOSE, { email, code, password: NEW });

  test("a code can be entered after strangers have used up its tries", async () => {
    const account = await anAccount();
    const { email } = account;
    const code = await reset(email);
    for (let tries = 0; tries < 6; tries += 1) await refused({ email, code: other(code) });
    const chosen = await choose(own(await anAccount(), account), email, code);
    expect(chosen).toEqual({ completePasswordReset: true });
  });

  test("it can be tried five times as well", async () => {
    const account = await anAccount();
    const { email } = account;
    const code = await reset(email);
    const viewer = own(account);
    for (let tries = 0; tries < 5; tries += 1) {
      const wrong = { email, code: other(code), password: NEW };
      expect((await graph.refusal(viewer, CHOOSE, wrong)).extensions).toEqual(NOT_RIGHT);
    }
    const late = { email, code, password: NEW };
    expect((await graph.refusal(viewer, CHOOSE, late)).extensions).toEqual(NOT_RIGHT);
    expect(await choose(new Viewer(), email, code)).toEqual({ completePasswordReset: true });
  });
});

test("an unacceptable password does not use up a try", async () => {
  const { email } = await anAccount();
  const code = await reset(email);
  for (let tries = 0; tries < 6; tries += 1) {
    expect(await refused({ email, code, password: "short" })).toEqual({
      code: "INVALID",
      fields: { password: "At least 10 characters" },
    });
  }
  expect(await ask(CHOOSE, { email, code, password: NEW })).toEqual({
    completePasswordReset: true,
  });
});
