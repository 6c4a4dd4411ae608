import { parseMoney } from "../../../ui/money-format.ts";

const partsOf = (text: string): string[] =>
  text
    .split(/[;\n]|,\s+/)
    .map((part) => part.replace("%", "").trim())
    .filter(Boolean);

/** "25; 15; 11,11" as basis points; undefined if one is no percentage, or there is none. */
export function readRates(text: string, locale: string): number[] | undefined {
  const rates = partsOf(text).map((part) => parseMoney(part, locale, 2) ?? NaN);
  const isValid = rates.every((rate) => Number.isSafeInteger(rate) && rate >= 0 && rate <= 10_000);
  return isValid && rates.length > 0 && rates.length <= 10 ? [...new Set(rates)] : undefined;
}

/** "1; 14; 30" as days, each later than the other; undefined if they are not. */
export function readDays(text: string): number[] | undefined {
  const days = text
    .split(/[;,\s]+/)
    .filter(Boolean)
    .map(Number);
  const isValid = days.every(
    (day, place) => Number.isInteger(day) && day >= 1 && day <= 365 && day > (days[place - 1] ?? 0),
  );
  return isValid && days.length <= 6 ? days : undefined;
}
