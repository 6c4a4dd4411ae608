/** Accents; the points of Hebrew and Arabic; signs of the scripts below, in which each letter is a word. */
export const MARKS =
  "\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670" +
  "\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ece\u102b-\u103e\u17b4-\u17d3\u3099\u309a";

/** Scripts that write no spaces between words: Thai, Lao, Burmese, Khmer, Japanese and Chinese. */
export const UNSPACED =
  "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3041-\u30fa\u30fc-\u30ff\u31f0-\u31ff" +
  "\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}";

/** Letters that Unicode does not decompose, and how they are typed on a keyboard without them. */
export const SINGLE_LETTERS = { ø: "o", đ: "d", ð: "d", ł: "l", ħ: "h", ŧ: "t", ı: "i", ς: "σ" };
export const DOUBLE_LETTERS = { æ: "ae", œ: "oe", ß: "ss", þ: "th" };

const written = new Map(Object.entries({ ...SINGLE_LETTERS, ...DOUBLE_LETTERS }));
const letters = new RegExp(`[${[...written.keys()].join("")}]`, "gu");
const marks = new RegExp(`[${MARKS}]`, "gu");

/** A text as it is compared where something is looked for: small letters without accents. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(marks, "")
    .replace(letters, (letter) => written.get(letter) ?? letter);
