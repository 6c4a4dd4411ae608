import { type Locale, localePath } from "../i18n/locale.ts";

/**
 * A link to a path in another language that also stores that choice; otherwise the cookie would
 * redirect back.
 */
export function languageHref(locale: Locale, path: string) {
  return `/locale/${locale}?to=${encodeURIComponent(localePath(locale, path))}`;
}
