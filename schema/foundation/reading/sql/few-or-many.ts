import { Utils } from "@mikro-orm/core";
import type { Where } from "../descriptions/read-query.ts";
import { integer } from "./sql.ts";
import type { Row, Statement } from "./statement.ts";

/** Up to this many rows that match a filter are sorted. */
const MAX_SORTED = 1_000;

const LIST_OPERATORS = ["$words", "$contains", "$overlap", "$some"];

/** Whether a filter asks what no index has in the order of a list: words, lists or other tables. */
export const isSelective = (filter: unknown): boolean =>
  Array.isArray(filter)
    ? filter.some(isSelective)
    : Utils.isPlainObject(filter) &&
      Object.entries(filter as Where).some(
        ([name, wanted]) => LIST_OPERATORS.includes(name) || isSelective(wanted),
      );

/**
 * The rows of a filter of which it isn't known how many it matches: few rows are looked up and
 * sorted; many are met along the index of the order before long.
 */
export function fewOrMany(
  statement: Statement,
  { alias, ...listed }: Row,
  wanted: string,
  rows: (isMany: string, isFew: string) => [many: string, few: string],
): string {
  const found = `select ${alias}.ctid as "place" from ${statement.from({ alias, ...listed })} where ${wanted} limit ${integer(MAX_SORTED + 1)}`;
  const isMany = `(select count(*) from "found") > ${integer(MAX_SORTED)}`;
  const isFew = `${alias}.ctid = any(array(select "place" from "found" where not ${isMany}))`;
  const [many, few] = rows(isMany, isFew);
  return `with "found" as materialized (${found}) (${many}) union all (${few})`;
}
