// A local score, 0 to 100, from the text alone, which spam-words.ts moves by what moderators decided;
// nothing is sent to third parties. Ordinary talk
// about code, prices and links must pass: one or two links are fine, markup is text. What visitors
// say about themselves earns no trust: anyone can enter anyone's address.

/** What an unauthenticated person writes, for example a comment or a contact message. */
interface Written {
  content: string;
  /** As they call themselves. */
  name: string;
  /** The same content was sent from this network before. */
  isRepeated: boolean;
}

/** From here on a person decides. */
export const SUSPICIOUS_SCORE = 50;
/** From here on it is spam. */
export const SPAM_SCORE = 90;

const BAIT =
  /\b(?:casino|viagra|cialis|porn|payday loan|crypto (?:giveaway|investment)|forex signals|seo (?:backlinks|services)|buy (?:followers|likes)|work from home|weight loss|adult dating|essay writing service|whatsapp \+?\d)/giu;
const LINK = /\bhttps?:\/\/|\bwww\./giu;
const LINK_MARKUP = /\[url[=\]]|<a\s+href/iu;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

export function spamScore({ content, name, isRepeated }: Written): number {
  const links = count(content, LINK);
  const letters = count(content, /\p{L}/gu);
  const capitals = count(content, /\p{Lu}/gu);
  const score =
    (links > 2 ? 50 + (links - 3) * 15 : 0) +
    (LINK_MARKUP.test(content) && links > 0 ? 35 : 0) +
    count(content, BAIT) * 35 +
    (count(name, LINK) ? 60 : 0) +
    (count(name, BAIT) ? 40 : 0) +
    (letters >= 40 && capitals > letters * 0.7 ? 25 : 0) +
    (isRepeated ? 60 : 0);
  return Math.min(100, Math.max(0, score));
}
