import type { Locale } from "./locale.ts";

/** For lang, hreflang and Intl; URLs and files say "no". */
export const BCP47: Record<Locale, string> = { en: "en", fr: "fr", no: "nb" };

/** For dates and numbers: English dates are "18 November 2026". */
export const FORMAT_LOCALE: Record<Locale, string> = { ...BCP47, en: "en-GB" };

/** An unprefixed path, "/blog", in a locale: "/fr/blog". */
export function localePath(locale: Locale, path: string): string {
  if (locale === "en") return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}
