import type { EntityManager } from "@mikro-orm/core";
import type { FileStorage } from "../foundation/services.ts";
import { removeFilesOf } from "../foundation/stored-files.ts";
import { DAY } from "../foundation/durations.ts";
import { Attachment, attachmentKey } from "./attachment.ts";

const UNSENT_MS = DAY;
const BATCH_SIZE = 200;

/** Deletes the files of attachments, except of those that exist (again). */
export const removeFiles = (
  ids: readonly string[],
  em: EntityManager,
  storage: FileStorage,
): Promise<void> => removeFilesOf(Attachment, ids, { em, storage }, attachmentKey);

/** Deletes attachments uploaded a day ago and never sent; a job deletes their files. */
export async function deleteUnsentFiles(em: EntityManager, now: Date): Promise<number> {
  const old = { message: null, createdAt: { $lt: new Date(now.getTime() - UNSENT_MS) } };
  const some = await em.find(Attachment, old, { fields: ["id"], limit: BATCH_SIZE });
  // checked again: one may have been sent meanwhile
  return em.nativeDelete(Attachment, { ...old, id: { $in: some.map(({ id }) => id) } });
}
