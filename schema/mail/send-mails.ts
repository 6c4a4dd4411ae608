import { type EntityManager, LockMode } from "@mikro-orm/core";
import { MailRejected, type Services, type MailTransport } from "../foundation/services.ts";
import { DAY, MINUTE } from "../foundation/durations.ts";
import { MailStatus, OutgoingMail, SEND_MAILS } from "./outgoing-mail.ts";

/** Longer than handing over a mail ever takes: after that, the claiming process must have died. */
const CLAIMED_MS = MINUTE;

const GIVEN_UP_AFTER_MS = 3 * DAY;
const DELETED_AFTER_MS = 30 * DAY;

/** Errors of the mail server are truncated to this length. */
const MAX_ERROR_LENGTH = 500;

/**
 * Sends queued mails in order while the mail server accepts them, and enqueues itself for the rest.
 * A mail is claimed, and the claim committed, before it is handed over: of several processes one
 * sends it, and it is sent twice only if the process dies before it has stored the result.
 */
export async function sendMails(
  fork: () => EntityManager,
  mailTransport: MailTransport,
  { clock, jobs }: Pick<Services, "clock" | "jobs">,
): Promise<void> {
  for (;;) {
    const em = fork();
    const now = clock.now();
    const next = await claimNext(em, now);
    if (next?.isClaimed) {
      await handOver(next.mail, mailTransport, () => clock.now());
      await em.flush();
      continue;
    }
    const waiting = next?.mail ?? (await soonestDeferred(em));
    if (!waiting) return;
    // concurrent runs would all enqueue it: the key makes it one job an attempt and second
    const { id, attempts, dueAt } = waiting;
    const second = Math.floor(now.getTime() / 1_000);
    await jobs.add({ name: SEND_MAILS, key: `${id} ${attempts} ${second}`, after: dueAt });
    return;
  }
}

/** Claims the first mail in the queue if it is due. Until then no later mail is sent. */
const claimNext = (
  em: EntityManager,
  now: Date,
): Promise<{ mail: OutgoingMail; isClaimed: boolean } | null> =>
  em.transactional(
    async (tx) => {
      const mail = await tx.findOne(
        OutgoingMail,
        {
          $or: [
            { status: MailStatus.QUEUED },
            { status: MailStatus.DEFERRED, dueAt: { $lte: now } },
          ],
        },
        { orderBy: { id: "asc" }, lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!mail) return null;
      if (mail.dueAt > now) return { mail, isClaimed: false };
      mail.status = MailStatus.QUEUED;
      mail.attempts += 1;
      mail.dueAt = new Date(now.getTime() + CLAIMED_MS);
      return { mail, isClaimed: true };
    },
    { clear: false },
  );

const soonestDeferred = (em: EntityManager): Promise<OutgoingMail | null> =>
  em.findOne(OutgoingMail, { status: MailStatus.DEFERRED }, { orderBy: { dueAt: "asc" } });

async function handOver(
  mail: OutgoingMail,
  mailTransport: MailTransport,
  now: () => Date,
): Promise<void> {
  if (now().getTime() - mail.createdAt.getTime() > GIVEN_UP_AFTER_MS) {
    return mail.expire();
  }
  try {
    await mailTransport.deliver(mail.toMessage(), mail.id);
    mail.sent(now());
  } catch (error) {
    const said = (error instanceof Error ? error.message : String(error)).slice(
      0,
      MAX_ERROR_LENGTH,
    );
    if (!(error instanceof MailRejected)) mail.failed(said, now());
    else if (error.forEver) mail.giveUp(said);
    else mail.defer(said, now());
  }
}

/** Deletes what was sent or given up 30 days ago: a mail has an address, and perhaps more of a person. */
export async function deleteOldMails(
  em: EntityManager,
  { clock, tablesWritten }: Pick<Services, "clock" | "tablesWritten">,
): Promise<void> {
  const deleted = await em.nativeDelete(OutgoingMail, {
    status: { $in: [MailStatus.SENT, MailStatus.FAILED] },
    createdAt: { $lt: new Date(clock.now().getTime() - DELETED_AFTER_MS) },
  });
  if (deleted) tablesWritten(["outgoing_mails"]);
}
