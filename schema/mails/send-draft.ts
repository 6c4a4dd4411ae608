import type { Context } from "../foundation/context.ts";
import { DAY, SECOND } from "../foundation/durations.ts";
import { Conflict, Forbidden, Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { Locale } from "../foundation/locale.ts";
import { findOneOrFail, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import type { EmailMessage } from "../foundation/services.ts";
import { MailStatus } from "../mail/outgoing-mail.ts";
import { takeBackMail } from "../mail/take-back-mail.ts";
import { moveTo } from "../workflow/moves.ts";
import { markThread } from "./change-threads.ts";
import { refuseTooMany } from "./copy-files.ts";
import { MailAttachment, mailFileKey } from "./mail-attachment.ts";
import type { MailThread } from "./mail-thread.ts";
import { Mail, type MailAddress, MailKind } from "./mail.ts";
import { announceThread } from "./mails.events.ts";
import { SendMailInput } from "./mails.input.ts";
import { mailFlow } from "./mails.workflow.ts";
import { quotedIn } from "./quote-mail.ts";
import { draftOf, fill } from "./write-draft.ts";

/** For how long a mail that leaves at once can be taken back. */
const UNDO_MS = 10 * SECOND;
const MAX_WAIT_MS = 366 * DAY;
/** The most earlier mails that a mail refers to. */
const MAX_REFERENCES = 50;

/** Stores what a draft says in the end, and sends it: one request, so that nothing that was typed is missing. */
export async function sendDraft(
  id: string,
  input: SendMailInput,
  context: Context,
): Promise<ReadQuery> {
  const { mailCount, sendAt, folder, version, ...content } = parseInput(SendMailInput, input);
  const draft = await draftOf(id, context);
  const { thread } = draft;
  fill(draft, content);
  await context.checkVersion(draft, version);
  if (mailCount != null && mailCount !== thread.mailCount)
    throw new Conflict("There is a new message");
  const attachments = await filesOf(draft, context);
  refuseIncomplete(draft, attachments);
  const scheduledAt = departure(sendAt, context);
  const { to } = draft;
  if (!thread.address) Object.assign(thread, { name: to[0]?.name, address: to[0]?.address });
  Object.assign(draft, {
    kind: MailKind.OUTGOING,
    createdAt: context.now(),
    scheduledAt,
    mailId: await enqueue(draft, attachments, scheduledAt, context),
    delivery: MailStatus.DEFERRED,
  });
  if (folder) moveTo(mailFlow, [thread], folder, context);
  announceThread(thread.id, context);
  await context.save();
  await markThread(thread, { isUnread: false }, context);
  return findOneOrFail(Mail, { id });
}

const filesOf = (mail: Mail, { em }: Context): Promise<MailAttachment[]> =>
  em.find(MailAttachment, { mail }, { orderBy: { position: "asc", id: "asc" } });

function refuseIncomplete(mail: Mail, files: MailAttachment[]): void {
  const { to, cc, bcc, text, subject } = mail;
  if (![...to, ...cc, ...bcc].length) throw new Invalid({ to: "Required" });
  if (!text && !files.length && !subject) throw new Invalid({ html: "Required" });
  refuseTooMany(
    files.length,
    files.reduce((sum, { size }) => sum + size, 0),
  );
}

function departure(sendAt: Date | null | undefined, context: Context): Date {
  const now = +context.now();
  if (!sendAt) return new Date(now + UNDO_MS);
  if (+sendAt < now) throw new Invalid({ sendAt: "In the past" });
  if (+sendAt > now + MAX_WAIT_MS) throw new Invalid({ sendAt: "At most a year from now" });
  return new Date(Math.max(+sendAt, now + UNDO_MS));
}

/** Adds a mail to the queue, from where it leaves at its time. */
export async function enqueue(
  mail: Mail,
  files: readonly MailAttachment[],
  leavesAt: Date,
  context: Context,
): Promise<string> {
  const { thread, subject, to, cc, bcc } = mail;
  const [first = ""] = [...to, ...cc, ...bcc].flatMap(({ address }) => address ?? []);
  const message: EmailMessage = {
    to: first,
    locale: Locale.en,
    subject,
    paragraphs: [],
    isPersonal: true,
    isSensitive: true,
    about: thread.id,
    threadId: thread.id,
    letter: { ...contentOf(mail), to: named(to), cc: named(cc), bcc: named(bcc) },
    attachments: files.map(({ id, name, type, isInline }) => ({
      storageKey: mailFileKey(id),
      filename: name,
      contentType: type,
      ...(isInline && { contentId: id }),
    })),
    earlierIds: await referencesOf(mail, thread, context),
    waitMs: Math.max(0, +leavesAt - +context.now()),
  };

  return context.sendMail(message);
}

/** What was written, above what it quotes. */
function contentOf(mail: Mail) {
  const { html, text } = mail;
  const quoted = quotedIn(mail);
  return {
    html: [html, quoted?.html].filter(Boolean).join("\n<br>\n"),
    text: [text, quoted?.text].filter(Boolean).join("\n\n"),
  };
}

const named = (all: readonly MailAddress[]) =>
  all.flatMap(({ name, address }) => (address ? [{ name: name ?? "", address }] : []));

/** The ids of the earlier mails of its conversation, the answered one last: mail programs make a thread of them. */
async function referencesOf(mail: Mail, thread: MailThread, { em }: Context): Promise<string[]> {
  const earlier = await em.find(
    Mail,
    { thread, kind: { $ne: MailKind.DRAFT }, id: { $ne: mail.id } },
    { orderBy: { createdAt: "desc", id: "desc" }, limit: MAX_REFERENCES },
  );
  const answered = mail.answered?.id;
  const ordered = earlier.toReversed();
  const last = ordered.filter(({ id }) => id === answered);
  return [...ordered.filter(({ id }) => id !== answered), ...last].map(idOf);
}

const idOf = ({ id, messageId, mailId }: Mail): string => messageId ?? mailId ?? id;

/** Makes a mail that waits a draft again, with all that it had. */
export async function undoSend(id: string, context: Context): Promise<ReadQuery> {
  const mail = await sentMail(id, context);
  if (mail.writer?.id !== context.viewer.userId) throw new Forbidden();
  const hasLeft = () => new Conflict("The email has already been sent");
  const { mailId } = mail;
  if (!mailId || mail.delivery !== MailStatus.DEFERRED || mail.attempts) throw hasLeft();
  Object.assign(mail, { kind: MailKind.DRAFT, scheduledAt: null, delivery: null, mailId: null });
  context.joinSave(async (em) => {
    if (!(await takeBackMail(mailId, em))) throw hasLeft();
  });
  announceThread(mail.thread.id, context);
  await context.save();
  context.services.tablesWritten(["outgoing_mails"]);
  return findOneOrFail(Mail, { id });
}

/** Sends a mail again that could not be delivered. */
export async function retrySend(id: string, context: Context): Promise<ReadQuery> {
  const mail = await sentMail(id, context);
  if (mail.delivery !== MailStatus.FAILED) throw new Conflict("This email has not failed");
  await context.em.populate(mail, ["thread"]);
  const mailId = await enqueue(mail, await filesOf(mail, context), context.now(), context);
  const again = { deliveryError: null, attempts: 0, bounces: [], scheduledAt: context.now() };
  Object.assign(mail, { ...again, mailId, delivery: MailStatus.QUEUED });
  announceThread(mail.thread.id, context);
  await context.save();
  return findOneOrFail(Mail, { id });
}

/** A mail that was written here; others are sent again where they were written. */
async function sentMail(id: string, context: Context): Promise<Mail> {
  const mail = await context.find(Mail, id);
  if (mail.kind !== MailKind.OUTGOING || !mail.writer)
    throw new Conflict("This email was not written here");
  return mail;
}
