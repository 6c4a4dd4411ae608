import { DAY } from "../foundation/durations.ts";
import { deletesOld } from "../workflow/retention.ts";
import { ContactRequest, ContactStatus } from "./contact-request.ts";

/** For how many days requests are kept after their last change. Others wait for an answer. */
const RETENTION_DAYS = new Map<ContactStatus, number>([
  [ContactStatus.REPLIED, 365],
  [ContactStatus.ARCHIVED, 365],
  [ContactStatus.SPAM, 30],
]);

export const deleteOldContacts = deletesOld(ContactRequest, (now) => ({
  $or: [...RETENTION_DAYS].map(([status, days]) => ({
    status,
    updatedAt: { $lt: new Date(now.getTime() - days * DAY) },
  })),
}));
