import { User } from "../accounts/user.ts";
import type { Context } from "../foundation/context.ts";
import { Conflict, Problem } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import type { Locale } from "../foundation/locale.ts";
import { longDate } from "../foundation/long-date.ts";
import { findOneOrFail, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { mailIntl } from "../mail/mail-intl.ts";
import { MailStatus } from "../mail/outgoing-mail.ts";
import { Member } from "../members/member.ts";
import { sendAgain, sendLetter } from "../workflow/letter.ts";
import { moveTo } from "../workflow/moves.ts";
import { ContactEntry, ContactEntryKind } from "./contact-entry.ts";
import { ContactAnswerInput, type ContactNoteInput } from "./contact-request.input.ts";
import { refuseAnswer } from "./contact-request.access.ts";
import { ContactRequest, ContactStatus } from "./contact-request.ts";
import { contactFlow } from "./contact-request.workflow.ts";

/**
 * Mails an answer to the sender of a request, once for each id that a client made. Who answers sees
 * the answers of others first: an answer that was written without them is a conflict.
 */
export async function answerRequest(
  requestId: string,
  input: ContactAnswerInput,
  context: Context,
): Promise<ReadQuery> {
  const { id, content, answerCount } = parseInput(ContactAnswerInput, input);
  const request = await context.find(ContactRequest, requestId);
  refuseAnswer(request, context.viewer);
  const described = findOneOrFail(ContactRequest, { id: requestId });
  if (await isStored(id, request, context)) return described;
  if (answerCount !== request.answerCount) throw answeredMeanwhile();
  await limitAnswers(request, context);
  const author = await writer(context);
  request.answerCount += 1; // raises the version: of two answers at once, one is a conflict
  moveTo(contactFlow, [request], ContactStatus.REPLIED, context);
  if (context.viewer.may("contact:answer")) request.assignee ??= author;
  const earlier = await answersTo(request, context);
  const mailId = await mailAnswer(request, { content, author, earlier }, context);
  const [kind, delivery] = [ContactEntryKind.ANSWER, MailStatus.QUEUED];
  const values = { id, request, kind, author, content, delivery, mailId };
  context.em.persist(new ContactEntry(values, context.now()));
  try {
    if (await context.saveUnique()) return described;
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
  // the same answer was sent at the same time, or another one
  context.em.clear();
  if (await isStored(id, request, context)) return described;
  throw answeredMeanwhile();
}

const answeredMeanwhile = () =>
  new Conflict("A colleague has changed this request in the meantime. Read it before you answer.");

/** Whether the answer has arrived already; the id of another answer is refused. */
async function isStored(
  id: string,
  request: ContactRequest,
  { em, viewer }: Context,
): Promise<boolean> {
  const entry = await em.findOne(ContactEntry, { id });
  if (!entry) return false;
  const isOwn = (entry.author?.id ?? null) === (viewer.memberId ?? null);
  if (entry.request.id !== request.id || !isOwn) throw new Problem("INVALID", "Not valid");
  return true;
}

/** Members write to addresses that nobody has confirmed. */
async function limitAnswers(request: ContactRequest, { viewer, services }: Context): Promise<void> {
  if (viewer.may("contact:answer")) return;
  const user = viewer.userId ?? "";
  await services.limits.take(
    ["contactAnswer", user],
    ["contactAnswerToRequest", `${user} ${request.id}`],
  );
}

/** Sends an answer again that could not be delivered. */
export async function retryAnswer(id: string, context: Context): Promise<ReadQuery> {
  const entry = await context.find(ContactEntry, id);
  refuseAnswer(await context.find(ContactRequest, entry.request.id), context.viewer);
  const send = async () => {
    const request = await context.find(ContactRequest, entry.request.id);
    await limitAnswers(request, context);
    const author = entry.author ? await context.em.findOne(Member, entry.author.id) : null;
    const earlier = (await answersTo(request, context)).filter((other) => other.id < entry.id);
    return mailAnswer(request, { content: entry.content, author, earlier }, context);
  };
  return sendAgain(entry, context, send, "This answer has not failed");
}

/** A note for the staff. */
export async function addNote(
  requestId: string,
  { content }: ContactNoteInput,
  context: Context,
): Promise<ReadQuery> {
  const request = await context.find(ContactRequest, requestId);
  const [author, kind] = [await writer(context), ContactEntryKind.NOTE];
  return context.create(new ContactEntry({ request, kind, author, content }, context.now()));
}

const writer = async ({ em, viewer }: Context): Promise<Member | null> =>
  viewer.memberId ? em.findOneOrFail(Member, viewer.memberId) : null;

const answersTo = (request: ContactRequest, { em }: Context): Promise<ContactEntry[]> =>
  em.find(
    ContactEntry,
    { request, kind: ContactEntryKind.ANSWER },
    { orderBy: { createdAt: "asc", id: "asc" } },
  );

interface Answer {
  content: string;
  author: Member | null;
  earlier: readonly ContactEntry[];
}

/** Mails an answer in the language of the request, with its text below, which begins the thread. */
async function mailAnswer(
  request: ContactRequest,
  { content, author, earlier }: Answer,
  context: Context,
): Promise<string> {
  const { name, email, subject, kind, message, createdAt } = request;
  const locale = request.locale as Locale;
  const intl = mailIntl(locale);
  const date = longDate(createdAt, locale);
  // Staff answer from the site; what is replied to a member reaches them alone.
  const recipient = author && request.recipients.includes(author.id) ? author : null;
  const account = recipient ? await context.em.findOne(User, { member: recipient.id }) : null;
  const quotation = message.split("\n").map((line) => `> ${line}`.trimEnd());
  return sendLetter(
    {
      to: email,
      locale,
      subject: `Re: ${subject ?? intl.formatMessage({ id: "contacts.answer.subject" }, { kind })}`,
      content,
      below: [
        author ? `${author.displayName}\nAtelier` : "Atelier",
        [
          intl.formatMessage({ id: "contacts.answer.quotation" }, { date, name }),
          ...quotation,
        ].join("\n"),
      ],
      ...(account && { replyTo: account.email }),
      threadId: request.id,
      earlierIds: [request.id, ...earlier.flatMap(({ mailId }) => mailId ?? [])],
    },
    context,
  );
}
