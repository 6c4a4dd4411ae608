import type { EntityManager } from "@mikro-orm/core";
import { type Locale, LOCALES } from "../foundation/locale.ts";
import { slugify } from "../foundation/slug.ts";
import type { RichText } from "../foundation/rich-text.ts";
import { MINUTE } from "../foundation/durations.ts";
import { PublicationStatus } from "../publication/publication-status.ts";
import { Page } from "./page.ts";

interface Values extends Partial<
  Pick<Page, "title" | "description" | "inFooter" | "order" | "isBuiltIn">
> {
  slug?: string;
  content?: RichText;
  /** By default all languages it has a title in; the others are drafts. */
  published?: (keyof typeof Locale)[];
}

const FIRST = Date.UTC(2026, 0, 1);
let made = 0;

/** Creates a page, by default published in English; later ones were published later. */
export async function aPage(em: EntityManager, values: Values = {}): Promise<Page> {
  made += 1;
  const { slug, content, published, isBuiltIn = false, ...plain } = values;
  const page = Object.assign(new Page(), { title: { en: `Page ${made}` } }, plain);
  const at = new Date(FIRST + made * MINUTE);
  for (const locale of LOCALES) {
    const title = page.title[locale];
    page.slug[locale] = slug ?? slugify(page.title.en ?? title ?? `page-${made}`);
    if (!title) continue;
    if (content) page.write(locale, content);
    if (published && !published.includes(locale)) page.unpublish(locale, PublicationStatus.DRAFT);
    else page.publish(locale, at);
  }
  page.isBuiltIn = isBuiltIn;
  await em.persist(page).flush();
  return page;
}
