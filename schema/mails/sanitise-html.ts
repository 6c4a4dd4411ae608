import {
  type DefaultTreeAdapterTypes,
  html as names,
  parse,
  parseFragment,
  serialize,
} from "parse5";
import { MAX_SNIPPET } from "./mail.ts";

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;
type Child = DefaultTreeAdapterTypes.ChildNode;

/** The HTML of a mail without what could act, and what is known of it. */
export interface SanitisedHtml {
  html: string;
  /** Its text without markup, lines as they are shown. */
  text: string;
  /** Whether it refers to pictures elsewhere, which tell the sender that it is read. */
  hasRemotePictures: boolean;
}

const listed = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const TAGS = listed(
  "a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q s samp section small span strike strong style sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr",
);
/** What they contain is shown without them. */
const UNWRAPPED = listed("body button fieldset form html label legend picture");
const ATTRIBUTES = listed(
  "align alt background bgcolor border cellpadding cellspacing class color colspan datetime dir face height href id lang rowspan size span src start style summary title type valign width",
);
/** Each is a line, or more, of the text. */
const BLOCKS = listed(
  "address article aside blockquote br caption dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul",
);
const VOID = listed("br hr");
const LINK = /^(https?:|mailto:|tel:)/i;
const REMOTE = /^(https?:)?\/\//i;
const CARRIED = /^(cid:|data:image\/(png|jpe?g|gif|webp|avif);base64,)/i;

/** The most characters of a text that is found by a search and shown without its HTML. */
const MAX_TEXT = 500_000;
/** Markup nested deeper is flattened: browsers do the same at some depth. */
const MAX_DEPTH = 300;

/**
 * Keeps what formats a text and drops everything else: scripts, forms, frames, vector graphics, handlers. It is shown
 * in a frame that allows no more, so each of the two would do. Reads HTML of any depth, without recursion.
 */
export function sanitiseHtml(source: string): SanitisedHtml {
  const document = parse(source, { scriptingEnabled: false });
  const state = { hasRemotePictures: false, text: [] as string[], length: 0 };
  const root = { nodeName: "#document-fragment", childNodes: [] } as unknown as Parent;
  // what is still to be copied, the next one last; one without a node ends a block
  const left: { node?: Child; into: Parent; depth: number }[] = [];
  const enter = (from: Parent, into: Parent, depth: number) => {
    for (const node of from.childNodes.toReversed()) left.push({ node, into, depth });
  };
  enter(document, root, 0);
  for (let next = left.pop(); next; next = left.pop()) {
    const { node, into, depth } = next;
    if (!node) {
      addText("\n", state);
      continue;
    }
    if (node.nodeName === "#text") {
      const { value } = node as DefaultTreeAdapterTypes.TextNode;
      into.childNodes.push({ nodeName: "#text", value, parentNode: into });
      if (!isStyle(into)) addText(value, state);
      continue;
    }
    if (!("tagName" in node)) continue;
    if (node.namespaceURI !== names.NS.HTML) continue;
    const { tagName } = node;
    if (UNWRAPPED.has(tagName) || tagName === "head") enter(node, into, depth);
    if (!TAGS.has(tagName)) continue;
    if (BLOCKS.has(tagName)) addText("\n", state);
    const copy: Element = {
      ...node,
      attrs: attributesOf(node, state),
      childNodes: [],
      parentNode: into,
    };
    if (tagName === "style") {
      const css = styleText(node);
      if (loadsFrom(css)) state.hasRemotePictures = true;
      copy.childNodes = [{ nodeName: "#text", value: css, parentNode: copy }];
      into.childNodes.push(copy);
      continue;
    }
    into.childNodes.push(copy);
    if (BLOCKS.has(tagName) && !VOID.has(tagName)) left.push({ into, depth });
    enter(node, depth < MAX_DEPTH ? copy : into, depth + 1);
  }
  return {
    html: serialize(root),
    text: tidied(state.text.join("")),
    hasRemotePictures: state.hasRemotePictures,
  };
}

const isStyle = (node: Parent): boolean => "tagName" in node && node.tagName === "style";

