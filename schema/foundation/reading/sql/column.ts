import { type EntityMetadata, type EntityProperty, ReferenceKind } from "@mikro-orm/core";
import { enumsByProperty } from "../../model.ts";
import { quoted } from "./sql.ts";

/** Caches a value per property. */
const memoize = <T>(find: (property: EntityProperty) => T) => {
  const known = new WeakMap<EntityProperty, T>();
  return (property: EntityProperty): T => {
    let found = known.get(property);
    if (found === undefined) known.set(property, (found = find(property)));
    return found;
  };
};

/** The column of a property; for a relation its foreign key. */
export const columnOf = memoize((property) =>
  quoted((property.joinColumns ?? property.fieldNames)?.[0] ?? property.name),
);

export const isToOne = ({ kind }: EntityProperty): boolean =>
  kind === ReferenceKind.MANY_TO_ONE || kind === ReferenceKind.ONE_TO_ONE;

export const propertyOf = (entity: EntityMetadata, name: string): EntityProperty | undefined =>
  entity.properties[name as never] as EntityProperty | undefined;

/**
 * The SQL type that values are cast to: without precision, which would round them; for a relation
 * its key's.
 */
export const typeOf = memoize((property) => {
  const key = isToOne(property) ? property.targetMeta?.getPrimaryProp() : property;
  return (key?.columnTypes?.[0] ?? "text").replace(/\([\d,]+\)/, "");
});

/**
 * The values of an enum column. They are literals in the statement's text, so that the planner can
 * use partial indexes and value statistics.
 */
export const wordsOf = (entity: EntityMetadata, property: EntityProperty): readonly unknown[] => {
  const set = enumsByProperty.get(entity.class)?.get(property.name);
  return set ? Object.values(set()) : ((property.items as unknown[] | undefined) ?? []);
};

const NUMBERS = ["int", "smallint", "bigint", "numeric", "real", "double precision"];

/** Only numbers can be summed. */
export function requireNumber({ className }: EntityMetadata, property: EntityProperty): void {
  if (NUMBERS.includes(typeOf(property))) return;
  throw new Error(`${className}.${property.name} is not a number`);
}
