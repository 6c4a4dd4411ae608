import { readCookies } from "../../settings/settings-cookies.ts";
import { LOCALES, type Locale } from "./locale.ts";

const year = 365 * 24 * 60 * 60;

/** The language a visitor chose, or undefined when they never chose one. */
export function chosenLocale(request: Request): Locale | undefined {
  const value = readCookies(request.headers.get("cookie")).get("NEXT_LOCALE");
  return LOCALES.find((locale) => locale === value);
}

export function localeCookie(locale: Locale) {
  return `NEXT_LOCALE=${locale}; Path=/; Max-Age=${year}; SameSite=Lax`;
}
