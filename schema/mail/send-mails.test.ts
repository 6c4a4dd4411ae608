import { beforeEach, describe, expect, test } from "vitest";
import { Locale } from "../foundation/locale.ts";
import { OutgoingMail } from "./outgoing-mail.ts";
import {
  type Job,
  type EmailMessage,
  MailRejected,
  type Services,
  type MailTransport,
} from "../foundation/services.ts";
import { uuid } from "../foundation/uuid.ts";
import { DAY, MINUTE } from "../foundation/durations.ts";
import { testGraph } from "../testing/graph.ts";
import { mailQueue } from "./mail-queue.ts";
import { deleteOldMails, sendMails } from "./send-mails.ts";

const graph = await testGraph();
const { clock } = graph;

const arrived: string[] = [];
let wakes: Job[] = [];
/** A key is used once, also after its job has ended. */
const usedKeys = new Set<string>();
/** The mail server's response to a mail: an error or none. */
let no: (message: EmailMessage) => Error | undefined = () => undefined;

const mailTransport: MailTransport = {
  async deliver(message) {
    const error = no(message);
    if (error) throw error;
    arrived.push(message.subject);
  },
};
const services: Pick<Services, "clock" | "jobs"> = {
  clock,
  jobs: {
    async add(job) {
      if (usedKeys.has(job.key)) return;
      usedKeys.add(job.key);
      wakes.push(job);
    },
  },
};
const send = (by = mailTransport) => sendMails(graph.em, by, services);

/** Waits until the job is enqueued again, and runs it. */
async function wake(): Promise<number> {
  const [next] = wakes.splice(0);
  const ms = next?.after ? next.after.getTime() - clock.now().getTime() : 0;
  clock.advance(ms);
  await send();
  return ms;
}

async function queue(subject: string, more: Partial<EmailMessage> = {}): Promise<string> {
  const message = { to: "ada@example.org", locale: Locale.en, subject, paragraphs: ["…"], ...more };
  const em = graph.em();
  const mail = new OutgoingMail(message, clock.now());
  await em.persist(mail).flush();
  return mail.id;
}

const found = (id: string) => graph.em().findOneOrFail(OutgoingMail, id);
const refused = (forEver: boolean) => new MailRejected("No such person", forEver);

beforeEach(async () => {
  await graph.em().nativeDelete(OutgoingMail, {});
  arrived.length = 0;
  wakes = [];
  usedKeys.clear();
  no = () => undefined;
});

test("queued mails are sent once, in order", async () => {
  const first = await queue("first");
  await queue("second");
  await Promise.all([send(), send()]);
  await send();
  expect(arrived).toEqual(["first", "second"]);
  expect(await found(first)).toMatchObject({ status: "sent", attempts: 1, sentAt: clock.now() });
});

test("while the mail server is unreachable, mails wait with backoff and keep their order", async () => {
  no = () => new Error("connect ECONNREFUSED");
  const first = await queue("first");
  const second = await queue("second");
  await send();
  const pauses = [];
  for (let tries = 0; tries < 3; tries += 1) pauses.push((await wake()) / 1_000);
  expect(pauses).toEqual([1, 2, 4]);
  expect(await found(first)).toMatchObject({
    status: "queued",
    attempts: 4,
    lastError: "connect ECONNREFUSED",
  });
  expect((await found(second)).attempts).toBe(0);

  no = () => undefined;
  expect(await wake()).toBe(8_000);
  expect(arrived).toEqual(["first", "second"]);
  expect(await found(first)).toMatchObject({ status: "sent", attempts: 5, lastError: null });
  expect(wakes).toEqual([]);
});

test("an attempt is followed by the next one, though another run enqueued a job in the same second", async () => {
  no = () => new Error("away");
  await queue("first");
  const toNextSecond = () => 1_000 - (clock.now().getTime() % 1_000);
  clock.advance(toNextSecond() + 950);
  await send();
  clock.advance(950); // in the second in which the next attempt is due
  await send();
  clock.advance(50);
  await send();
  expect(wakes.at(-1)?.after).toEqual(new Date(clock.now().getTime() + 2_000));
});

test("a mail on which the connection breaks every time lets the others go first, and is tried each minute", async () => {
  no = ({ subject }) => (subject === "first" ? new Error("socket closed") : undefined);
  const first = await queue("first");
  await queue("second");
  await send();
  for (let tries = 0; tries < 4; tries += 1) await wake();
  expect(arrived).toEqual(["second"]);
  expect(await found(first)).toMatchObject({ status: "deferred", attempts: 5 });
  await queue("third");
  await send();
  expect(arrived).toEqual(["second", "third"]);
  const pauses = [];
  for (let tries = 0; tries < 4; tries += 1) pauses.push((await wake()) / 1_000);
  expect(pauses.slice(1)).toEqual([32, 60, 60]);
  no = () => undefined;
  await wake();
  expect(arrived).toEqual(["second", "third", "first"]);
});

