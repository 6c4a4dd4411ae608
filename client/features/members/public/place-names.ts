import type { IntlShape } from "react-intl";

/**
 * The name of a country, from its code, in the reader's language; text that is not a code is kept.
 */
export function countryName(intl: IntlShape, country: string) {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return intl.formatDisplayName(country, { type: "region" }) ?? country;
}

export function languageName(intl: IntlShape, language: string) {
  if (!/^[a-z]{2,3}$/.test(language)) return language;
  // Written Norwegian, by its common name.
  const code = language === "nb" || language === "nn" ? "no" : language;
  return intl.formatDisplayName(code, { type: "language" }) ?? code;
}

/** "Central European Time"; a zone that is not known is kept. */
export function timeZoneName(intl: IntlShape, timeZone: string) {
  try {
    const form = new Intl.DateTimeFormat(intl.locale, { timeZone, timeZoneName: "longGeneric" });
    return form.formatToParts().find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}
