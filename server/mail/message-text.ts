import type { EmailMessage } from "../../schema/foundation/services.ts";
import { absoluteUrl, MAIL_TEXTS } from "./mail-texts.ts";

/** A mail as plain text. */
export function messageText(
  { locale, paragraphs, code, action }: EmailMessage,
  origin: string,
): string {
  const { keepToYourself, sentBy } = MAIL_TEXTS[locale];
  const [first, ...others] = paragraphs;
  const parts = [
    first,
    code && `    ${code}`,
    code && keepToYourself,
    action && `${action.label}\n${absoluteUrl(action.url, origin)}`,
    ...others,
    `-- \n${sentBy} ${origin}`, // mail programs recognise this line as the start of a signature
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}
