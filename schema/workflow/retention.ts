import type { EntityManager } from "@mikro-orm/core";
import type { Timer } from "../domain.ts";
import { HOUR } from "../foundation/durations.ts";
import type { StoredEntity } from "../foundation/entity.ts";
import type { EntityClass, WhereOf } from "../foundation/reading/descriptions/read-query.ts";
import type { Services } from "../foundation/services.ts";

/** Deletes rows whose time has passed, with what belongs to them; returns how many. */
export type DeleteOld = (
  em: EntityManager,
  services: Pick<Services, "clock" | "tablesWritten">,
) => Promise<number>;

/** How rows are deleted when their time has passed: `due` says which, given the time. */
export const deletesOld =
  <T extends StoredEntity>(entity: EntityClass<T>, due: (now: Date) => WhereOf<T>): DeleteOld =>
  async (em, { clock, tablesWritten }) => {
    const deleted = await em.nativeDelete(entity as EntityClass, due(clock.now()));
    if (deleted) tablesWritten([em.getMetadata().get(entity).tableName]);
    return deleted;
  };

const timed = new Set<DeleteOld>();

/** Whether old rows are deleted by a timer. */
export const isTimed = (deleteOld: DeleteOld): boolean => timed.has(deleteOld);

/** The timer that deletes old rows. */
export function hourly(deleteOld: DeleteOld): Timer {
  timed.add(deleteOld);
  return { every: HOUR, run: ({ em, services }) => deleteOld(em, services) };
}
