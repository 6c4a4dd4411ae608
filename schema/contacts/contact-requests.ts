import { storedAddress } from "../foundation/email-address.ts";
import type { Where } from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { receivedBy } from "./contact-request.access.ts";
import { ContactStatus } from "./contact-request.ts";
import type { ContactRequestFilter } from "./contact-request.input.ts";

const NONE = { id: { $in: [] } };

const lookedAfterBy = (viewer: Viewer, memberId = viewer.memberId): Where =>
  memberId && viewer.may("contact:read") ? { assignee: memberId } : NONE;

/** The requests that a filter wants, regardless of its status. */
export function wantedRequests(filter: Partial<ContactRequestFilter>, viewer: Viewer): Where {
  const { isSpam, kind, locale, projectId, assigneeId, email, from, before, search } = filter;
  return {
    ...(typeof isSpam === "boolean" && {
      status: isSpam ? ContactStatus.SPAM : { $nin: [ContactStatus.SPAM] },
    }),
    ...(kind && { kind }),
    ...(locale && { locale }),
    ...(projectId && { project: projectId }),
    ...(assigneeId && lookedAfterBy(viewer, assigneeId)),
    ...(email && { email: storedAddress(email) }),
    ...((from || before) && {
      createdAt: { ...(from && { $gte: from }), ...(before && { $lt: before }) },
    }),
    ...searched(search),
    ...(filter.isMine && { $and: [lookedAfterBy(viewer)] }),
    ...(filter.isOwn && (receivedBy(viewer) || NONE)),
  };
}
