import { type EntityManager, LockMode } from "@mikro-orm/core";
import { MailRejected, type Services, type MailTransport } from "../foundation/services.ts";
import { MailStatus, OutgoingMail, SEND_MAILS } from "./outgoing-mail.ts";

/** Longer than handing a mail over ever takes: after that, whoever claimed it was killed. */
const CLAIMED_MS = 60_000;

const DAY_MS = 24 * 60 * 60_000;
const GIVEN_UP_AFTER_MS = 3 * DAY_MS;

/** What a mail server says is kept this far. */
const MAX_ERROR_LENGTH = 500;

/**
 * Sends what waits, in its order, while the mail server takes it; comes back for the rest. A mail is
 * claimed, and the claim committed, before it is handed over: of several processes one sends it, and
 * it is handed over twice only if its process is killed before it has written down the answer.
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
    const second = Math.floor(now.getTime() / 1_000); // many find that it is too early, one returns
    await jobs.add({ name: SEND_MAILS, key: `${waiting.id} ${second}`, after: waiting.dueAt });
    return;
  }
}

/** The first in line, claimed if it is due. While it is not, nobody behind it goes. */
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
    return mail.giveUp(mail.lastError ?? "Not sent in time");
  }
  try {
    await mailTransport.deliver(mail.letter(), mail.id);
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
