import type { EntityManager } from "@mikro-orm/core";
import { type BulkResult, changeAll } from "./bulk.ts";
import type { Context } from "./context.ts";
import type { DeletableEntity } from "./entity.ts";
import { deletedOf } from "./reading/orm/orm-reads.ts";
import type { EntityClass } from "./reading/descriptions/read-query.ts";
import { DAY } from "./durations.ts";

/** How long deleted rows can be restored. */
export const TRASH_RETENTION_MS = 30 * DAY;
const PURGE_BATCH_SIZE = 200;

const trashes: Trash<DeletableEntity>[] = [];

/**
 * Restores or permanently deletes what `context.delete` and `context.deleteMany` moved to the
 * trash, as far as the viewer could see it; one result per id.
 */
export class Trash<T extends DeletableEntity> {
  constructor(
    private readonly entity: EntityClass<T>,
    /** Loading options, for example which columns to leave out. */
    private readonly load: object = {},
  ) {
    trashes.push(this as never);
  }

  /** Unregisters the trash, because its class is no longer part of the product. */
  forget(): void {
    trashes.splice(trashes.indexOf(this as never), 1);
  }

  restore(ids: readonly string[], context: Context): Promise<BulkResult> {
    return this.change(ids, context, (one) => one.restore());
  }

  /**
   * Only rows that are in the trash.
   * @param refuse may throw a problem for a row, which then stays
   */
  purge(
    ids: readonly string[],
    context: Context,
    refuse?: (one: T, context: Context) => Promise<void>,
  ): Promise<BulkResult> {
    return this.change(ids, context, async (one) => {
      await refuse?.(one, context);
      context.em.remove(one);
    });
  }

  /** Permanently deletes rows that were deleted 30 days ago. */
  async purgeOld(em: EntityManager, now: Date): Promise<number> {
    const { entity } = this;
    const before = new Date(now.getTime() - TRASH_RETENTION_MS);
    const old = (await em.find(
      entity as EntityClass<DeletableEntity>,
      { deletedAt: { $lte: before } },
      { fields: ["id"], orderBy: { deletedAt: "asc" }, limit: PURGE_BATCH_SIZE },
    )) as { id: string }[];
    const ids = old.map(({ id }) => id);
    return em.nativeDelete(entity as EntityClass<DeletableEntity>, { id: { $in: ids } });
  }

  private change(
    ids: readonly string[],
    context: Context,
    change: (one: T) => unknown,
  ): Promise<BulkResult> {
    const find = (some: readonly string[]) =>
      deletedOf(this.entity, { id: { $in: some } }, context, this.load);
    return changeAll(this.entity, ids, context, { find, change });
  }
}

/** Purges all trashes of rows deleted 30 days ago; returns the number of rows. */
export async function purgeTrash(em: EntityManager, now: Date): Promise<number> {
  let count = 0;
  for (const trash of trashes) count += await trash.purgeOld(em, now);
  return count;
}
