import { type BulkResult, changeEach } from "../foundation/bulk.ts";
import type { Context } from "../foundation/context.ts";
import type { StoredEntity } from "../foundation/entity.ts";
import { Conflict } from "../foundation/errors.ts";
import type { Locale } from "../foundation/locale.ts";
import type { EntityClass, ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import type { EmailMessage } from "../foundation/services.ts";
import { MailStatus } from "../mail/outgoing-mail.ts";
import { hasDelivery } from "./delivery.ts";
import { type HistoryEntry, HistoryKind, record } from "./history-entry.ts";
import type { Workflow } from "./workflow.ts";

interface LetterText {
  subject: string;
  /** Blank lines separate paragraphs. */
  content: string;
}

/** What staff write, in the language of who reads it. Words in braces, such as `{name}`, are replaced. */
export type Letter = (locale: Locale) => LetterText;

interface Sent
  extends
    LetterText,
    Pick<EmailMessage, "to" | "locale" | "about" | "earlierIds" | "waitMs" | "replyTo"> {
  /** Paragraphs below what was written, such as a signature. */
  below?: readonly string[];
}

/**
 * Sends what staff wrote as a mail from a person, and returns its id. Its content stays in the thread
 * alone, which is deleted with its row.
 */
export async function sendLetter(
  { content, below = [], earlierIds, replyTo, ...message }: Sent,
  context: Context,
): Promise<string> {
  const { contactReplyTo } = await context.services.site.decisions();
  const answersTo = replyTo ?? contactReplyTo;
  return context.sendMail({
    ...message,
    paragraphs: [...content.split(/\n\s*\n/), ...below],
    isPersonal: true,
    isSensitive: true,
    ...(earlierIds && { earlierIds }),
    ...(answersTo && { replyTo: answersTo }),
  });
}

interface WriteOptions {
  /** Milliseconds for which it can be taken back. */
  waitMs?: number;
  at?: Date;
}

/** Writes to the person of a row, and records it in its history; false if they were erased. */
export async function writeTo<T extends StoredEntity, Stage extends string>(
  flow: Workflow<T, Stage>,
  row: T,
  letter: Letter,
  context: Context,
  { waitMs = 0, at }: WriteOptions = {},
): Promise<boolean> {
  const { email, locale, values, recorded = values } = await addresseeOf(flow, row, context);
  if (!email) return false;
  const { subject, content } = letter(locale);
  const earlierIds = await threadOf(flow, row, context);
  const mailId = await sendLetter(
    {
      to: email,
      locale,
      subject: filled(subject, values),
      content: filled(content, values),
      about: row.id,
      waitMs,
      earlierIds,
    },
    context,
  );
  const fields = {
    kind: HistoryKind.MAIL,
    subject: filled(subject, recorded),
    content: filled(content, recorded),
    mailId,
    ...(earlierIds && { delivery: waitMs ? MailStatus.DEFERRED : MailStatus.QUEUED }),
  };
  record(flow, row, fields, context, at);
  return true;
}

/** Writes to the persons of rows, one by one. */
export const writeToMany = <T extends StoredEntity, Stage extends string>(
  flow: Workflow<T, Stage>,
  ids: readonly string[],
  letter: Letter,
  context: Context,
  options: WriteOptions = {},
): Promise<BulkResult> =>
  changeEach(ids, context, async (id) => {
    const row = await context.find<T>(flow.entity, id);
    const isWritten = await writeTo(flow, row, letter, context, options);
    if (!isWritten) throw new Conflict("There is nobody to write to");
    await context.save();
  });

/** An entry of a thread that stands for a mail. */
interface MailedEntry extends StoredEntity {
  mailId?: string | null;
  delivery?: MailStatus | null;
  deliveryError?: string | null;
}

/** Sends the mail of an entry again; CONFLICT unless it could not be delivered. */
export const sendAgain = (
  entry: MailedEntry,
  context: Context,
  send: () => Promise<string>,
  otherwise = "This email has not failed",
): Promise<ReadQuery> =>
  context.updateLoaded(entry, null, async () => {
    if (entry.delivery !== MailStatus.FAILED) throw new Conflict(otherwise);
    entry.mailId = await send();
    entry.delivery = MailStatus.QUEUED;
    entry.deliveryError = null;
  });

/** Sends the mail of an entry of the history again, in its thread. */
export async function writeAgain<T extends StoredEntity, Stage extends string>(
  flow: Workflow<T, Stage>,
  id: string,
  context: Context,
): Promise<ReadQuery> {
  const { entity, history } = flow;
  if (typeof history === "string") throw new Error(`${entity.name} is declared without a history`);
  const entry = await context.find(history.entity as EntityClass<HistoryEntry>, id);
  return sendAgain(entry, context, async () => {
    const { id: about } = entry[history.of as never] as StoredEntity;
    const row = await context.find<T>(entity, about);
    const { email: to, locale } = await addresseeOf(flow, row, context);
    const { subject, content } = entry as LetterText;
    const earlierIds = await threadOf(flow, row, context, entry);
    return sendLetter({ to, locale, subject, content, about, earlierIds }, context);
  });
}

const addresseeOf = <T extends StoredEntity, Stage extends string>(
  { entity, addressee }: Workflow<T, Stage>,
  row: T,
  context: Context,
) => {
  if (!addressee) throw new Error(`${entity.name} is declared without an addressee`);
  return addressee(row, context);
};

/**
 * The ids of the mails of a thread, which the row begins, all or those before one; undefined if the mails
 * of its noun make none.
 */
async function threadOf<T extends StoredEntity, Stage extends string>(
  { history }: Workflow<T, Stage>,
  row: T,
  { em }: Context,
  before?: HistoryEntry,
): Promise<string[] | undefined> {
  if (typeof history === "string") return undefined;
  const entity = history.entity as EntityClass<HistoryEntry>;
  if (!hasDelivery(entity)) return undefined;
  const isBefore = before && { createdAt: { $lt: before.createdAt } };
  const written = { [history.of]: row, kind: HistoryKind.MAIL, ...isBefore } as object;
  const entries = await em.find(entity, written, { orderBy: { createdAt: "asc", id: "asc" } });
  return [row.id, ...entries.flatMap(({ mailId }) => mailId ?? [])];
}

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
