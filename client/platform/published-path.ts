import { type Locale, LOCALES, localePath } from "../i18n/locale.ts";

/** The parent path of the public pages of each published noun. */
export const SITE_PATHS = {
  posts: "/blog",
  solutions: "/solutions",
  jobs: "/careers",
  pages: "/page",
} as const;

/** The path of a public page, without the locale prefix. */
export const pagePath = (sitePath: string, slug: string): string =>
  `${sitePath}/${encodeURIComponent(slug)}`;

/** The path of a public page in a language. */
export const publishedPath = (sitePath: string, locale: Locale, slug: string): string =>
  localePath(locale, pagePath(sitePath, slug));

type ByLocale = Partial<Record<Locale, string>>;

/** The path of one object in each language it has a slug in, without the locale prefix. */
export function alternates(slugs: ByLocale, pathOf: (slug: string) => string): ByLocale {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const slug = slugs[locale];
      return slug ? [[locale, pathOf(slug)]] : [];
    }),
  );
}
