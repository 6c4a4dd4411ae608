import { afterAll, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { Locale } from "../../schema/foundation/locale.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { mailServer } from "../testing/mail-server.ts";
import { testServer } from "../testing/server.ts";

/** Below the ports that systems give out, so that nothing else takes it while it is closed. */
const port = 20_000 + (process.pid % 10_000);
const reserved = await mailServer({ port });
await reserved.close(); // unreachable at first
const sending = await testServer({ smtpUrl: reserved.url });
const demo = await testServer({ demo: true });
const unconfigured = await testServer();
const support = withRole(Role.SUPPORT);

const about = (title: string) => `News about “${title}”`;

const LIST = "{ outgoingMails { nodes { paragraphs status attempts lastError sentAt } } }";
const mails = async (server: typeof sending) => {
  const { body } = await server.ask("POST", "/graphql", { as: support, body: { query: LIST } });
  return body.data.outgoingMails.nodes.toReversed();
};

interface Mail {
  status: string;
  attempts: number;
}

/** Reads the mails repeatedly until the condition holds. */
async function mailsOnce(server: typeof sending, wanted: (mails: Mail[]) => boolean) {
  for (;;) {
    const found = await mails(server);
    if (wanted(found)) return found;
  }
}

/** Sends one mail for each of these titles, one after the other. */
async function mail(server: typeof sending, ...titles: string[]): Promise<void> {
  for (const title of titles) {
    const context = server.context();
    context.sendMail({
      to: "mod@example.org",
      locale: Locale.en,
      subject: "News",
      paragraphs: [about(title)],
    });
    await context.save();
  }
}

/** Enough time for second and third attempts. */
const LONG = { timeout: 30_000 };

test("mails wait while the mail server is unreachable, then arrive in order", LONG, async () => {
  await mail(sending, "first", "second", "third");
  const waiting = await mailsOnce(sending, ([first]) => first!.attempts > 1);
  expect(waiting).toMatchObject([
    {
      paragraphs: [about("first")],
      status: "QUEUED",
      lastError: expect.stringContaining("ECONNREFUSED"),
    },
    { paragraphs: [about("second")], status: "QUEUED", attempts: 0 },
    { paragraphs: [about("third")], status: "QUEUED", attempts: 0 },
  ]);

  const back = await mailServer({ port });
  afterAll(() => back.close());
  await back.mail(2);
  const texts = back.received.map(({ text }) => text.split("\n")[0]);
  expect(texts).toEqual([about("first"), about("second"), about("third")]);
  const sent = await mailsOnce(sending, (all) => all.every(({ status }) => status === "SENT"));
  expect(sent[0].attempts).toBeGreaterThan(2);
  expect(sent[1]).toMatchObject({ attempts: 1, lastError: null, sentAt: expect.any(String) });
  expect(back.received).toHaveLength(3);
});

test("in the demo mails are logged", async () => {
  await mail(demo, "Hello Ada");
  await mailsOnce(demo, ([mail]) => mail?.status === "SENT");
  expect(demo.log.join()).toMatch(/"to":"mod@example.org","subject":"News","text":"News about/);
});

test("without either, mails are stored and the log says so once", async () => {
  await mail(unconfigured, "Hello Ada");
  expect(await mails(unconfigured)).toMatchObject([{ status: "QUEUED", attempts: 0 }]);
  const said = unconfigured.log.filter((line) => line.includes("SMTP_URL is not set"));
  expect(said).toHaveLength(1);
  expect(unconfigured.log.join()).not.toMatch(/mod@example.org|Hello Ada/);
});
