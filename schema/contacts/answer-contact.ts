import type { Context } from "../foundation/context.ts";
import { Conflict, Problem } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { Locale } from "../foundation/locale.ts";
import { findOneOrFail, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import type { EmailMessage } from "../foundation/services.ts";
import { MailStatus } from "../mail/outgoing-mail.ts";
import { Member } from "../members/member.ts";
import { ContactEntry, ContactEntryKind } from "./contact-entry.ts";
import { ContactAnswerInput, type ContactNoteInput } from "./contact-request.input.ts";
import { learnFromStatus } from "./learn-from-status.ts";
import { ContactKind, ContactRequest, ContactStatus } from "./contact-request.ts";

interface Words {
  subject: Record<ContactKind, string>;
  quoted: (date: string, name: string) => string;
}

const WORDS: Record<Locale, Words> = {
  [Locale.en]: {
    subject: {
      [ContactKind.MESSAGE]: "Your message",
      [ContactKind.QUESTION]: "Your question",
      [ContactKind.QUOTE]: "Your request for a quote",
    },
    quoted: (date, name) => `On ${date}, ${name} wrote:`,
  },
  [Locale.fr]: {
    subject: {
      [ContactKind.MESSAGE]: "Votre message",
      [ContactKind.QUESTION]: "Votre question",
      [ContactKind.QUOTE]: "Votre demande de devis",
    },
    quoted: (date, name) => `Le ${date}, ${name} a écrit :`,
  },
  [Locale.no]: {
    subject: {
      [ContactKind.MESSAGE]: "Meldingen din",
      [ContactKind.QUESTION]: "Spørsmålet ditt",
      [ContactKind.QUOTE]: "Forespørselen din om et tilbud",
    },
    quoted: (date, name) => `${date} skrev ${name}:`,
  },
};

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
  const described = findOneOrFail(ContactRequest, { id: requestId });
  if (await isStored(id, request, context)) return described;
  if (answerCount !== request.answerCount) throw answeredMeanwhile();
  const author = await writer(context);
  request.answerCount += 1; // raises the version: of two answers at once, one is a conflict
  learnFromStatus([request], ContactStatus.REPLIED, context);
  request.status = ContactStatus.REPLIED;
  request.assignee ??= author;
  const earlier = await answersTo(request, context);
  const mailId = context.sendMail(await letter(request, { content, author, earlier }, context));
  const [kind, delivery] = [ContactEntryKind.ANSWER, MailStatus.QUEUED];
  const facts = { id, request, kind, author, content, delivery, mailId };
  context.em.persist(new ContactEntry(facts, context.now()));
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

/** Sends an answer again that could not be delivered. */
export async function retryAnswer(id: string, context: Context): Promise<ReadQuery> {
  const entry = await context.find(ContactEntry, id);
  return context.updateLoaded(entry, null, async () => {
    if (entry.delivery !== MailStatus.FAILED) throw new Conflict("This answer has not failed");
    const request = await context.find(ContactRequest, entry.request.id);
    const author = entry.author ? await context.em.findOne(Member, entry.author.id) : null;
    const earlier = (await answersTo(request, context)).filter((other) => other.id < entry.id);
    const { content } = entry;
    entry.mailId = context.sendMail(await letter(request, { content, author, earlier }, context));
    entry.delivery = MailStatus.QUEUED;
    entry.deliveryError = null;
  });
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

/**
 * An answer as a mail, in the language of the request and with its text below, which begins the
 * thread. The content stays in the thread alone, which is deleted with the request.
 */
async function letter(
  request: ContactRequest,
  { content, author, earlier }: Answer,
  { services }: Context,
): Promise<EmailMessage> {
  const { name, email, subject, kind, message, createdAt } = request;
  const locale = request.locale as Locale;
  const words = WORDS[locale];
  const date = createdAt.toLocaleDateString(locale, {
    dateStyle: "long",
    timeZone: "Europe/Vienna",
  });
  const quotation = message.split("\n").map((line) => `> ${line}`.trimEnd());
  const { contactReplyTo } = await services.site.decisions();
  return {
    to: email,
    locale,
    subject: `Re: ${subject ?? words.subject[kind]}`,
    paragraphs: [
      ...content.split(/\n\s*\n/),
      author ? `${author.displayName}\nAtelier` : "Atelier",
      [words.quoted(date, name), ...quotation].join("\n"),
    ],
    isPersonal: true,
    isSensitive: true,
    earlierIds: [request.id, ...earlier.flatMap(({ mailId }) => mailId ?? [])],
    ...(contactReplyTo && { replyTo: contactReplyTo }),
  };
}
