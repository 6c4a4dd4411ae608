import { plainText } from "../../ui/plain-text.ts";

const CONTEXT_LENGTH = 30;

/** The part of a text in which one of the search words begins a word; undefined if none does. */
export function matchingLine(text: string | null | undefined, query: string): string | undefined {
  const terms = plainText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const line = (text ?? "").replaceAll(/\s+/g, " ").trim();
  for (const { index } of line.matchAll(/[\p{L}\p{N}]+/gu)) {
    const rest = plainText(line.slice(index));
    if (!terms.some((word) => rest.startsWith(word))) continue;
    if (index <= CONTEXT_LENGTH) return line;
    const start = line.indexOf(" ", index - CONTEXT_LENGTH) + 1;
    return `… ${line.slice(Math.min(start, index))}`;
  }
  return undefined;
}
