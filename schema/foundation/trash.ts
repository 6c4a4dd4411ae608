import type { EntityManager } from "@mikro-orm/core";
import { type BulkChange, changeAll } from "./bulk.ts";
import type { Context } from "./context.ts";
import type { Deletion } from "./deletion.ts";
import type { DeletableEntity } from "./entity.ts";
import { allOf, deletedOf } from "./reading/plain.ts";
import type { EntityClass } from "./reading/read.ts";

/** How long what is deleted can be restored. */
export const KEPT_MS = 30 * 24 * 60 * 60_000;
const MOST_AT_ONCE = 200;

interface TrashOptions {
  /** The message where an id belongs to none of them. */
  notFound: string;
  /** The message where another one has a unique key by now. */
  taken: string;
  /** How they are loaded, for example without their texts. */
  load?: object;
}

const trashes: Trash<DeletableEntity>[] = [];

/** Deletes, restores and deletes permanently what viewers can see; answers for each id. */
export class Trash<T extends DeletableEntity> {
  constructor(
    private readonly entity: EntityClass<T>,
    private readonly options: TrashOptions,
  ) {
    trashes.push(this as never);
  }

  async delete(ids: readonly string[], context: Context): Promise<Deletion> {
    const { changed, failed } = await this.change(ids, context, allOf, (one) =>
      one.delete(context.now()),
    );
    return { deleted: changed, failed };
  }

  restore(ids: readonly string[], context: Context): Promise<BulkChange> {
    return this.change(ids, context, deletedOf, (one) => one.restore());
  }

  /** Only what is in the trash. */
  async purge(ids: readonly string[], context: Context): Promise<Deletion> {
    const { changed, failed } = await this.change(
      ids,
      context,
      deletedOf,
      (one) => void context.em.remove(one),
    );
    return { deleted: changed, failed };
  }

  /** Removes what was deleted 30 days ago. */
  async purgeOld(em: EntityManager, now: Date): Promise<number> {
    const { entity } = this;
    const before = new Date(now.getTime() - KEPT_MS);
    const old = (await em.find(
      entity as EntityClass<DeletableEntity>,
      { deletedAt: { $lte: before } },
      { fields: ["id"], orderBy: { deletedAt: "asc" }, limit: MOST_AT_ONCE },
    )) as { id: string }[];
    const ids = old.map(({ id }) => id);
    return em.nativeDelete(entity as EntityClass<DeletableEntity>, { id: { $in: ids } });
  }

  private change(
    ids: readonly string[],
    context: Context,
    load: typeof allOf,
    change: (one: T) => void,
  ): Promise<BulkChange> {
    const { notFound, taken, load: how } = this.options;
    return changeAll<T>(ids, context, {
      find: (some) => load(this.entity, { id: { $in: some } }, context, how),
      change,
      notFound,
      taken,
    });
  }
}

/** Empties all trashes of what was deleted 30 days ago; answers how many rows that were. */
export async function purgeTrash(em: EntityManager, now: Date): Promise<number> {
  let count = 0;
  for (const trash of trashes) count += await trash.purgeOld(em, now);
  return count;
}
