import { displayCookie, readCookies } from "../platform/settings/settings-cookies.ts";
import { isLocalized, localeOf, LOCALES, type Locale } from "./locale.ts";

const year = 365 * 24 * 60 * 60;

/** The language a visitor chose, or undefined when they never chose one. */
export function chosenLocale(cookieHeader: string | null): Locale | undefined {
  const value = readCookies(cookieHeader).get("NEXT_LOCALE");
  return LOCALES.find((locale) => locale === value);
}

/** The language of a page: from its URL, or as the visitor has chosen. */
export function shownLocale(request: Request): Locale {
  const { pathname } = new URL(request.url);
  return isLocalized(pathname)
    ? localeOf(pathname)
    : (chosenLocale(request.headers.get("cookie")) ?? "en");
}

export function localeCookie(locale: Locale, site: { protocol: string }) {
  return displayCookie("NEXT_LOCALE", locale, year, site);
}
