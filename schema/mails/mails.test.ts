import { beforeAll, describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { permissionsOf } from "../accounts/role.ts";
import { aUser } from "../accounts/user.builder.ts";
import { aContactRequest } from "../contacts/contact-request.builder.ts";
import { DAY, MINUTE, SECOND } from "../foundation/durations.ts";
import { uuid } from "../foundation/uuid.ts";
import { Viewer } from "../foundation/viewer.ts";
import { invoicing } from "../invoices/invoice.builder.ts";
import { aJob, anApplication } from "../jobs/job.builder.ts";
import { aMember } from "../members/member.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { Mail, MailThread } from "./index.ts";
import { sanitiseHtml } from "./sanitise-html.ts";
import { deleteOldThreads } from "./mails.workflow.ts";

const graph = await testGraph();
const em = () => graph.em();

/** Someone with these roles, with a profile and an account. */
async function someone(...roles: Role[]): Promise<Viewer> {
  const member = await aMember(em(), {});
  const { id } = await aUser(em(), { member, roles });
  const permissions = permissionsOf(roles);
  return new Viewer({ userId: id, memberId: member.id, permissions, isStaff: true });
}

let ada: Viewer;
let bob: Viewer;
beforeAll(async () => {
  ada = await someone(Role.SUPPORT);
  bob = await someone(Role.SUPPORT);
});

const CREATE = `mutation($input: CreateMailDraftInput!) {
  createMailDraft(input: $input) { id version subject html thread { id } to { address } } }`;
const UPDATE = `mutation($id: ID!, $input: UpdateMailDraftInput!) {
  updateMailDraft(id: $id, input: $input) { id version html text snippet } }`;
const SEND = `mutation($id: ID!, $input: SendMailInput! = {}) {
  sendMail(id: $id, input: $input) { id kind delivery scheduledAt thread { id mailCount folder } } }`;
const UNDO = `mutation($id: ID!) {
  undoSendMail(id: $id) { id kind subject html bcc { address } scheduledAt delivery } }`;
const RETRY = "mutation($id: ID!) { retryMail(id: $id) { id delivery attempts } }";
const THREAD = `query($id: ID!) { mailThread(id: $id) {
  id subject name address folder source isUnread isStarred isImportant mailCount sentCount draftCount snippet
  labels { name } assignee { id }
  mails { id kind text subject from { name address } to { address } contactEntry { content }
    applicationEvent { content } delivery deliveryError attempts author { id } } } }`;
const MOVE =
  "mutation($ids: [ID!]!, $folder: MailFolder!) { moveMailThreads(ids: $ids, folder: $folder) { ids failed { message } } }";
const CHANGE =
  "mutation($ids: [ID!]!, $changes: MailThreadChanges!) { changeMailThreads(ids: $ids, changes: $changes) { ids failed { message } } }";
const LIST = "query($filter: MailThreadFilter) { mailThreads(filter: $filter) { nodes { id } } }";

const TEXT = { subject: "Hello", html: "<p>Text</p>" };

const begin = async (input: object, as = ada) =>
  (await graph.as(as)(CREATE, { input })).createMailDraft;
const draftTo = (address: string, more: object = {}, as = ada) =>
  begin({ to: [{ address }], ...TEXT, ...more }, as);
const send = async (id: string, input: object = {}, as = ada) =>
  (await graph.as(as)(SEND, { id, input })).sendMail;
const threadOf = async (id: string, as = ada) => (await graph.as(as)(THREAD, { id })).mailThread;
const listed = async (filter: object, as = ada): Promise<string[]> =>
  (await graph.as(as)(LIST, { filter })).mailThreads.nodes.map(({ id }: { id: string }) => id);
const move = async (id: string, folder: string, as = ada) =>
  (await graph.as(as)(MOVE, { ids: [id], folder })).moveMailThreads;
const change = async (id: string, changes: object, as = ada) =>
  (await graph.as(as)(CHANGE, { ids: [id], changes })).changeMailThreads;

/** A mail that came in, in a conversation of its own or another one. */
async function anArrival(address: string, text = "Hello", threadId?: string): Promise<Mail> {
  const own = em();
  const thread = threadId
    ? await own.findOneOrFail(MailThread, threadId)
    : new MailThread({ subject: text, name: null, address }, graph.clock.now());
  const values = { subject: text, text, snippet: text, fromAddress: address };
  const mail = new Mail({ thread, kind: "incoming", ...values }, graph.clock.now());
  await own.persist([thread, mail]).flush();
  return mail;
}

describe("a draft", () => {
  test("is sent with what was typed last, once, to all its recipients", async () => {
    const draft = await draftTo("kari@example.org", { bcc: [{ address: "file@example.org" }] });
    const sent = await send(draft.id, { html: "<p>The <b>last</b> letter</p>" });
    expect(sent).toMatchObject({
      kind: "OUTGOING",
      delivery: "DEFERRED",
      thread: { mailCount: 1 },
    });
    expect(+new Date(sent.scheduledAt)).toBe(+graph.clock.now() + 10 * SECOND);
    const before = graph.mails.length;
    await graph.pass(9 * SECOND);
    expect(graph.mails).toHaveLength(before);
    await graph.pass(2 * SECOND);
    expect(graph.mails.slice(before)).toMatchObject([
      {
        subject: "Hello",
        letter: {
          html: "<p>The <b>last</b> letter</p>",
          text: "The last letter",
          to: [{ name: "", address: "kari@example.org" }],
          bcc: [{ name: "", address: "file@example.org" }],
        },
      },
    ]);
    const { mails } = await threadOf(draft.thread.id);
    expect(mails).toMatchObject([{ delivery: "SENT", attempts: 1 }]);
    await graph.pass(MINUTE);
    expect(graph.mails).toHaveLength(before + 1);
    const again = await graph.refusal(ada, SEND, { id: draft.id });
    expect(again).toMatchObject({ message: "This mail was sent already" });
  });

  test("is back complete after an undo, and no longer when it has left", async () => {
    const draft = await draftTo("per@example.org", { bcc: [{ address: "file@example.org" }] });
    await send(draft.id);
    const before = graph.mails.length;
    await graph.pass(8 * SECOND);
    const { undoSendMail } = await graph.as(ada)(UNDO, { id: draft.id });
    expect(undoSendMail).toEqual({
      id: draft.id,
      kind: "DRAFT",
      ...TEXT,
      bcc: [{ address: "file@example.org" }],
      scheduledAt: null,
      delivery: null,
    });
    await graph.pass(MINUTE);
    expect(graph.mails).toHaveLength(before);
    await send(draft.id);
    await graph.pass(11 * SECOND);
    expect(graph.mails).toHaveLength(before + 1);
    const late = await graph.refusal(ada, UNDO, { id: draft.id });
    expect(late.message).toBe("The email has already been sent");
  });

  test("that leaves in five days waits until then, and is not given up before", async () => {
    const sendAt = new Date(+graph.clock.now() + 5 * DAY).toISOString();
    const draft = await draftTo("per@example.org");
    expect((await send(draft.id, { sendAt })).scheduledAt).toBe(sendAt);
    const before = graph.mails.length;
    await graph.pass(4 * DAY);
    expect(graph.mails).toHaveLength(before);
    await graph.pass(DAY + SECOND);
    expect(graph.mails).toHaveLength(before + 1);
    for (const [wrong, message] of [
      [new Date(+graph.clock.now() - MINUTE), "In the past"],
      [new Date(+graph.clock.now() + 400 * DAY), "At most a year from now"],
    ] as const) {
      const { id } = await draftTo("per@example.org");
      const input = { sendAt: wrong.toISOString() };
      const refusal = await graph.refusal(ada, SEND, { id, input });
      expect(refusal.extensions.fields).toEqual({ sendAt: message });
    }
  });

  test("is begun once for each id, and belongs to its writer alone", async () => {
    const id = uuid();
    const draft = await draftTo("oda@example.org", { id });
    expect((await draftTo("oda@example.org", { id })).thread.id).toBe(draft.thread.id);
    const input = { id, ...TEXT };
    expect((await graph.refusal(bob, CREATE, { input })).message).toBe("Not valid");
    for (const [document, variables] of [
      [UPDATE, { id, input: { subject: "Mine" } }],
      [SEND, { id }],
      ["mutation($id: ID!) { deleteMailDraft(id: $id) }", { id }],
    ] as const) {
      const refusal = await graph.refusal(bob, document, variables);
      expect(refusal.extensions.code).toBe("FORBIDDEN");
    }
    expect(await threadOf(draft.thread.id, bob)).toMatchObject({
      draftCount: 1,
      mails: [{ kind: "DRAFT", author: { id: ada.memberId } }],
    });
    await send(id);
    expect((await graph.refusal(bob, UNDO, { id })).extensions.code).toBe("FORBIDDEN");
  });

  test("with an outdated version is a conflict", async () => {
    const { id, version } = await draftTo("oda@example.org");
    await graph.as(ada)(UPDATE, { id, input: { version, subject: "Newer" } });
    const refusal = await graph.refusal(ada, UPDATE, { id, input: { version, subject: "Older" } });
    expect(refusal.extensions.code).toBe("CONFLICT");
  });

  test("keeps no markup that acts", async () => {
    const { id } = await draftTo("oda@example.org");
    const html = `<p onclick="a()">Hi <script>b()</script><a href="javascript:c()">you</a><img src="cid:x"></p><form action="/x"><input>Yes</form>`;
    const { updateMailDraft } = await graph.as(ada)(UPDATE, { id, input: { html } });
    expect(updateMailDraft.html).toBe(
      `<p>Hi <a target="_blank" rel="noopener noreferrer">you</a><img src="cid:x"></p>Yes`,
    );
    expect(updateMailDraft.text).toBe("Hi you\nYes");
  });

  test.each([
    ["no recipient", { to: [] }, { to: "Required" }],
    ["no content", { subject: "", html: "" }, { html: "Required" }],
  ])("with %s is not sent", async (_name, input, fields) => {
    const { id } = await draftTo("oda@example.org");
    const refusal = await graph.refusal(ada, SEND, { id, input });
    expect(refusal.extensions.fields).toEqual(fields);
  });

  test.each([
    `"a@evil.example x"@firm.example`,
    "a@x.example, b@x.example",
    "a",
    "a@x.example (b)",
  ])("does not take %s as an address", async (address) => {
    const refusal = await graph.refusal(ada, CREATE, { input: { to: [{ address }] } });
    expect(refusal.extensions.fields).toEqual({ "to.0.address": "Not an email address" });
  });

  test("alone in its conversation is deleted with that", async () => {
    const { id, thread } = await draftTo("oda@example.org");
    await graph.as(ada)("mutation($id: ID!) { deleteMailDraft(id: $id) }", { id });
    expect((await graph.refusal(ada, THREAD, thread)).message).toBe("Conversation not found");
  });
});

describe("an answer", () => {
  test("goes to the author of the mail that it answers, in its thread", async () => {
    const first = await anArrival("liv@example.org", "Question");
    const colleague = await anArrival("liv-work@example.org", "More", first.thread.id);
    const draft = await begin({ answeredId: colleague.id, html: "<p>Yes</p>" });
    expect(draft).toMatchObject({
      subject: "Re: More",
      to: [{ address: "liv-work@example.org" }],
      thread: { id: first.thread.id },
    });
    await send(draft.id);
    await graph.pass(11 * SECOND);
    expect(graph.mails.at(-1)).toMatchObject({
      earlierIds: [first.id, colleague.id],
      threadId: first.thread.id,
    });
    const { address } = await threadOf(first.thread.id);
    expect(address).toBe("liv@example.org");
  });

  test("is a conflict if a mail came in since, and is sent anyway if wanted", async () => {
    const first = await anArrival("liv@example.org");
    const { id } = await begin({ answeredId: first.id, html: "<p>Yes</p>" });
    await anArrival("liv@example.org", "One more thing", first.thread.id);
    const refusal = await graph.refusal(ada, SEND, { id, input: { mailCount: 1 } });
    expect(refusal).toMatchObject({ message: "There is a new message" });
    expect(await send(id, { mailCount: 2, folder: "ARCHIVE" })).toMatchObject({
      thread: { mailCount: 3, folder: "ARCHIVE" },
    });
  });

  test("to a mail of another conversation is refused", async () => {
    const [one, other] = [await anArrival("a@example.org"), await anArrival("b@example.org")];
    const input = { threadId: one.thread.id, answeredId: other.id };
    const refusal = await graph.refusal(ada, CREATE, { input });
    expect(refusal.extensions.fields).toEqual({ answeredId: "Not valid" });
  });
});

describe("a quote", () => {
  const QUOTE = `mutation($input: CreateMailDraftInput!) {
    createMailDraft(input: $input) { id subject quote isQuoteRemoved html text to { address } attachmentCount } }`;
  const quoting = async (input: object) => (await graph.as(ada)(QUOTE, { input })).createMailDraft;
  const sent = async (id: string, input: object = {}) => {
    await send(id, input);
    await graph.pass(11 * SECOND);
    return graph.mails.at(-1)?.letter;
  };

  test("of an answer is below it, line by line, in the language of the writer", async () => {
    const { id } = await anArrival("liv@example.org", "Question\n\n> before");
    const draft = await quoting({
      answeredId: id,
      quote: "REPLY",
      locale: "fr",
      html: "<p>Oui</p>",
    });
    expect(draft).toMatchObject({
      quote: "REPLY",
      html: "<p>Oui</p>",
      text: "Oui",
      attachmentCount: 0,
    });
    const letter = await sent(draft.id);
    expect(letter?.text).toMatch(
      /^Oui\n\nLe .+, liv@example\.org a écrit :\n> Question\n>\n>> before$/,
    );
    expect(letter?.html).toMatch(
      /^<p>Oui<\/p>\n<br>\n<p>Le .+, liv@example\.org a écrit :<\/p><blockquote type="cite" style="[^"]+">Question<br><br>&gt; before<\/blockquote>$/,
    );
  });

  test("has nothing that acts, is loaded, or changes what stands above it", async () => {
    const html = `<style>p{display:none}</style><p style="p\\6fsition:fixed;color:red">A</p><p style="background:url(https://spy.example/1)">B</p><img src="https://spy.example/2"><img src="cid:logo"><a href="https://link.example/">C</a><script>x()</script><b onclick="y()" style="color:red">D</b>`;
    const { html: stored, text } = sanitiseHtml(html);
    const { id } = await anArrival("liv@example.org", text);
    await em().nativeUpdate(Mail, id, { html: stored });
    const draft = await quoting({ answeredId: id, quote: "REPLY", html: "<p>Yes</p>" });
    const quoted = (await sent(draft.id))?.html.split("</p><blockquote")[1];
    expect(quoted?.slice(quoted.indexOf(">") + 1)).toBe(
      `<style></style><p>A</p><p>B</p><img><img><a href="https://link.example/" target="_blank" rel="noopener noreferrer">C</a><b style="color:red">D</b></blockquote>`,
    );
  });

  test("is left out by its writer, and brought back", async () => {
    const { id } = await anArrival("liv@example.org", "Question");
    const [one, other] = [
      await quoting({ answeredId: id, quote: "REPLY", html: "<p>Yes</p>" }),
      await quoting({ answeredId: id, quote: "REPLY", html: "<p>No</p>" }),
    ];
    expect((await sent(one.id, { isQuoteRemoved: true }))?.text).toBe("Yes");
    await graph.as(ada)(UPDATE, { id: other.id, input: { isQuoteRemoved: true } });
    expect((await sent(other.id, { isQuoteRemoved: false }))?.text).toContain("> Question");
    const plain = await quoting({ answeredId: id, html: "<p>Third</p>" });
    expect(plain).toMatchObject({ quote: null });
    expect((await sent(plain.id))?.text).toBe("Third");
  });

  test("of an answer to an answer has both", async () => {
    const first = await anArrival("liv@example.org", "Question");
    const answer = await quoting({ answeredId: first.id, quote: "REPLY", html: "<p>Yes</p>" });
    await sent(answer.id);
    const more = await quoting({ answeredId: answer.id, quote: "REPLY", html: "<p>And</p>" });
    expect(more.to).toEqual([{ address: "liv@example.org" }]);
    const letter = await sent(more.id);
    expect(letter?.text).toMatch(/^And\n\nOn .+:\n> Yes\n>\n> On .+ wrote:\n>> Question$/);
  });

  test("of a mail that is forwarded is all of it, to whom the writer says", async () => {
    const { id } = await anArrival("liv@example.org", "Fair in May");
    const draft = await quoting({ answeredId: id, quote: "FORWARD" });
    expect(draft).toMatchObject({ subject: "Fwd: Fair in May", quote: "FORWARD", to: [] });
    const letter = await sent(draft.id, { to: [{ address: "press@example.org" }] });
    expect(letter?.text).toMatch(
      /^-{10} Forwarded message -{10}\nFrom: liv@example\.org\nDate: .+\nSubject: Fair in May\n\nFair in May$/,
    );
    expect(letter?.html).toContain("<div>Fair in May</div>");
  });

  test("of a mail that the viewer may not read is refused", async () => {
    const job = await aJob(em(), { title: { en: "Bookbinder" } });
    const { id } = await anApplication(em(), job, { name: "Maren Vik", email: "m@example.org" });
    const input = { answeredId: id, quote: "FORWARD" };
    expect((await graph.refusal(ada, QUOTE, { input })).message).toBe("Mail not found");
  });
});

