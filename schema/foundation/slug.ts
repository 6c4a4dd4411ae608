/** Letters without a Unicode decomposition, with their usual transliteration. */
const WRITTEN: Record<string, string> = {
  æ: "ae",
  ø: "o",
  å: "a",
  œ: "oe",
  ß: "ss",
  ð: "d",
  þ: "th",
  ł: "l",
};

/** Makes a slug from a title: `Drawing an å` → `drawing-an-a`. At most 80 characters. The editor uses it, too. */
export const slugify = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[æøåœßðþł]/gu, (message) => WRITTEN[message] ?? message)
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[’']/gu, "")
    .replace(/[^a-z0-9]+/gu, "-")
    .slice(0, 80)
    .replace(/^-+|-+$/gu, "");

export const isSlug = (value: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(value);
