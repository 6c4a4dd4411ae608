import { type IntlShape, useIntl } from "react-intl";
import { BCP47, localePath } from "../../schema/foundation/locale-path.ts";
import type { Locale } from "../platform/rest.ts";

export { BCP47, localePath, type Locale };

export const LOCALES: readonly Locale[] = ["en", "fr", "no"];

/** Each language by its own name; never translated. */
export const LOCALE_NAMES: Record<Locale, string> = {
  en: "English",
  fr: "Français",
  no: "Norsk",
};

/** A language by its name in the reader's language: "French", "français", "fransk". */
export const languageName = (intl: IntlShape, locale: Locale): string =>
  intl.formatDisplayName(locale, { type: "language" }) ?? LOCALE_NAMES[locale];

/** The URL prefix decides: /fr and /no, none is English. */
export function localeOf(pathname: string): Locale {
  const first = pathname.split("/")[1];
  return first === "fr" || first === "no" ? first : "en";
}

/** The reverse: "/fr/blog" becomes "/blog". */
export function withoutLocale(pathname: string) {
  return pathname.replace(/^\/(en|fr|no)(?=\/|$)/, "") || "/";
}

/** Auth pages, the dashboard and the developer tools have one URL for all languages. */
export function isLocalized(pathname: string) {
  return !/^\/(auth|dashboard|share|graphql|api)(\/|$)/.test(pathname);
}

/**
 * The way from a page in a language to one without a prefix, which then is in it, too. Nobody chooses
 * a language here, so the direction stays.
 */
export function unlocalizedHref(locale: Locale, path: string) {
  if (locale === "en") return path;
  return `/locale/${locale}?direction=keep&to=${encodeURIComponent(path)}`;
}

/** From the lang attribute of <html>. */
export function localeByLang(lang: string): Locale {
  return LOCALES.find((locale) => BCP47[locale] === lang.slice(0, 2)) ?? "en";
}

/** A page has one language for its lifetime. */
export function useLocale(): Locale {
  return localeByLang(useIntl().locale);
}
