import { describe, expect, test, vi } from "vitest";
import { jobHandlers } from "../domains.ts";
import { Viewer } from "../foundation/viewer.ts";
import { testGraph } from "../testing/graph.ts";
import { CodePurpose, EmailCode } from "./email-code.ts";
import { hashOf, Session, SESSIONS_ENDED, User, UserStatus } from "./index.ts";
import { MAIL_CODE } from "./mail-code.ts";
import { matchesPassword } from "./password.ts";
import { aUser } from "./user.builder.ts";

// Passwords and codes are slow to hash, and a busy machine is slower.
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
const anAccount = (facts: Partial<User> = {}) =>
  aUser(graph.em(), { passwordHash: oldHash, ...facts } as never);
const accountOf = (email: string) =>
  graph.em().findOneOrFail(User, { email }, { populate: ["passwordHash"] });

/** Asks for a code; the one that was mailed. */
async function reset(email: string): Promise<string> {
  graph.letters.length = 0;
  expect(await ask(RESET, { email })).toEqual({ resetPassword: true });
  return graph.letters.find(({ to }) => to === email)?.code ?? "";
}

async function refused(variables: { email: string; code: string; password?: string }) {
  const { extensions } = await graph.refusal(new Viewer(), CHOOSE, { password: NEW, ...variables });
  return extensions;
}
const NOT_RIGHT = { code: "INVALID", fields: { code: "Not right" } };
const other = (code: string) => String((Number(code) + 1) % 1e8).padStart(8, "0");

test("who has forgotten their password chooses a new one by the code they are mailed", async () => {
  const { email } = await anAccount();
  const code = await reset(email);
  expect(graph.letters[0]).toMatchObject({
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
  expect(emailVerified).toEqual(graph.clock.now()); // they have read its mail
  expect(graph.letters.at(-1)).toMatchObject({ to: email, subject: "Your password was changed" });
});

test("a code whose job another process does is not mailed", async () => {
  const { email } = await anAccount();
  const complete = () => Promise.reject(new Error("Another process runs this job"));
  const job = jobHandlers(graph.context)[MAIL_CODE];
  graph.letters.length = 0;
  await expect(job?.({ email, purpose: CodePurpose.RESET }, complete)).rejects.toThrow("Another");
  expect(graph.letters).toEqual([]);
  expect(await graph.em().count(EmailCode, { email })).toBe(0);
});

test("of twenty who use one code at once exactly one succeeds", async () => {
  const { email } = await anAccount();
  const code = await reset(email);
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () => ask(CHOOSE, { email, code, password: NEW })),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("it signs them out everywhere, and their sockets are told", async () => {
  const user = await anAccount();
  const em = graph.em();
  const session = new Session();
  Object.assign(session, {
    user: em.getReference(User, user.id),
    tokenHash: crypto.randomUUID(),
    device: "Firefox on Linux",
    expiresAt: new Date(Date.now() + 60_000),
  });
  await em.persist(session).flush();
  const ended = graph.outside.pubSub.subscribe(SESSIONS_ENDED);
  const told = ended.next();
  await ask(CHOOSE, { email: user.email, code: await reset(user.email), password: NEW });
  expect((await told).value).toMatchObject({ user: user.id, except: null });
  expect(await graph.em().count(Session, { user: user.id })).toBe(0);
});

test("who was invited may sign in by it from then on", async () => {
  const { email } = await anAccount({ status: UserStatus.INVITED, passwordHash: null });
  await ask(CHOOSE, { email, code: await reset(email), password: NEW });
  expect(await accountOf(email)).toMatchObject({ status: UserStatus.ACTIVE });
});

describe("nothing is mailed, and it is answered alike,", () => {
  test("to nobody", async () => {
    expect(await reset("nobody@example.org")).toBe("");
    expect(graph.letters).toEqual([]);
  });

  test("to who is suspended", async () => {
    const { email } = await anAccount({ status: UserStatus.SUSPENDED });
    expect(await reset(email)).toBe("");
    expect(await refused({ email, code: "00000000" })).toEqual(NOT_RIGHT);
  });
});

test("everything that is wrong with a form is said at once", async () => {
  const variables = { email: "x", code: "1", password: "short", confirm: "other" };
  const { extensions } = await graph.refusal(
    new Viewer(),
    `mutation($email: String!, $code: String!, $password: String!, $confirm: String) {
      completePasswordReset(email: $email, code: $code, password: $password, confirm: $confirm)
    }`,
    variables,
  );
  expect(extensions.fields).toEqual({
    email: "Not an e-mail address",
    code: "Not right",
    password: "At least 10 characters",
    confirm: "Not the same",
  });
});

test("the code has eight digits; whose five tries were used up is told by mail", async () => {
  const { email } = await anAccount();
  const code = await reset(email);
  expect(code).toMatch(/^\d{8}$/);
  for (let tries = 0; tries < 6; tries += 1) await refused({ email, code: other(code) });
  const warnings = graph.letters.filter(({ subject }) => subject.includes("wrong codes"));
  expect(warnings).toMatchObject([{ to: email }]);
});

describe("a code does not hold", () => {
  test.each([
    ["when it is another", 0, 1],
    ["after 15 minutes", 15 * 60_000, 0],
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

  test("a second time", async () => {
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

  test("that was mailed for something else", async () => {
    const email = "new@example.org";
    const input = { name: "Ada", email, password: NEW };
    graph.letters.length = 0;
    await ask("mutation($input: RegisterInput!) { register(input: $input) }", { input });
    const code = graph.letters[0]?.code ?? "";
    expect(await refused({ email, code })).toEqual(NOT_RIGHT);
  });
});

test("a password that will not do costs no try", async () => {
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
