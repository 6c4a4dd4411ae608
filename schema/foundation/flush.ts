import {
  Collection,
  type EntityManager,
  FlushMode,
  helper,
  LockMode,
  ReferenceKind,
} from "@mikro-orm/core";
import { retrySerializationFailures } from "./retry-serialization.ts";
import type { StoredEntity } from "./entity.ts";
import type { EntityClass } from "./reading/descriptions/read-query.ts";

export interface Guard {
  /** Rows that are locked before anything is written. */
  locking?: readonly StoredEntity[];
  /**
   * Runs under these locks in the same transaction; if it throws, the transaction is rolled back.
   */
  verify?: (em: EntityManager) => Promise<void>;
}

/**
 * Writes all changes of a unit of work in one transaction and retries after serialization failures.
 */
export async function flush(
  em: EntityManager,
  { locking = [], verify }: Guard = {},
): Promise<void> {
  touchRelated(em);
  const restore = remember(em);
  const write = () => (locking.length || verify ? lockAndFlush(em, locking, verify) : em.flush());
  await retrySerializationFailures(write, restore);
}

/**
 * Locks rows in the order of their ids, so that transactions that lock the same rows cannot
 * deadlock.
 */
async function lockAndFlush(
  em: EntityManager,
  locking: readonly StoredEntity[],
  verify: Guard["verify"],
): Promise<void> {
  await em.begin();
  try {
    for (const [entity, rows] of Map.groupBy(locking, ({ constructor }) => constructor)) {
      const id = { $in: rows.map((row) => row.id) };
      await em.find(
        entity as EntityClass<StoredEntity>,
        { id },
        {
          fields: ["id"],
          orderBy: { id: "asc" },
          lockMode: LockMode.PESSIMISTIC_WRITE,
          flushMode: FlushMode.COMMIT, // do not flush before `verify` has passed
        },
      );
    }
    await verify?.(em);
    await em.commit();
  } catch (error) {
    await em.rollback();
    throw error;
  }
}

/**
 * Related ids that are edited with the entity, such as a post's categories, count as part of it:
 * the row is also written if only they changed, so that its version rises and concurrent edits
 * conflict.
 */
function touchRelated(em: EntityManager): void {
  for (const entity of em.getUnitOfWork().getIdentityMap()) {
    const { __meta: meta, __originalEntityData: stored } = helper(entity);
    const row = entity as StoredEntity & Record<string, unknown>;
    const hasChanged = meta.relations.some(({ name, kind, owner }) => {
      const chosen = row[name];
      return (
        kind === ReferenceKind.MANY_TO_MANY &&
        owner &&
        chosen instanceof Collection &&
        chosen.isDirty()
      );
    });
    // always later than the stored time, also within the same millisecond
    if (stored && hasChanged && row.updatedAt)
      row.updatedAt = new Date(Math.max(Date.now(), row.updatedAt.getTime() + 1));
  }
}

/**
 * A failed flush clears MikroORM's change sets and leaves entities marked as stored although they
 * were rolled back. The returned function restores the pending changes; it returns false if that is
 * impossible.
 */
function remember(em: EntityManager): () => boolean {
  const unit = em.getUnitOfWork();
  const persisted = [...unit.getPersistStack()];
  const removed = [...unit.getRemoveStack()];
  const known = [...new Set([...unit.getIdentityMap(), ...persisted, ...removed])].map(stateOf);
  const related = known.flatMap(({ collections }) => collections);
  return () => {
    // a removal discards the relations, and a flushed collection its previous state: neither can be
    // restored
    if (!removed.every((entity) => helper(entity).__managed)) return false;
    if (!related.every((collection) => collection.isDirty())) return false;
    unit.clear();
    for (const { entity, stored, managed, values } of known) {
      Object.assign(entity, values);
      Object.assign(helper(entity), { __originalEntityData: stored, __managed: managed });
      unit.getIdentityMap().store(entity);
    }
    for (const entity of persisted) unit.persist(entity);
    for (const entity of removed) unit.remove(entity);
    return true;
  };
}

function stateOf(entity: object) {
  const { __originalEntityData: stored, __managed: managed, __meta: meta } = helper(entity);
  const row = entity as Record<string, unknown>;
  // a flush increments the version and writes unique values in two steps
  const written = [meta.versionProperty, ...meta.uniqueProps.map(({ name }) => name)];
  const values = Object.fromEntries(
    written.filter((name) => name !== undefined).map((name) => [name, row[name]]),
  );
  const collections = Object.values(row).filter(
    (value): value is Collection<object> => value instanceof Collection && value.isDirty(),
  );
  return { entity, stored, managed, values, collections };
}
