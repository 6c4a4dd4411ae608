const WHOLE = 10_000n;

/**
 * The tax that a price contains, in minor units, rounded half up.
 * @param rate in basis points
 */
export function includedTax(price: number, rate: number): number {
  const [gross, points] = [BigInt(price), BigInt(rate)];
  const divisor = WHOLE + points;
  return Number((2n * gross * points + divisor) / (2n * divisor));
}
