import { type EntityMetadata, ReferenceKind, Utils } from "@mikro-orm/core";
import type { IndexTable, ReadQuery, Where } from "../descriptions/read-query.ts";
import { columnOf, propertyOf } from "./column.ts";
import { integer } from "./sql.ts";
import type { Row, Statement } from "./statement.ts";

/** Up to this many rows that match a filter are sorted. */
const MAX_SORTED = 1_000;

const LIST_OPERATORS = ["$words", "$contains", "$overlap", "$some", "$within"];
const TO_MANY: readonly unknown[] = [ReferenceKind.ONE_TO_MANY, ReferenceKind.MANY_TO_MANY];

/** Whether a filter asks what no index has in the order of a list: words, lists or other tables. */
const isSelective = (filter: unknown, entity: EntityMetadata | undefined): boolean =>
  Array.isArray(filter)
    ? filter.some((part) => isSelective(part, entity))
    : Utils.isPlainObject(filter) &&
      Object.entries(filter as Where).some(([name, wanted]) => {
        const property = entity && propertyOf(entity, name);
        if (LIST_OPERATORS.includes(name) || TO_MANY.includes(property?.kind)) return true;
        return isSelective(wanted, property ? property.targetMeta : entity);
      });

/** Rows that are looked up by a filter, before it is known how many there are. */
export interface Lookup {
  row: Row;
  wanted: string;
  /** What a row that is found has in common with the listed one */
  found: string;
  listed: string;
}

/** How the rows of a list are looked up; undefined if the index of its order knows its filter. */
export function lookupOf(
  statement: Statement,
  listed: Row,
  where: Where,
  above?: Row,
): Lookup | undefined {
  if (!isSelective(where, listed.entity)) return undefined;
  const place = `${listed.alias}.ctid`;
  const wanted = statement.allowed(listed, where, above, true);
  return { row: listed, wanted, found: place, listed: place };
}

/** The same where the order is that of another table, and the whole filter is about the listed rows. */
export function lookupThrough(
  statement: Statement,
  listed: Row,
  { entity, where }: ReadQuery,
  { of }: IndexTable,
): Lookup | undefined {
  const { [of]: filter, ...others } = where;
  const to = propertyOf(listed.entity, of);
  if (!to || Object.keys(others).length > 0 || !isSelective(filter, to.targetMeta))
    return undefined;
  const row = statement.row(entity);
  return {
    row,
    wanted: statement.allowed(row, filter as Where, undefined, true),
    found: `${row.alias}."id"`,
    listed: `${listed.alias}.${columnOf(to)}`,
  };
}

/** The rows of a list: few rows are looked up and sorted; many are met along the index of the order before long. */
export function fewOrMany(
  statement: Statement,
  { row, wanted, found, listed }: Lookup,
  rows: (isMany: string, isFew: string) => [many: string, few: string],
): string {
  const matching = `select ${found} as "place" from ${statement.from(row)} where ${wanted} limit ${integer(MAX_SORTED + 1)}`;
  const isMany = `(select count(*) from "found") > ${integer(MAX_SORTED)}`;
  const isFew = `${listed} = any(array(select "place" from "found" where not ${isMany}))`;
  const [many, few] = rows(isMany, isFew);
  return `with "found" as materialized (${matching}) (${many}) union all (${few})`;
}
