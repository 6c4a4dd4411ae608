import { FlushMode, LockMode } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { Conflict } from "../foundation/errors.ts";
import { DAY } from "../foundation/durations.ts";
import { mailOpening } from "./opening-mails.ts";
import { OpeningNotice } from "./opening-notice.ts";

/** How long an address waits for its confirmation. */
const UNCONFIRMED_MS = 7 * DAY;
/** No address is kept longer, even if the site does not open. */
const KEPT_MS = 366 * DAY;
const MAX_AT_ONCE = 100;

/**
 * Once the site has opened, mails everyone who has confirmed their address and deletes all
 * addresses; until then, deletes those that are too old. Returns how many mails it sent.
 */
export async function tellOfOpening(context: Context): Promise<number> {
  const { em, services } = context;
  const now = context.now();
  const { comingSoonAt } = await services.site.decisions();
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  if (!comingSoonAt || comingSoonAt > now) {
    await em.nativeDelete(OpeningNotice, {
      $or: [
        { confirmedAt: null, createdAt: { $lt: before(UNCONFIRMED_MS) } },
        { createdAt: { $lt: before(KEPT_MS) } },
      ],
    });
    return 0;
  }
  await em.nativeDelete(OpeningNotice, { confirmedAt: null });
  const confirmed = await em.find(OpeningNotice, {}, { limit: MAX_AT_ONCE });
  if (!confirmed.length) return 0;
  for (const notice of confirmed) {
    mailOpening(notice, context);
    em.remove(notice);
  }
  const ids = confirmed.map(({ id }) => id);
  await context.save({
    // two processes may have read the same: the second one finds them gone and mails nobody
    async verify(tx) {
      const left = await tx.find(
        OpeningNotice,
        { id: { $in: ids } },
        { fields: ["id"], lockMode: LockMode.PESSIMISTIC_WRITE, flushMode: FlushMode.COMMIT },
      );
      if (left.length < ids.length) throw new Conflict("Another process is mailing them");
    },
  });
  return confirmed.length;
}
