import { type Locale, localePath } from "../i18n/locale.ts";

/** The public path of a post in a language. */
export const publicPostPath = (locale: Locale, slug: string): string =>
  localePath(locale, `/blog/${encodeURIComponent(slug)}`);
