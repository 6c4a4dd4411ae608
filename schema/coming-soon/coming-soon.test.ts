import { beforeEach, describe, expect, test } from "vitest";
import { OutgoingMail } from "../mail/outgoing-mail.ts";
import { decide } from "../settings/site-settings.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor } from "../testing/viewers.ts";
import { OpeningNotice } from "./opening-notice.ts";
import { tellOfOpening } from "./tell-of-opening.ts";
import { DAY } from "../foundation/durations.ts";

const graph = await testGraph();
const ask = graph.as(visitor());
const ASK = "mutation($input: OpeningNoticeInput!) { askForOpeningNotice(input: $input) }";
const CONFIRM = "mutation($token: String!) { confirmOpeningNotice(token: $token) }";
const REMOVE = "mutation($token: String!) { removeOpeningNotice(token: $token) }";

let count = 0;
const address = () => `ada-${(count += 1)}@example.org`;
const mailsTo = (email: string) => graph.mails.filter(({ to }) => to === email);
const tokenIn = (email: string) =>
  /\?token=([\w-]+)$/.exec(mailsTo(email).at(-1)?.action?.url ?? "")?.[1] ?? "";
const addresses = async () =>
  (await graph.em().find(OpeningNotice, {})).map(({ email }) => email).toSorted();
const opensIn = (days: number) =>
  decide(graph.em(), { comingSoonAt: new Date(+graph.clock.now() + days * DAY) });
const confirmed = async (input: object = {}) => {
  const email = address();
  await ask(ASK, { input: { email, ...input } });
  await ask(CONFIRM, { token: tokenIn(email) });
  return email;
};

beforeEach(async () => {
  await graph.em().nativeDelete(OpeningNotice, {});
  await opensIn(10);
});

describe("an address", () => {
  test("is kept once its owner has confirmed it by the mailed link", async () => {
    const email = address();
    await ask(ASK, { input: { email, locale: "fr" } });
    const [mail] = mailsTo(email);
    expect(mail).toMatchObject({ locale: "fr", subject: "Confirmez votre adresse e-mail" });
    expect(mail?.action?.url).toMatch(/^\/fr\/coming-soon\?token=[\w-]{43}$/);
    expect((await graph.em().findOneOrFail(OpeningNotice, { email })).confirmedAt).toBeNull();
    await ask(CONFIRM, { token: tokenIn(email) });
    expect((await graph.em().findOneOrFail(OpeningNotice, { email })).confirmedAt).not.toBeNull();
  });

  test("that is given again gets a new link, and the former one ends", async () => {
    const email = address();
    await ask(ASK, { input: { email } });
    const former = tokenIn(email);
    await ask(ASK, { input: { email: email.toUpperCase() } });
    expect(mailsTo(email)).toHaveLength(2);
    const refused = await graph.refusal(visitor(), CONFIRM, { token: former });
    expect(refused.extensions.code).toBe("NOT_FOUND");
    await ask(CONFIRM, { token: tokenIn(email) });
    await ask(ASK, { input: { email } });
    expect(mailsTo(email)).toHaveLength(2);
    expect(await addresses()).toEqual([email]);
  });

  test("is removed by its owner, before and after it is confirmed", async () => {
    for (const email of [await confirmed(), address()]) {
      await ask(ASK, { input: { email } });
      await ask(REMOVE, { token: tokenIn(email) });
    }
    expect(await addresses()).toEqual([]);
  });

  test("of a program that fills in the hidden field is dropped", async () => {
    const email = address();
    expect(await ask(ASK, { input: { email, website: "x" } })).toEqual({
      askForOpeningNotice: true,
    });
    expect([await addresses(), mailsTo(email)]).toEqual([[], []]);
  });

  test.each([["x"], [""]])("%j is refused at its field", async (email) => {
    const refused = await graph.refusal(visitor(), ASK, { input: { email } });
    expect(Object.keys(refused.extensions.fields as object)).toEqual(["email"]);
  });

  test.each([
    ["without a date", null],
    ["after it", new Date("2020-01-01")],
  ])("is not taken %s: the site is open", async (_, comingSoonAt) => {
    await decide(graph.em(), { comingSoonAt });
    const refused = await graph.refusal(visitor(), ASK, { input: { email: address() } });
    expect([refused.extensions.code, refused.message]).toEqual([
      "CONFLICT",
      "The site is already open",
    ]);
  });
});

describe("on the day", () => {
  test("everyone who has confirmed gets one mail in their language, and no list is left", async () => {
    const [english, norwegian] = [await confirmed(), await confirmed({ locale: "no" })];
    const unconfirmed = address();
    await ask(ASK, { input: { email: unconfirmed } });
    expect(await tellOfOpening(graph.context())).toBe(0);
    graph.clock.advance(10 * DAY);
    expect(await tellOfOpening(graph.context())).toBe(2);
    expect(await tellOfOpening(graph.context())).toBe(0);
    expect(mailsTo(english).map(({ subject }) => subject)).toEqual([
      "Confirm your email address",
      "Atelier is open",
    ]);
    expect(mailsTo(norwegian).at(-1)).toMatchObject({
      subject: "Atelier har åpnet",
      action: { url: "/no" },
    });
    expect(mailsTo(unconfirmed)).toHaveLength(1);
    expect(await addresses()).toEqual([]);
  });

  test("of two processes that read the same addresses, one mails them", async () => {
    const email = await confirmed();
    graph.clock.advance(10 * DAY);
    const all = await Promise.allSettled([
      tellOfOpening(graph.context()),
      tellOfOpening(graph.context()),
    ]);
    const sent = all.map((one) => (one.status === "fulfilled" ? one.value : 0));
    expect(sent.reduce((one, other) => one + other)).toBe(1);
    expect(mailsTo(email)).toHaveLength(2);
  });

  test("its mails can be read by nobody else", async () => {
    const email = await confirmed();
    const mails = await graph.em().find(OutgoingMail, { to: email });
    expect(mails.every(({ isSensitive }) => isSensitive)).toBe(true);
  });
});

test("addresses that nobody confirms are deleted after seven days, others after a year", async () => {
  await opensIn(1000);
  const remaining = await confirmed();
  const email = address();
  await ask(ASK, { input: { email } });
  graph.clock.advance(6 * DAY);
  await tellOfOpening(graph.context());
  expect(await addresses()).toEqual([remaining, email].toSorted());
  graph.clock.advance(2 * DAY);
  await tellOfOpening(graph.context());
  expect(await addresses()).toEqual([remaining]);
  graph.clock.advance(360 * DAY);
  await tellOfOpening(graph.context());
  expect(await addresses()).toEqual([]);
});
