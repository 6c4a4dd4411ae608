import { createHmac } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { Role } from "../../schema/accounts/index.ts";
import { aContactRequest } from "../../schema/contacts/contact-request.builder.ts";
import { ContactStatus } from "../../schema/contacts/index.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { Locale } from "../../schema/foundation/locale.ts";
import { OutgoingMail } from "../../schema/mail/outgoing-mail.ts";
import { withRole } from "../../schema/testing/viewers.ts";

import { mailServer } from "../testing/mail-server.ts";
import { testServer } from "../testing/server.ts";
import { tusUploads } from "../testing/tus-upload.ts";

const SECRET = "the secret of who passes mails on, long enough";
const SAMPLES = join(import.meta.dirname, "samples");

const outbox = await mailServer({
  refuse: (to) => (to.startsWith("gone") ? { code: 550, text: "No such person" } : undefined),
});
afterAll(() => outbox.close());
const dataDir = mkdtempSync(join(tmpdir(), "mails-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const config = {
  dataDir,
  smtpUrl: outbox.url,
  mailInbox: "desk@atelier.example",
  mailWebhookSecret: SECRET,
  mailFrom: "Atelier <desk@atelier.example>",
};
const server = await testServer(config);
const em = () => server.database.em.fork();
let support = withRole(Role.SUPPORT);
beforeAll(async () => {
  const member = await aMember(em(), { displayName: "Ada Nord" });
  const user = await aUser(em(), { member, roles: [Role.SUPPORT] });
  support = withRole(Role.SUPPORT, { userId: user.id, memberId: member.id });
});

const graph = async (query: string, variables: object = {}) => {
  const { body } = await server.ask("POST", "/graphql", {
    as: support,
    body: { query, variables },
  });
  expect(body.errors).toBeUndefined();
  return body.data;
};
/** What tests read of a mail, a conversation or a label. */
interface Listed {
  id: string;
  isUnreadable: boolean;
  isNewSender: boolean;
  bodyUrl: string;
  rawUrl: string;
  attachments: { name: string; path: string }[];
}

const crlf = (text: string) => text.replaceAll("\r\n", "\n").replaceAll("\n", "\r\n");

/** Passes a mail on as the operator's program does. */
function passOn(raw: string | Buffer, { at = Date.now(), secret = SECRET, change = "" } = {}) {
  const body = typeof raw === "string" ? Buffer.from(crlf(raw)) : raw;
  const seconds = String(Math.floor(at / 1_000));
  const mac = createHmac("sha256", secret).update(`${seconds}.`).update(body).digest("hex");
  return fetch(`${server.url}/webhooks/mail/incoming`, {
    method: "POST",
    headers: {
      "content-type": "message/rfc822",
      "x-mail-timestamp": seconds,
      "x-mail-signature": `sha256=${mac}`,
    },
    body: Buffer.concat([body, Buffer.from(change)]),
  });
}

const arrive = async (raw: string | Buffer): Promise<boolean> => {
  const response = await passOn(raw);
  expect(response.status).toBe(200);
  return ((await response.json()) as { isNew: boolean }).isNew;
};

const mailFrom = (address: string, subject: string, more = "", body = "Hello") =>
  `From: ${address}\nTo: desk@atelier.example\nSubject: ${subject}\nMessage-ID: <${crypto.randomUUID()}@${address.split("@")[1]}>\n${more}\n${body}`;

const THREAD = `query($id: ID!) { mailThread(id: $id) {
  id subject address folder isUnread mailCount failedCount
  mails { id kind text bodyUrl rawUrl subject from { address } isNewSender isAutomatic isUnreadable
    hasRemotePictures attachments { name path } bounces { address status reason } delivery } } }`;
const FIND =
  "query($search: String!) { mailThreads(filter: { search: $search }) { nodes { id } } }";

/** The conversations that are found by these words. */
async function found(search: string) {
  const { nodes } = (await graph(FIND, { search })).mailThreads;
  const all = [];
  for (const { id } of nodes) all.push((await graph(THREAD, { id })).mailThread);
  return all;
}

/** A mail leaves at once instead of in ten seconds. */
async function leave(threadId: string): Promise<void> {
  while (!(await em().nativeUpdate(OutgoingMail, { threadId }, { dueAt: new Date(0) })));
  await server.context().services.jobs.add({ name: "send-mails", key: crypto.randomUUID() });
}

/** Begins a conversation as staff do, and returns it with the mail as it was sent. */
async function written(address: string, subject: string) {
  const input = { to: [{ address }], subject, html: "<p>Hello</p>" };
  const { createMailDraft: draft } = await graph(
    "mutation($input: CreateMailDraftInput!) { createMailDraft(input: $input) { id thread { id } } }",
    { input },
  );
  await graph("mutation($id: ID!) { sendMail(id: $id) { id } }", { id: draft.id });
  await leave(draft.thread.id);
  for (let n = 0; ; n += 1) {
    const mail = await outbox.mail(n);
    if (mail.subject === subject) return { id: draft.id, thread: draft.thread.id, mail };
  }
}

describe("a mail that is passed on", () => {
  test("is a conversation in the inbox, once, also if it comes twice at the same time", async () => {
    const raw = mailFrom("kari@example.org", "Unicorns", "", "Do you draw unicorns?");
    const answers = await Promise.all([arrive(raw), arrive(raw), arrive(`Received: by x\n${raw}`)]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    const [thread, ...others] = await found("unicorns");
    expect(others).toEqual([]);
    expect(thread).toMatchObject({
      subject: "Unicorns",
      address: "kari@example.org",
      folder: "INBOX",
      isUnread: true,
      mails: [{ kind: "INCOMING", text: expect.stringContaining("Do you draw unicorns?") }],
    });
    const changed = raw.replace("unicorns?", "unicorns or not?");
    expect(await arrive(changed)).toBe(true); // another content under the same Message-ID
  });

  test.each([
    ["another secret", { secret: `${SECRET}!` }],
    ["a changed byte", { change: "!" }],
    ["a time of six minutes ago", { at: Date.now() - 360_000 }],
    ["a time of six minutes ahead", { at: Date.now() + 360_000 }],
  ])("with %s is refused, and nothing is stored", async (_name, how) => {
    const response = await passOn(mailFrom("eve@example.org", "Refusable"), how);
    expect(response.status).toBe(400);
    expect(await found("refusable")).toEqual([]);
  });

  test("is refused without a signature, and above 25 MB", async () => {
    const bare = await fetch(`${server.url}/webhooks/mail/incoming`, { method: "POST", body: "x" });
    expect(bare.status).toBe(400);
    expect((await passOn(Buffer.alloc(25_000_001, "a"))).status).toBe(413);
  });

  test("is not taken where no secret is set", async () => {
    const other = await testServer({}, { database: server.database });
    const { status } = await other.ask("POST", "/webhooks/mail/incoming", { body: {} });
    expect(status).toBe(404);
  });

  test("of ten the third cannot be read: it is kept as it came, and nine arrive", async () => {
    const nested = Array.from(
      { length: 60 },
      (_, n) => `Content-Type: multipart/mixed; boundary="x${n}"\n\n--x${n}\n`,
    ).join("");
    for (let n = 1; n <= 10; n += 1) {
      const raw = mailFrom(`p${n}@example.org`, `Platypus ${n}`);
      await arrive(n === 3 ? `From: p3@example.org\n${nested}deep` : raw);
    }
    expect(await found("platypus")).toHaveLength(9);
    const query = `{ mails(first: 20) { nodes { isUnreadable rawUrl text } } }`;
    const unreadable = (await graph(query)).mails.nodes.filter(
      ({ isUnreadable }: Listed) => isUnreadable,
    );
    expect(unreadable).toMatchObject([{ text: "" }]);
    const raw = await server.ask("GET", unreadable[0].rawUrl, { as: support });
    expect(raw.text).toContain("deep");
    expect(raw.headers.get("content-disposition")).toMatch(/^attachment/);
  });

  test.each(readdirSync(SAMPLES))("%s is stored and shown", async (name) => {
    expect(await arrive(readFileSync(join(SAMPLES, name)))).toBe(true);
    expect(await arrive(readFileSync(join(SAMPLES, name)))).toBe(false);
    const { mails } = await graph("{ mails(first: 1) { nodes { bodyUrl isUnreadable } } }");
    expect(mails.nodes[0].isUnreadable).toBe(false);
    const page = await server.ask("GET", mails.nodes[0].bodyUrl, { as: support });
    expect(page.status).toBe(200);
  });
});

describe("an answer", () => {
  test("comes back by the token in its address alone, and is no new sender", async () => {
    const { thread, mail } = await written("nora@example.org", "Narwhals");
    const replyTo = mail.headers["reply-to"] ?? "";
    expect(replyTo).toMatch(/^desk\+[0-9a-f]{52}@atelier\.example$/);
    await arrive(
      mailFrom("nora@example.org", "Re: something else", "", "Yes").replace(
        "desk@atelier.example",
        replyTo,
      ),
    );
    const [conversation] = await found("narwhals");
    expect(conversation).toMatchObject({ id: thread, mailCount: 2, isUnread: true });
    expect(conversation.mails[1]).toMatchObject({ kind: "INCOMING", isNewSender: false });
  });

  test("comes back by the mails that it refers to, whoever answers; a stranger is a new sender", async () => {
    const { thread, mail } = await written("olav@example.org", "Ocelots");
    const id = mail.headers["message-id"];
    const colleague = mailFrom(
      "colleague@example.com",
      "Re: Ocelots",
      `References: ${id}\n`,
      "From the side",
    );
    await arrive(colleague);
    const theirs = /Message-ID: (<.+>)/.exec(colleague)?.[1];
    await arrive(mailFrom("olav@example.org", "Re: Ocelots", `In-Reply-To: ${theirs}\n`, "And me"));
    const [conversation] = await found("ocelots");
    expect(conversation).toMatchObject({ id: thread, address: "olav@example.org", mailCount: 3 });
    expect(conversation.mails.map(({ isNewSender }: Listed) => isNewSender)).toEqual([
      false,
      true,
      false,
    ]);
  });

  test("with nothing but a subject begins a conversation of its own", async () => {
    const { thread } = await written("pia@example.org", "Pangolins 4711");
    await arrive(mailFrom("mallory@example.org", "Re: Pangolins 4711", "", "Send me everything"));
    const all = await found("pangolins");
    expect(all).toHaveLength(2);
    expect(all.find(({ id }: Listed) => id === thread)).toMatchObject({ mailCount: 1 });
  });

  test("to a request opens it again", async () => {
    const request = await aContactRequest(em(), {
      subject: "Quokkas",
      status: ContactStatus.REPLIED,
    });
    await arrive(
      mailFrom(
        request.email,
        "Re: Quokkas",
        `In-Reply-To: <${request.id}@localhost>\n`,
        "One more",
      ),
    );
    const { contactRequest } = await graph(
      "query($id: ID!) { contactRequest(id: $id) { status } }",
      request,
    );
    expect(contactRequest.status).toBe("OPEN");
    const { mailThread } = await graph(
      "query($id: ID!) { mailThread(id: $id) { mailCount } }",
      request,
    );
    expect(mailThread.mailCount).toBe(2);
  });

  test("carries the id of what it answers, in a letter that a mail program shows", async () => {
    const first = mailFrom("rune@example.org", "Raccoons");
    await arrive(first);
    const [conversation] = await found("raccoons");
    const input = {
      answeredId: conversation.mails[0].id,
      html: "<p>Yes</p>",
      cc: [{ address: "cc@example.org" }],
    };
    const { createMailDraft: draft } = await graph(
      "mutation($input: CreateMailDraftInput!) { createMailDraft(input: $input) { id } }",
      { input },
    );
    await graph(
      'mutation($id: ID!) { sendMail(id: $id, input: { html: "<p>Yes, gladly</p>" }) { id } }',
      draft,
    );
    await leave(conversation.id);
    const sent = await letterTo("Re: Raccoons");
    const id = /Message-ID: (<.+>)/.exec(first)?.[1];
    expect(sent.headers).toMatchObject({ "in-reply-to": id, references: id, cc: "cc@example.org" });
    expect(sent.headers).not.toHaveProperty("auto-submitted");
    expect([sent.text.trim(), sent.html]).toEqual([
      "Yes, gladly",
      expect.stringContaining("<p>Yes, gladly</p>"),
    ]);
  });
});

async function letterTo(subject: string) {
  for (let n = 0; ; n += 1) {
    const mail = await outbox.mail(n);
    if (mail.subject === subject) return mail;
  }
}

const report = (
  of: string,
  { address = "x@example.org", status = "5.1.1", action = "failed" } = {},
) =>
  `From: mailer-daemon@example.org\nReturn-Path: <>\nTo: desk@atelier.example\nSubject: Undelivered\nMessage-ID: <${crypto.randomUUID()}@b.example>\nContent-Type: multipart/report; report-type=delivery-status; boundary="r"\n\n--r\nContent-Type: text/plain\n\nNot delivered.\n--r\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; b.example\n\nFinal-Recipient: rfc822; ${address}\nAction: ${action}\nStatus: ${status}\nDiagnostic-Code: smtp; 550 ${status} No such\n user\n\n--r\nContent-Type: message/rfc822\n\nMessage-ID: ${of}\nSubject: x\n\nHello\n--r--\n`;

describe("a bounce", () => {
  test("is at the mail that it is about, once for each recipient, and sends nothing", async () => {
    const { thread, mail } = await written("siv@example.org", "Sloths");
    const queued = await em().count(OutgoingMail);
    for (const _ of [1, 2])
      await arrive(report(mail.headers["message-id"] ?? "", { address: "siv@example.org" }));
    const [conversation] = await found("sloths");
    expect(conversation).toMatchObject({ id: thread, failedCount: 1, mailCount: 3 });
    expect(conversation.mails[0].bounces).toEqual([
      { address: "siv@example.org", status: "5.1.1", reason: "550 5.1.1 No such user" },
    ]);
    expect(conversation.mails[1]).toMatchObject({ isAutomatic: true });
    expect(await em().count(OutgoingMail)).toBe(queued);
  });

  test("that is only a delay does not say that it failed", async () => {
    const { mail } = await written("tor@example.org", "Tapirs");
    await arrive(report(mail.headers["message-id"] ?? "", { status: "4.4.1", action: "delayed" }));
    const [conversation] = await found("tapirs");
    expect(conversation).toMatchObject({ failedCount: 0 });
  });

  test("of a notice of the site is in its queue, and begins no conversation", async () => {
    const context = server.context();
    const message = {
      to: "una@example.org",
      locale: Locale.en,
      subject: "Notice 77",
      paragraphs: ["A"],
    };
    const id = context.sendMail(message);
    await context.save();
    await letterTo("Notice 77");
    const status = async () => {
      const query = "query($id: ID!) { outgoingMail(id: $id) { status lastError } }";
      return (await graph(query, { id })).outgoingMail;
    };
    for (let now = await status(); now.status !== "SENT"; now = await status());
    const before = await em().count(OutgoingMail);
    await arrive(report(`<${id}@localhost>`));
    expect(await status()).toMatchObject({ status: "FAILED", lastError: "550 5.1.1 No such user" });
    expect(await em().count(OutgoingMail)).toBe(before);
  });

  test("of one of several recipients is known when the server refuses it at once", async () => {
    const input = {
      to: [{ address: "vera@example.org" }, { address: "gone@example.org" }],
      subject: "Voles",
      html: "<p>A</p>",
    };
    const { createMailDraft: draft } = await graph(
      "mutation($input: CreateMailDraftInput!) { createMailDraft(input: $input) { id thread { id } } }",
      { input },
    );
    await graph("mutation($id: ID!) { sendMail(id: $id) { id } }", { id: draft.id });
    await leave(draft.thread.id);
    await letterTo("Voles");
    const mail = async () => (await found("voles"))[0].mails[0];
    for (let now = await mail(); now.delivery !== "SENT"; now = await mail());
    expect((await mail()).bounces).toMatchObject([{ address: "gone@example.org" }]);
  });
});

describe("what a mail contains", () => {
  const PIXEL =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
  const REMOTE = "https://spy.example";
  const HTML = `<html><head><style>@import url(${REMOTE}/1); p { background: u\\72l(${REMOTE}/2) }</style><link rel="stylesheet" href="${REMOTE}/3"><meta http-equiv="refresh" content="0;url=${REMOTE}/4"></head>
<body background="${REMOTE}/5" onload="x()"><img src="${REMOTE}/6" srcset="${REMOTE}/7 2x"><picture><source srcset="${REMOTE}/8"><img src="//spy.example/9"></picture>
<image src="${REMOTE}/10"><input type="image" src="${REMOTE}/11"><video poster="${REMOTE}/12"></video><audio src="${REMOTE}/13"></audio>
<p style="background:url(${REMOTE}/14)">Shown</p><div style="background-image:image-set('${REMOTE}/15' 1x)">x</div>
<svg><use href="${REMOTE}/16"></use><feImage href="${REMOTE}/17"></feImage><script>alert(1)</script></svg>
<table background="${REMOTE}/18"><tr><td><a href="https://link.example/">Link</a><a href="javascript:y()">No</a></td></tr></table>
<img src="cid:logo@x"><form action="${REMOTE}/19"><button>Go</button></form><iframe src="${REMOTE}/20"></iframe><script src="${REMOTE}/21"></script></body></html>`;
  const raw = `From: wes@example.org\nSubject: Wombats\nMessage-ID: <wombat@example.org>\nContent-Type: multipart/related; boundary="r"\n\n--r\nContent-Type: text/html\n\n${HTML}\n--r\nContent-Type: image/png; name="logo.png"\nContent-Disposition: inline; filename="logo.png"\nContent-ID: <logo@x>\nContent-Transfer-Encoding: base64\n\n${PIXEL}\n--r\nContent-Type: text/html; name="page.html"\nContent-Disposition: attachment; filename="page.html"\n\n<script>alert(1)</script>\n--r--\n`;
  let mail: Listed;
  beforeAll(async () => {
    await arrive(raw);
    [mail] = (await found("wombats"))[0].mails;
  });

  test("is shown in a frame that allows nothing, without anything from elsewhere", async () => {
    expect(mail).toMatchObject({ hasRemotePictures: true, text: expect.stringContaining("Shown") });
    const page = await server.ask("GET", mail.bodyUrl, { as: support });
    expect(page.headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox",
    );
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect(page.text).not.toContain("spy.example");
    expect(page.text).not.toMatch(/<script|javascript:|onload|<form|<iframe|<svg|<meta http-equiv/);
    expect(page.text).toContain(`<img src="data:image/png;base64,${PIXEL}">`);
    expect(page.text).toContain(
      `href="https://link.example/" target="_blank" rel="noopener noreferrer"`,
    );
  });

  test("shows pictures from elsewhere where they are wanted", async () => {
    const page = await server.ask("GET", `${mail.bodyUrl}?pictures=on`, { as: support });
    expect(page.headers.get("content-security-policy")).toContain("img-src data: https: http:;");
    expect(page.text).toContain(`<img src="${REMOTE}/6">`);
    for (const n of [1, 3, 4, 7, 8, 11, 12, 13, 16, 17, 19, 20, 21])
      expect(page.text).not.toContain(`${REMOTE}/${n}"`);
  });

  test("that could act is only a download", async () => {
    const file = mail.attachments.find(({ name }) => name === "page.html");
    const answer = await server.ask("GET", file?.path ?? "", { as: support });
    expect(answer.text).toContain("<script>");
    expect(answer.headers.get("content-type")).toBe("application/octet-stream");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test.each([
    ["visitor", undefined],
    ["recruiter", withRole(Role.RECRUITER)],
  ])("is nothing for a %s", async (_name, as) => {
    for (const path of [mail.bodyUrl, mail.rawUrl, mail.attachments[0]?.path ?? ""]) {
      const answer = await server.ask("GET", path, as ? { as } : {});
      expect(answer.status).toBe(404);
    }
  });
});

test("the answer of a guest in a calendar file is taken from their mail, and from nobody else's", async () => {
  const create = `mutation($input: CreateCalendarEventInput!) { createCalendarEvent(input: $input) { id icsUid } }`;
  const input = {
    title: "Proof",
    start: "2036-05-06T16:00:00Z",
    guestEmails: ["guest@example.org"],
  };
  const { createCalendarEvent: event } = await graph(create, { input });
  const answer = (from: string, partstat: string) =>
    `From: ${from}\nSubject: Accepted\nMessage-ID: <${crypto.randomUUID()}@x.example>\nContent-Type: multipart/alternative; boundary="c"\n\n--c\nContent-Type: text/plain\n\nYes\n--c\nContent-Type: text/calendar; method=REPLY; charset=utf-8\n\nBEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\nMETHOD:REPLY\nBEGIN:VEVENT\nUID:${event.icsUid}\nDTSTAMP:20361101T000000Z\nATTENDEE;PARTSTAT=${partstat}:mailto:guest@example.org\nEND:VEVENT\nEND:VCALENDAR\n--c--\n`;
  const statuses = async () => {
    const query = "query($id: ID!) { calendarEvent(id: $id) { guests { status } } }";
    return (await graph(query, { id: event.id })).calendarEvent.guests;
  };
  await arrive(answer("guest@example.org", "ACCEPTED"));
  expect(await statuses()).toEqual([{ status: "ACCEPTED" }]);
  await arrive(answer("mallory@example.org", "DECLINED"));
  await arrive(answer("guest@example.org", "NONSENSE"));
  expect(await statuses()).toEqual([{ status: "ACCEPTED" }]);
});

test("files of a draft are uploaded by its writer alone, and go with the mail", async () => {
  const { createMailDraft: draft } = await graph(
    "mutation($input: CreateMailDraftInput!) { createMailDraft(input: $input) { id thread { id } } }",
    { input: { to: [{ address: "yves@example.org" }], subject: "Yaks", html: "<p>See file</p>" } },
  );
  const uploads = tusUploads(server, "/api/mail/uploads");
  const bytes = Buffer.from("five yaks");
  const upload = async (as = support, length = bytes.length) => {
    const begun = await uploads.begin(as, { filename: "Yaks.txt", mailId: draft.id }, { length });
    if (begun.status !== 201) return begun;
    return uploads.send(as, begun.headers.get("location") ?? "", bytes);
  };
  const other = await aUser(em(), { member: await aMember(em()), roles: [Role.SUPPORT] });
  const stranger = withRole(Role.SUPPORT, { userId: other.id, memberId: other.member?.id ?? "" });
  expect((await upload(stranger)).status).toBe(403);
  expect((await upload(support, 25_000_001)).status).toBe(413);
  expect((await upload()).body.attachment).toMatchObject({ name: "Yaks.txt", size: 9 });
  await graph("mutation($id: ID!) { sendMail(id: $id) { id } }", { id: draft.id });
  await leave(draft.thread.id);
  const { parts } = await letterTo("Yaks");
  expect(parts.at(-1)).toEqual([expect.stringContaining("text/plain"), "five yaks"]);
});

test("a mail is forwarded with its files and pictures, whose bytes the site copies", async () => {
  const picture = Buffer.from("GIF89a").toString("base64");
  await arrive(
    `From: zoe@example.org\nTo: desk@atelier.example\nSubject: Zebus\nMessage-ID: <zebu@example.org>\nContent-Type: multipart/related; boundary="z"\n\n--z\nContent-Type: text/html\n\n<p>Two zebus <img src="cid:zebu@x"></p>\n--z\nContent-Type: image/gif; name="zebu.gif"\nContent-Disposition: inline; filename="zebu.gif"\nContent-ID: <zebu@x>\nContent-Transfer-Encoding: base64\n\n${picture}\n--z\nContent-Type: text/plain; name="list.txt"\nContent-Disposition: attachment; filename="list.txt"\n\nA list of zebus\n--z--\n`,
  );
  const [thread] = await found("zebus");
  const input = {
    answeredId: thread.mails[0].id,
    quote: "FORWARD",
    to: [{ address: "zoo@example.org" }],
    html: "<p>For you</p>",
  };
  const { createMailDraft: draft } = await graph(
    "mutation($input: CreateMailDraftInput!) { createMailDraft(input: $input) { id bodyUrl attachments { id name isInline uploader { id } } } }",
    { input },
  );
  const uploader = { id: support.memberId };
  expect(draft.attachments).toMatchObject([
    { name: "zebu.gif", isInline: true, uploader },
    { name: "list.txt", isInline: false, uploader },
  ]);
  const page = await server.ask("GET", draft.bodyUrl, { as: support });
  expect(page.text).toContain(`<p>For you</p><details class="quoted" open>`);
  expect(page.text).toContain(`<img src="data:image/gif;base64,`);
  const alone = await server.ask("GET", `${draft.bodyUrl}?part=quote&locale=no`, { as: support });
  expect(alone.text).not.toContain("For you");
  expect(alone.text).toContain("Two zebus");
  await graph("mutation($id: ID!) { sendMail(id: $id) { id } }", { id: draft.id });
  await leave(thread.id);
  const { html, text, parts } = await letterTo("Fwd: Zebus");
  expect(html).toContain(`<p>For you</p>\n<br>\n<p>---------- Forwarded message ----------`);
  expect(html).toContain(`<img src="cid:${draft.attachments[0].id}">`);
  expect(text).toContain("From: zoe@example.org");
  const list = parts.find(([type]) => type.includes("list.txt"));
  expect(list?.[1].trim()).toBe("A list of zebus");
});

test("REST has labels, mails by filter, and a mail", async () => {
  const subject = `Xerus${crypto.randomUUID().slice(0, 8)}`;
  await arrive(mailFrom("xena@example.org", subject, "", "About squirrels"));
  const { body: listed } = await server.ask(
    "GET",
    `/api/mail/mails?label=inbox&search=${subject}`,
    {
      as: support,
    },
  );
  expect(listed.mails).toMatchObject([
    { subject, labels: ["inbox"], isUnread: true, from: { address: "xena@example.org" } },
  ]);
  const [{ id }] = listed.mails;
  const { body } = await server.ask("GET", `/api/mail/mail?mailId=${id}`, { as: support });
  // its version may rise between the two
  expect(body.mail).toEqual({ ...listed.mails[0], version: expect.any(Number) });
  expect(
    (await server.ask("GET", `/api/mail/mail?mailId=${id}`, { as: support })).body.mail.isUnread,
  ).toBe(true);
  const { body: labels } = await server.ask("GET", "/api/mail/labels", { as: support });
  const inbox = labels.labels.find(({ id }: Listed) => id === "inbox");
  expect(inbox).toMatchObject({ type: "system", unreadCount: expect.any(Number) });
  expect(
    (await server.ask("GET", `/api/mail/mails?label=spam&search=${subject}`, { as: support })).body
      .mails,
  ).toEqual([]);
  const { status } = await server.ask(
    "GET",
    "/api/mail/mail?mailId=00000000-0000-7000-8000-000000000000",
    { as: support },
  );
  expect(status).toBe(404);
  for (const path of ["labels", "mails", `mail?mailId=${id}`])
    expect(
      (await server.ask("GET", `/api/mail/${path}`, { as: withRole(Role.EDITOR) })).status,
    ).toBe(403);
});
