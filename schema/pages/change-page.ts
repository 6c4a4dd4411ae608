import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { LOCALES } from "../foundation/locale.ts";
import { changeDocument } from "../publication/change-published.ts";
import { CreatePageInput } from "./page.input.ts";
import type { Page } from "./page.ts";

/** Applies an input to a page: texts, status per language, and its place in the footer. */
export async function changePage(
  page: Page,
  input: CreatePageInput,
  context: Context,
): Promise<void> {
  const { en: slug } = page.slug;
  const { inFooter, order } = await changeDocument(page, CreatePageInput, input, context);
  if (page.isBuiltIn && LOCALES.some((locale) => page.slug[locale] !== slug)) {
    throw new Invalid({ "slug.en": "Not valid" }, "The slug of a page that the site needs stays");
  }
  page.inFooter = inFooter ?? page.inFooter;
  page.order = order ?? page.order;
}
