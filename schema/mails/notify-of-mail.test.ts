import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson, type BuiltPerson } from "../accounts/person.builder.ts";
import { DAY, MINUTE } from "../foundation/durations.ts";
import { uuid } from "../foundation/uuid.ts";
import { mailNotifications } from "../notifications/mail-notifications.ts";
import { testGraph } from "../testing/graph.ts";
import { MailThread } from "./mail-thread.ts";
import { Mail } from "./mail.ts";
import { notifyOfMail } from "./notify-of-mail.ts";
import { receiveMail } from "./receive-mail.ts";
import type { ReceivedMail } from "./received-mail.ts";

const graph = await testGraph();
const ada = await aPerson(graph, Role.SUPPORT);
const ben = await aPerson(graph, Role.ADMIN);
const eve = await aPerson(graph, Role.MODERATOR);

const LIST = `{ notifications(first: 50) { nodes { kind eventCount readAt mailThread { id subject } } } }`;
const ASSIGN =
  "mutation($ids: [ID!]!, $to: ID) { assignMailThreads(ids: $ids, assigneeId: $to) { ids } }";
const MOVE = "mutation($ids: [ID!]!) { moveMailThreads(ids: $ids, folder: SPAM) { ids } }";
const READ =
  "mutation($ids: [ID!]!) { changeMailThreads(ids: $ids, changes: { isUnread: false }) { ids } }";
const CHOOSE = `mutation($mail: NotificationMail!) { chooseNotifications(kind: MAIL_RECEIVED, here: true, mail: $mail) { id } }`;

interface Listed {
  kind: string;
  eventCount: number;
  readAt: string | null;
  mailThread: { id: string; subject: string } | null;
}

/** What someone is notified of about a conversation. */
async function notifiedOf(threadId: string, { viewer }: BuiltPerson): Promise<Partial<Listed>[]> {
  const { nodes } = (await graph.as(viewer)(LIST)).notifications;
  return nodes
    .filter(({ mailThread }: Listed) => mailThread?.id === threadId)
    .map(({ kind, eventCount, readAt }: Listed) => ({ kind, eventCount, isRead: readAt !== null }));
}

/** A mail comes in, of its own conversation or in another. */
async function arrive(values: Partial<ReceivedMail> = {}): Promise<string> {
  const fingerprint = uuid();
  const received: ReceivedMail = {
    fingerprint,
    isUnreadable: false,
    messageId: null,
    references: [],
    threadId: undefined,
    from: { name: "Kari", address: "kari@example.org" },
    to: [],
    cc: [],
    subject: "Fair",
    sentAt: null,
    text: "Are you coming?",
    html: null,
    isAutomatic: false,
    attachments: [],
    report: null,
    calendarReplies: [],
    ...values,
  };
  await receiveMail(received, Buffer.from("raw"), graph.context());
  return (await graph.em().findOneOrFail(Mail, { fingerprint })).thread.id;
}

const mailsTo = ({ user }: BuiltPerson) => graph.mails.filter(({ to }) => to === user.email);

const once = [{ kind: "MAIL_RECEIVED", eventCount: 1, isRead: false }];

test("all who may read it are notified of a mail that nobody looks after, and no one else", async () => {
  const id = await arrive();
  expect([await notifiedOf(id, ada), await notifiedOf(id, ben)]).toEqual([once, once]);
  expect(await notifiedOf(id, eve)).toEqual([]);
});

test("of further mails who looks after the conversation is notified, in one notification", async () => {
  const id = await arrive();
  await graph.as(ada.viewer)(ASSIGN, { ids: [id], to: ada.member.id });
  await arrive({ threadId: id });
  await arrive({ threadId: id });
  expect(await notifiedOf(id, ada)).toEqual([{ ...once[0], eventCount: 3 }]);
  expect(await notifiedOf(id, ben)).toEqual(once);
});

test("who reads the conversation has read the notification, and is notified of the next mail", async () => {
  const id = await arrive();
  await graph.as(ada.viewer)(READ, { ids: [id] });
  expect(await notifiedOf(id, ada)).toEqual([{ ...once[0], isRead: true }]);
  expect(await notifiedOf(id, ben)).toEqual(once);
  await graph.pass(MINUTE);
  await arrive({ threadId: id });
  expect(await notifiedOf(id, ada)).toEqual([...once, { ...once[0], isRead: true }]);
});

test("nobody is notified of what a program sent, of spam, or of the same mail twice", async () => {
  expect(await notifiedOf(await arrive({ isAutomatic: true }), ada)).toEqual([]);
  const id = await arrive();
  const mail = await graph.em().findOneOrFail(Mail, { thread: id });
  await notifyOfMail({ id: mail.id }, graph.context());
  expect(await notifiedOf(id, ada)).toEqual(once);
  await graph.as(ada.viewer)(READ, { ids: [id] });
  await graph.as(ada.viewer)(MOVE, { ids: [id] });
  await arrive({ threadId: id });
  expect(await notifiedOf(id, ada)).toEqual([{ ...once[0], isRead: true }]);
});

test("it is on the site alone, unless someone wants it by mail", async () => {
  await arrive();
  await graph.pass(2 * DAY);
  await mailNotifications(graph.context());
  expect(mailsTo(ada)).toEqual([]);
  await graph.as(ada.viewer)(CHOOSE, { mail: "AT_ONCE" });
  const id = await arrive({ subject: "" });
  await graph.pass(MINUTE);
  await mailNotifications(graph.context());
  expect(mailsTo(ada)).toMatchObject([
    {
      subject: "Kari sent an email: “Untitled”",
      action: { url: `/dashboard/mail/all?open=${id}` },
    },
  ]);
});

test("a conversation that began with an application is for those who manage them", async () => {
  const id = await arrive();
  await graph.em().nativeUpdate(MailThread, id, { source: "application" });
  await graph.as(ada.viewer)(READ, { ids: [id] });
  await arrive({ threadId: id });
  expect(await notifiedOf(id, ada)).toEqual([]);
  expect(await notifiedOf(id, ben)).toEqual([{ ...once[0], eventCount: 2 }]);
});
