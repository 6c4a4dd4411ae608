import type { Locale } from "../foundation/locale.ts";
import type { EmailMessage } from "../foundation/services.ts";
import { mailIntl } from "../mail/mail-intl.ts";

type Reader = { email: string; locale: Locale };

/** Mails with a link or button. */
type Linking =
  | "deleted"
  | "exists"
  | "invited"
  | "passwordChanged"
  | "resetPassword"
  | "wrongCodes";
type Name = Linking | "changeEmail" | "confirm" | "emailChanged";

/** A mail about the recipient's account, which no one else may read. */
function message(
  name: Name,
  { email, locale }: Reader,
  more: { code?: string; values?: Record<string, string> } = {},
): EmailMessage {
  const intl = mailIntl(locale);
  const { code, values } = more;
  return {
    to: email,
    locale,
    subject: intl.formatMessage({ id: `accounts.${name}.subject` }),
    paragraphs: [
      intl.formatMessage({ id: `accounts.${name}.text` }, values),
      intl.formatMessage({ id: `accounts.${name}.note` }),
    ],
    ...(code && { code }),
    isSensitive: true,
  };
}

function linking(name: Linking, reader: Reader, path: string, code?: string): EmailMessage {
  const label = mailIntl(reader.locale).formatMessage({ id: `accounts.${name}.action` });
  return { ...message(name, reader, { code }), action: { label, url: path } };
}

const withEmail = (path: string, { email }: Reader): string =>
  `${path}?email=${encodeURIComponent(email)}`;

export const confirmMail = (reader: Reader, code: string): EmailMessage =>
  message("confirm", reader, { code });

export const accountExistsMail = (reader: Reader): EmailMessage =>
  linking("exists", reader, "/auth/login");

export const resetMail = (reader: Reader, code: string): EmailMessage =>
  linking("resetPassword", reader, withEmail("/auth/new-password", reader), code);

export const passwordChangedMail = (reader: Reader): EmailMessage =>
  linking("passwordChanged", reader, withEmail("/auth/reset-password", reader));

export const wrongCodesMail = (reader: Reader): EmailMessage =>
  linking("wrongCodes", reader, withEmail("/auth/reset-password", reader));

export const invitedMail = (reader: Reader): EmailMessage =>
  linking("invited", reader, withEmail("/auth/reset-password", reader));

export const changeEmailMail = (reader: Reader, code: string): EmailMessage =>
  message("changeEmail", reader, { code });

export const emailChangedMail = (reader: Reader, newEmail: string): EmailMessage =>
  message("emailChanged", reader, { values: { email: newEmail } });

export const accountDeletedMail = (reader: Reader): EmailMessage =>
  linking("deleted", reader, "/auth/login");
