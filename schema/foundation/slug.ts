import transliterate from "@sindresorhus/transliterate";

/** Letters that the library does not know, or that are written otherwise here. */
const LETTERS = `
  æ:ae ø:o å:a œ:oe ß:ss ð:d þ:th ł:l ŋ:n ŧ:t ǥ:g ʒ:z
  ɓ:b ɖ:d ɗ:d ɛ:e ƒ:f ɣ:g ɨ:i ƙ:k ɲ:n ɔ:o ʋ:v ƴ:y ǝ:e
  ђ:dj ј:j ћ:c џ:dz ѕ:dz ь: ъ:
  қ:k ғ:g ң:n ү:u ұ:u ө:o һ:h ә:a җ:j ҳ:h ҷ:ch ӣ:i ӯ:u`;

const WRITTEN = new Map(
  LETTERS.trim()
    .split(/\s+/)
    .map((pair) => pair.split(":") as [letter: string, written: string]),
);

export const MAX_SLUG_LENGTH = 80;

/** Makes a slug from a title: `Drawing an å` → `drawing-an-a`. At most 80 characters. The editor uses it, too. */
export const slugify = (title: string): string =>
  title
    .toLowerCase()
    .normalize("NFC")
    .replace(/\P{ASCII}\p{Mark}*/gu, latin)
    .replace(/[’'ʼ]/gu, "")
    .replace(/[^a-z0-9]+/gu, "-")
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/gu, "");

/** A letter without its marks or, of another alphabet, its transliteration. */
function latin(letter: string): string {
  const plain = withoutMarks(letter);
  const known = WRITTEN.get(letter) ?? WRITTEN.get(plain);
  const isLetter = /^[\p{L}\p{Nd}]/u.test(letter); // a sign, such as €, is no part of a word
  if (known !== undefined || isAscii(plain) || !isLetter) return known ?? plain;
  const written = withoutMarks(transliterate(letter));
  return isAscii(written) ? written : withoutMarks(transliterate(plain));
}

const isAscii = (text: string): boolean => /^\p{ASCII}*$/u.test(text);

const withoutMarks = (text: string): string => text.normalize("NFKD").replace(/\p{Mark}/gu, "");

export const isSlug = (value: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(value);
