import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { demo } from "../database/demo/demo.ts";
import { TestBrowser } from "../testing/browser.ts";
import { mailServer } from "../testing/mail-server.ts";
import { type Answer, testServer } from "../testing/server.ts";

const mails = await mailServer();
afterAll(() => mails.close());
const server = await testServer({ smtpUrl: mails.url });
await demo(server.database.em.fork());
const limited = await testServer({ rateLimits: true }, server);

const KNOWN = "jonas.berg@mail.example";
const FOREIGN = "tomas.silva@mail.example";
const path = (noun: string, email: string) => `/api/${noun}?email=${encodeURIComponent(email)}`;
const REQUEST = `mutation($email: String!) { requestBillingLink(email: $email) }`;
const OPEN = `mutation($token: String!) { openBillingLink(token: $token) }`;
const LOOK_UP = readFileSync("client/features/invoices/public/billing-look-up.graphql", "utf8");
const graphql = (browser: TestBrowser, query: string, variables = {}) =>
  browser.json("/graphql", { query, variables });

/** Waits for the mail with a link, and returns its secret. */
async function mailedToken(): Promise<string> {
  for (let index = 0; ; index += 1) {
    const { to, text } = await mails.mail(index);
    const [, token] = /payment\?token=([\w-]{43})/.exec(text) ?? [];
    if (to === KNOWN && token) return token;
  }
}

/** All that an answer says, without what differs from one answer to the next. */
function everything({ status, headers, text }: Answer) {
  const { date: _, "x-request-id": __, ...same } = Object.fromEntries(headers);
  return { status, headers: same, text };
}

test("known and unknown addresses get the same answers, headers included", async () => {
  for (const noun of ["invoices", "payments"]) {
    const [known, unknown] = [path(noun, KNOWN), path(noun, "nobody.berg@mail.example")];
    const answers = [await server.ask("GET", known), await server.ask("GET", unknown)];
    expect(everything(answers[0] as Answer)).toEqual(everything(answers[1] as Answer));
    expect(answers[0]).toMatchObject({ status: 200, body: { [noun]: [] } });
  }
  const browser = new TestBrowser(server);
  const known = await graphql(browser, REQUEST, { email: KNOWN });
  const unknown = await graphql(browser, REQUEST, { email: "nobody.berg@mail.example" });
  expect(everything(known)).toEqual(everything(unknown));
  expect(known.body).toMatchObject({ data: { requestBillingLink: true } });
});

test("a look-up mails one link, which only a POST opens, and once", async () => {
  const token = await mailedToken();
  const inUrl = `/graphql?query=${encodeURIComponent(OPEN)}&variables=${encodeURIComponent(JSON.stringify({ token }))}`;
  for (const method of ["GET", "HEAD"]) {
    expect((await server.ask(method, inUrl)).status).toBeGreaterThanOrEqual(400);
  }
  const browser = new TestBrowser(server);
  expect((await graphql(browser, OPEN, { token })).body).toMatchObject({
    data: { openBillingLink: true },
  });
  expect(browser.setCookies.join()).toMatch(
    /^billing-link=[^;]+; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(browser.cookie).not.toContain(token);
  expect((await browser.get(path("invoices", KNOWN))).body.invoices).toHaveLength(2);
  const seen = await graphql(browser, LOOK_UP);
  expect(seen.body).toMatchObject({ data: { billingLookUp: { email: KNOWN } } });
  expect((await browser.get(path("payments", KNOWN))).body.payments).toHaveLength(1);
  expect((await browser.get(path("invoices", FOREIGN))).body).toEqual({ invoices: [] });
  const again = await graphql(new TestBrowser(server), OPEN, { token });
  expect(again.body.errors[0].extensions.code).toBe("GONE");
  expect(server.log.join("\n")).not.toContain(token);
});

test("three links an hour for an address, ten for a network; lists stay empty beyond that", async () => {
  const browser = new TestBrowser(limited);
  const code = async (email: string) =>
    (await graphql(browser, REQUEST, { email })).body.errors?.[0].extensions.code ?? "sent";
  const times = async (email: string, n: number) => {
    const codes: string[] = [];
    for (let tries = 0; tries < n; tries += 1) codes.push(await code(email));
    return codes;
  };
  for (const email of [KNOWN, "nobody.berg@mail.example"]) {
    expect(await times(email, 4)).toEqual(["sent", "sent", "sent", "RATE_LIMITED"]);
    expect(await limited.ask("GET", path("invoices", email))).toMatchObject({
      status: 200,
      body: { invoices: [] },
    });
  }
  for (let n = 0; n < 4; n += 1) expect(await code(`person-${n}@mail.example`)).toBe("sent");
  expect(await code("person-5@mail.example")).toBe("RATE_LIMITED");
});
