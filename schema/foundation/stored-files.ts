import type { EntityManager } from "@mikro-orm/core";
import type { StoredEntity } from "./entity.ts";
import type { EntityClass } from "./reading/descriptions/read-query.ts";
import type { FileStorage } from "./services.ts";

// Files in the storage that belong to rows: they are deleted with them.

/**
 * The body of a trigger for deleted rows, however they are deleted: enqueues the job that deletes their files, one per
 * statement, in the same transaction.
 * @param where which of them have a file
 */
export const enqueueRemoval = (job: string, changes: string, where?: string): string => `
    insert into outbox (id, kind, topic, payload, created_at)
      select gen_random_uuid(), 'job', '${job}',
          json_build_object('ids', string_agg(id::text, ' ')), now()
        from ${changes} as changes${where ? ` where ${where}` : ""} having count(*) > 0;`;

/** Deletes the files of rows, except of those that exist (again). */
export async function removeFilesOf<T extends StoredEntity>(
  entity: EntityClass<T>,
  ids: readonly string[],
  { em, storage }: { em: EntityManager; storage: FileStorage },
  keyOf: (id: string) => string,
): Promise<void> {
  const there = await em.find<StoredEntity, never, "id">(
    entity,
    { id: { $in: [...ids] } },
    { fields: ["id"] },
  );
  const existing = new Set(there.map(({ id }) => id));
  for (const id of ids) if (!existing.has(id)) await storage.remove(keyOf(id));
}
