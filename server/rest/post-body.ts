import { type Body, idOf, idsOf } from "./body.ts";
import { documentInput } from "./published-document.ts";

const PLAIN = ["tags", "featured", "enableComments"] as const;

/** Converts a post sent by a caller to an input of the graph. */
export function postInput(post: Body, withVersion = false): Body {
  const input = documentInput(post, PLAIN, withVersion);
  if (post.author !== undefined) input.authorId = idOf(post.author);
  if (post.categories !== undefined) input.categoryIds = idsOf(post.categories, "categories");
  return input;
}
