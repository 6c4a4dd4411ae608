import { LinkifyIt } from "linkify-it";

// Messages are stored as typed; this parses the few marks that people use. Anything else stays
// text, so that nothing that was typed is lost.

export type Inline =
  | { kind: "text" | "code"; text: string }
  | { kind: "link"; text: string; href: string }
  | { kind: "strong" | "em" | "del"; parts: Inline[] };

export type Block =
  | { kind: "text" | "quote"; parts: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "list"; isOrdered: boolean; start: number; items: Inline[][] };

const FENCE = "```";
const QUOTE = /^> ?/;
const BULLET = /^[-*•] +(?=\S)/;
const NUMBER = /^(\d{1,3})[.)] +(?=\S)/;

/** The paragraphs, quotes, lists and code blocks of a message. */
export function blocksOf(body: string): Block[] {
  const lines = body.split("\n");
  const blocks: Block[] = [];
  let plain: string[] = [];
  const endPlain = () => {
    const text = plain.join("\n").replaceAll(/^\n+|\n+$/g, "");
    if (text) blocks.push({ kind: "text", parts: inlinesOf(text) });
    plain = [];
  };
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? "";
    const end = line.startsWith(FENCE) ? endOfFence(lines, at) : -1;
    if (end >= 0) {
      endPlain();
      blocks.push({ kind: "code", text: codeIn(lines, at, end) });
      at = end + 1;
      continue;
    }
    const mark = [QUOTE, BULLET, NUMBER].find((each) => each.test(line));
    if (!mark) {
      plain.push(line);
      at += 1;
      continue;
    }
    endPlain();
    let next = at;
    while (next < lines.length && mark.test(lines[next] ?? "")) next += 1;
    const marked = lines.slice(at, next).map((each) => each.replace(mark, ""));
    blocks.push(
      mark === QUOTE
        ? { kind: "quote", parts: inlinesOf(marked.join("\n")) }
        : {
            kind: "list",
            isOrdered: mark === NUMBER,
            start: Number(NUMBER.exec(line)?.[1] ?? 1),
            items: marked.map(inlinesOf),
          },
    );
    at = next;
  }
  endPlain();
  return blocks;
}

/** The index of the line that closes a fence, which may be its opening line; -1 without one. */
function endOfFence(lines: readonly string[], at: number): number {
  const opening = lines[at] ?? "";
  if (opening.length > 2 * FENCE.length && opening.endsWith(FENCE)) return at;
  return lines.findIndex((line, place) => place > at && line.trimEnd().endsWith(FENCE));
}

