import type { EntityManager } from "@mikro-orm/core";
import { generateNKeysBetween } from "fractional-indexing";
import type { StoredEntity } from "../foundation/entity.ts";
import { text } from "../foundation/model.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";

/** A row that has a place among others. */
interface Ranked extends StoredEntity {
  rank: string;
}

/** The column of a place: the same order by bytes in code and in the database, whatever its language. */
export const rankColumn = () =>
  text({ collation: "C", description: "Its place; compared by bytes, lowest first." });

/** Where something is put: after the row with this id; null is the first place, undefined the last. */
export type Place = string | null | undefined;

/**
 * Ranks for this many rows at a place among the rows of a filter, which must be locked. Deleted rows count, too:
 * when they are restored they have a place of their own. What the place refers to may have gone: then it is the last.
 */
export async function ranksAt(
  entity: EntityClass<Ranked>,
  among: object,
  place: Place,
  count: number,
  em: EntityManager,
): Promise<string[]> {
  const read = em.fork({ keepTransactionContext: true });
  const rankOf = async (where: object, order: "asc" | "desc" = "asc") => {
    const wanted = { ...among, ...where };
    const options = { fields: ["rank"] as never, orderBy: { rank: order } as never };
    const found = await read.findOne(entity, wanted as never, options);
    return (found as Ranked | null)?.rank ?? null;
  };
  const before =
    (place ? await rankOf({ id: place }) : null) ??
    (place === null ? null : await rankOf({}, "desc"));
  const after = await rankOf(before === null ? {} : { rank: { $gt: before } });
  return generateNKeysBetween(before, after, count);
}

/** Ranks for the first rows of something new. */
export const firstRanks = (count: number): string[] => generateNKeysBetween(null, null, count);
