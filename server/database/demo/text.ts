/** A text in the languages of the site. English is required. */
export interface Text {
  en: string;
  fr?: string;
  no?: string;
}

/** Puts no-break spaces at French punctuation, as in the messages of the site, and at units and thousands. */
export const typeset = (text: string): string =>
  text
    .replace(/ (?=[:;?!»])/g, "\u202f")
    .replace(/« /g, "«\u202f")
    .replace(/ (?=[%€])/g, "\u00a0")
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, "\u00a0");

/**
 * Prose as written in source files: lines are joined, a blank line separates paragraphs, and the
 * text is typeset.
 */
export function prose([text = ""]: TemplateStringsArray): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => typeset(paragraph.trim().replace(/[ \n]+/g, " ")))
    .join("\n\n");
}
