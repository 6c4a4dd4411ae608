import { type EntityMetadata, type EntityProperty, ReferenceKind } from "@mikro-orm/core";
import { enumsByProperty } from "../../model.ts";
import { quoted } from "./sql.ts";

/** What is the same for a property each time: found out once. */
const memoize = <T>(find: (property: EntityProperty) => T) => {
  const known = new WeakMap<EntityProperty, T>();
  return (property: EntityProperty): T => {
    let found = known.get(property);
    if (found === undefined) known.set(property, (found = find(property)));
    return found;
  };
};

/** The column of a property; a relation's is the key it holds. */
export const columnOf = memoize((property) =>
  quoted((property.joinColumns ?? property.fieldNames)?.[0] ?? property.name),
);

export const isToOne = ({ kind }: EntityProperty): boolean =>
  kind === ReferenceKind.MANY_TO_ONE || kind === ReferenceKind.ONE_TO_ONE;

export const propertyOf = (entity: EntityMetadata, name: string): EntityProperty | undefined =>
  entity.properties[name as never] as EntityProperty | undefined;

/** The type that values are cast to: without a precision, which would round them; a relation is its key. */
export const typeOf = memoize((property) => {
  const key = isToOne(property) ? property.targetMeta?.getPrimaryProp() : property;
  return (key?.columnTypes?.[0] ?? "text").replace(/\([\d,]+\)/, "");
});

/**
 * The words a column can hold. They stand in the statement's text, so that plans may use partial
 * indexes and know how common a word is.
 */
export const wordsOf = (entity: EntityMetadata, property: EntityProperty): readonly unknown[] => {
  const set = enumsByProperty.get(entity.class)?.get(property.name);
  return set ? Object.values(set()) : ((property.items as unknown[] | undefined) ?? []);
};

const NUMBERS = ["int", "smallint", "bigint", "numeric", "real", "double precision"];

/** What is summed must be a number. */
export function requireNumber({ className }: EntityMetadata, property: EntityProperty): void {
  if (NUMBERS.includes(typeOf(property))) return;
  throw new Error(`${className}.${property.name} is no number`);
}
