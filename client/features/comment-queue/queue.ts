import type { IntlShape } from "react-intl";
import { z } from "zod";
import { dates, type ListAddress, type ListPlace, one } from "../../dashboard/list/list-address.ts";
import type { StatusTab } from "../../kit/list/status-tabs.tsx";
import { LOCALES } from "../site/locale.ts";
import type { CommentStatus, Locale } from "../../schema.generated.ts";
import type { CommentQueueQuery, CommentQueueQueryVariables } from "./comment-queue.generated.ts";

export type QueuedComment = CommentQueueQuery["commentQueue"]["nodes"][number];

const tabs = ["pending", "approved", "spam", "trash"] as const;
export type QueueTab = (typeof tabs)[number];

const tones = { pending: "warn", approved: "good", spam: "bad", trash: "off" } as const;

const statuses = {
  pending: "PENDING",
  approved: "APPROVED",
  spam: "SPAM",
  trash: "TRASH",
} as const satisfies Record<QueueTab, CommentStatus>;

export const statusOf = (tab: QueueTab): CommentStatus => statuses[tab];

/** The addresses of the moderators' queue; it has one order, the newest first. */
export const queueList = {
  tabs,
  sorts: ["written"],
  sort: { by: "written", direction: "descending" },
  filters: { post: one(z.uuid()), language: one(z.enum(LOCALES)), written: dates() },
} as const satisfies ListAddress;

type Place = ListPlace<QueueTab>;

export function variablesOf(place: Place): CommentQueueQueryVariables {
  const { search, tab, page, size, filters } = place;
  const [from, to] = filters.written ?? [];
  const counted = {
    search: search || undefined,
    postId: filters.post?.[0],
    locale: filters.language?.[0] as Locale | undefined,
    from: from ? `${from}T00:00:00Z` : undefined,
    before: to ? dayAfter(to) : undefined,
  };
  return { filter: { ...counted, status: statuses[tab] }, counted, page, size };
}

/** The end of a day: the first moment that is not in it. */
function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString();
}

export const tabsOf = (
  intl: IntlShape,
  counts: CommentQueueQuery["commentCounts"] | undefined,
): Omit<StatusTab, "to">[] =>
  tabs.map((tab) => ({
    id: tab,
    label: intl.formatMessage({ id: `queue.tab.${tab}` }),
    tone: tones[tab],
    count: counts?.[tab],
  }));
