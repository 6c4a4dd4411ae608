import type { User } from "../accounts/user.ts";
import { longDate } from "../foundation/long-date.ts";
import type { EmailMessage } from "../foundation/services.ts";
import { mailIntl } from "../mail/mail-intl.ts";

/** The copy can be downloaded until then. The link has no secret: it opens the account. */
export function dataCopyMail({ email, locale }: User, until: Date): EmailMessage {
  const { formatMessage } = mailIntl(locale);
  return {
    to: email,
    locale,
    subject: formatMessage({ id: "privacy.copy.subject" }),
    paragraphs: [
      formatMessage({ id: "privacy.copy.text" }, { date: longDate(until, locale) }),
      formatMessage({ id: "privacy.copy.note" }),
    ],
    action: {
      label: formatMessage({ id: "privacy.copy.action" }),
      url: "/dashboard/user/account?tab=privacy",
    },
    isSensitive: true,
  };
}
