import { LOCALES, type Locale } from "../../../../i18n/locale.ts";

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
