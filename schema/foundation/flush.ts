import { Collection, type EntityManager, FlushMode, helper, LockMode } from "@mikro-orm/core";
import { despiteCollisions } from "./collisions.ts";
import type { StoredEntity } from "./entity.ts";
import type { EntityClass } from "./reading/read.ts";

/**
 * Writes all changes of a unit of work in one transaction, despite collisions with other writers.
 * @param locking what is locked before anything is written
 */
export async function flush(em: EntityManager, locking: readonly StoredEntity[]): Promise<void> {
  const restore = remember(em);
  await despiteCollisions(() => (locking.length ? lockAndFlush(em, locking) : em.flush()), restore);
}

/** In the order of their ids: of those who lock what others lock, too, nobody waits in a circle. */
async function lockAndFlush(em: EntityManager, locking: readonly StoredEntity[]): Promise<void> {
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
    await em.commit();
  } catch (error) {
    await em.rollback();
    throw error;
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
