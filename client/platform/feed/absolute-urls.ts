import { type DefaultTreeAdapterTypes, parseFragment, serialize } from "parse5";

const URLS = new Set(["action", "cite", "data", "formaction", "href", "poster", "src"]);
const LISTS = new Set(["imagesrcset", "srcset"]);

/** Feed readers show HTML elsewhere: its URLs must not depend on the page. */
export function withAbsoluteUrls(html: string, page: string): string {
  const fragment = parseFragment(html);
  resolveIn(fragment, (url) =>
    URL.canParse(url) || !URL.canParse(url, page) ? url : new URL(url, page).href,
  );
  return serialize(fragment);
}

function resolveIn(
  node: DefaultTreeAdapterTypes.ParentNode,
  resolve: (url: string) => string,
): void {
  for (const child of node.childNodes) {
    if (!("attrs" in child)) continue;
    for (const attribute of child.attrs) {
      const { name, value } = attribute;
      if (URLS.has(name)) attribute.value = resolve(value.trim());
      if (LISTS.has(name)) attribute.value = resolvedList(value, resolve);
    }
    resolveIn(child, resolve);
  }
}

/** `a.webp?w=640 640w, …`: a URL may contain commas, but no spaces. */
const resolvedList = (value: string, resolve: (url: string) => string): string =>
  value
    .trim()
    .split(/,\s+/)
    .map((candidate) => candidate.replace(/^\S+/, resolve))
    .join(", ");
