import type { IntlShape } from "react-intl";

/** A country by its code, in the reader's language; one that is already a name stays. */
export function countryName(intl: IntlShape, country: string) {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return intl.formatDisplayName(country, { type: "region" }) ?? country;
}

export function languageName(intl: IntlShape, language: string) {
  if (!/^[a-z]{2,3}$/.test(language)) return language;
  // Written Norwegian, as everybody calls it.
  const code = language === "nb" || language === "nn" ? "no" : language;
  return intl.formatDisplayName(code, { type: "language" }) ?? code;
}
