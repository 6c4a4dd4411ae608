/** An amount in minor units as the number that people write, such as 12.5. */
export function amountIn(money: { amount: number; currency: string }): number {
  const { amount, currency } = money;
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  return amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
}
