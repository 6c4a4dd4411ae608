// A post as callers send it, in the words of the graph. Unknown fields are ignored, never written.

import { type Body, byLocale, idOf, isObject } from "./body.ts";

const TEXTS = ["title", "slug", "description", "content", "coverAlt"] as const;
const PLAIN = ["cover", "tags", "featured", "enableComments"] as const;

export function postInput(post: Body, withVersion = false): Body {
  const input: Body = {};
  for (const name of TEXTS) {
    if (post[name] !== undefined) input[name] = byLocale(post[name]);
  }
  for (const name of PLAIN) {
    if (post[name] !== undefined) input[name] = post[name];
  }
  const metadata = isObject(post.metadata) ? post.metadata : {};
  if (metadata.title !== undefined) input.metaTitle = byLocale(metadata.title);
  if (metadata.description !== undefined) input.metaDescription = byLocale(metadata.description);
  if (post.author !== undefined) input.authorId = idOf(post.author);
  if (Array.isArray(post.categories)) input.categoryIds = post.categories.map(idOf);
  if (isObject(post.publish)) input.publications = publications(post.publish);
  if (withVersion && post.version !== undefined) input.version = post.version;
  return input;
}

/** `{en: {status: "published"}}`, or `{en: "published"}`. */
function publications(publish: Body): Body[] {
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
