import type { EntityManager } from "@mikro-orm/core";
import { User } from "../../schema/accounts/index.ts";
import type { Context } from "../../schema/foundation/context.ts";
import { NotificationKind, notify } from "../../schema/notifications/index.ts";
import {
  DataCopy,
  dataCopyKey,
  dataCopyMail,
  DataCopyStatus,
  MAKE_DATA_COPY,
  MAX_ATTEMPTS,
} from "../../schema/privacy/index.ts";
import { makeDataCopy } from "./make-data-copy.ts";

type Complete = (em: EntityManager) => Promise<void>;

/** The job that makes a copy of someone's data. */
export const dataCopyJobs = (context: () => Context) => ({
  [MAKE_DATA_COPY]: ({ id = "" }: Record<string, string>, complete?: Complete): Promise<void> =>
    makeCopy(id, context, complete),
});

/**
 * Makes the archive of a copy. However often it runs, there is one archive, because its key is that of the copy, and one
 * notification, because that is saved with the completion of the job.
 */
async function makeCopy(id: string, begin: () => Context, complete?: Complete): Promise<void> {
  const unit = begin();
  const { em, services } = unit;
  const { storage } = services;
  const key = dataCopyKey(id);
  const found = await em.fork().findOne(DataCopy, { id });
  // its account, or the copy itself, was deleted meanwhile: an archive may have been written after that
  if (!found) return storage.remove(key);
  if (found.status !== DataCopyStatus.MAKING) return;
  if (found.attempts >= MAX_ATTEMPTS) return giveUp(id, begin());
  const attempts = found.attempts + 1;
  const note = async (change: Partial<DataCopy>) => {
    await em.nativeUpdate(DataCopy, { id }, change);
    services.tablesWritten(["data_copies"]);
  };
  await note({ attempts, partsDone: 0 });
  try {
    const user = await em.findOneOrFail(User, found.user.id);
    await makeDataCopy(user, key, {
      em: em.fork(),
      storage,
      now: unit.now(),
      parts: found.parts,
      onProgress: (partsDone) => note({ partsDone }),
    });
    const copy = await em.findOneOrFail(DataCopy, { id });
    const until = copy.finish((await storage.size(key)) ?? 0, unit.now());
    await notify([user], NotificationKind.DATA_COPY_READY, {}, unit);
    unit.sendMail(dataCopyMail(user, until));
    if (complete) unit.joinSave(complete);
    await unit.save();
  } catch (error) {
    if (attempts >= MAX_ATTEMPTS) await giveUp(id, begin());
    throw error;
  }
}

async function giveUp(id: string, context: Context): Promise<void> {
  const { em } = context;
  const copy = await em.findOne(DataCopy, { id, status: DataCopyStatus.MAKING });
  if (copy) copy.status = DataCopyStatus.FAILED;
  await context.save();
}
