import type { TypePolicies } from "@apollo/client";

const LISTS = [
  "Comments",
  "Posts",
  "Reports",
  "Members",
  "Applications",
  "Requests",
  "Mails",
  "Orders",
  "Invoices",
  "ProjectInvitations",
  "EventInvitations",
];

/** One store for the counts that are polled and for the list: so they agree. */
export const policies: TypePolicies = {
  PendingWork: { keyFields: [] },
  ...Object.fromEntries(LISTS.map((name) => [`Pending${name}`, { merge: true }])),
};