describe("conversations", () => {
  test("are read and starred by each for themselves, and unread again by a new mail", async () => {
    const { thread } = await anArrival("eva@example.org", "Zebra crossing");
    await change(thread.id, { isUnread: false, isStarred: true });
    expect(await threadOf(thread.id)).toMatchObject({ isUnread: false, isStarred: true });
    expect(await threadOf(thread.id, bob)).toMatchObject({ isUnread: true, isStarred: false });
    const unread = { search: "zebr", isUnread: true };
    expect([await listed(unread), await listed(unread, bob)]).toEqual([[], [thread.id]]);
    expect(await listed({ search: "zebr", label: "STARRED" })).toEqual([thread.id]);
    await anArrival("eva@example.org", "Again", thread.id);
    expect(await threadOf(thread.id)).toMatchObject({ isUnread: true, isStarred: true });
  });

  test("are read by who sends the newest mail, and unread by the others", async () => {
    const { thread } = await anArrival("reader@example.org");
    const { id } = await begin({ threadId: thread.id, html: "<p>Answered</p>" });
    await send(id);
    expect(await threadOf(thread.id)).toMatchObject({ isUnread: false });
    expect(await threadOf(thread.id, bob)).toMatchObject({ isUnread: true });
  });

  test("have labels of the staff, by which they are found and counted", async () => {
    const { thread } = await anArrival("eva@example.org");
    const MAKE =
      "mutation($name: String!) { createMailLabel(input: { name: $name, hue: TEAL }) { id } }";
    const { createMailLabel: label } = await graph.as(ada)(MAKE, { name: "Press" });
    const taken = await graph.refusal(bob, MAKE, { name: "PRESS" });
    expect(taken.message).toBe("There is a label of this name already");
    await change(thread.id, { addLabelIds: [label.id] }, bob);
    expect(await listed({ labelId: label.id })).toEqual([thread.id]);
    const { mailLabels } = await graph.as(ada)("{ mailLabels { name hue unreadCount } }");
    expect(mailLabels).toEqual([{ name: "Press", hue: "TEAL", unreadCount: 1 }]);
    await change(thread.id, { removeLabelIds: [label.id] });
    expect(await listed({ labelId: label.id })).toEqual([]);
    const unknown = { ids: [thread.id], changes: { addLabelIds: [uuid()] } };
    expect((await graph.refusal(ada, CHANGE, unknown)).message).toBe("Label not found");
  });

  test("are archived and deleted for all, and for good only from trash or spam", async () => {
    const { thread } = await anArrival("eva@example.org", "Walrus");
    await move(thread.id, "ARCHIVE");
    expect(await listed({ search: "walrus", label: "INBOX" }, bob)).toEqual([]);
    expect(await listed({ search: "walrus" }, bob)).toEqual([thread.id]);
    const DELETE =
      "mutation($ids: [ID!]!) { deleteMailThreads(ids: $ids) { ids failed { message } } }";
    const first = await graph.as(ada)(DELETE, { ids: [thread.id] });
    expect(first.deleteMailThreads.failed).toEqual([{ message: "Move it to the trash first" }]);
    await move(thread.id, "TRASH");
    expect(await listed({ search: "walrus" })).toEqual([]);
    const second = await graph.as(ada)(DELETE, { ids: [thread.id] });
    expect(second.deleteMailThreads.ids).toEqual([thread.id]);
  });

  test("in the trash are deleted after 30 days", async () => {
    const { thread } = await anArrival("eva@example.org");
    await move(thread.id, "TRASH");
    await graph.pass(29 * DAY);
    await deleteOldThreads(em(), graph.services);
    expect(await threadOf(thread.id)).toMatchObject({ folder: "TRASH" });
    await graph.pass(2 * DAY);
    await deleteOldThreads(em(), graph.services);
    expect((await graph.refusal(ada, THREAD, thread)).message).toBe("Conversation not found");
  });

  test("are assigned to staff who answer mails, and to nobody else", async () => {
    const { thread } = await anArrival("eva@example.org");
    const ASSIGN =
      "mutation($ids: [ID!]!, $to: ID) { assignMailThreads(ids: $ids, assigneeId: $to) { ids } }";
    await graph.as(ada)(ASSIGN, { ids: [thread.id], to: bob.memberId });
    expect((await threadOf(thread.id)).assignee).toEqual({ id: bob.memberId });
    expect(await listed({ assigneeId: bob.memberId })).toEqual([thread.id]);
    const recruiter = await someone(Role.RECRUITER);
    const wrong = { ids: [thread.id], to: recruiter.memberId };
    expect((await graph.refusal(ada, ASSIGN, wrong)).message).toBe("Member not found");
  });

  test("tell who sees them of each change", async () => {
    const { thread } = await anArrival("eva@example.org");
    const events = await graph.listen(bob, "subscription { mailThreadChanged { id draftCount } }");
    const next = events.next();
    await begin({ threadId: thread.id, html: "<p>Writing</p>" });
    const { value } = await next;
    expect(value.mailThreadChanged).toEqual({ id: thread.id, draftCount: 1 });
    await events.return?.();
  });
});

