import { firstCharacters } from "../foundation/characters.ts";
import type { Context } from "../foundation/context.ts";
import type { Locale } from "../foundation/locale.ts";
import { SUSPICIOUS_SCORE } from "../foundation/spam-score.ts";
import { mailIntl } from "../mail/mail-intl.ts";
import { Member } from "../members/member.ts";
import { Project } from "../projects/project.ts";
import { type ContactRequest, ContactStatus } from "./contact-request.ts";

/** The address is not confirmed: what a stranger may have others read is short. */
const MAX_COPIED_CHARACTERS = 500;

/**
 * Mails the sender of a new request what they wrote, and who replies: one mail a request, within the
 * limits of the form. What may be spam is copied to nobody.
 */
export async function sendCopy(request: ContactRequest, context: Context): Promise<void> {
  const { status, spamScore, kind, email, name, message } = request;
  if (status !== ContactStatus.NEW || spamScore >= SUSPICIOUS_SCORE) return;
  const locale = request.locale as Locale;
  const intl = mailIntl(locale);
  const copied = firstCharacters(message, MAX_COPIED_CHARACTERS);
  context.sendMail({
    to: email,
    locale,
    subject: intl.formatMessage({ id: "contacts.copy.subject" }, { kind }),
    paragraphs: [
      intl.formatMessage({ id: "contacts.copy.greeting" }, { name }),
      intl.formatMessage({ id: "contacts.copy.text" }, await whoReplies(request, context)),
      intl.formatMessage({ id: "contacts.copy.wrote" }),
      ...copied.split(/\n\s*\n/),
      intl.formatMessage({ id: "contacts.copy.note" }),
    ],
    about: request.id,
    isSensitive: true,
  });
}

/** Who is asked, as the message chooses: a member, the owners of a project, or the team. */
async function whoReplies({ member, project, locale }: ContactRequest, { em }: Context) {
  if (member) {
    const { displayName } = await em.findOneOrFail(Member, member.id);
    return { who: "member", name: displayName };
  }
  if (!project) return { who: "team", name: "" };
  const { title } = await em.findOneOrFail(Project, project.id);
  const name = title[locale as Locale] ?? Object.values(title).find(Boolean) ?? "";
  return { who: "owners", name };
}