test("what was sent or given up is deleted after 30 days, and what waits is not", async () => {
  const sent = await queue("sent");
  await send();
  no = () => refused(true);
  const failed = await queue("failed");
  await send();
  no = () => new Error("away");
  clock.advance(30 * DAY - 1_000);
  const waiting = await queue("waiting");
  await send();
  const remove = () => deleteOldMails(graph.em(), { clock, tablesWritten() {} });
  const ids = async () => (await graph.em().find(OutgoingMail, {})).map(({ id }) => id).toSorted();
  await remove();
  expect(await ids()).toEqual([sent, failed, waiting].toSorted());
  clock.advance(2_000);
  await remove();
  expect(await ids()).toEqual([waiting]);
});

test("a mail added while the server is unreachable does not shorten the backoff or enqueue a second job", async () => {
  no = () => new Error("away");
  const first = await queue("first");
  for (const one of ["second", "third", "fourth"]) {
    await queue(one);
    await send();
  }
  expect((await found(first)).attempts).toBe(1);
  expect(wakes).toHaveLength(1);
});

test("a mail refused permanently is given up, and the others are sent", async () => {
  no = ({ subject }) => (subject === "first" ? refused(true) : undefined);
  const first = await queue("first");
  await queue("second");
  await send();
  expect(arrived).toEqual(["second"]);
  expect(await found(first)).toMatchObject({ status: "failed", lastError: "No such person" });
});

test("a mail refused temporarily lets the others go first", async () => {
  no = ({ subject }) => (subject === "first" ? refused(false) : undefined);
  const first = await queue("first");
  await queue("second");
  await send();
  expect(arrived).toEqual(["second"]);
  expect((await found(first)).status).toBe("deferred");
  no = () => undefined;
  expect(await wake()).toBe(1_000);
  expect(arrived).toEqual(["second", "first"]);
});

test("a mail claimed by a killed process is sent by the next one after a minute", async () => {
  const id = await queue("first");
  await send({ deliver: () => Promise.reject(new Error("killed")) });
  const em = graph.em();
  const mail = await em.findOneOrFail(OutgoingMail, id);
  mail.dueAt = new Date(clock.now().getTime() + MINUTE); // the state after the claim
  await em.flush();
  wakes = [];
  usedKeys.clear();
  await send();
  expect(arrived).toEqual([]);
  expect(await wake()).toBe(MINUTE);
  expect(arrived).toEqual(["first"]);
});

test("a mail being sent by one process is not sent by another", async () => {
  await queue("first");
  const handing = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const slow = send({
    async deliver({ subject }) {
      begun.resolve();
      await handing.promise;
      arrived.push(subject);
    },
  });
  await begun.promise;
  await send();
  expect(arrived).toEqual([]);
  handing.resolve();
  await slow;
  expect(arrived).toEqual(["first"]);
});

test("a mail that could not be sent for three days is given up", async () => {
  no = () => new Error("away");
  const id = await queue("first");
  await send();
  clock.advance(3 * DAY + 1);
  no = () => undefined;
  await send();
  expect(arrived).toEqual([]);
  expect(await found(id)).toMatchObject({ status: "failed", lastError: "away" });
});

test("a paragraph keeps its lines, commas and quotation marks", async () => {
  const paragraphs = ['Ada, "the first",\nwrote:\n> C:\\programs {1}', "", "Plain\nlines"];
  const id = await queue("first", { paragraphs });
  expect((await found(id)).paragraphs).toEqual(paragraphs);
});

test("a mail queued twice is sent once", async () => {
  const id = uuid();
  const mailer = mailQueue(graph.em, { ...services, tablesWritten() {} });
  const message = { to: "ada@example.org", locale: Locale.en, subject: "first", paragraphs: ["…"] };
  await mailer.add(message, id);
  await send();
  await mailer.add(message, id);
  await send();
  expect(arrived).toEqual(["first"]);
  expect(wakes).toEqual([{ name: "send-mails", key: id }]);
});

describe("sensitive content", () => {
  const secret = {
    isSensitive: true,
    paragraphs: ["Your code:"],
    code: "123456",
    action: { label: "Confirm", url: "/verify" },
  };
  const content = ({ paragraphs, code, action }: OutgoingMail) => ({ paragraphs, code, action });

  test("is kept until the mail is sent, and deleted afterwards", async () => {
    no = () => new Error("away");
    const id = await queue("Confirm", secret);
    await send();
    const { isSensitive, ...rest } = secret;
    expect(content(await found(id))).toEqual(rest);
    no = () => undefined;
    await wake();
    expect(content(await found(id))).toEqual({ paragraphs: [], code: null, action: null });
  });

  test("is deleted when the mail is given up", async () => {
    no = () => refused(true);
    const id = await queue("Confirm", secret);
    await send();
    expect(content(await found(id))).toEqual({ paragraphs: [], code: null, action: null });
  });

  test("other mails stay readable", async () => {
    const id = await queue("A comment waits", { paragraphs: ["“A night ferry”"] });
    await send();
    expect((await found(id)).paragraphs).toEqual(["“A night ferry”"]);
  });
});
