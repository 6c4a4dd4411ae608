import type { EntityMetadata } from "@mikro-orm/core";
import { propertyOf } from "./reading/sql/column.ts";
import type { EntityClass } from "./reading/descriptions/read-query.ts";

const orders = new Map<Function, Record<string, string>[]>();

/**
 * The properties that callers may order a list by, as values of a GraphQL enum. A misspelled
 * property does not compile, and the graph does not start.
 */
export function orderOf<
  T extends object,
  const Fields extends Readonly<Record<string, keyof T & string>>,
>(entity: EntityClass<T>, fields: Fields): Fields {
  orders.set(entity, [...(orders.get(entity) ?? []), fields]);
  return fields;
}

/**
 * Invalid orders of a class. Keyset pagination continues after the values of the last row, so they
 * must not be null.
 */
export const wrongOrders = (entity: EntityMetadata): string[] =>
  (orders.get(entity.class) ?? []).flatMap((fields) =>
    Object.values(fields).flatMap((name) => {
      const property = propertyOf(entity, name);
      const order = `orderOf(${entity.className}, …)`;
      if (!property?.fieldNames) return [`${order} names ${name}, which is not a column`];
      if (!property.nullable) return [];
      return [`${order} names ${name}, which may be null: a page that ends there has no next one`];
    }),
  );
