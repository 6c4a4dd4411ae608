/** The currencies whose smallest unit is a thousandth, for conditions of the database. */
export const THOUSANDTHS = ["BHD", "JOD", "KWD", "LYD", "OMR", "TND"];

const known = new Map<string, number>();

/** How many digits the smallest unit of a currency has: 2 of EUR, 0 of JPY, 3 of KWD. */
export function minorDigits(currency: string): number {
  const digits = known.get(currency) ?? digitsOf(currency);
  known.set(currency, digits);
  return digits;
}

const digitsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
    .maximumFractionDigits ?? 0;

/** An amount of minor units as an exact decimal: 4000 of EUR is "40.00". */
export function decimalAmount(amount: number, currency: string): string {
  const digits = minorDigits(currency);
  const units = String(Math.abs(amount)).padStart(digits + 1, "0");
  const point = units.length - digits;
  const text = digits ? `${units.slice(0, point)}.${units.slice(point)}` : units;
  return amount < 0 ? `-${text}` : text;
}
