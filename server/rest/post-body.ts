// Converts a post sent by a caller to an input of the graph. Unknown fields are ignored and never
// written.

import { Invalid } from "../../schema/foundation/errors.ts";
import { type Body, byLocale, idOf, idsOf, isObject } from "./body.ts";
import { htmlDocument, isHtml, textDocument } from "./html-document.ts";

const TEXTS = ["title", "slug", "description", "coverAlt"] as const;
const PLAIN = ["cover", "tags", "featured", "enableComments"] as const;

export function postInput(post: Body, withVersion = false): Body {
  const input: Body = {};
  for (const name of TEXTS) {
    if (post[name] !== undefined) input[name] = byLocale(post[name]);
  }
  for (const name of PLAIN) {
    if (post[name] !== undefined) input[name] = post[name];
  }
  if (post.content !== undefined) input.content = contentByLocale(post.content);
  const metadata = isObject(post.metadata) ? post.metadata : {};
  if (metadata.title !== undefined) input.metaTitle = byLocale(metadata.title);
  if (metadata.description !== undefined) input.metaDescription = byLocale(metadata.description);
  if (metadata.keywords !== undefined) input.metaKeywords = keywordsByLocale(metadata.keywords);
  for (const name of ["ogImage", "canonical", "noindex"]) {
    if (metadata[name] !== undefined) input[name] = metadata[name];
  }
  if (post.author !== undefined) input.authorId = idOf(post.author);
  if (post.categories !== undefined) input.categoryIds = idsOf(post.categories, "categories");
  if (post.publish !== undefined) input.publications = publications(post.publish);
  if (withVersion && post.version !== undefined) input.version = post.version;
  return input;
}

/** Keywords are a comma-separated text or a list. */
function keywordsByLocale(keywords: unknown): unknown {
  const joined = (words: unknown) => (Array.isArray(words) ? words.join(", ") : words);
  const byLanguage = byLocale(joined(keywords));
  return isObject(byLanguage)
    ? Object.fromEntries(Object.entries(byLanguage).map(([name, words]) => [name, joined(words)]))
    : byLanguage;
}

/** Plain text, HTML or a TipTap document: in English, or by locale. */
function contentByLocale(content: unknown): Body {
  const isOfEnglish = typeof content === "string" || (isObject(content) && content.type === "doc");
  const byLanguage = isOfEnglish ? { en: content } : byLocale(content);
  if (!isObject(byLanguage)) throw new Invalid({ content: "Not valid" });
  return Object.fromEntries(
    Object.entries(byLanguage).map(([locale, value]) => [locale, documentOf(value)]),
  );
}

function documentOf(value: unknown): unknown {
  if (typeof value !== "string") return value;
  return isHtml(value) ? htmlDocument(value) : textDocument(value);
}

/** `{en: {status: "published"}}`, or `{en: "published"}`. */
function publications(publish: unknown): Body[] {
  if (!isObject(publish)) throw new Invalid({ publish: "Not valid" });
  return Object.entries(publish).map(([locale, state]) => {
    const { status, scheduledAt } = isObject(state)
      ? state
      : { status: state, scheduledAt: undefined };
    return {
      locale,
      status: typeof status === "string" ? status.toUpperCase() : status,
      ...(scheduledAt ? { scheduledAt } : {}),
    };
  });
}
