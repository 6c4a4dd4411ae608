import { type EntityManager, UniqueConstraintViolationException } from "@mikro-orm/core";
import { LOCALES } from "../foundation/locale.ts";
import type { RichText } from "../foundation/rich-text.ts";
import {
  BUILT_IN_PAGES,
  type BuiltInPage,
  type BuiltInText,
  FIRST_VERSION_AT,
} from "./built-in-pages.ts";
import { Page } from "./page.ts";

/**
 * Creates the pages that the site itself links to, where they do not exist. Writes nothing later,
 * so that a server also starts with a full disk.
 */
export async function ensurePages(em: EntityManager): Promise<void> {
  const ids = BUILT_IN_PAGES.map(({ id }) => id);
  const known = await em.find(Page, { id: { $in: ids } }, { fields: ["id"] });
  const missing = BUILT_IN_PAGES.filter(({ id }) => !known.some((page) => page.id === id));
  if (!missing.length) return;
  try {
    await em.persist(missing.map(builtIn)).flush();
  } catch (error) {
    // another process was faster
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
  }
}

function builtIn({ texts, slug, ...values }: BuiltInPage): Page {
  const page = Object.assign(new Page(), values, { createdAt: FIRST_VERSION_AT });
  for (const locale of LOCALES) {
    const text = texts[locale];
    page.title[locale] = text.title;
    page.description[locale] = text.description;
    page.slug[locale] = slug;
    page.write(locale, documentOf(text));
    page.publish(locale, FIRST_VERSION_AT);
  }
  page.isBuiltIn = true;
  return page;
}

const textOf = (text: string): RichText[] => [{ type: "text", text }];
const paragraph = (text: string): RichText => ({ type: "paragraph", content: textOf(text) });
const heading = (level: number, text: string): RichText => ({
  type: "heading",
  attrs: { level },
  content: textOf(text),
});

const documentOf = ({ introduction = [], sections }: BuiltInText): RichText => ({
  type: "doc",
  content: [
    ...introduction.map(paragraph),
    ...sections.flatMap(({ heading: title, paragraphs, rules = [] }) => [
      heading(2, title),
      ...paragraphs.map(paragraph),
      ...rules.flatMap(([rule, explanation]) => [heading(3, rule), paragraph(explanation)]),
    ]),
  ],
});