function addText(value: string, state: { text: string[]; length: number }): void {
  if (state.length > MAX_TEXT) return;
  state.text.push(value === "\n" ? value : value.replaceAll(/\s+/g, " "));
  state.length += value.length;
}

const tidied = (text: string): string =>
  text
    .replaceAll(/[ \u00A0]*\n[ \u00A0]*/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();

function attributesOf(
  { tagName, attrs }: Element,
  state: { hasRemotePictures: boolean },
): Element["attrs"] {
  const allowed: Element["attrs"] = [];
  for (const { name, value } of attrs) {
    const url = value.trim().replaceAll(/[\0-\x20]+/g, "");
    if (!ATTRIBUTES.has(name)) continue;
    if (name === "href" && (tagName !== "a" || !LINK.test(url))) continue;
    if (name === "src" || name === "background") {
      if (name === "src" && tagName !== "img") continue;
      if (REMOTE.test(url)) state.hasRemotePictures = true;
      else if (!CARRIED.test(url)) continue;
    }
    if (name === "style" && loadsFrom(value)) state.hasRemotePictures = true;
    allowed.push({ name, value });
  }
  if (tagName === "a") {
    allowed.push(
      { name: "target", value: "_blank" },
      { name: "rel", value: "noopener noreferrer" },
    );
  }
  return allowed;
}

/** The rules of a style element: what ends the element early, or loads other sheets, is removed. */
const styleText = (node: Element): string =>
  node.childNodes
    .map((child) => ("value" in child ? child.value : ""))
    .join("")
    .replaceAll("</", "<\\/")
    .replaceAll(/@import[^;]*;?/gi, "");

/** A style without comments and escapes, as browsers understand it. */
const plainCss = (css: string): string =>
  css
    .replaceAll(/\/\*[^]*?\*\//g, "")
    .replaceAll(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) => {
      const code = Number.parseInt(hex, 16);
      return code && code <= 0x10ffff ? String.fromCodePoint(code) : "";
    })
    .replaceAll("\\", "");

/** Whether a style may load something from elsewhere. */
const loadsFrom = (css: string): boolean =>
  /url\(|image-set\(|image\(|@import|src\(/i.test(
    plainCss(css).replaceAll(/url\(\s*["']?(data|cid):/gi, ""),
  );

/** The beginning of a text on one line, as lists show it. */
export const snippetOf = (text: string): string =>
  text
    .slice(0, MAX_SNIPPET * 4)
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, MAX_SNIPPET)
    .toWellFormed();

interface Framed {
  /** Pictures from elsewhere are shown. */
  pictures: boolean;
  /** The URLs of pictures that the mail carries, by their Content-ID. */
  carried: ReadonlyMap<string, string>;
  /** It becomes a part of another mail, whose own text its styles may neither change nor cover. */
  isQuoted?: boolean;
}

/** Sanitised HTML as its frame shows it: with the pictures that it carries, and no others unless they are wanted. */
export function framedHtml(html: string, { pictures, carried, isQuoted }: Framed): string {
  const root = parseFragment(html);
  const left: Parent[] = [root];
  for (let parent = left.pop(); parent; parent = left.pop()) {
    for (const child of parent.childNodes) {
      if (!("tagName" in child)) continue;
      left.push(child);
      child.attrs = child.attrs.flatMap(({ name, value }) => {
        if (name === "style" && !pictures && loadsFrom(value)) return [];
        if (name === "style" && isQuoted && /position/i.test(plainCss(value))) return [];
        if (name !== "src" && name !== "background") return [{ name, value }];
        const url = value.trim();
        const [, id] = /^cid:(.+)$/i.exec(url) ?? [];
        if (id !== undefined) {
          const data = carried.get(decoded(id));
          return data ? [{ name, value: data }] : [];
        }
        return pictures || !REMOTE.test(url) ? [{ name, value }] : [];
      });
      if (child.tagName !== "style") continue;
      if (isQuoted || (!pictures && loadsFrom(styleText(child)))) child.childNodes = [];
    }
  }
  return serialize(root);
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
