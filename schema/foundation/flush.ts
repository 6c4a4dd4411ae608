import { Collection, type EntityManager, helper } from "@mikro-orm/core";
import { despiteCollisions } from "./collisions.ts";

/** Writes all changes of a unit of work in one transaction, despite collisions with other writers. */
export async function flush(em: EntityManager): Promise<void> {
  const restore = remember(em);
  await despiteCollisions(() => em.flush(), restore);
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
