import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { Locale, LOCALES } from "../foundation/locale.ts";
import { Viewer } from "../foundation/viewer.ts";
import { DAY, MINUTE } from "../foundation/durations.ts";
import { aMemberType } from "../members/member-type.builder.ts";
import { Member, MemberStatus } from "../members/member.ts";
import { TERMS_ID } from "../pages/built-in-pages.ts";
import { ensurePages, Page } from "../pages/index.ts";
import { PageVersion } from "../pages/page.ts";
import { decide } from "../settings/site-settings.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";
import { Role, User, UserStatus } from "./index.ts";
import { EmailCode, deleteOldCodes } from "./email-code.ts";
import { matchesPassword } from "./password.ts";
import { verifyEmail } from "./register.ts";
import { aUser } from "./user.builder.ts";

// Hashing passwords and codes is slow, more so on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const graph = await testGraph();
const ask = graph.as();

const PASSWORD = "a long enough secret";
const REGISTER = "mutation($input: RegisterInput!) { register(input: $input) }";
const VERIFY =
  "mutation($email: String!, $code: String!) { verifyEmail(email: $email, code: $code) }";
const RESEND = "mutation($email: String!) { resendCode(email: $email) }";

let people = 0;
const newAccount = (values: object = {}) => ({
  name: "Ada",
  email: `ada-${(people += 1)}@example.org`,
  password: PASSWORD,
  ...values,
});

/** Registers and returns the mailed code. */
async function register(input: { email: string } = newAccount()): Promise<string> {
  expect(await ask(REGISTER, { input })).toEqual({ register: true });
  return mailedTo(input.email)?.code ?? "";
}

const mailedTo = (email: string) => graph.mails.findLast(({ to }) => to === email);
const accountOf = (email: string) =>
  graph.em().findOne(User, { email }, { populate: ["passwordHash"] });
const NOT_RIGHT = "The code is incorrect or has expired";
const refusal = async (email: string, code: string) => {
  const { message, extensions } = await graph.refusal(new Viewer(), VERIFY, { email, code });
  expect(extensions).toEqual({ code: "INVALID", fields: { code: "Incorrect" } });
  return message;
};
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("entering the mailed code creates the account", async () => {
  const input = newAccount({ email: " Ada@Example.ORG ", locale: "fr" });
  await ask(REGISTER, { input });
  const email = "ada@example.org";
  const message = mailedTo(email);
  expect(message).toMatchObject({ locale: "fr", subject: "Confirmez votre adresse e-mail" });
  expect(message?.code).toMatch(/^\d{6}$/);
  expect(await accountOf(email)).toBeNull();

  expect(await ask(VERIFY, { email, code: message?.code })).toEqual({ verifyEmail: true });
  const user = await accountOf(email);
  expect(user).toMatchObject({
    name: "Ada",
    roles: ["member"],
    status: UserStatus.ACTIVE,
    locale: Locale.fr,
    emailVerified: graph.clock.now(),
  });
  expect(await matchesPassword(PASSWORD, user?.passwordHash)).toBe(true);
});

describe("verifying the address creates a profile", () => {
  const verified = async (values: object = {}) => {
    const input = newAccount(values);
    const code = await register(input);
    await ask(VERIFY, { email: input.email, code });
    const em = graph.em();
    return em.findOneOrFail(User, { email: input.email }, { populate: ["member.memberTypes"] });
  };
  const handleOf = async (name: string) => (await verified({ name })).member?.handle;

  test("with the given name, public at once, with the default types", async () => {
    const type = await aMemberType(graph.em(), { isDefault: true });
    const { member } = await verified({ name: "Maja Ødegård" });
    expect(member).toMatchObject({
      handle: "maja-odegard",
      displayName: "Maja Ødegård",
      status: MemberStatus.ACTIVE,
    });
    expect(member?.memberTypes.getIdentifiers()).toEqual([type.id]);
  });

  test("whose handle is available, not reserved, and neither too short nor too long", async () => {
    expect(await handleOf("Grace Hopper")).toBe("grace-hopper");
    expect(await handleOf("Grace Hopper")).toBe("grace-hopper-2");
    expect(await handleOf("Blog")).toBe("blog-2");
    expect(await handleOf("Bo")).toBe("bo-2");
    expect(await handleOf("山田")).toBe("member");
    expect(await handleOf("Wolfeschlegelsteinhausen Bergerdorff")).toBe(
      "wolfeschlegelsteinhausen-berge",
    );
  });

  test("also for two people of the same name at the same time", async () => {
    const people = [newAccount({ name: "Twin Name" }), newAccount({ name: "Twin Name" })];
    const codes = [await register(people[0]), await register(people[1])];
    await Promise.all(people.map(({ email }, n) => ask(VERIFY, { email, code: codes[n] })));
    const members = await graph.em().find(Member, { displayName: "Twin Name" });
    expect(members.map(({ handle }) => handle).sort()).toEqual(["twin-name", "twin-name-2"]);
  });

  describe("if the site requires approval", () => {
    beforeAll(() => decide(graph.em(), { membersNeedApproval: true }));
    afterAll(() => decide(graph.em(), { membersNeedApproval: false }));

    test("the profile is pending, and administrators are notified", async () => {
      const { id: userId } = await aUser(graph.em(), { roles: [Role.ADMIN] });
      const { member } = await verified();
      expect(member?.status).toBe(MemberStatus.PENDING);
      const { notifications } = await graph.as(withRole(Role.ADMIN, { userId }))(
        "{ notifications { nodes { kind member { id } } } }",
      );
      expect(notifications.nodes).toEqual([{ kind: "MEMBER_PENDING", member: { id: member?.id } }]);
      const others = await graph.refusal(new Viewer(), `{ member(id: "${member?.id}") { id } }`);
      expect(others.extensions.code).toBe("NOT_FOUND");
    });
  });
});

