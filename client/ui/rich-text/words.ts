import { plainText, type RichText } from "./rich-text.ts";

/** The same count as on the server (schema/foundation/rich-text.ts). */
const WORDS_PER_MINUTE = 220;

export const wordCount = (document: RichText | null | undefined): number =>
  plainText(document).match(/\S+/gu)?.length ?? 0;

export const minutesOf = (count: number): number =>
  Math.max(1, Math.round(count / WORDS_PER_MINUTE));
