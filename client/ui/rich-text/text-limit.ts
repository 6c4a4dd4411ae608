import type { RichText } from "./rich-text.ts";

export const TEXT_LIMITS = {
  /** The texts of all three languages are sent together, in at most 1 MB. */
  characters: 300_000,
  /** Nodes that the server renders of one text (schema/foundation/rich-text.ts) */
  parts: 20_000,
};
/** Of pasted HTML, in characters: parsing more would make the page stop responding. */
const MAX_HTML = 3_000_000;

export type TextLimit = keyof typeof TEXT_LIMITS;

/** The limit that a text exceeds */
export function exceededLimit(document: RichText | null | undefined): TextLimit | undefined {
  const counts = { characters: 0, parts: 0 };
  for (const node of document?.content ?? []) count(node, counts);
  if (counts.characters > TEXT_LIMITS.characters) return "characters";
  return counts.parts > TEXT_LIMITS.parts ? "parts" : undefined;
}

function count({ text = "", content = [] }: RichText, counts: Record<TextLimit, number>): void {
  counts.characters += text.length;
  counts.parts += 1;
  for (const node of content) count(node, counts);
}

/** The limit that pasted or dropped data exceeds by itself, before any of it is parsed */
export function exceededByData(data: DataTransfer | null): TextLimit | undefined {
  if (!data) return undefined;
  if (data.getData("text/plain").length > TEXT_LIMITS.characters) return "characters";
  return data.getData("text/html").length > MAX_HTML ? "parts" : undefined;
}
