import { storedAddress } from "../foundation/email-address.ts";
import type { Where } from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { wantedThreads } from "./list-threads.ts";
import { MailKind } from "./mail.ts";
import { type MailFilter, SystemLabel } from "./mails.input.ts";

/** What each system label lists of single mails, beside what it lists of conversations. */
const KINDS = new Map<SystemLabel, MailKind>([
  [SystemLabel.SENT, MailKind.OUTGOING],
  [SystemLabel.DRAFTS, MailKind.DRAFT],
]);

/** The mails that a filter wants: what conversations are found by, of the mail itself where it has that. */
export function wantedMails(filter: Partial<MailFilter>, viewer: Viewer): Where {
  const { search, from, until, since, hasAttachment, kind, ...ofThread } = filter;
  const wanted = kind ?? KINDS.get(ofThread.label ?? SystemLabel.ALL);
  return {
    kind: wanted ?? { $ne: MailKind.DRAFT },
    thread: wantedThreads(ofThread, viewer),
    ...(from && { fromAddress: storedAddress(from) }),
    ...(hasAttachment != null && { attachmentCount: hasAttachment ? { $gt: 0 } : 0 }),
    ...((until || since) && {
      createdAt: { ...(since && { $gte: since }), ...(until && { $lt: until }) },
    }),
    ...searched(search),
  };
}
