import { minorDigits } from "../../schema/pricing/currency-digits.ts";

/** Currencies of which Stripe counts whole units, though they have smaller ones. */
const WHOLE = ["MGA"];
/** Of which it counts hundredths, though there are none: only whole units can be paid. */
const HUNDREDTHS = ["ISK", "UGX"];

function stripeDigits(currency: string): number {
  if (WHOLE.includes(currency)) return 0;
  return HUNDREDTHS.includes(currency) ? 2 : minorDigits(currency);
}

/** An amount in the units of Stripe; undefined if it cannot be paid exactly. The only place that converts them. */
export function toStripe(amount: number, currency: string): number | undefined {
  const exponent = stripeDigits(currency) - minorDigits(currency);
  const units = exponent < 0 ? amount / 10 ** -exponent : amount * 10 ** exponent;
  // of thousandths, the last digit has to be 0
  const isExact = Number.isSafeInteger(units) && (stripeDigits(currency) < 3 || units % 10 === 0);
  return isExact ? units : undefined;
}

/** The same back: 10300 of EUR is 10300, which is 103.00. */
export function fromStripe(units: number, currency: string): number {
  const exponent = stripeDigits(currency) - minorDigits(currency);
  return exponent < 0 ? units * 10 ** -exponent : Math.round(units / 10 ** exponent);
}
