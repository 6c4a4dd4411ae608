import { registerEnumType } from "type-graphql";

/**
 * Declares an enum of the graph. Its values are stored, and passed to resolvers, as their names in
 * lower case: `enumType("Role", { ADMIN: "Everything.", … })` is `{ ADMIN: "admin", … }`. The text of a value
 * is its description, which tools show beside it.
 */
export function enumType<const Name extends string>(
  name: string,
  texts: Readonly<Record<Name, string>>,
  description?: string,
): { readonly [N in Name]: Lowercase<N> } {
  const names = Object.keys(texts) as Name[];
  const values = Object.fromEntries(names.map((one) => [one, one.toLowerCase()]));
  registerEnumType(values, { name, description, valuesConfig: valuesConfig(texts) });
  return values as { readonly [N in Name]: Lowercase<N> };
}

/** Descriptions of values as type-graphql takes them. */
export const valuesConfig = <Name extends string>(texts: Readonly<Record<Name, string>>) =>
  Object.fromEntries(
    Object.entries<string>(texts).map(([name, description]) => [name, { description }]),
  ) as Record<Name, { description: string }>;

/** The union type of an enum's values: `type Role = EnumOf<typeof Role>`. */
export type EnumOf<T> = T[keyof T];

/** A filter per value of an enum: `{ active: { status: "active" }, … }`, for `countBy`. */
export const filterPerValue = (
  values: Readonly<Record<string, string>>,
  field: string,
): Record<string, Record<string, string>> =>
  Object.fromEntries(Object.values(values).map((value) => [value, { [field]: value }]));
