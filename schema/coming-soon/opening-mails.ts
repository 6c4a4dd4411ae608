import type { Context } from "../foundation/context.ts";
import { FORMAT_LOCALE, localePath } from "../foundation/locale-path.ts";
import { mailIntl } from "../mail/mail-intl.ts";
import type { OpeningNotice } from "./opening-notice.ts";

/** Asks the owner of an address to confirm it. */
export function mailConfirmation(
  { email, locale }: OpeningNotice,
  token: string,
  opensAt: Date,
  context: Context,
): void {
  const intl = mailIntl(locale);
  const date = opensAt.toLocaleDateString(FORMAT_LOCALE[locale], {
    dateStyle: "long",
    timeZone: "UTC",
  });
  context.sendMail({
    to: email,
    locale,
    subject: intl.formatMessage({ id: "comingSoon.confirm.subject" }),
    paragraphs: [
      intl.formatMessage({ id: "comingSoon.confirm.text" }, { date }),
      intl.formatMessage({ id: "comingSoon.confirm.note" }),
    ],
    action: {
      label: intl.formatMessage({ id: "comingSoon.confirm.action" }),
      url: localePath(locale, `/coming-soon?token=${token}`),
    },
    isSensitive: true,
  });
}

/** The one mail on the day. */
export function mailOpening({ email, locale }: OpeningNotice, context: Context): void {
  const intl = mailIntl(locale);
  context.sendMail({
    to: email,
    locale,
    subject: intl.formatMessage({ id: "comingSoon.open.subject" }),
    paragraphs: [
      intl.formatMessage({ id: "comingSoon.open.text" }),
      intl.formatMessage({ id: "comingSoon.open.note" }),
    ],
    action: {
      label: intl.formatMessage({ id: "comingSoon.open.action" }),
      url: localePath(locale, "/"),
    },
    isSensitive: true, // nobody reads to whom it was sent: there is no list afterwards
  });
}
