import type { IntlShape } from "react-intl";
import type { Option } from "../../../../ui/option.ts";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
const pairs = letters.flatMap((first) => letters.map((second) => first + second));

/** Codes with a name that are not countries: unions, zones, test codes. */
const noCountries = new Set(["EU", "EZ", "UN", "QO", "XA", "XB", "ZZ"]);

/** Codes that are replaced by another one: Norwegian is "nb" and "nn", or both. */
const noLanguages = new Set(["ZX", "SH", "MO", "TL", "IW", "IN", "JI", "JW"]);

const byLabel = (intl: IntlShape) => (one: Option, other: Option) =>
  one.label.localeCompare(other.label, intl.locale);

const named = (intl: IntlShape, type: "region" | "language", code: string) =>
  intl.formatDisplayName(code, { type, fallback: "none" });

export const countryOption = (intl: IntlShape, code: string): Option => ({
  value: code,
  label: named(intl, "region", code) ?? code,
});

export const languageOption = (intl: IntlShape, code: string): Option => ({
  value: code,
  label: named(intl, "language", code) ?? code,
});

/** ISO 3166-1 alpha-2, in the reader's language and its order. */
export const countries = (intl: IntlShape): Option[] =>
  pairs
    .filter((code) => !noCountries.has(code) && named(intl, "region", code))
    .map((code) => countryOption(intl, code))
    .sort(byLabel(intl));

/** ISO 639-1, in the reader's language and its order. */
export const languages = (intl: IntlShape): Option[] =>
  pairs
    .filter((code) => !noLanguages.has(code) && named(intl, "language", code.toLowerCase()))
    .map((code) => languageOption(intl, code.toLowerCase()))
    .sort(byLabel(intl));

export const currencyOption = (intl: IntlShape, code: string): Option => ({
  value: code,
  label: `${code} · ${intl.formatDisplayName(code, { type: "currency" }) ?? code}`,
});

/** ISO 4217, by code. */
export const currencies = (intl: IntlShape): Option[] =>
  Intl.supportedValuesOf("currency").map((code) => currencyOption(intl, code));

/** IANA time zones. */
export const timeZones = (): Option[] =>
  Intl.supportedValuesOf("timeZone").map((zone) => ({
    value: zone,
    label: zone.replaceAll("_", " "),
  }));
