import type { EntityManager } from "@mikro-orm/core";
import { LockMode } from "@mikro-orm/core";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import { whichExist } from "../foundation/reading/sql/which-exist.ts";
import { allPublications, type Publication } from "./publishable.ts";
import type { PublishedEntity } from "./published-entity.ts";
import { schedulersOf } from "./publisher.ts";

const MAX_AT_ONCE = 50;

/** Publishes what is due. Safe to run in several processes: each item is published once. */
export async function publishDue(em: EntityManager, now: Date): Promise<number> {
  const all = allPublications();
  const due = await whichExist(
    em,
    all.map(({ entity }) => {
      const { tableName } = em.getMetadata().get(entity as EntityClass<PublishedEntity>);
      return `${tableName} where next_publication_at <= $1`;
    }),
    [now],
  );
  let count = 0;
  for (const place of due) count += await publishDueOf(all[place] as Publication, em, now);
  return count;
}

const dueAt = (now: Date) => ({ nextPublicationAt: { $lte: now } });

export const publishDueOf = (
  { entity, options }: Pick<Publication, "entity" | "options">,
  em: EntityManager,
  now: Date,
): Promise<number> =>
  em.transactional(async (tx) => {
    const due = (await tx.find(entity as EntityClass<PublishedEntity>, dueAt(now), {
      limit: MAX_AT_ONCE,
      orderBy: { nextPublicationAt: "asc", id: "asc" },
      lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, // FOR UPDATE SKIP LOCKED
    })) as PublishedEntity[];
    const schedulers = await schedulersOf(due, tx);
    for (const item of due) {
      for (const locale of item.publishDue(now, schedulers)) {
        await options.onPublished?.(item as never, locale, tx, now);
      }
    }
    return due.length;
  });
