const written: Record<string, string> = {
  æ: "ae",
  ø: "o",
  å: "a",
  œ: "oe",
  ß: "ss",
  ð: "d",
  þ: "th",
  ł: "l",
};

/** The slug that the server will derive from a title (schema/foundation/slug.ts). */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[æøåœßðþł]/gu, (letter) => written[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[’']/gu, "")
    .replace(/[^a-z0-9]+/gu, "-")
    .slice(0, 80)
    .replace(/^-+|-+$/gu, "");
