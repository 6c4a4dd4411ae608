import { LOCALES, type Locale } from "../../../../i18n/locale.ts";

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
