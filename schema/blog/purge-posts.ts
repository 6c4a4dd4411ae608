import type { EntityManager } from "@mikro-orm/core";
import { Post } from "./post.ts";

const KEPT_MS = 30 * 24 * 60 * 60_000;
const MOST_AT_ONCE = 200;

/** Removes for good what was deleted 30 days ago, with its comments. */
export async function purgePosts(em: EntityManager, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_MS);
  const gone = await em.find(
    Post,
    { deletedAt: { $lte: before } },
    { fields: ["id"], orderBy: { deletedAt: "asc" }, limit: MOST_AT_ONCE },
  );
  return em.nativeDelete(Post, { id: { $in: gone.map(({ id }) => id) } });
}
