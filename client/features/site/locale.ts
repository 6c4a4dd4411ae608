import { useLocation } from "react-router";
import type { Locale } from "../../rest.ts";

export type { Locale };

export const LOCALES: readonly Locale[] = ["en", "fr", "no"];

/** For lang, hreflang and Intl; URLs and files say "no". */
export const BCP47: Record<Locale, string> = { en: "en", fr: "fr", no: "nb" };

/** Each language by its own name; never translated. */
export const LOCALE_NAMES: Record<Locale, string> = {
  en: "English",
  fr: "Français",
  no: "Norsk",
};

/** The prefix decides: /fr and /no, none is English. */
export function localeOf(pathname: string): Locale {
  const first = pathname.split("/")[1];
  return first === "fr" || first === "no" ? first : "en";
}

/** An unprefixed path, "/blog", in a locale: "/fr/blog". */
export function localePath(locale: Locale, path: string) {
  if (locale === "en") return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/** The other way: "/fr/blog" is "/blog". */
export function withoutLocale(pathname: string) {
  return pathname.replace(/^\/(en|fr|no)(?=\/|$)/, "") || "/";
}

export function useLocale(): Locale {
  return localeOf(useLocation().pathname);
}
