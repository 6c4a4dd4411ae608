import { type Body, idOf, idsOf } from "./body.ts";
import { documentInput } from "./published-document.ts";

const PLAIN = ["tags", "featured", "enableComments"] as const;

/** A post as callers send it, in the words of the graph. */
export function postInput(post: Body, withVersion = false): Body {
  const input = documentInput(post, PLAIN, withVersion);
  if (post.author !== undefined) input.authorId = idOf(post.author);
  if (post.categories !== undefined) input.categoryIds = idsOf(post.categories, "categories");
  return input;
}
