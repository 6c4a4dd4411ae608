import type { EntityManager } from "@mikro-orm/core";
import { statementRunner } from "./run-statement.ts";

/**
 * Which of these exist, such as `posts where views > $1`, by their places, in one statement. For timers, which mostly
 * find nothing.
 */
export async function whichExist(
  em: EntityManager,
  rows: readonly string[],
  values: readonly unknown[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const places = rows.map((each, place) => `select '${place}' where exists (select from ${each})`);
  const [found] =
    (await statementRunner(em)(
      `select string_agg(place, ' ') from (${places.join(" union all ")}) as existing(place)`,
      values,
    )) ?? [];
  return found ? found.split(" ").map(Number) : [];
}
