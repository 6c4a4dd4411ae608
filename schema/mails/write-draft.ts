import { User } from "../accounts/user.ts";
import type { Context } from "../foundation/context.ts";
import { Conflict, Forbidden, Invalid, NotFound, Problem } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { Locale } from "../foundation/locale.ts";
import { findOneOrFail, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { Member } from "../members/member.ts";
import { MailThread } from "./mail-thread.ts";
import { copyFiles } from "./copy-files.ts";
import { mailFileKey } from "./mail-attachment.ts";
import { Mail, type MailAddress, MailKind, MailQuote } from "./mail.ts";
import { announceThread } from "./mails.events.ts";
import {
  CreateMailDraftInput,
  type MailAddressInput,
  UpdateMailDraftInput,
} from "./mails.input.ts";
import { quoteOf } from "./quote-mail.ts";
import { filesOfMail } from "./read-mail.ts";
import { sanitiseHtml, snippetOf } from "./sanitise-html.ts";

/** Begins a draft in a conversation, or of a new one; once for each id that a client made. */
export async function createDraft(
  input: CreateMailDraftInput,
  context: Context,
): Promise<ReadQuery> {
  const given = parseInput(CreateMailDraftInput, input);
  const { id, threadId, answeredId, quote, locale, ...content } = given;
  const { em, viewer } = context;
  if (!viewer.userId) throw new Invalid({ user: "Required" });
  const stored = id ? await em.findOne(Mail, id) : null;
  if (stored) return describeOwn(stored, context);
  const answered = answeredId ? await context.find(Mail, answeredId) : null;
  const thread = await threadOf(threadId ?? answered?.thread.id, content.subject, context);
  if (answered && answered.thread.id !== thread.id) throw new Invalid({ answeredId: "Not valid" });
  const draft = new Mail(
    {
      thread,
      kind: MailKind.DRAFT,
      subject: subjectFor(answered, quote) ?? thread.subject,
      author: viewer.memberId ? em.getReference(Member, viewer.memberId) : null,
      writer: em.getReference(User, viewer.userId),
      answered,
      ...(id && { id }),
    },
    context.now(),
  );
  const isForward = quote === MailQuote.FORWARD;
  if (!content.to && !isForward) draft.to = recipientsOf(answered, thread);
  fill(draft, content);
  const files = answered && isForward ? await filesOfMail(answered.id, context) : [];
  const copies = await copyFiles(files, draft, context);
  if (answered && quote) {
    await em.populate(answered, ["author"]);
    const quoting = { quote, locale: locale ?? Locale.en, copies };
    const quoted = await quoteOf(answered, quoting, context);
    if (quoted) Object.assign(draft, { quote, quotedHtml: quoted.html, quotedText: quoted.text });
  }
  em.persist([thread, draft, ...copies.values()]);
  announceThread(thread.id, context);
  if (await context.saveUnique()) return findOneOrFail(Mail, { id: draft.id });
  em.clear(); // the same draft was begun at the same time
  for (const copy of copies.values()) await context.services.storage.remove(mailFileKey(copy.id));
  return describeOwn(await em.findOneOrFail(Mail, { id: draft.id }), context);
}

function describeOwn({ id, writer }: Mail, { viewer }: Context): ReadQuery {
  if (writer?.id !== viewer.userId) throw new Problem("INVALID", "Not valid");
  return findOneOrFail(Mail, { id });
}

const threadOf = async (
  id: string | null | undefined,
  subject: string | undefined,
  context: Context,
): Promise<MailThread> =>
  id ? context.find(MailThread, id) : new MailThread({ subject: subject ?? "" }, context.now());

const FORWARDED = /^(fwd?|wg|tr|vs)\s*:/iu;
const ANSWERED = /^(re|sv|aw|tr)\s*:/iu;

/** What a mail about another is called; undefined if it is about none. */
function subjectFor(mail: Mail | null, quote: MailQuote | null | undefined): string | undefined {
  if (!mail) return undefined;
  const isForward = quote === MailQuote.FORWARD;
  const { subject } = mail;
  const is = (isForward ? FORWARDED : ANSWERED).test(subject);
  return (is ? subject : `${isForward ? "Fwd:" : "Re:"} ${subject}`).slice(0, 255).trim();
}

/** An answer goes to the author of the mail that it answers, another mail to the person of its conversation. */
function recipientsOf(answered: Mail | null, { name, address }: MailThread): MailAddress[] {
  if (answered?.kind === MailKind.INCOMING && answered.fromAddress)
    return [{ name: answered.fromName ?? null, address: answered.fromAddress }];
  if (answered?.kind === MailKind.OUTGOING) return answered.to.filter((one) => one.address);
  return address ? [{ name: name ?? null, address }] : [];
}

/** Changes a draft, for its writer alone. */
export async function updateDraft(
  id: string,
  input: UpdateMailDraftInput,
  context: Context,
): Promise<ReadQuery> {
  const content = parseInput(UpdateMailDraftInput, input);
  const draft = await draftOf(id, context);
  announceThread(draft.thread.id, context);
  return context.updateLoaded(draft, content.version, () => fill(draft, content));
}

/** A draft of the viewer, with its conversation. */
export async function draftOf(id: string, context: Context): Promise<Mail> {
  const draft = await context.find(Mail, id, "Draft not found");
  if (draft.kind === MailKind.OUTGOING) throw new Conflict("This mail was sent already");
  if (draft.kind !== MailKind.DRAFT) throw new NotFound("Draft not found");
  if (draft.writer?.id !== context.viewer.userId) throw new Forbidden();
  await context.em.populate(draft, ["thread"]);
  return draft;
}

/** Brings what was written into a draft. A new conversation has the subject and the recipient of its first mail. */
export function fill(draft: Mail, content: UpdateMailDraftInput): void {
  const { to, cc, bcc, subject, html, isQuoteRemoved } = content;
  if (to) draft.to = to.map(addressOf);
  if (cc) draft.cc = cc.map(addressOf);
  if (bcc) draft.bcc = bcc.map(addressOf);
  if (subject !== undefined) draft.subject = subject;
  if (html !== undefined) {
    const { html: sanitised, text, hasRemotePictures } = sanitiseHtml(html);
    Object.assign(draft, { html: sanitised, text, snippet: snippetOf(text), hasRemotePictures });
  }
  if (isQuoteRemoved != null) draft.isQuoteRemoved = isQuoteRemoved;
  const { thread } = draft;
  if (thread.mailCount) return;
  thread.subject = draft.subject;
  thread.name = draft.to[0]?.name ?? null;
  thread.address = draft.to[0]?.address ?? null;
}

const addressOf = ({ name, address }: MailAddressInput): MailAddress => ({
  name: name ?? null,
  address,
});

/** Deletes a draft, and the conversation that it alone began. */
export async function deleteDraft(id: string, context: Context): Promise<string> {
  const draft = await draftOf(id, context);
  const { thread } = draft;
  const isAlone = !thread.mailCount && thread.draftCount <= 1;
  announceThread(thread.id, context);
  context.joinSave(async (em) => {
    await em.nativeDelete(Mail, { id });
    if (isAlone) await em.nativeDelete(MailThread, { id: thread.id, mailCount: 0, draftCount: 0 });
  });
  await context.save();
  context.services.tablesWritten(["mails"]);
  return id;
}
