import { User } from "../accounts/user.ts";
import type { Context } from "../foundation/context.ts";
import { Conflict, Forbidden, Invalid, NotFound, Problem } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { findOneOrFail, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { Member } from "../members/member.ts";
import { MailThread } from "./mail-thread.ts";
import { Mail, type MailAddress, MailKind } from "./mail.ts";
import { announceThread } from "./mails.events.ts";
import {
  CreateMailDraftInput,
  type MailAddressInput,
  UpdateMailDraftInput,
} from "./mails.input.ts";
import { sanitiseHtml, snippetOf } from "./sanitise-html.ts";

/** Begins a draft in a conversation, or of a new one; once for each id that a client made. */
export async function createDraft(
  input: CreateMailDraftInput,
  context: Context,
): Promise<ReadQuery> {
  const { id, threadId, answeredId, ...content } = parseInput(CreateMailDraftInput, input);
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
      subject: answered ? answerTo(answered.subject) : thread.subject,
      author: viewer.memberId ? em.getReference(Member, viewer.memberId) : null,
      writer: em.getReference(User, viewer.userId),
      answered,
      ...(id && { id }),
    },
    context.now(),
  );
  if (!content.to) draft.to = recipientsOf(answered, thread);
  fill(draft, content);
  em.persist([thread, draft]);
  announceThread(thread.id, context);
  if (await context.saveUnique()) return findOneOrFail(Mail, { id: draft.id });
  em.clear(); // the same draft was begun at the same time
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

const answerTo = (subject: string): string =>
  (/^(re|sv|aw|tr)\s*:/iu.test(subject) ? subject : `Re: ${subject}`).slice(0, 255).trim();

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
export function fill(draft: Mail, { to, cc, bcc, subject, html }: UpdateMailDraftInput): void {
  if (to) draft.to = to.map(addressOf);
  if (cc) draft.cc = cc.map(addressOf);
  if (bcc) draft.bcc = bcc.map(addressOf);
  if (subject !== undefined) draft.subject = subject;
  if (html !== undefined) {
    const { html: sanitised, text, hasRemotePictures } = sanitiseHtml(html);
    Object.assign(draft, { html: sanitised, text, snippet: snippetOf(text), hasRemotePictures });
  }
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
