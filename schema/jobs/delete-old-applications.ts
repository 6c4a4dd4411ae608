import type { EntityManager } from "@mikro-orm/core";
import type { FileStorage, Services } from "../foundation/services.ts";
import { removeFilesOf } from "../foundation/stored-files.ts";
import { Application, cvKey } from "./application.ts";

/** Deletes applications whose time has passed; a trigger has their CVs deleted. */
export async function deleteOldApplications(
  em: EntityManager,
  { clock, tablesWritten }: Pick<Services, "clock" | "tablesWritten">,
): Promise<number> {
  const deleted = await em.nativeDelete(Application, { retentionUntil: { $lte: clock.now() } });
  if (deleted) tablesWritten(["applications", "application_events", "application_notes"]);
  return deleted;
}

/** Deletes the CVs of applications, except of those that exist. */
export const removeCvs = (
  ids: readonly string[],
  em: EntityManager,
  storage: FileStorage,
): Promise<void> => removeFilesOf(Application, ids, { em, storage }, cvKey);
