/** A token of code. Plain text has no kind; comments, keys and strings do. */
export interface CodePiece {
  kind?: "comment" | "key" | "string";
  text: string;
}

const HASH = String.raw`(?<comment>(?<=^|\s)#.*)`;
const SLASHES = String.raw`(?<comment>/\*[^]*?(?:\*/|$(?![^]))|(?<=^|\s)//.*)`;
const KEY = String.raw`(?<key>(?=[\w"-])(?<=^[ \t]*(?:- )?)(?:"[^"\n]*"|[\w.-]+)(?=\s*:(?:\s|$)))`;
// No string begins at an escaped quote, so each line is searched for the end of an unclosed string
// only once.
const QUOTED = String.raw`(?<string>(?<!\\)(?:"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'))`;
/** In YAML the value after a key is a string even without quotes. */
const VALUE = String.raw`(?<string>(?=[^\s#])(?<=^[ \t]*(?:- )?[\w.-]+:[ \t]+)(?:[^\s#]|(?<!\s)#|[ \t]+(?![\s#]))+)`;

const pattern = (...kinds: string[]): RegExp => new RegExp(kinds.join("|"), "gmu");
const YAML = pattern(HASH, KEY, VALUE);
const SHELL = pattern(HASH, QUOTED);
const C_LIKE = pattern(SLASHES, KEY, QUOTED);

const PATTERNS = new Map([
  ...["yaml", "yml"].map((name) => [name, YAML] as const),
  ...["sh", "bash", "python", "toml"].map((name) => [name, SHELL] as const),
  ...["css", "js", "jsx", "json", "ts", "tsx"].map((name) => [name, C_LIKE] as const),
]);

/** Splits code into tokens, in order. Code in an unknown language is one token. */
export function codePieces(code: string, language: string): CodePiece[] {
  const pieces: CodePiece[] = [];
  let end = 0;
  for (const { 0: text, index, groups } of code.matchAll(PATTERNS.get(language) ?? /(?!)/g)) {
    const kind = (["comment", "key", "string"] as const).find((each) => groups?.[each]);
    pieces.push({ text: code.slice(end, index) }, { kind, text });
    end = index + text.length;
  }
  return [...pieces, { text: code.slice(end) }].filter((piece) => piece.text);
}
