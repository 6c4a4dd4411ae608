/**
 * Divides an amount by weights into whole parts that add up to it: what is left after rounding down goes to the parts
 * that lost most, the first of equal ones.
 */
export function largestRemainder(total: bigint, weights: readonly bigint[]): bigint[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (!whole) return weights.map(() => 0n);
  const parts = weights.map((weight) => (total * weight) / whole);
  let left = total - parts.reduce((sum, part) => sum + part, 0n);
  const byLoss = weights
    .map((weight, n) => ({ n, loss: (total * weight) % whole }))
    .toSorted((one, other) =>
      one.loss === other.loss ? one.n - other.n : one.loss < other.loss ? 1 : -1,
    );
  for (const { n } of byLoss) {
    if (!left) break;
    parts[n] = (parts[n] ?? 0n) + 1n;
    left -= 1n;
  }
  return parts;
}

/** The quotient of whole numbers that are not negative, half rounded up. */
export const roundedQuotient = (dividend: bigint, divisor: bigint): bigint =>
  (2n * dividend + divisor) / (2n * divisor);
