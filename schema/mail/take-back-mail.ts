import type { EntityManager } from "@mikro-orm/core";
import { MailStatus, OutgoingMail } from "./outgoing-mail.ts";

/** Deletes a mail that waits to leave; whether it had not left yet. */
export const takeBackMail = async (id: string, em: EntityManager): Promise<boolean> =>
  (await em.nativeDelete(OutgoingMail, { id, status: MailStatus.DEFERRED, attempts: 0 })) > 0;

/** Deletes the mails about these rows that have not left yet. */
export const takeBackMailsAbout = (ids: readonly string[], em: EntityManager): Promise<number> =>
  em.nativeDelete(OutgoingMail, {
    about: { $in: [...ids] },
    status: { $in: [MailStatus.QUEUED, MailStatus.DEFERRED] },
    attempts: 0,
  });