function codeIn(lines: readonly string[], from: number, to: number): string {
  const [opening = "", closing = ""] = [lines[from], lines[to]?.trimEnd()];
  if (from === to) return opening.slice(FENCE.length, -FENCE.length);
  const last = closing.slice(0, -FENCE.length);
  // after the opening comes a language, or the first line of code
  const first = opening.slice(FENCE.length);
  const isLanguage = /^[\w+#.-]*\s*$/.test(first);
  return [
    ...(isLanguage ? [] : [first]),
    ...lines.slice(from + 1, to),
    ...(last ? [last] : []),
  ].join("\n");
}

/** Only finds URLs that begin with their scheme. */
const urls = new LinkifyIt();
const SCHEME = /https?:\/\//iy;
/** Marks and punctuation after a URL are not its end. */
const MARKS_AFTER = /[*_~`’”».,;:!?…]+$/;
const NAMED_ADDRESS =
  /\[([^\][\n]{1,200})\]\((https?:\/\/(?:[^\s<>"()]|\([^\s<>"()]*\)){1,2000})\)/y;
const LETTER = /[\p{L}\p{N}]/u;

const MARKS = [
  { mark: "**", kind: "strong" },
  { mark: "~~", kind: "del" },
  { mark: "*", kind: "em" },
  { mark: "_", kind: "em" },
] as const;

/** The text of a message without marks, for a single line. */
export const plainText = (body: string): string => blocksOf(body).flatMap(wordsIn).join(" ");

const wordsIn = (block: Block): string[] => {
  if (block.kind === "code") return [block.text];
  return block.kind === "list" ? block.items.map(wordsOf) : [wordsOf(block.parts)];
};

const wordsOf = (parts: Inline[]): string =>
  parts.map((part) => ("parts" in part ? wordsOf(part.parts) : part.text)).join("");

/** The maximum nesting of marks; deeper ones stay as typed. */
const DEEPEST = 4;

/** The links, code and emphasis of a text. */
export function inlinesOf(text: string, depth = 0): Inline[] {
  const found: Inline[] = [];
  let plain = "";
  const endPlain = () => {
    if (plain) found.push({ kind: "text", text: plain });
    plain = "";
  };
  const missing = new Set<string>();
  for (let at = 0; at < text.length;) {
    const next = inlineAt(text, at, depth, missing);
    if (next) {
      endPlain();
      found.push(next.inline);
      at = next.end;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  endPlain();
  return found;
}

interface Found {
  inline: Inline;
  end: number;
}

/**
 * @param missing marks that are not closed in the rest of the text, so that each is searched once
 */
function inlineAt(
  text: string,
  at: number,
  depth: number,
  missing: Set<string>,
): Found | undefined {
  const letter = text[at];
  if (letter === "h" || letter === "H") return addressAt(text, at);
  if (letter === "[") return namedAddressAt(text, at);
  if (letter === "`") {
    const end = missing.has("`") ? -1 : text.indexOf("`", at + 1);
    if (end < 0) missing.add("`");
    const code = text.slice(at + 1, end);
    if (end < 0 || !code.trim() || code.includes("\n")) return undefined;
    return { inline: { kind: "code", text: code }, end: end + 1 };
  }
  const known = MARKS.find(({ mark }) => text.startsWith(mark, at));
  if (!known || depth >= DEEPEST || missing.has(known.mark)) return undefined;
  const { mark, kind } = known;
  const from = at + mark.length;
  const isWithinWord = mark === "_" && LETTER.test(text[at - 1] ?? "");
  if (isWithinWord || !/\S/.test(text[from] ?? "")) return undefined;
  const end = closing(text, from, mark);
  if (end < 0) {
    missing.add(mark);
    return undefined;
  }
  const parts = inlinesOf(text.slice(from, end), depth + 1);
  return { inline: { kind, parts }, end: end + mark.length };
}

/**
 * The position where a mark is closed: after a letter and, for marks that occur within words, not
 * before one.
 */
function closing(text: string, from: number, mark: string): number {
  for (let end = text.indexOf(mark, from + 1); end >= 0; end = text.indexOf(mark, end + 1)) {
    if (/\s/.test(text[end - 1] ?? "")) continue;
    if (mark === "*" && (text[end + 1] === "*" || text[end - 1] === "*")) continue;
    if (mark === "_" && LETTER.test(text[end + 1] ?? "")) continue;
    return end;
  }
  return -1;
}

function addressAt(text: string, at: number): Found | undefined {
  SCHEME.lastIndex = at;
  if (!SCHEME.test(text)) return undefined;
  const href = urls.matchAtStart(text.slice(at))?.raw.replace(MARKS_AFTER, "");
  return href ? { inline: { kind: "link", text: href, href }, end: at + href.length } : undefined;
}

function namedAddressAt(text: string, at: number): Found | undefined {
  NAMED_ADDRESS.lastIndex = at;
  const [whole, name = "", href = ""] = NAMED_ADDRESS.exec(text) ?? [];
  return whole ? { inline: { kind: "link", text: name, href }, end: at + whole.length } : undefined;
}

/** The addresses of a text. */
export function linksIn(text: string): string[] {
  const found: string[] = [];
  for (let at = text.search(/https?:/i); at >= 0 && at < text.length;) {
    const address = addressAt(text, at);
    if (address?.inline.kind === "link") found.push(address.inline.href);
    at = address?.end ?? at + 1;
  }
  return found;
}
