import { CAN_SIGN_IN, User } from "../accounts/user.ts";
import { usersWithPermission } from "../accounts/users-with-permission.ts";
import type { Context } from "../foundation/context.ts";
import { Locale } from "../foundation/locale.ts";
import { SUSPICIOUS_SCORE } from "../foundation/spam-score.ts";
import { NotificationKind } from "../notifications/notification.ts";
import { thoseWho } from "../notifications/notification-choice.ts";
import { notify } from "../notifications/notify.ts";
import { ContactKind, ContactRequest, ContactStatus } from "./contact-request.ts";

/** The job that notifies those who are asked, so that the sender need not wait for it. */
export const NOTIFY_OF_CONTACT = "notify-of-contact";

interface Words {
  subject: Record<ContactKind, (name: string) => string>;
  text: string;
  read: string;
}

const WORDS: Record<Locale, Words> = {
  [Locale.en]: {
    subject: {
      [ContactKind.QUOTE]: (name) => `${name} asks for a quote`,
      [ContactKind.MESSAGE]: (name) => `New message from ${name}`,
      [ContactKind.QUESTION]: (name) => `${name} asks a question`,
    },
    text: "You can read and answer it on the site.",
    read: "Read the request",
  },
  [Locale.fr]: {
    subject: {
      [ContactKind.QUOTE]: (name) => `${name} demande un devis`,
      [ContactKind.MESSAGE]: (name) => `Nouveau message de ${name}`,
      [ContactKind.QUESTION]: (name) => `${name} pose une question`,
    },
    text: "Vous pouvez lire la demande et y répondre sur le site.",
    read: "Lire la demande",
  },
  [Locale.no]: {
    subject: {
      [ContactKind.QUOTE]: (name) => `${name} ber om et tilbud`,
      [ContactKind.MESSAGE]: (name) => `Ny melding fra ${name}`,
      [ContactKind.QUESTION]: (name) => `${name} har et spørsmål`,
    },
    text: "Du kan lese og besvare forespørselen på nettstedet.",
    read: "Les forespørselen",
  },
};

/**
 * Notifies and mails those who may answer. The mail doesn't contain what was written: it would
 * remain there when the request is erased.
 */
export async function notifyOfContact(
  { id = "" }: Record<string, string>,
  context: Context,
): Promise<void> {
  const request = await context.em.findOne(ContactRequest, { id, status: ContactStatus.NEW });
  if (!request) return;
  const kind =
    request.kind === ContactKind.QUOTE
      ? NotificationKind.QUOTE_REQUESTED
      : NotificationKind.CONTACT_RECEIVED;
  const concerned = await usersToNotify(request, context);
  for (const { id: userId } of await thoseWho("here", kind, concerned, context.em)) {
    notify(context, userId, kind, { contactRequest: request, project: request.project ?? null });
  }
  const isMailed = request.spamScore < SUSPICIOUS_SCORE;
  const mailed = isMailed ? await thoseWho("mail", kind, concerned, context.em) : [];
  for (const user of mailed) mail(user, request, context);
  await context.saveUnique(); // the job ran before if one of them exists
}

/** Those who may answer it, except for the sender; staff are not notified of quotes. */
async function usersToNotify(
  { kind, recipients, sender }: ContactRequest,
  { em }: Context,
): Promise<User[]> {
  if (kind !== ContactKind.QUOTE) return usersWithPermission("contact:answer", em);
  const asked = recipients.filter((id) => id !== sender?.id);
  return em.find(User, { member: { $in: asked }, ...CAN_SIGN_IN });
}

function mail({ email, locale }: User, { id, kind, name }: ContactRequest, context: Context): void {
  const words = WORDS[locale as Locale];
  context.sendMail({
    to: email,
    locale: locale as Locale,
    subject: words.subject[kind](name),
    paragraphs: [words.text],
    action: { label: words.read, url: `/dashboard/contact/${id}` },
  });
}
