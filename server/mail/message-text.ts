import type { EmailMessage } from "../../schema/foundation/services.ts";
import { mailIntl } from "../../schema/mail/mail-intl.ts";
import { absoluteUrl } from "./absolute-url.ts";

/** A mail as plain text. */
export function messageText(
  { locale, paragraphs, code, action, choices = [] }: EmailMessage,
  origin: string,
  unsubscribe?: string,
): string {
  const intl = mailIntl(locale);
  const [first, ...others] = paragraphs;
  const parts = [
    first,
    code && `    ${code}`,
    code && intl.formatMessage({ id: "mail.keepToYourself" }),
    ...(action ? [action, ...choices] : []).map(
      ({ label, url }) => `${label}\n${absoluteUrl(url, origin)}`,
    ),
    ...others,
    unsubscribe && `${intl.formatMessage({ id: "mail.unsubscribe" })}\n${unsubscribe}`,
    `-- \n${intl.formatMessage({ id: "mail.sentBy" })} ${origin}`, // mail programs recognise this line as the start of a signature
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}
