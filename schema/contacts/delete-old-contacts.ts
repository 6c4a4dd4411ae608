import type { EntityManager } from "@mikro-orm/core";
import type { Services } from "../foundation/services.ts";
import { DAY } from "../foundation/durations.ts";
import { ContactRequest, ContactStatus } from "./contact-request.ts";

/** How long requests are kept after their last change. Others wait for an answer. */
const KEPT_DAYS = new Map<ContactStatus, number>([
  [ContactStatus.REPLIED, 365],
  [ContactStatus.ARCHIVED, 365],
  [ContactStatus.SPAM, 30],
]);

/** Deletes requests that were answered a year ago, and spam after a month. */
export async function deleteOldContacts(
  em: EntityManager,
  { clock, tablesWritten }: Pick<Services, "clock" | "tablesWritten">,
): Promise<number> {
  const now = clock.now().getTime();
  const old = [...KEPT_DAYS].map(([status, days]) => ({
    status,
    updatedAt: { $lt: new Date(now - days * DAY) },
  }));
  const deleted = await em.nativeDelete(ContactRequest, { $or: old });
  if (deleted) tablesWritten(["contact_requests", "contact_entries", "notifications"]);
  return deleted;
}
