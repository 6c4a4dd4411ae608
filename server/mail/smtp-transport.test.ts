import { afterAll, beforeEach, expect, test } from "vitest";
import { Locale } from "../../schema/foundation/locale.ts";
import { type EmailMessage, MailRejected } from "../../schema/foundation/services.ts";
import { mailServer } from "../testing/mail-server.ts";
import { smtpTransport } from "./smtp-transport.ts";

const answers = new Map([
  ["gone@example.org", { code: 550, text: "No such person" }],
  ["busy@example.org", { code: 450, text: "Mailbox busy" }],
  ["closing@example.org", { code: 421, text: "Closing down" }],
]);
const server = await mailServer({ refuse: (to) => answers.get(to) });
afterAll(() => server.close());
beforeEach(() => server.received.splice(0));

const from = "Atelier <noreply@atelier.example>";
const origin = "https://atelier.example";
const mailTransport = smtpTransport({ url: server.url, from, origin });

const message: EmailMessage = {
  to: "ada@example.org",
  locale: Locale.no,
  subject: "Blåbær på vei",
  paragraphs: ["Skriv inn koden på siden:"],
  code: "123456",
};
const failure = (to: string) =>
  mailTransport.deliver({ ...message, to }, "an-id").catch((error: unknown) => error);

test("a mail arrives as plain text and HTML, from the site, in its language", async () => {
  await mailTransport.deliver(message, "an-id");
  const [mail] = server.received;
  expect(mail?.to).toBe("ada@example.org");
  expect(mail?.subject).toBe("Blåbær på vei");
  expect(mail?.headers).toMatchObject({
    from,
    "message-id": "<an-id@atelier.example>",
    "auto-submitted": "auto-generated",
    "content-language": "nb",
  });
  expect(mail?.text).toContain("Skriv inn koden på siden:\n\n    123456\n");
  expect(mail?.html).toMatch(/<html lang="nb">[^]*Skriv inn koden på siden:[^]*123456/);
});

test("what a person wrote is a letter in its thread, and may be answered", async () => {
  const letter = {
    to: "ada@example.org",
    locale: Locale.en,
    subject: "Re: Signs",
    paragraphs: ["January is free."],
    isPersonal: true,
    replyTo: "desk@atelier.example",
    earlierIds: ["first", "second"],
  };
  await mailTransport.deliver(letter, "an-id");
  const [mail] = server.received;
  expect(mail?.headers).toMatchObject({
    "reply-to": "desk@atelier.example",
    "in-reply-to": "<second@atelier.example>",
    references: "<first@atelier.example> <second@atelier.example>",
  });
  expect(mail?.headers).not.toHaveProperty("auto-submitted");
  expect(mail?.html).not.toContain("<h1");
});

test("a mail that is sent again has the same Message-ID", async () => {
  await mailTransport.deliver(message, "an-id");
  await mailTransport.deliver(message, "an-id");
  const [first, second] = server.received.map(({ headers }) => headers["message-id"]);
  expect(second).toBe(first);
});

test.each([
  ["an unknown recipient is refused permanently", "gone@example.org", true],
  ["a busy recipient is refused temporarily", "busy@example.org", false],
])("%s", async (_name, to, forEver) => {
  const error = await failure(to);
  expect(error).toBeInstanceOf(MailRejected);
  expect(error).toMatchObject({ forEver, message: expect.stringContaining(answers.get(to)!.text) });
});

test("a server that closes the connection does not count against the mail", async () => {
  expect(await failure("closing@example.org")).not.toBeInstanceOf(MailRejected);
});

test("an unreachable server does not count against the mail", async () => {
  const nobody = await mailServer();
  await nobody.close();
  const away = smtpTransport({ url: nobody.url, from, origin });
  const error = await away.deliver(message, "an-id").catch((one: unknown) => one);
  expect(error).toMatchObject({ code: "ESOCKET" });
  expect(error).not.toBeInstanceOf(MailRejected);
});

test("an address cannot inject further recipients", async () => {
  const error = await failure("ada@example.org, eve@example.org");
  expect(server.received.map(({ to }) => to)).not.toContain("eve@example.org");
  expect(error).toBeInstanceOf(Error);
});
