import type { IntlShape } from "react-intl";
import type { ListAddress, ListPlace } from "../../dashboard/list/list-address.ts";
import type { StatusTab } from "../../kit/list/status-tabs.tsx";
import type { CommentStatus } from "../../schema.generated.ts";
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
} as const satisfies ListAddress;

type Place = ListPlace<QueueTab>;

export function variablesOf({ search, tab, page, size }: Place): CommentQueueQueryVariables {
  const words = search || undefined;
  return {
    filter: { search: words, status: statuses[tab] },
    counted: { search: words },
    page,
    size,
  };
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
