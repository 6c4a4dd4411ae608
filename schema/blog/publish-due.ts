import type { EntityManager } from "@mikro-orm/core";
import { LockMode } from "@mikro-orm/core";
import { Post } from "./post.ts";

const MOST_AT_ONCE = 50;

/** Publishes what was scheduled until now. Several processes may call it: each post is taken once. */
export const publishDue = (em: EntityManager, now: Date): Promise<number> =>
  em.transactional(async (tx) => {
    const due = await tx.find(
      Post,
      { nextPublicationAt: { $lte: now } },
      {
        limit: MOST_AT_ONCE,
        orderBy: { nextPublicationAt: "asc", id: "asc" },
        lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, // for update skip locked
      },
    );
    for (const post of due) post.publishDue(now);
    return due.length;
  });