describe("the accepted version of the terms", () => {
  beforeAll(async () => {
    await ensurePages(graph.em());
    const em = graph.em();
    const inForceSince = new Date("2026-12-01T00:00:00Z");
    const changed = { title: "Vilkår", number: 2, locale: Locale.no, inForceSince };
    await em.persist(new PageVersion(em.getReference(Page, TERMS_ID), changed, null)).flush();
  });

  test.each([
    ["2026-11-23.1", "fr", "fr"],
    ["2026-12-01.2", "no", "no"],
    ["2026-12-01.2", "fr", "no"],
  ])("is stored with its language and time: %s, accepted in %s", async (terms, locale, stored) => {
    const input = newAccount({ terms, locale });
    const code = await register(input);
    await ask(VERIFY, { email: input.email, code });
    expect(await accountOf(input.email)).toMatchObject({
      acceptedTerms: terms,
      acceptedTermsLocale: stored,
      acceptedTermsAt: graph.clock.now(),
    });
  });

  test.each(["2026-11-23", "2026-11-23.2", "2026-11-24.1", "2026-12-01.1"])(
    "is one that exists: %s is refused",
    async (terms) => {
      const input = newAccount({ terms });
      const { extensions } = await graph.refusal(new Viewer(), REGISTER, { input });
      expect(extensions).toEqual({ code: "INVALID", fields: { terms: "Not valid" } });
      expect(mailedTo(input.email)).toBeUndefined();
    },
  );
});

test("all errors of a form are reported at once", async () => {
  const input = { name: "", email: "x", password: "short", terms: "" };
  const { extensions } = await graph.refusal(new Viewer(), REGISTER, { input });
  expect(extensions.fields).toEqual({
    name: "Required",
    email: "Not an email address",
    password: "At least 10 characters",
    terms: "Required",
  });
});

test("verifying the address signs in", async () => {
  const input = newAccount();
  const code = await register(input);
  const context = graph.context();
  await verifyEmail({ email: input.email, code }, context);
  expect(context.viewer.signingIn?.id).toBe((await accountOf(input.email))?.id);
});

test("the mail is written in every language", async () => {
  const subjects = [];
  for (const locale of LOCALES) {
    const input = newAccount({ locale });
    await register(input);
    subjects.push(mailedTo(input.email)?.subject);
  }
  expect(new Set(subjects).size).toBe(LOCALES.length);
});

test("the code may be typed in groups", async () => {
  const input = newAccount();
  const code = await register(input);
  const grouped = ` ${code.slice(0, 3)} ${code.slice(3)} `;
  expect(await ask(VERIFY, { email: input.email, code: grouped })).toEqual({ verifyEmail: true });
});

describe("a code is refused", () => {
  test("if it is wrong", async () => {
    const input = newAccount();
    const code = await register(input);
    expect(await refusal(input.email, other(code))).toBe(NOT_RIGHT);
    expect(await accountOf(input.email)).toBeNull();
  });

  test("for another address", async () => {
    const [one, another] = [newAccount(), newAccount()];
    const code = await register(one);
    await register(another);
    expect(await refusal(another.email, code)).toBe(NOT_RIGHT);
  });

  test("after five wrong ones, even if it is correct", async () => {
    const input = newAccount();
    const code = await register(input);
    for (let tries = 0; tries < 5; tries += 1) await refusal(input.email, other(code));
    expect(await refusal(input.email, code)).toBe(NOT_RIGHT);
    expect(await accountOf(input.email)).toBeNull();
  });

  test("after five wrong ones at the same time", async () => {
    const input = newAccount();
    const code = await register(input);
    await Promise.all(Array.from({ length: 8 }, () => refusal(input.email, other(code))));
    expect(await refusal(input.email, code)).toBe(NOT_RIGHT);
  });

  test("after 15 minutes", async () => {
    const input = newAccount();
    const code = await register(input);
    graph.clock.advance(15 * MINUTE);
    expect(await refusal(input.email, code)).toBe(NOT_RIGHT);
  });

  test("the second time", async () => {
    const input = newAccount();
    const code = await register(input);
    await ask(VERIFY, { email: input.email, code });
    expect(await refusal(input.email, code)).toBe(NOT_RIGHT);
  });

  test("if a newer one was mailed", async () => {
    const input = newAccount();
    const first = await register(input);
    await ask(RESEND, { email: input.email });
    const second = mailedTo(input.email)?.code ?? "";
    expect(second).not.toBe(first);
    expect(await refusal(input.email, first)).toBe(NOT_RIGHT);
    expect(await ask(VERIFY, { email: input.email, code: second })).toEqual({ verifyEmail: true });
  });

  test("for an address that has not registered, with the same error", async () => {
    expect(await refusal("nobody@example.org", "123456")).toBe(NOT_RIGHT);
  });
});

