import type { z } from "zod";
import { type Body, Id, idOf, Ids, idsOf } from "./body.ts";
import { DOCUMENT_FIELDS, documentInput } from "./published-document.ts";

const PLAIN = ["tags", "featured", "enableComments"] as const;

/** The fields of a body that differ from those of the graph's input. */
export const POST_FIELDS: Record<string, z.ZodType | null> = {
  ...DOCUMENT_FIELDS,
  author: Id.optional(),
  authorId: null,
  categories: Ids.optional(),
  categoryIds: null,
};

/** Converts a post sent by a caller to an input of the graph. */
export function postInput(post: Body, withVersion = false): Body {
  const input = documentInput(post, PLAIN, withVersion);
  if (post.author !== undefined) input.authorId = idOf(post.author);
  if (post.categories !== undefined) input.categoryIds = idsOf(post.categories, "categories");
  return input;
}
