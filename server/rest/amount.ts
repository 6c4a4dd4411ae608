import { minorDigits } from "../../schema/pricing/currency-digits.ts";

/** An amount in minor units as the number that people write, such as 12.5. */
export const amountIn = ({ amount, currency }: { amount: number; currency: string }): number =>
  amount / 10 ** minorDigits(currency);
