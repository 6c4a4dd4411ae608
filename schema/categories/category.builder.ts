import type { EntityManager } from "@mikro-orm/core";
import { LOCALES } from "../foundation/locale.ts";
import { slugify } from "../foundation/slug.ts";
import { Category } from "./category.ts";

let made = 0;

/** Creates a blog category, by default with an English name. */
export async function aCategory(
  em: EntityManager,
  values: Partial<Category> = {},
): Promise<Category> {
  made += 1;
  const category = Object.assign(new Category(), { name: { en: `Category ${made}` } }, values);
  for (const locale of LOCALES) {
    const name = category.name[locale];
    if (name) category.slug[locale] ??= slugify(name);
  }
  em.persist(category);
  await em.flush();
  return category;
}
