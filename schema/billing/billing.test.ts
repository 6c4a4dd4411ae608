import { expect, test } from "vitest";
import { aPerson } from "../accounts/person.builder.ts";
import { User } from "../accounts/user.ts";
import { DAY, MINUTE } from "../foundation/durations.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { invoicing } from "../invoices/invoice.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor } from "../testing/viewers.ts";
import { BillingLink, deleteOldLinks } from "./billing-link.ts";

const graph = await testGraph();
const { finalised, draft, pay } = await invoicing(graph);

const REQUEST = `mutation($email: String!, $locale: Locale) { requestBillingLink(email: $email, locale: $locale) }`;
const OPEN = `mutation($token: String!) { openBillingLink(token: $token) }`;
const CLOSE = `mutation { closeBillingLink }`;
const SEEN = `{ billingLookUp { email shownUntil invoices { number status openAmount { amount } } payments { number } } }`;
const LISTS = `query($email: String!) { lookUpInvoices(email: $email) { number } lookUpPayments(email: $email) { number } }`;
const NOTHING = { lookUpInvoices: [], lookUpPayments: [] };

const EMAIL = "marit@example.no";
const OTHER = "freya@example.no";
const paid = await finalised({ subject: "Paid" });
const open = await finalised();
await pay(paid, 12_500);
const others = await finalised({ to: { name: "Freya", email: OTHER } });
await draft({ to: { name: "Nobody", email: "draft@example.no" } });

/** Requests a link and returns its secret; undefined if no mail was sent. */
async function link(email = EMAIL, locale = "en"): Promise<string | undefined> {
  await graph.pass(2 * MINUTE); // a second mail at once is not sent
  graph.mails.length = 0;
  expect(await graph.as(visitor())(REQUEST, { email, locale })).toEqual({
    requestBillingLink: true,
  });
  return graph.mails[0]?.action?.url.split("?token=")[1];
}

async function opened(): Promise<Viewer> {
  const browser = visitor();
  await graph.as(browser)(OPEN, { token: await link() });
  return browser;
}
const refusal = async (token: string | undefined) =>
  (await graph.refusal(visitor(), OPEN, { token: token ?? "" })).extensions.code;

test("a mailed link shows a browser the invoices of the address, open ones first", async () => {
  const browser = await opened();
  const { billingLookUp } = await graph.as(browser)(SEEN);
  expect(billingLookUp).toEqual({
    email: EMAIL,
    shownUntil: new Date(graph.clock.now().getTime() + 30 * MINUTE).toISOString(),
    invoices: [
      { number: open.number, status: "OPEN", openAmount: { amount: 12_500 } },
      { number: paid.number, status: "PAID", openAmount: { amount: 0 } },
    ],
    payments: [{ number: paid.number }],
  });
  expect(await graph.as(browser)(LISTS, { email: EMAIL })).toMatchObject({
    lookUpInvoices: [{ number: open.number }, { number: paid.number }],
    lookUpPayments: [{ number: paid.number }],
  });
  expect(await graph.as(browser)(LISTS, { email: OTHER })).toEqual(NOTHING);
  expect((await graph.as()(SEEN)).billingLookUp).toBeNull();
  expect(others.number).not.toBe(open.number);
});

test("it is shown for 30 minutes, or until it is closed", async () => {
  const [patient, quick] = [await opened(), await opened()];
  await graph.as(quick)(CLOSE);
  expect(await graph.as(quick)(SEEN)).toEqual({ billingLookUp: null });
  expect(await graph.as(quick)(LISTS, { email: EMAIL })).toEqual(NOTHING);
  await graph.pass(27 * MINUTE);
  expect((await graph.as(patient)(SEEN)).billingLookUp.email).toBe(EMAIL);
  await graph.pass(4 * MINUTE);
  expect(await graph.as(patient)(SEEN)).toEqual({ billingLookUp: null });
  expect(await graph.as(patient)(LISTS, { email: EMAIL })).toEqual(NOTHING);
});

test("of ten who open a link at the same time one succeeds, and nobody after that", async () => {
  const token = await link();
  const tries = Array.from({ length: 10 }, () => graph.as(visitor())(OPEN, { token }));
  const results = await Promise.allSettled(tries);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await refusal(token)).toBe("GONE");
});

test("a link ends after 15 minutes, and another never was", async () => {
  const token = await link();
  await graph.pass(15 * MINUTE);
  expect(await refusal(token)).toBe("GONE");
  expect(await refusal("none")).toBe("NOT_FOUND");
  expect((await graph.em().find(BillingLink, {})).some((one) => one.tokenHash === token)).toBe(
    false,
  );
});

test("the mail is in the language of the page, else of the newest invoice", async () => {
  await link(EMAIL.toUpperCase(), "no");
  expect(graph.mails).toMatchObject([{ to: EMAIL, locale: "no" }]);
  expect(graph.mails[0]?.action?.url).toMatch(/^\/no\/payment\?token=.{43}$/);
  await graph.pass(2 * MINUTE);
  await finalised({ locale: "fr" });
  await graph.as()(LISTS, { email: EMAIL }); // one mail for both lists
  expect(graph.mails.slice(1)).toMatchObject([{ to: EMAIL, locale: "fr" }]);
});

test("nothing is mailed to an address of which nothing is known, or a draft only", async () => {
  expect(await link("nobody@example.no")).toBeUndefined();
  expect(await link("draft@example.no")).toBeUndefined();
  const { extensions } = await graph.refusal(visitor(), REQUEST, { email: "nobody" });
  expect(extensions).toMatchObject({ code: "INVALID", fields: { email: "Not an email address" } });
});

test("accounts see what was sent to their address once it is verified", async () => {
  const person = await aPerson(graph);
  const em = graph.em();
  const user = await em.findOneOrFail(User, { id: person.viewer.userId ?? "" });
  Object.assign(user, { email: OTHER, emailVerified: null });
  await em.flush();
  expect(await graph.as(person.viewer)(SEEN)).toEqual({ billingLookUp: null });
  user.emailVerified = new Date();
  await em.flush();
  expect((await graph.as(person.viewer)(SEEN)).billingLookUp).toMatchObject({
    email: OTHER,
    shownUntil: null,
    invoices: [{ number: others.number }],
  });
});

test("links are deleted a day after their end", async () => {
  await link();
  await graph.pass(DAY + 16 * MINUTE);
  await deleteOldLinks(graph.context());
  expect(await graph.em().count(BillingLink)).toBe(0);
});
