import { Readable } from "node:stream";
import { answerByMail } from "../calendar/answer-by-mail.ts";
import { ContactRequest, ContactStatus } from "../contacts/contact-request.ts";
import type { Context } from "../foundation/context.ts";
import { uuid } from "../foundation/uuid.ts";
import { OutgoingMail, MailStatus } from "../mail/outgoing-mail.ts";
import { MailAttachment, mailFileKey } from "./mail-attachment.ts";
import { MailFolder, MailThread } from "./mail-thread.ts";
import { Mail, MailKind, rawMailKey, rawUrlOf } from "./mail.ts";
import { announceThread } from "./mails.events.ts";
import { NOTIFY_OF_MAIL } from "./notify-of-mail.ts";
import type { DeliveryReport, ReceivedMail } from "./received-mail.ts";
import { sanitiseHtml, snippetOf } from "./sanitise-html.ts";

/**
 * Stores a mail that came in, once, whichever way it came; false if it is there already. What it says of
 * others is done in the same commit: a delivery that failed, the answer to an invitation.
 */
export async function receiveMail(
  received: ReceivedMail,
  raw: Uint8Array,
  context: Context,
): Promise<boolean> {
  const { em } = context;
  if (await em.count(Mail, { fingerprint: received.fingerprint })) return false;
  const { report, calendarReplies, from } = received;
  const undelivered = report && (await noteFailures(report, context));
  // of a notice of the site: the queue says so, and nobody writes about it
  if (undelivered === "queue") {
    await context.save();
    return true;
  }
  const thread = undelivered ?? (await threadOf(received, context));
  const mail = mailOf(received, thread, await isNew(received, thread, context), context);
  const keys = await storeFiles(mail, received, raw, context);
  em.persist([thread, mail]);
  if (thread.folder !== MailFolder.SPAM) thread.folder = MailFolder.INBOX;
  if (!received.isAutomatic) await reopen(thread, context);
  announceThread(thread.id, context);
  // what a program sent, such as a bounce of a notification, causes none
  if (!received.isAutomatic && !report) context.enqueueJob(NOTIFY_OF_MAIL, { id: mail.id });
  try {
    if (!(await context.saveUnique())) {
      await removeAll(keys, context); // it came by another way at the same time
      return false;
    }
  } catch (error) {
    await removeAll(keys, context);
    throw error;
  }
  for (const ics of calendarReplies) await answerByMail(ics, from?.address ?? "", context);
  return true;
}

/** The conversation of the token in its address, else of a mail that it refers to, else a new one. */
async function threadOf(received: ReceivedMail, context: Context): Promise<MailThread> {
  const { em } = context;
  const { threadId, references, subject, from } = received;
  const named = threadId && (await em.findOne(MailThread, threadId));
  if (named) return named;
  const known = await mailBy(references, context);
  if (known) return em.findOneOrFail(MailThread, known.thread.id);
  const { name = null, address = null } = from ?? {};
  return new MailThread({ subject, name, address }, context.now());
}

/** The newest mail that has one of these ids: rows of the site by theirs, others by their Message-ID. */
async function mailBy(ids: readonly string[], { em }: Context): Promise<Mail | null> {
  if (!ids.length) return null;
  const others = ids.filter((id) => id.includes("@"));
  const own = ids.filter((id) => !id.includes("@"));
  const where = {
    kind: { $ne: MailKind.DRAFT },
    $or: [
      ...(own.length ? [{ id: { $in: own } }, { mailId: { $in: own } }] : []),
      ...(others.length ? [{ messageId: { $in: others } }] : []),
    ],
  };
  if (!where.$or.length) return null;
  return em.findOne(Mail, where, { orderBy: { createdAt: "desc", id: "desc" } });
}

/** Whether its sender took no part in the conversation so far. */
async function isNew(
  { from }: ReceivedMail,
  thread: MailThread,
  { em }: Context,
): Promise<boolean> {
  if (!thread.mailCount || !from || from.address === thread.address) return false;
  const mails = await em.find(Mail, { thread, kind: { $ne: MailKind.DRAFT } }, { limit: 500 });
  const people = mails.flatMap(({ fromAddress, to, cc, bcc }) => [
    fromAddress,
    ...[...to, ...cc, ...bcc].map(({ address }) => address),
  ]);
  return !people.includes(from.address);
}

function mailOf(
  received: ReceivedMail,
  thread: MailThread,
  isNewSender: boolean,
  context: Context,
): Mail {
  const { from, text, html, references, attachments, isUnreadable, ...values } = received;
  const { fingerprint, messageId, subject, to, cc, sentAt, isAutomatic } = values;
  const shown = html === null ? undefined : sanitiseHtml(html);
  const plain = text || shown?.text || "";
  const mail = new Mail(
    {
      thread,
      kind: MailKind.INCOMING,
      fingerprint,
      messageId,
      subject,
      to,
      cc,
      sentAt,
      isAutomatic,
      isNewSender,
      isUnreadable,
      references,
      fromName: from?.name ?? null,
      fromAddress: from?.address ?? null,
      text: plain,
      html: shown?.html ?? null,
      hasRemotePictures: shown?.hasRemotePictures ?? false,
      snippet: snippetOf(plain),
    },
    context.now(),
  );
  mail.rawUrl = rawUrlOf(mail.id);
  return mail;
}

/** Stores its files and the mail as it came; returns their keys. */
async function storeFiles(
  mail: Mail,
  { attachments }: ReceivedMail,
  raw: Uint8Array,
  { em, services: { storage } }: Context,
): Promise<string[]> {
  const keys = [rawMailKey(mail.id)];
  await storage.write(keys[0] as string, Readable.from([raw]));
  for (const [position, { content, ...file }] of attachments.entries()) {
    const id = uuid();
    keys.push(mailFileKey(id));
    await storage.write(mailFileKey(id), Readable.from([content]));
    em.persist(new MailAttachment({ ...file, id, mail, size: content.byteLength, position }));
  }
  return keys;
}

const removeAll = (keys: readonly string[], { services }: Context): Promise<unknown> =>
  Promise.all(keys.map((key) => services.storage.remove(key)));

/** A request that was answered waits again when its sender writes. */
async function reopen({ contactRequest }: MailThread, { em }: Context): Promise<void> {
  const request = contactRequest && (await em.findOne(ContactRequest, contactRequest.id));
  const { REPLIED, ARCHIVED, OPEN } = ContactStatus;
  if (request?.status === REPLIED || request?.status === ARCHIVED) request.status = OPEN;
}

/**
 * Notes at a mail whom it did not reach, each recipient once, and returns its conversation; "queue" if it is no mail of
 * a conversation but still in the queue.
 */
async function noteFailures(
  { of, recipients }: DeliveryReport,
  context: Context,
): Promise<MailThread | "queue" | null> {
  const { em } = context;
  const failures = recipients.filter(({ hasFailed }) => hasFailed);
  const mail = of ? await mailBy([of], context) : null;
  if (mail) {
    const known = new Set(mail.bounces.map(({ address }) => address));
    mail.bounces = [
      ...mail.bounces,
      ...failures
        .filter(({ address }) => !known.has(address))
        .map(({ address, status, reason }) => ({ address, status, reason })),
    ];
    return em.findOneOrFail(MailThread, mail.thread.id);
  }
  const queued = of && !of.includes("@") ? await em.findOne(OutgoingMail, of) : null;
  if (!queued) return null;
  if (failures.length && queued.status === MailStatus.SENT)
    queued.giveUp(failures[0]?.reason ?? "Undeliverable");
  return "queue";
}
