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
  /** What is locked before anything is written. */
  locking?: readonly StoredEntity[];
  /** Asked under these locks, in the same transaction: what it throws undoes it. */
  verify?: (em: EntityManager) => Promise<void>;
}

/**
 * Writes all changes of a unit of work in one transaction, despite collisions with other writers.
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

/** In the order of their ids: of those who lock what others lock, too, nobody waits in a circle. */
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
          flushMode: FlushMode.COMMIT, // nothing is written yet
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
 * What is chosen together with the values of a row, such as a post's categories, is part of it: the row
 * is written where only that has changed, so that its version rises and of two writers one is refused.
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
    // later than what is stored, also within the same millisecond
    if (stored && hasChanged && row.updatedAt)
      row.updatedAt = new Date(Math.max(Date.now(), row.updatedAt.getTime() + 1));
  }
}

/**
 * A flush that fails forgets what it was to write, and takes for stored what it wrote before it was
 * undone. What this returns brings the changes back; false if they cannot be brought back.
 */
function remember(em: EntityManager): () => boolean {
  const unit = em.getUnitOfWork();
  const persisted = [...unit.getPersistStack()];
  const removed = [...unit.getRemoveStack()];
  const known = [...new Set([...unit.getIdentityMap(), ...persisted, ...removed])].map(stateOf);
  const related = known.flatMap(({ collections }) => collections);
  return () => {
    // with what was removed its relations are forgotten, with what was related what it was before
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
  // a flush raises the version, and writes unique values in two steps
  const written = [meta.versionProperty, ...meta.uniqueProps.map(({ name }) => name)];
  const values = Object.fromEntries(
    written.filter((name) => name !== undefined).map((name) => [name, row[name]]),
  );
  const collections = Object.values(row).filter(
    (value): value is Collection<object> => value instanceof Collection && value.isDirty(),
  );
  return { entity, stored, managed, values, collections };
}
