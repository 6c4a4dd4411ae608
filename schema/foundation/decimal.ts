import { GraphQLError, GraphQLScalarType } from "graphql";

const DECIMAL = /^-?\d{1,30}(\.\d{1,30})?$/;

/** Whether PostgreSQL's `numeric` type accepts this text as an exact number. */
export const isDecimal = (value: string): boolean => DECIMAL.test(value);

function parsed(value: unknown): string {
  if (typeof value === "string" && isDecimal(value)) return value;
  throw new GraphQLError('Decimal must be a string of digits, such as "12.50"');
}

export const GraphQLDecimal = new GraphQLScalarType<string, string>({
  name: "Decimal",
  description: 'An exact decimal number, serialized as a string such as "12.50".',
  serialize: String,
  parseValue: parsed,
});

/**
 * The exact sum of decimals, with as many decimal places as the longest of them, as `sum(numeric)`
 * in PostgreSQL.
 */
export function sumOfDecimals(values: readonly string[]): string {
  const scale = Math.max(0, ...values.map((value) => placesOf(value).length));
  const units = values.reduce((sum, value) => {
    const [whole = ""] = value.split(".");
    return sum + BigInt(whole + placesOf(value).padEnd(scale, "0"));
  }, 0n);
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, "0");
  const point = digits.length - scale;
  const text = scale ? `${digits.slice(0, point)}.${digits.slice(point)}` : digits;
  return units < 0n ? `-${text}` : text;
}

const placesOf = (value: string): string => value.split(".")[1] ?? "";
