import type { FastifyBaseLogger } from "fastify";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { HOUR } from "../../schema/foundation/durations.ts";
import { Locale } from "../../schema/foundation/locale.ts";
import { type EmailMessage, MailRejected } from "../../schema/foundation/services.ts";
import { mailServer } from "../testing/mail-server.ts";
import { smtpTransport } from "./smtp-transport.ts";
import { watchedTransport } from "./watched-transport.ts";

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
const secret = "a secret of this test";
const mailTransport = smtpTransport({ url: server.url, from, origin, secret });

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
  const away = smtpTransport({ url: nobody.url, from, origin, secret });
  const error = await away.deliver(message, "an-id").catch((one: unknown) => one);
  expect(error).toMatchObject({ code: "ESOCKET" });
  expect(error).not.toBeInstanceOf(MailRejected);
});

test("an address cannot inject further recipients", async () => {
  const error = await failure("ada@example.org, eve@example.org");
  expect(server.received.map(({ to }) => to)).not.toContain("eve@example.org");
  expect(error).toBeInstanceOf(Error);
});

describe("a mail server that cannot be used", () => {
  const lines: string[] = [];
  const log = {
    info: (_details: object, text: string) => lines.push(`info: ${text}`),
    warn: (_details: object, text: string) => lines.push(`warn: ${text}`),
    error: (_details: object, text: string) => lines.push(`error: ${text}`),
  } as unknown as FastifyBaseLogger;
  const away = "The mail server cannot be used";
  let now = Date.now();
  const closed = smtpTransport({ url: "smtp://127.0.0.1:1", from, origin, secret });
  let current = closed;
  const watched = watchedTransport(
    { deliver: (...mail) => current.deliver(...mail), verify: async () => closed.verify?.() },
    log,
    () => new Date(now),
  );
  const send = (to = message.to) => watched.deliver({ ...message, to }, "an-id").catch(() => {});

  test("is in the log when the site starts, and at each tenth attempt, after an hour as an error", async () => {
    await watched.verify?.();
    expect(lines).toEqual([`warn: ${away}`]);
    for (let n = 0; n < 9; n += 1) await send();
    expect(lines).toHaveLength(1);
    await send();
    expect(lines).toEqual([`warn: ${away}`, `warn: ${away}`]);
    now += HOUR;
    for (let n = 0; n < 10; n += 1) await send();
    expect(lines.slice(2)).toEqual([`error: ${away}`]);
  });

  test("is in the log again when it can be used, also if it refuses a recipient", async () => {
    current = mailTransport;
    await send("gone@example.org");
    await send();
    expect(lines.slice(3)).toEqual(["info: The mail server can be used again"]);
  });

  test("is not reported while all is well", async () => {
    await mailTransport.verify?.();
    await send();
    expect(lines).toHaveLength(4);
  });
});
