import type { Context } from "../foundation/context.ts";
import type { Locale } from "../foundation/locale.ts";
import { Publication } from "./publication.ts";

/** How many posts of a category are published in a language. */
export const countPublished = (
  context: Context,
  categoryId: string,
  locale: Locale,
): Promise<number> =>
  context.em.count(Publication, { locale, post: { categories: { id: categoryId } } });
