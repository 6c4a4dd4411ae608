/** Replaces letter by letter, so that positions in both texts are the same. */
const fold = (text: string): string =>
  Array.from(text, (letter) => {
    const [plain = letter] = letter.normalize("NFD").toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join("");

/** How many characters are shown before a match that is far from the start. */
const BEFORE = 40;

export interface MarkedPart {
  text: string;
  isMatch: boolean;
}

/** A text in parts: words that begin like the searched ones, and the rest. */
export function markedParts(text: string, search: string, isWhole = false): MarkedPart[] {
  const terms = fold(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => RegExp.escape(word));
  if (terms.length === 0) return [{ text, isMatch: false }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${terms.join("|")})`, "gu");
  const matches = [...fold(text).matchAll(pattern)];
  const start = isWhole ? 0 : Math.max(0, (matches[0]?.index ?? 0) - BEFORE);
  const from = start === 0 ? 0 : text.indexOf(" ", start) + 1;
  const parts: MarkedPart[] = [];
  let at = from;
  if (from > 0) parts.push({ text: "… ", isMatch: false });
  for (const { index, 0: match } of matches) {
    if (index < at) continue;
    if (index > at) parts.push({ text: text.slice(at, index), isMatch: false });
    parts.push({ text: text.slice(index, index + match.length), isMatch: true });
    at = index + match.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMatch: false });
  return parts;
}

interface MarkedProps {
  text: string;
  search: string;
  isWhole?: boolean;
}

/** A text with highlighted matches, starting shortly before the first one unless it is whole. */
export function Marked({ text, search, isWhole }: MarkedProps) {
  return markedParts(text, search, isWhole).map(({ text: part, isMatch }, place) =>
    isMatch ? (
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={place} className="rounded-sm bg-primary-soft font-semibold text-primary-strong">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
