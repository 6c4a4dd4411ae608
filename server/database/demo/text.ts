/** Words in the languages of the site. English is always there. */
export interface Text {
  en: string;
  fr?: string;
  no?: string;
}

/** Prose as it is written here: lines are joined, a blank line parts two paragraphs. */
export function prose([text = ""]: TemplateStringsArray): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, " "))
    .join("\n\n");
}
