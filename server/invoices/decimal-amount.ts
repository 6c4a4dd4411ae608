/** An exact decimal of an integer: 1234 with 2 digits is "12.34". */
export function decimalAmount(units: bigint, digits: number): `${number}` {
  const text = String(units < 0n ? -units : units).padStart(digits + 1, "0");
  const point = text.length - digits;
  const decimal = digits ? `${text.slice(0, point)}.${text.slice(point)}` : text;
  return `${units < 0n ? "-" : ""}${decimal}` as `${number}`;
}

/** `unitPrice` times a decimal, in minor units, rounded half away from zero. */
export function timesQuantity(unitPrice: bigint, quantity: string): bigint {
  const [whole = "0", places = ""] = quantity.split(".");
  const divisor = 10n ** BigInt(places.length);
  const product = unitPrice * BigInt(whole + places);
  const rounded = ((product < 0n ? -product : product) * 2n + divisor) / (divisor * 2n);
  return product < 0n ? -rounded : rounded;
}
