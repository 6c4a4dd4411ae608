import type { EntityMetadata, EntityProperty } from "@mikro-orm/core";
import { localizedFields } from "../../model.ts";
import { columnOf, isToOne, propertyOf, typeOf } from "./column.ts";
import { NotCompilable } from "../descriptions/plan.ts";
import { literal } from "./sql.ts";

/** A value of the row above, known when the statement runs. */
export class ParentValue {
  constructor(
    readonly sql: string,
    readonly type: string,
    /** The alias of the row and the property, for what that row has settled already. */
    readonly row: string,
    readonly property: string,
  ) {}

  /** A relation is used like the key it holds. */
  get id(): this {
    return this;
  }

  [Symbol.toPrimitive](): never {
    throw new NotCompilable(`${this.property} is known only when the statement runs`);
  }
}

/**
 * A row of which only the columns' names are known. A description made of it names columns where
 * one made of a loaded row holds values; whatever else it does with them cannot be planned.
 */
export const parentRow = (entity: EntityMetadata, alias: string): object =>
  new Proxy(Object.create(null) as object, {
    get(_, name) {
      const property = typeof name === "string" ? propertyOf(entity, name) : undefined;
      if (!property) throw new NotCompilable(`${entity.className}.${String(name)} is no column`);
      const column = `${alias}.${columnOf(property)}`;
      if (localizedFields.get(entity.class)?.has(property.name))
        return byLocale(column, alias, property);
      if (property.kind !== "scalar" && !isToOne(property)) {
        throw new NotCompilable(`${entity.className}.${property.name} is no column`);
      }
      return new ParentValue(column, typeOf(property), alias, property.name);
    },
  });

const byLocale = (column: string, alias: string, { name }: EntityProperty): object =>
  new Proxy(Object.create(null) as object, {
    get: (_, locale) =>
      new ParentValue(`(${column} ->> ${literal(String(locale))})`, "text", alias, name),
  });
