import type { EntityMetadata, EntityProperty } from "@mikro-orm/core";
import { localizedFields } from "../../model.ts";
import { columnOf, isToOne, propertyOf, typeOf } from "./column.ts";
import { NotCompilable } from "../descriptions/plan.ts";
import { literal } from "./sql.ts";

/** A value of the parent row, known only when the statement runs. */
export class ParentValue {
  constructor(
    readonly sql: string,
    readonly type: string,
    /** The parent row's alias and the property, to find conditions that it already meets. */
    readonly row: string,
    readonly property: string,
  ) {}

  /** A relation is used like its foreign key. */
  get id(): this {
    return this;
  }

  [Symbol.toPrimitive](): never {
    throw new NotCompilable(`${this.property} is known only when the statement runs`);
  }
}

/**
 * A proxy for a row of which only the column names are known. A resolver that builds a read query
 * from it refers to columns instead of values; any other use of them cannot be compiled.
 */
export const parentRow = (entity: EntityMetadata, alias: string): object =>
  new Proxy(Object.create(null) as object, {
    get(_, name) {
      const property = typeof name === "string" ? propertyOf(entity, name) : undefined;
      if (!property) throw new NotCompilable(`${entity.className}.${String(name)} is not a column`);
      const column = `${alias}.${columnOf(property)}`;
      if (localizedFields.get(entity.class)?.has(property.name))
        return byLocale(column, alias, property);
      if (property.kind !== "scalar" && !isToOne(property)) {
        throw new NotCompilable(`${entity.className}.${property.name} is not a column`);
      }
      return new ParentValue(column, typeOf(property), alias, property.name);
    },
  });

const byLocale = (column: string, alias: string, { name }: EntityProperty): object =>
  new Proxy(Object.create(null) as object, {
    get: (_, locale) =>
      new ParentValue(`(${column} ->> ${literal(String(locale))})`, "text", alias, name),
  });
