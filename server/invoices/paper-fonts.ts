import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import transliterate from "@sindresorhus/transliterate";

export type Weight = 400 | 700;

/** A piece of text in one font file. */
interface TextRun {
  text: string;
  font: string;
}

interface FontFile {
  name: string;
  data: Buffer;
  characters: ReadonlySet<number>;
}

export interface PaperFonts {
  files: readonly FontFile[];
  /** Text divided by the file that has its letters. What none has is transliterated, or becomes "?". */
  runs(text: string, weight: Weight): TextRun[];
}

const { resolve } = createRequire(import.meta.url);
const REPLACEMENT = "?";

/** In the order in which they are preferred: the font of the site, and one with more alphabets. */
const SUBSETS = [
  "schibsted-grotesk-latin",
  "schibsted-grotesk-latin-ext",
  "noto-sans-latin-ext",
  "noto-sans-vietnamese",
  "noto-sans-greek",
  "noto-sans-greek-ext",
  "noto-sans-cyrillic",
  "noto-sans-cyrillic-ext",
];
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
let loading: Promise<PaperFonts> | undefined;

/** The fonts in the files of their packages; read when first needed. */
export const paperFonts = (): Promise<PaperFonts> => (loading ??= load());

async function load(): Promise<PaperFonts> {
  const { create } = await import("fontkit");
  const names = SUBSETS.flatMap((subset) => [`${subset}-400-normal`, `${subset}-700-normal`]);
  const files = await Promise.all(
    names.map(async (name) => {
      const family = name.startsWith("noto-sans") ? "noto-sans" : "schibsted-grotesk";
      const data = await readFile(resolve(`@fontsource/${family}/files/${name}.woff`));
      const font = create(data);
      if (!("characterSet" in font)) throw new Error(`${name} is a collection of fonts`);
      return { name, data, characters: new Set(font.characterSet) };
    }),
  );
  return { files, runs: (text, weight) => runsOf(text, weight, files) };
}

function runsOf(text: string, weight: Weight, files: readonly FontFile[]): TextRun[] {
  const ofWeight = files.filter(({ name }) => name.endsWith(`-${weight}-normal`));
  const fileOf = (letter: string) =>
    ofWeight.find(({ characters }) => hasAll(characters, letter))?.name;
  const runs: TextRun[] = [];
  const append = (letter: string, font: string) => {
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ text: letter, font });
  };
  for (const { segment } of graphemes.segment(printable(text))) {
    const font = fileOf(segment);
    if (font) append(segment, font);
    else
      for (const letter of transliterate(segment)) {
        const plain = fileOf(letter) ? letter : REPLACEMENT;
        append(plain, fileOf(plain) ?? "");
        if (plain === REPLACEMENT) break; // one for a letter of several characters, such as a flag
      }
  }
  return runs;
}

const hasAll = (characters: ReadonlySet<number>, letter: string): boolean =>
  Array.from(letter).every((character) => characters.has(character.codePointAt(0) ?? 0));

/** Composed letters, spaces that the font has, and nothing that has no shape. */
const printable = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[\u2007\u202F]/g, "\u00A0")
    .replaceAll(/[\t\u2000-\u2006\u2008-\u200A]/g, " ")
    .replaceAll("\u2011", "-")
    .replaceAll(/[\p{Cc}\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, "");