test("used twice at the same time, it creates one account", async () => {
  const input = newAccount();
  const variables = { email: input.email, code: await register(input) };
  const results = await Promise.allSettled([ask(VERIFY, variables), ask(VERIFY, variables)]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await graph.em().count(User, { email: input.email })).toBe(1);
});

describe("registering again before verification", () => {
  const again = async (password: string, afterMinutes = 0) => {
    const input = newAccount();
    await register(input);
    graph.clock.advance(afterMinutes * MINUTE);
    const code = await register({ ...input, password } as typeof input);
    await ask(VERIFY, { email: input.email, code });
    return (await accountOf(input.email))?.passwordHash;
  };

  test("with the same password changes nothing", async () => {
    const { password } = newAccount();
    expect(await matchesPassword(password, await again(password))).toBe(true);
  });

  test("with another password discards both, because one may be someone else's", async () => {
    expect(await again("another long secret")).toBeNull();
  });

  test("uses the last password if the first code has expired", async () => {
    expect(
      await matchesPassword("another long secret", await again("another long secret", 16)),
    ).toBe(true);
  });
});

describe("an address that has an account", () => {
  test("gets the same response, and its owner gets a mail without a code", async () => {
    const { email } = await aUser(graph.em(), { locale: Locale.no, passwordHash: "theirs" });
    const code = await register(newAccount({ email }));
    expect(code).toBe("");
    expect(mailedTo(email)).toMatchObject({
      subject: "Du har allerede en konto",
      action: { url: "/auth/login" },
    });
    expect(await accountOf(email)).toMatchObject({ passwordHash: "theirs", roles: [] });
    expect(await refusal(email, "000000")).toBe(NOT_RIGHT);
  });

  test("created in the meantime keeps it unchanged", async () => {
    const input = newAccount();
    const code = await register(input);
    await aUser(graph.em(), { email: input.email, passwordHash: "theirs" });
    const taken = await graph.refusal(new Viewer(), VERIFY, { email: input.email, code });
    expect(taken.extensions.code).toBe("CONFLICT");
    expect(await accountOf(input.email)).toMatchObject({ passwordHash: "theirs" });
  });
});

test("a registration is deleted if its address is not confirmed within a day", async () => {
  const [late, later] = [newAccount(), newAccount()];
  await register(late);
  graph.clock.advance(15 * MINUTE + 1);
  await register(later);
  graph.clock.advance(DAY);
  await deleteOldCodes(graph.em(), graph.clock.now());
  const codeCount = (email: string) => graph.em().count(EmailCode, { email });
  expect([await codeCount(late.email), await codeCount(later.email)]).toEqual([0, 1]);
});

test("requesting a code for an unknown address gets the same response and no mail", async () => {
  const before = graph.mails.length;
  expect(await ask(RESEND, { email: "nobody@example.org" })).toEqual({ resendCode: true });
  expect(graph.mails).toHaveLength(before);
});

test.each([
  [{ name: " " }, { name: "Required" }],
  [{ email: "no address" }, { email: "Not an email address" }],
  [{ password: "too short" }, { password: "At least 10 characters" }],
  [{ password: "Password1234" }, { password: "Too common" }],
])("%j is refused with %j", async (values, fields) => {
  const { extensions } = await graph.refusal(new Viewer(), REGISTER, { input: newAccount(values) });
  expect(extensions).toEqual({ code: "INVALID", fields });
});

test.each([{ roles: ["ADMIN"] }, { emailVerified: "2026-01-01" }, { status: "ACTIVE" }])(
  "registration is refused with %j",
  async (values) => {
    const input = newAccount(values);
    const { message } = await graph.refusal(new Viewer(), REGISTER, { input });
    expect(message).toMatch(/is not defined by type "RegisterInput"/);
    expect(mailedTo(input.email)).toBeUndefined();
  },
);
