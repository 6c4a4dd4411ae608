import type { Letter } from "../../schema/foundation/outside.ts";
import { wholeLink, WORDS } from "./letter-words.ts";

/** A letter as plain text. */
export function letterText({ locale, paragraphs, code, action }: Letter, origin: string): string {
  const { keepToYourself, sentBy } = WORDS[locale];
  const [first, ...others] = paragraphs;
  const parts = [
    first,
    code && `    ${code}`,
    code && keepToYourself,
    action && `${action.label}:\n${wholeLink(action.url, origin)}`,
    ...others,
    `-- \n${sentBy} ${origin}`, // mail programs know this line as the beginning of a signature
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}
