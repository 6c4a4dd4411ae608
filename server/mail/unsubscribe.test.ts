import { expect, test } from "vitest";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { Role } from "../../schema/accounts/index.ts";
import { mailServer } from "../testing/mail-server.ts";
import { testServer } from "../testing/server.ts";

const mails = await mailServer();
const server = await testServer({ smtpUrl: mails.url });
const em = () => server.database.em.fork();

const support = await aUser(em(), { roles: [Role.SUPPORT], email: "desk@example.org" });
const headers = await server.signedIn(support);
let arrived = 0;

/** A visitor writes to the team, of which support is mailed. */
async function aMessage() {
  const body = {
    name: "Oda Berg",
    email: "oda@example.org",
    subject: "Signs",
    message: "Do you have time in January?",
    consent: "2026-11-23",
  };
  const answer = await server.ask("POST", "/api/contact", { body });
  expect(answer.status).toBeLessThan(300);
}

/** The next mail to support; the sender's copy may arrive before it. */
async function nextMail() {
  for (;;) {
    const mail = await mails.mail(arrived++);
    if (mail.to.includes(support.email)) return mail;
  }
}
const choicesOf = async () => {
  const query = "{ notificationChoices { kind here mail } }";
  const { data } = (await server.ask("POST", "/graphql", { headers, body: { query } })).body;
  return data.notificationChoices;
};
const CLICK = {
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body: "List-Unsubscribe=One-Click",
};

test("one click in the mail program ends mails of this kind, without cookies, and nothing else", async () => {
  await aMessage();
  const mail = await nextMail();
  expect(mail.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  const url = /^<(.+)>$/.exec(mail.headers["list-unsubscribe"] ?? "")?.[1] ?? "";
  expect(mail.text).toContain(url);
  expect(mail.html).toContain(url);
  const { pathname } = new URL(url);

  const page = await server.ask("GET", pathname);
  expect(page.status).toBe(200);
  expect(page.text).toContain('<form method="post"');
  expect(await choicesOf()).toEqual([]);

  for (const again of [1, 2]) {
    expect((await server.ask("POST", pathname, CLICK)).status, `${again}`).toBe(200);
  }
  expect(await choicesOf()).toEqual([{ kind: "CONTACT_RECEIVED", here: true, mail: false }]);
});

test("a link that was changed ends nothing", async () => {
  const other = await aUser(em(), { roles: [Role.SUPPORT] });
  const forged = Buffer.from(`${"0".repeat(16)}en ${other.id} contact_received`);
  for (const token of [forged.toString("base64url"), "nothing", "%00", "a".repeat(900)]) {
    expect((await server.ask("GET", `/unsubscribe/${token}`)).status).toBe(404);
    expect((await server.ask("POST", `/unsubscribe/${token}`, CLICK)).status).toBe(404);
  }
});

test("another site's page cannot send the form of a reader", async () => {
  const cross = { ...CLICK, headers: { ...CLICK.headers, origin: "https://evil.example" } };
  expect((await server.ask("POST", "/unsubscribe/x", cross)).status).toBe(403);
});