describe("what began elsewhere", () => {
  test("what the site sends by itself waits for nobody until there is a reply", async () => {
    const { finalised } = await invoicing(graph);
    const reader = await someone(Role.ADMIN);
    const { id, number } = await finalised({}, true);
    expect(await threadOf(id, reader)).toMatchObject({
      source: "INVOICE",
      subject: `Invoice ${number} from Studio Nord AS`,
      isUnread: false,
      mails: [{ kind: "OUTGOING", author: null, to: [{ address: "marit@example.no" }] }],
    });
    expect(await listed({ label: "SENT" }, reader)).toContain(id);
    expect(await listed({ label: "INBOX" }, reader)).not.toContain(id);
    expect(await listed({ isUnread: true }, reader)).not.toContain(id);
    await anArrival("marit@example.no", "When is it due?", id);
    expect(await listed({ label: "INBOX", isUnread: true }, reader)).toContain(id);
  });

  test("a conversation that staff begin is in the inbox once it is answered", async () => {
    const { id, thread } = await draftTo("ane@example.org");
    await send(id);
    await graph.pass(MINUTE);
    expect(await listed({ label: "INBOX" })).not.toContain(thread.id);
    expect(await listed({ label: "SENT" })).toContain(thread.id);
    await anArrival("ane@example.org", "Yes, gladly.", thread.id);
    expect(await listed({ label: "INBOX" })).toContain(thread.id);
  });

  test("a message of the contact form is a conversation, with its answers", async () => {
    const request = await aContactRequest(em(), { subject: "Signs", email: "nils@example.org" });
    const input = { id: uuid(), content: "In January.", answerCount: 0 };
    await graph.as(ada)(
      "mutation($id: ID!, $input: ContactAnswerInput!) { answerContactRequest(id: $id, input: $input) { id } }",
      { id: request.id, input },
    );
    expect(await threadOf(request.id)).toMatchObject({
      source: "CONTACT",
      subject: "Signs",
      address: "nils@example.org",
      folder: "INBOX",
      mailCount: 2,
      snippet: "In January.",
      mails: [
        { id: request.id, kind: "INCOMING", text: null, from: { address: "nils@example.org" } },
        {
          kind: "OUTGOING",
          subject: "Re: Signs",
          contactEntry: { content: "In January." },
          delivery: "SENT",
          to: [{ address: "nils@example.org" }],
        },
      ],
    });
    expect(await listed({ search: request.message.split(" ").at(-1) ?? "" })).toContain(request.id);
    const FIND = "query($id: ID!) { mail(id: $id) { thread { contactRequest { message } } } }";
    const { mail } = await graph.as(ada)(FIND, { id: request.id });
    expect(mail.thread.contactRequest.message).toBe(request.message);
    await graph.as(ada)(
      "mutation($id: ID!) { setContactRequestStatus(ids: [$id], status: SPAM) { ids } }",
      { id: request.id },
    );
    expect(await threadOf(request.id)).toMatchObject({ folder: "SPAM" });
    await em().nativeDelete("ContactRequest" as never, { id: request.id } as never);
    expect((await graph.refusal(ada, THREAD, { id: request.id })).message).toBe(
      "Conversation not found",
    );
  });

  test("a quote that a member is asked for is not in the inbox", async () => {
    const member = await aMember(em());
    const { id } = await aContactRequest(em(), { member });
    expect((await graph.refusal(ada, THREAD, { id })).message).toBe("Conversation not found");
  });

  test("applications are for those who manage them, and hide who is hidden", async () => {
    const job = await aJob(em(), { title: { en: "Typesetter" } });
    const { id } = await anApplication(em(), job, { name: "Maren Vik", email: "m@example.org" });
    expect((await graph.refusal(ada, THREAD, { id })).message).toBe("Conversation not found");
    const recruiter = await someone(Role.SUPPORT, Role.RECRUITER);
    expect(await threadOf(id, recruiter)).toMatchObject({
      source: "APPLICATION",
      subject: "Typesetter",
      name: "Maren Vik",
    });
    await em().nativeUpdate(
      "Application" as never,
      { id } as never,
      { isApplicantHidden: true } as never,
    );
    expect(await threadOf(id, recruiter)).toMatchObject({
      name: null,
      address: null,
      mails: [{ from: { name: null, address: null } }],
    });
    const MAIL = `mutation($id: ID!) { mailApplicants(ids: [$id], mail: { template: OFFER }) { ids } }`;
    await graph.as(recruiter)(MAIL, { id });
    const { mails } = await threadOf(id, recruiter);
    expect(mails[1]).toMatchObject({ kind: "OUTGOING", to: [{ address: null }] });
    expect(mails[1].applicationEvent.content).not.toContain("Maren");
  });

  test.each([[Role.RECRUITER], [Role.BILLING], [Role.MODERATOR], [Role.EDITOR]])(
    "%s alone opens no inbox",
    async (role) => {
      const other = await someone(role);
      const { thread } = await anArrival("eva@example.org");
      const code = "FORBIDDEN";
      expect((await graph.refusal(other, THREAD, thread)).extensions.code).toBe(code);
      expect((await graph.refusal(other, LIST)).extensions.code).toBe(code);
    },
  );

  test("a timeline has what there is with an address, as far as the reader may see it", async () => {
    const email = "otto@example.org";
    await aContactRequest(em(), { email, subject: "First" });
    await graph.pass(SECOND);
    await anArrival(email, "Second");
    const job = await aJob(em(), { title: { en: "Printer" } });
    await anApplication(em(), job, { email });
    const TIMELINE = "query($email: String!) { mailTimeline(email: $email) { kind title status } }";
    const kindsFor = async (viewer: Viewer) =>
      (await graph.as(viewer)(TIMELINE, { email })).mailTimeline
        .map(({ kind }: { kind: string }) => kind)
        .toSorted();
    expect(await kindsFor(ada)).toEqual(["CONTACT", "MAIL"]);
    const recruiter = await someone(Role.SUPPORT, Role.RECRUITER);
    expect(await kindsFor(recruiter)).toEqual(["APPLICATION", "CONTACT", "MAIL"]);
  });
});

test("a mail that could not be delivered says why, and is sent again", async () => {
  const { id, thread } = await draftTo("gone@example.org");
  await send(id);
  expect((await graph.refusal(ada, RETRY, { id })).message).toBe("This email has not failed");
  await em()
    .getConnection()
    .execute(
      "update outgoing_mails set status = 'failed', last_error = '550 No such person' where thread_id = ?",
      [thread.id],
    );
  const failed = await threadOf(thread.id);
  expect(failed.mails).toMatchObject([{ delivery: "FAILED", deliveryError: "550 No such person" }]);
  const before = graph.mails.length;
  await graph.as(ada)(RETRY, { id });
  expect(graph.mails).toHaveLength(before + 1);
  expect((await threadOf(thread.id)).mails).toMatchObject([{ delivery: "SENT" }]);
});
