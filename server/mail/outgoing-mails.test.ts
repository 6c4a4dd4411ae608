import { afterAll, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { mailServer } from "../testing/mail-server.ts";
import { testServer } from "../testing/server.ts";

const reserved = await mailServer();
await reserved.close(); // it is away at first
const sending = await testServer({ smtpUrl: reserved.url });
const demo = await testServer({ demo: true });
const unconfigured = await testServer();
const support = withRole(Role.SUPPORT);
for (const { database } of [sending, demo, unconfigured]) {
  await aUser(database.em.fork(), { email: "mod@example.org", roles: [Role.MODERATOR] });
}

const about = (title: string) => `A comment waits for review: “${title}”`;

const LIST = "{ outgoingMails { nodes { paragraphs status attempts lastError sentAt } } }";
const mails = async (server: typeof sending) => {
  const { body } = await server.ask("POST", "/graphql", { as: support, body: { query: LIST } });
  return body.data.outgoingMails.nodes.toReversed();
};

interface Mail {
  status: string;
  attempts: number;
}

/** Reads them again and again until they are as wanted. */
async function mailsOnce(server: typeof sending, wanted: (mails: Mail[]) => boolean) {
  for (;;) {
    const found = await mails(server);
    if (wanted(found)) return found;
  }
}

/** Comments that are held, below posts with these titles: moderators are told of each by mail. */
async function comment(server: typeof sending, ...titles: string[]): Promise<void> {
  for (const title of titles) {
    const { id } = await aPost(server.database.em.fork(), { title: { en: title } });
    const email = `${crypto.randomUUID()}@example.org`;
    const body = { postId: id, content: "casino, viagra", name: "Mal", email };
    await server.ask("POST", "/api/blog/comments", { body });
  }
}

/** It waits for second and third tries. */
const LONG = { timeout: 30_000 };

test("mails wait while the mail server is away, and then arrive in order", LONG, async () => {
  await comment(sending, "first", "second", "third");
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

  const back = await mailServer({ port: reserved.port });
  afterAll(() => back.close());
  await back.mail(2);
  const texts = back.received.map(({ text }) => text.split("\n")[0]);
  expect(texts).toEqual([about("first"), about("second"), about("third")]);
  const sent = await mailsOnce(sending, (all) => all.every(({ status }) => status === "SENT"));
  expect(sent[0].attempts).toBeGreaterThan(2);
  expect(sent[1]).toMatchObject({ attempts: 1, lastError: null, sentAt: expect.any(String) });
  expect(back.received).toHaveLength(3);
});

test("in the demo they are read in the log", async () => {
  await comment(demo, "Hello Ada");
  await mailsOnce(demo, ([mail]) => mail?.status === "SENT");
  expect(demo.log.join()).toMatch(
    /"to":"mod@example.org","subject":"A comment waits for review","text":"A comment/,
  );
});

test("with neither they are kept, and the log says so once", async () => {
  await comment(unconfigured, "Hello Ada");
  expect(await mails(unconfigured)).toMatchObject([{ status: "QUEUED", attempts: 0 }]);
  const said = unconfigured.log.filter((line) => line.includes("SMTP_URL is not set"));
  expect(said).toHaveLength(1);
  expect(unconfigured.log.join()).not.toMatch(/mod@example.org|Hello Ada/);
});
