import type { IntlShape } from "react-intl";
import { textIn } from "../../../admin/text-in.ts";
import type { Locale } from "../../../i18n/locale.ts";
import { moneyText } from "../../../ui/money-text.ts";
import { type AreaName, pendingAreas } from "./pending-areas.ts";
import type { PendingMailFragment, PendingWorkQuery } from "./pending-work.generated.ts";

export interface PendingItem {
  id: string;
  area: AreaName;
  title: string;
  detail?: string | null;
  /** Since when it waits, as an ISO date and time */
  since: string;
  to: string;
  /** The message of its verb, if it is not that of its area */
  verb?: string;
}

interface Reader {
  intl: IntlShape;
  locale: Locale;
  /** Whether they collect what others owe */
  isBilling: boolean;
}

type Work = PendingWorkQuery["pendingWork"];
type Rows<Area extends AreaName> = NonNullable<Work[Area]>["oldest"];
type ItemOf<Area extends AreaName> = (
  row: Rows<Area>[number],
  reader: Reader,
) => Omit<PendingItem, "id" | "area" | "to"> & { to?: string };

const mailItem = (
  { id, name, address, subject, lastMailAt }: PendingMailFragment,
  { intl }: Reader,
) => ({
  title: name || address || "",
  detail: subject || intl.formatMessage({ id: "mails.noSubject" }),
  since: lastMailAt,
  to: `/dashboard/mail/all?open=${id}`,
});

const items: { [Area in AreaName]: ItemOf<Area> } = {
  comments: ({ name, content, createdAt }) => ({ title: name, detail: content, since: createdAt }),
  posts: ({ id, titleByLocale, updatedAt }, { locale }) => ({
    title: textIn(titleByLocale, locale),
    since: updatedAt,
    to: `/dashboard/blog/post/edit/${id}`,
  }),
  postDrafts: ({ id, titleByLocale, updatedAt, draft }, { locale }) => ({
    title: textIn(titleByLocale, locale),
    since: draft?.inReviewSince ?? updatedAt,
    to: `/dashboard/blog/post/edit/${id}`,
  }),
  reports: ({ id, reporter, message, createdAt }, { intl }) => ({
    title: reporter?.displayName ?? intl.formatMessage({ id: "notifications.someone" }),
    detail: message?.body,
    since: createdAt,
    to: `/dashboard/message-reports/${id}`,
  }),
  members: ({ id, displayName, handle, createdAt }) => ({
    title: displayName,
    detail: `@${handle}`,
    since: createdAt,
    to: `/dashboard/user/${id}/edit`,
  }),
  requests: ({ id, name, subject, message, createdAt }) => ({
    title: name,
    detail: subject || message,
    since: createdAt,
    to: `/dashboard/contact/${id}`,
  }),
  applications: ({ id, number, name, job, createdAt }, { intl, locale }) => ({
    title: name ?? intl.formatMessage({ id: "applications.hidden" }, { number }),
    detail: textIn(job?.titleByLocale, locale),
    since: createdAt,
    to: job ? `/dashboard/jobs/${job.id}/applications?view=read&application=${id}` : undefined,
  }),
  mails: mailItem,
  undeliveredMails: mailItem,
  orders: ({ id, number, buyerName, createdAt }) => ({
    title: buyerName,
    detail: number,
    since: createdAt,
    to: `/dashboard/e-commerce/orders/${id}`,
  }),
  overdueInvoices: ({ id, number, customerName, dueOn, openAmount }, { intl, isBilling }) => ({
    title: isBilling ? customerName : (number ?? ""),
    detail: [isBilling && number, moneyText(intl, openAmount)].filter(Boolean).join(" · "),
    since: `${dueOn}T00:00:00Z`,
    to: `/dashboard/invoice/${id}`,
    verb: isBilling ? undefined : "insights.waiting.verb.pay",
  }),
  projectInvitations: ({ project, createdAt }, { locale }) => ({
    title: textIn(project?.titleByLocale, locale),
    since: createdAt,
    to: project ? `/dashboard/projects/${project.id}` : undefined,
  }),
  eventInvitations: ({ event, createdAt }, { intl }) => {
    const day = event?.startDate ?? event?.start?.slice(0, 10);
    return {
      title: event?.title ?? "",
      detail: day && intl.formatDate(day, { dateStyle: "medium", timeZone: "UTC" }),
      since: createdAt,
      to: day ? `/dashboard/calendar?view=day&date=${day}` : undefined,
    };
  },
};

/** What waits in all areas as one list, oldest first. */
export function pendingItems(work: Work, reader: Reader): PendingItem[] {
  const itemsOf = <Area extends AreaName>(area: Area): PendingItem[] =>
    ((work[area]?.oldest ?? []) as Rows<Area>).map((row) => {
      const { to = pendingAreas[area].to, ...item } = items[area](row, reader);
      return { id: `${area} ${row.id}`, area, to, ...item };
    });
  return (Object.keys(items) as AreaName[])
    .flatMap((area) => itemsOf(area))
    .sort((a, b) => Date.parse(a.since) - Date.parse(b.since));
}
