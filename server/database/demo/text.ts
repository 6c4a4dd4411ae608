/** A text in the languages of the site. English is required. */
export interface Text {
  en: string;
  fr?: string;
  no?: string;
}

/**
 * Prose as written in source files: lines are joined, a blank line separates paragraphs, and French
 * punctuation gets non-breaking spaces.
 */
export function prose([text = ""]: TemplateStringsArray): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .trim()
        .replace(/\s+/g, " ")
        .replace(/ (?=[:;?!»%€])/g, "\u00a0")
        .replaceAll("« ", "«\u00a0"),
    )
    .join("\n\n");
}
