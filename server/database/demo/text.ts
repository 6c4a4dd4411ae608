/** Words in the languages of the site. English is always there. */
export interface Text {
  en: string;
  fr?: string;
  no?: string;
}

/**
 * Prose as it is written here: lines are joined, a blank line parts two paragraphs, and the marks
 * of French keep to their word.
 */
export function prose([text = ""]: TemplateStringsArray): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .replace(/\s+/g, " ")
        .replace(/ (?=[:;?!»%€])/g, "\u00a0")
        .replaceAll("« ", "«\u00a0"),
    )
    .join("\n\n");
}
