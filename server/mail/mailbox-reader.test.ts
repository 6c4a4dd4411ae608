import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ImapFlow } from "imapflow";
import { afterAll, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { describeWith, IMAP_URL } from "../../schema/testing/services.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { cableTo } from "../testing/cable.ts";
import { testServer } from "../testing/server.ts";
import { type ImapAccount, readImapUrl } from "./imap-url.ts";
import { MailboxReader } from "./mailbox-reader.ts";

test.each([
  ["imaps://me:pass@mail.example.org", { port: 993, isSecure: true, folder: "INBOX" }],
  [
    "imap://me%40x.example:p%2Fw@mail.example.org:1143/Desk",
    { port: 1143, user: "me@x.example", password: "p/w", folder: "Desk" },
  ],
])("%s is an account", (url, account) => {
  expect(readImapUrl(url)).toMatchObject(account);
});

test.each(["mail.example.org", "https://a:b@c", "imaps://mail.example.org"])(
  "%s is none",
  (url) => {
    expect(readImapUrl(url)).toBeUndefined();
  },
);

describeWith(IMAP_URL, "a mailbox", async (template) => {
  const dataDir = mkdtempSync(join(tmpdir(), "mailbox-"));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const server = await testServer({ dataDir });
  const support = withRole(Role.SUPPORT);

  /** An account of its own, with a connection that delivers to it. */
  async function mailbox() {
    const url = template.replace("{user}", `desk-${crypto.randomUUID()}`);
    const account = readImapUrl(url) as ImapAccount;
    const client = new ImapFlow({
      host: account.host,
      port: account.port,
      secure: account.isSecure,
      auth: { user: account.user, pass: account.password },
      logger: false,
    });
    await client.connect();
    afterAll(() => client.logout());
    const deliver = (subject: string, body = "Hello", headers = "") =>
      client.append(
        account.folder,
        `From: kari@example.org\r\n${headers}Subject: ${subject}\r\n\r\n${body}\r\n`,
      );
    return { account, client, deliver };
  }

  /** What reads a mailbox for a server, and what the server has of it. */
  function readerOf(account: ImapAccount) {
    const reader = new MailboxReader({
      account,
      recognized: { hostname: "localhost", secrets: ["a secret of this test"] },
      context: server.context,
      log: server.http.log,
    });
    afterAll(() => reader.close());
    return reader;
  }

  const graph = async (query: string) =>
    (await server.ask("POST", "/graphql", { as: support, body: { query } })).body.data;
  /** The mails of a test, whose subjects begin with a letter of its own. */
  const subjects = async (letter: string): Promise<string[]> => {
    const { mails } = await graph("{ mails(first: 50) { nodes { subject } } }");
    const all: string[] = mails.nodes.map(({ subject }: { subject: string }) => subject);
    return all.filter((subject) => subject.startsWith(letter)).toSorted();
  };
  /** What is known of a mailbox. */
  const stateOf = async ({ user }: ImapAccount) => {
    const { mailboxes } = await graph("{ mailboxes { name error contactAt } }");
    return mailboxes.find(({ name }: { name: string }) => name.startsWith(user));
  };

  test("is read once, and then what is new", async () => {
    const { account, deliver } = await mailbox();
    const reader = readerOf(account);
    for (const n of [1, 2, 3]) await deliver(`A${n}`);
    await reader.check();
    expect(await subjects("A")).toEqual(["A1", "A2", "A3"]);
    await deliver("A4");
    await reader.check();
    await reader.check();
    expect(await subjects("A")).toEqual(["A1", "A2", "A3", "A4"]);
    expect(await stateOf(account)).toMatchObject({ error: null, contactAt: expect.any(String) });
  });

  test("tells of new mails by itself", async () => {
    const { account, deliver } = await mailbox();
    await readerOf(account).check();
    await deliver("Ping");
    for (let now = await subjects("P"); !now.length; now = await subjects("P"));
    expect(await subjects("P")).toEqual(["Ping"]);
  });

  test("with another UIDVALIDITY is compared again: nothing is doubled, nothing missing", async () => {
    const { account, client, deliver } = await mailbox();
    const reader = readerOf(account);
    await deliver("B1");
    await deliver("B2");
    await reader.check();
    await client.mailboxCreate("Other");
    await client.append("Other", "From: kari@example.org\r\nSubject: B2\r\n\r\nHello\r\n");
    await client.append("Other", "From: kari@example.org\r\nSubject: B3\r\n\r\nHello\r\n");
    await reader.close();
    // the same mailbox as far as the site knows, with other UIDs
    await server.database.em
      .fork()
      .execute("update mailboxes set name = replace(name, 'INBOX', 'Other') where name like ?", [
        `${account.user}%`,
      ]);
    await readerOf({ ...account, folder: "Other" }).check();
    expect(await subjects("B")).toEqual(["B1", "B2", "B3"]);
  });

  test("is read by one process at a time, and by another one when that has stopped", async () => {
    const { account, deliver } = await mailbox();
    const [first, second] = [readerOf(account), readerOf(account)];
    await deliver("C1");
    await Promise.all([first.check(), second.check()]);
    expect(await subjects("C")).toEqual(["C1"]);
    await first.close();
    await deliver("C2");
    await second.check();
    expect(await subjects("C")).toEqual(["C1", "C2"]);
  });

  test("that cannot be reached says why, and is read when it can", async () => {
    const { account, deliver } = await mailbox();
    const cable = await cableTo(`imap://${account.host}:${account.port}`);
    afterAll(() => cable.cut());
    const reader = readerOf({ ...account, port: Number(new URL(cable.url).port) });
    await deliver("D1");
    await reader.check();
    await cable.interrupt();
    await deliver("D2");
    await reader.check();
    expect(await stateOf(account)).toMatchObject({ error: expect.any(String) });
    await cable.restore();
    await reader.check();
    expect(await subjects("D")).toEqual(["D1", "D2"]);
    expect(await stateOf(account)).toMatchObject({ error: null });
  });

  test("has a mail that cannot be read: it is kept, and the others arrive", async () => {
    const { account, deliver } = await mailbox();
    const reader = readerOf(account);
    const deep = Array.from(
      { length: 60 },
      (_, n) => `--x${n}\r\nContent-Type: multipart/mixed; boundary="x${n + 1}"\r\n\r\n`,
    ).join("");
    await deliver("E1");
    await deliver("E2", deep, 'Content-Type: multipart/mixed; boundary="x0"\r\n');
    await deliver("E3");
    await reader.check();
    expect(await subjects("E")).toEqual(["E1", "E3"]);
    const { mails } = await graph("{ mails(first: 50) { nodes { isUnreadable } } }");
    expect(mails.nodes).toContainEqual({ isUnreadable: true });
  });
});
