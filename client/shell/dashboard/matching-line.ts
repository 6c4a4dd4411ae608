const CONTEXT_LENGTH = 30;
const marks = /[\u0300-\u036f]/g;

const folded = (text: string) => text.toLowerCase().normalize("NFKD").replace(marks, "");

/** The part of a text in which one of the search words begins a word; undefined if none does. */
export function matchingLine(text: string | null | undefined, query: string): string | undefined {
  const terms = folded(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const line = (text ?? "").replaceAll(/\s+/g, " ").trim();
  for (const { index } of line.matchAll(/[\p{L}\p{N}]+/gu)) {
    const rest = folded(line.slice(index));
    if (!terms.some((word) => rest.startsWith(word))) continue;
    if (index <= CONTEXT_LENGTH) return line;
    const start = line.indexOf(" ", index - CONTEXT_LENGTH) + 1;
    return `… ${line.slice(Math.min(start, index))}`;
  }
  return undefined;
}
