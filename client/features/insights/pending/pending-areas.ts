import IconBriefcase from "@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs";
import IconCalendar from "@tabler/icons-react/dist/esm/icons/IconCalendar.mjs";
import IconFileInvoice from "@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs";
import IconFolders from "@tabler/icons-react/dist/esm/icons/IconFolders.mjs";
import IconInbox from "@tabler/icons-react/dist/esm/icons/IconInbox.mjs";
import IconMail from "@tabler/icons-react/dist/esm/icons/IconMail.mjs";
import IconMailOff from "@tabler/icons-react/dist/esm/icons/IconMailOff.mjs";
import IconMessageCircle from "@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs";
import IconMessageReport from "@tabler/icons-react/dist/esm/icons/IconMessageReport.mjs";
import IconNotes from "@tabler/icons-react/dist/esm/icons/IconNotes.mjs";
import IconReceipt from "@tabler/icons-react/dist/esm/icons/IconReceipt.mjs";
import IconUsers from "@tabler/icons-react/dist/esm/icons/IconUsers.mjs";

interface PendingArea {
  /** Where all of it is handled */
  to: string;
  /** The entry of the sidebar that counts it */
  place?: string;
  Icon: typeof IconUsers;
}

/** What may wait for someone; the names are those of the graph. */
export const pendingAreas = {
  reports: {
    to: "/dashboard/message-reports",
    place: "messageReports",
    Icon: IconMessageReport,
  },
  comments: { to: "/dashboard/blog/comments", place: "comments", Icon: IconMessageCircle },
  posts: { to: "/dashboard/blog/posts?tab=review", place: "posts", Icon: IconNotes },
  postDrafts: { to: "/dashboard/blog/posts?changes=review", place: "posts", Icon: IconNotes },
  members: { to: "/dashboard/user/list?tab=pending", place: "members", Icon: IconUsers },
  requests: { to: "/dashboard/contact/list?tab=new", place: "requests", Icon: IconInbox },
  applications: { to: "/dashboard/jobs", place: "jobs", Icon: IconBriefcase },
  // the sidebar counts the whole inbox, as its label does
  mails: { to: "/dashboard/mail?show=unread", Icon: IconMail },
  undeliveredMails: { to: "/dashboard/mail", Icon: IconMailOff },
  orders: { to: "/dashboard/e-commerce/orders?tab=paid", place: "orders", Icon: IconReceipt },
  overdueInvoices: {
    to: "/dashboard/invoice/list?tab=overdue",
    place: "invoices",
    Icon: IconFileInvoice,
  },
  projectInvitations: { to: "/dashboard/projects", place: "projects", Icon: IconFolders },
  eventInvitations: {
    to: "/dashboard/calendar?view=agenda",
    place: "calendar",
    Icon: IconCalendar,
  },
} as const satisfies Record<string, PendingArea>;

export type AreaName = keyof typeof pendingAreas;

export const areaNames = Object.keys(pendingAreas) as AreaName[];

export type PendingCounts = Record<AreaName, number>;

/** How much waits in all areas. */
export const pendingTotal = (counts: PendingCounts): number =>
  areaNames.reduce((sum, name) => sum + counts[name], 0);

/** How much waits at each entry of the sidebar. */
export function countsByPlace(counts: PendingCounts): Record<string, number> {
  const byPlace: Record<string, number> = {};
  for (const name of areaNames) {
    const { place }: PendingArea = pendingAreas[name];
    if (place) byPlace[place] = (byPlace[place] ?? 0) + counts[name];
  }
  return byPlace;
}
