import { type DefaultTreeAdapterTypes, parseFragment, serialize } from "parse5";
import { escapeMarkup } from "../foundation/markup.ts";

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;
type Child = DefaultTreeAdapterTypes.ChildNode;

/** The quoted text of a mail under "…", as mail programs fold it. */
export const foldedQuote = (html: string, label: string, isOpen = false): string =>
  `<details class="quoted"${isOpen ? " open" : ""}><summary title="${escapeMarkup(label)}" aria-label="${escapeMarkup(label)}">…</summary>${html}</details>`;

/** How other programs mark what they quote. */
const QUOTE_CLASS = /(^|\s)(gmail_quote|yahoo_quoted|protonmail_quote|moz-cite-prefix)/;
/** What begins with this is forwarded: that is what the mail is about. */
const FORWARDED = /^-{3,}/;

const attributeOf = ({ attrs }: Element, of: string): string =>
  attrs.find(({ name }) => name === of)?.value ?? "";

const isQuote = (element: Element): boolean =>
  (element.tagName === "blockquote" && attributeOf(element, "type").toLowerCase() === "cite") ||
  QUOTE_CLASS.test(attributeOf(element, "class"));

/** Folds what a mail ends with of an earlier one; a quote that is answered part by part, or is all of it, stays. */
export function foldTrailingQuote(html: string, label: string): string {
  const root = parseFragment(html);
  let before = "";
  const left: Child[] = root.childNodes.toReversed();
  for (let node = left.pop(); node; node = left.pop()) {
    if ("value" in node) before += node.value;
    if (!("tagName" in node) || node.tagName === "style") continue;
    if (isQuote(node)) {
      const quoted = tailFrom(node);
      const isLast = !left.some((other) => !quoted.includes(other) && textIn(other).trim());
      const isAnswer = before.trim() !== "" && !FORWARDED.test(textIn(node).trim());
      if (!isLast || !isAnswer) return html;
      return fold(root, quoted, label);
    }
    left.push(...node.childNodes.toReversed());
  }
  return html;
}

/** The element, and what follows it of the same: some mark the line that says whose it is, too. */
function tailFrom(element: Element): Child[] {
  const { childNodes } = element.parentNode as Parent;
  const tail = childNodes.slice(childNodes.indexOf(element));
  const end = tail.findIndex(
    (node) => textIn(node).trim() && !("tagName" in node && isQuote(node)),
  );
  return end < 0 ? tail : tail.slice(0, end);
}

function textIn(node: Child): string {
  let text = "";
  const left: Child[] = [node];
  for (let next = left.pop(); next; next = left.pop()) {
    if ("value" in next) text += next.value;
    else if ("childNodes" in next && next.nodeName !== "style")
      left.push(...next.childNodes.toReversed());
  }
  return text;
}

function fold(root: Parent, quoted: readonly Child[], label: string): string {
  const [first] = quoted;
  const parent = first?.parentNode;
  if (!parent) return serialize(root);
  const details = parseFragment(foldedQuote("", label)).childNodes[0] as Element;
  parent.childNodes = parent.childNodes.filter((child) => !quoted.includes(child));
  for (const child of quoted) {
    child.parentNode = details;
    details.childNodes.push(child);
  }
  details.parentNode = parent;
  parent.childNodes.push(details);
  return serialize(root);
}
