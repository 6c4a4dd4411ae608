import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import type { Locale } from "../foundation/locale.ts";
import { mailIntl } from "../mail/mail-intl.ts";

export const MailTemplate = enumType("MailTemplate", {
  INVITATION: "Invites to an interview.",
  QUESTION: "Asks the applicant something.",
  OFFER: "Offers the position.",
  REJECTION: "Says no.",
});
export type MailTemplate = EnumOf<typeof MailTemplate>;

interface Texts {
  subject: string;
  content: string;
}

/** They are filled in once staff have read and changed them. */
const UNFILLED = { name: "{name}", job: "{job}" };

const textsOf = (template: MailTemplate, locale: Locale): Texts => {
  const intl = mailIntl(locale);
  return {
    subject: intl.formatMessage({ id: `jobs.template.${template}.subject` }, UNFILLED),
    content: intl.formatMessage({ id: `jobs.template.${template}.content` }, UNFILLED),
  };
};

const inEachLanguage = (template: MailTemplate): Record<Locale, Texts> => ({
  en: textsOf(template, "en"),
  fr: textsOf(template, "fr"),
  no: textsOf(template, "no"),
});

/** What staff write to applicants; `{name}` and `{job}` are replaced. */
export const MAIL_TEMPLATES: Record<MailTemplate, Record<Locale, Texts>> = {
  invitation: inEachLanguage("invitation"),
  question: inEachLanguage("question"),
  offer: inEachLanguage("offer"),
  rejection: inEachLanguage("rejection"),
};
