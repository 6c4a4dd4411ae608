import { isDeepStrictEqual } from "node:util";
import type { EntityMetadata } from "@mikro-orm/core";
import { dependsOnRow } from "../../policies.ts";
import { propertyOf } from "../sql/column.ts";
import type { EntityClass, Where } from "./read-query.ts";

/** A table of totals, maintained by triggers: how many rows there are per value of its columns. */
export interface KeptTotals {
  entity: EntityClass;
  /** The property with the number of rows. */
  total: string;
  /** The filter of the rows that it counts; without it all rows. */
  of?: Where;
  /** Its key, if it has one row for each value of a property: rankings are read from it. */
  by?: string;
  /** If it counts per day (UTC): the property with the day, and the one whose days they are. */
  day?: { property: string; of: string };
}

const totals = new Map<EntityClass, KeptTotals[]>();

/** Declares totals of an entity: counts that they cover are read from them. */
export function keepTotals(entity: EntityClass, declared: KeptTotals): void {
  totals.set(entity, [...(totals.get(entity) ?? []), declared]);
}

/** Totals that count every row, also those without an author or a day. */
const isPlain = ({ by, day }: KeptTotals): boolean => !by && !day;

/** The totals that cover a filter, and what is to be asked of them. */
export function totalsFor(
  entity: EntityClass,
  filter: Where,
  metadataOf: (entity: EntityClass) => EntityMetadata,
  isSuitable: (declared: KeptTotals) => boolean = isPlain,
): { declared: KeptTotals; where: Where } | undefined {
  for (const declared of (totals.get(entity) ?? []).filter(isSuitable)) {
    const where = remainingFilter(declared, metadataOf(declared.entity), filter);
    if (where) return { declared, where };
  }
  return undefined;
}

function remainingFilter(
  { of = {} }: KeptTotals,
  metadata: EntityMetadata,
  filter: Where,
): Where | undefined {
  const conditions: Where[] = [];
  const met = new Set<string>();
  const isCovered = (part: Where): boolean =>
    Object.entries(part).every(([name, wanted]) => {
      if (name === "$and") return (wanted as Where[]).every(isCovered);
      if (name in of && isDeepStrictEqual(of[name], wanted)) return met.add(name);
      if (!propertyOf(metadata, name) || dependsOnRow(wanted)) return false;
      return conditions.push({ [name]: wanted });
    });
  const isWhole = isCovered(filter) && Object.keys(of).every((name) => met.has(name));
  return isWhole ? { $and: conditions } : undefined;
}
