import { registerEnumType } from "type-graphql";

/**
 * Declares an enum of the graph. Its values are stored, and passed to resolvers, as their names in
 * lower case: `enumType("Role", ["ADMIN", …])` is `{ ADMIN: "admin", … }`.
 */
export function enumType<const Name extends string>(
  name: string,
  names: readonly Name[],
  description?: string,
): { readonly [N in Name]: Lowercase<N> } {
  const values = Object.fromEntries(names.map((one) => [one, one.toLowerCase()]));
  registerEnumType(values, { name, description });
  return values as { readonly [N in Name]: Lowercase<N> };
}

/** The union type of an enum's values: `type Role = EnumOf<typeof Role>`. */
export type EnumOf<T> = T[keyof T];

/** A filter per value of an enum: `{ active: { status: "active" }, … }`, for `countBy`. */
export const filterPerValue = (
  values: Readonly<Record<string, string>>,
  field: string,
): Record<string, Record<string, string>> =>
  Object.fromEntries(Object.values(values).map((value) => [value, { [field]: value }]));
