import { type Locale, LOCALES, localePath } from "../i18n/locale.ts";

/** Below which path of the site the pages of each published noun stand. */
export const SITE_PATHS = { posts: "/blog" } as const;

/** The page of something published, without its language's prefix. */
export const pagePath = (sitePath: string, slug: string): string =>
  `${sitePath}/${encodeURIComponent(slug)}`;

/** Where readers find it in a language. */
export const publishedPath = (sitePath: string, locale: Locale, slug: string): string =>
  localePath(locale, pagePath(sitePath, slug));

type ByLocale = Partial<Record<Locale, string>>;

/** The address of one thing in each language it has a slug in, unprefixed. */
export function alternates(slugs: ByLocale, pathOf: (slug: string) => string): ByLocale {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const slug = slugs[locale];
      return slug ? [[locale, pathOf(slug)]] : [];
    }),
  );
}
