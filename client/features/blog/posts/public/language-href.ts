import { type Locale, localePath } from "../../../../i18n/locale.ts";

/** Opens an unprefixed path in another language and keeps that choice, or its cookie would lead back. */
export function languageHref(locale: Locale, path: string) {
  return `/locale/${locale}?to=${encodeURIComponent(localePath(locale, path))}`;
}
