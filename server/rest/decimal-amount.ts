import { minorDigits } from "../../schema/pricing/currency-digits.ts";

interface Money {
  amount: number;
  currency: string;
}

/** An amount in minor units as the number that people write. */
export const decimalOf = ({ amount, currency }: Money): number =>
  amount / 10 ** minorDigits(currency);

export const decimalOrNull = (money: Money | null): number | null => money && decimalOf(money);
