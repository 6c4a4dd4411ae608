import type { EntityManager } from "@mikro-orm/core";
import type { FileStorage } from "../foundation/services.ts";
import { Attachment, attachmentKey } from "./attachment.ts";

const UNSENT_MS = 24 * 60 * 60_000;
const BATCH_SIZE = 200;

/** Removes the bytes of attachments, but of those that are there (again). */
export async function removeFiles(
  ids: readonly string[],
  em: EntityManager,
  storage: FileStorage,
): Promise<void> {
  const there = await em.find(Attachment, { id: { $in: [...ids] } }, { fields: ["id"] });
  const kept = new Set(there.map(({ id }) => id));
  for (const id of ids) if (!kept.has(id)) await storage.remove(attachmentKey(id));
}

/** Takes away what was uploaded a day ago and never sent; the job for its bytes follows. */
export async function forgetUnsent(em: EntityManager, now: Date): Promise<number> {
  const old = { message: null, createdAt: { $lt: new Date(now.getTime() - UNSENT_MS) } };
  const some = await em.find(Attachment, old, { fields: ["id"], limit: BATCH_SIZE });
  // asked again: one of them may have been sent meanwhile
  return em.nativeDelete(Attachment, { ...old, id: { $in: some.map(({ id }) => id) } });
}
