import type { EntityManager } from "@mikro-orm/core";
import { Category } from "../categories/category.ts";
import { type Locale, LOCALES } from "../foundation/locale.ts";
import { slugify } from "../foundation/slug.ts";
import { MINUTE } from "../foundation/durations.ts";
import { PublicationStatus } from "../publication/publication-status.ts";
import { Solution } from "./solution.ts";

interface Values extends Partial<Pick<Solution, "title" | "description" | "tags" | "benefits">> {
  category?: { id: string };
  /** By default all languages it has a title in; the others are drafts. */
  published?: (keyof typeof Locale)[];
}

const FIRST = Date.UTC(2026, 0, 1);
let made = 0;

/** Creates a solution, by default published in English; later ones were published later. */
export async function aSolution(em: EntityManager, values: Values = {}): Promise<Solution> {
  made += 1;
  const { published, category, ...plain } = values;
  const solution = Object.assign(new Solution(), { title: { en: `Solution ${made}` } }, plain);
  if (category) solution.category = em.getReference(Category, category.id);
  for (const locale of LOCALES) {
    const title = solution.title[locale];
    if (!title) continue;
    solution.slug[locale] = slugify(title);
    if (published && !published.includes(locale))
      solution.unpublish(locale, PublicationStatus.DRAFT);
    else solution.publish(locale, new Date(FIRST + made * MINUTE));
  }
  em.persist(solution);
  await em.flush();
  return solution;
}
