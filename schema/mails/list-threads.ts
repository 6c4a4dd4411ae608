import { storedAddress } from "../foundation/email-address.ts";
import type { Where } from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { MailFolder } from "./mail-thread.ts";
import { type MailThreadFilter, SystemLabel } from "./mails.input.ts";

/** What is listed, if it was not put aside. */
const PRESENT = { folder: { $in: [MailFolder.INBOX, MailFolder.ARCHIVE] } };

const mine = ({ userId }: Viewer, mark: Where): Where => ({ user: userId ?? { $in: [] }, ...mark });

/** Conversations whose newest mails the viewer has not read; what the site sends is never unread. */
export const unreadBy = (viewer: Viewer): Where => ({
  receivedCount: { $gt: 0 },
  marks: { $none: mine(viewer, { isRead: true }) },
});

/** The conversations of each system label. */
export const labelled = (label: SystemLabel, viewer: Viewer): Where => {
  switch (label) {
    case SystemLabel.INBOX:
      return { folder: MailFolder.INBOX, receivedCount: { $gt: 0 } };
    case SystemLabel.ARCHIVE:
      return { folder: MailFolder.ARCHIVE };
    case SystemLabel.SPAM:
      return { folder: MailFolder.SPAM };
    case SystemLabel.TRASH:
      return { folder: MailFolder.TRASH };
    case SystemLabel.SENT:
      return { ...PRESENT, sentCount: { $gt: 0 } };
    case SystemLabel.DRAFTS:
      return { ...PRESENT, draftCount: { $gt: 0 } };
    case SystemLabel.STARRED:
      return { ...PRESENT, $and: [{ marks: { $some: mine(viewer, { isStarred: true }) } }] };
    case SystemLabel.IMPORTANT:
      return { ...PRESENT, isImportant: true };
    default:
      return PRESENT;
  }
};

/** The conversations that a filter wants. */
export function wantedThreads(filter: Partial<MailThreadFilter>, viewer: Viewer): Where {
  const { label, labelId, source, isUnread, hasAttachment, from, assigneeId } = filter;
  const { until, since, search } = filter;
  const { ...place } = labelled(label ?? SystemLabel.ALL, viewer);
  const terms = searched(search);
  const also: Where[] = [
    ...(isUnread ? [unreadBy(viewer)] : []),
    ...(isUnread === false ? [{ marks: { $some: mine(viewer, { isRead: true }) } }] : []),
    ...(Object.keys(terms).length ? [{ mails: { $some: terms } }] : []),
  ];
  return {
    ...place,
    ...(labelId && { labels: { $some: { id: labelId } } }),
    ...(source && { source }),
    ...(hasAttachment != null && { attachmentCount: hasAttachment ? { $gt: 0 } : 0 }),
    ...(from && { address: storedAddress(from) }),
    ...(assigneeId && { assignee: assigneeId }),
    ...((until || since) && {
      lastMailAt: { ...(since && { $gte: since }), ...(until && { $lt: until }) },
    }),
    ...(also.length && { $and: [...((place["$and"] as Where[] | undefined) ?? []), ...also] }),
  };
}
