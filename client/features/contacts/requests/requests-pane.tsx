import { useQuery } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useNavigate, useSearchParams } from "react-router";
import { ListPane } from "../../../admin/flow/list-pane.tsx";
import { useLocale } from "../../../i18n/locale.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { useMay } from "../../../platform/session/viewer.tsx";
import type { ContactRequestFilter } from "../../../schema.generated.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { ContactRequestListDocument } from "./contact-request.generated.ts";
import { withoutSpam } from "./contact-request.list.tsx";
import { requestAddress, requestsAddress, requestTitle } from "./request.ts";
import { StatusBadge } from "./status-badge.tsx";

const SIZE = 25;
/** The most that a page of the graph has */
const MOST = 100;

const TABS = {
  all: { isSpam: false },
  new: { status: "NEW" },
  mine: { isMine: true },
  open: { status: "OPEN" },
  replied: { status: "REPLIED" },
  archived: { status: "ARCHIVED" },
  spam: { status: "SPAM" },
} as const satisfies Record<string, ContactRequestFilter>;
type Tab = keyof typeof TABS;

/** The newest requests that match, and the URL of one of them beside the same list. */
export function useListedRequests() {
  const locale = useLocale();
  const readsAll = useMay("contact:read");
  const [params] = useSearchParams();
  const tabs = (Object.keys(TABS) as Tab[]).filter((each) => each !== "mine" || readsAll);
  const tab = tabs.find((each) => each === params.get("tab")) ?? "all";
  const q = params.get("q")?.trim() ?? "";
  const search = q || undefined;
  // in the URL, so that a request further down opens with the same list beside it
  const size = Math.min(Math.max(Math.trunc(Number(params.get("size"))) || SIZE, SIZE), MOST);
  const read = useQuery(ContactRequestListDocument, {
    variables: {
      filter: { ...TABS[tab], search },
      counted: { search },
      page: 1,
      size,
      locale,
      staff: false,
    },
    pollInterval: 60_000,
    skipPollAttempt: () => document.hidden,
  });
  const { error, refetch } = read;
  const data = read.data ?? (size > SIZE ? read.previousData : undefined);
  const rows = data?.contactRequests.nodes;
  const queryOf = (next: { tab: Tab; q: string; size?: number }) => {
    const query = new URLSearchParams({
      ...(next.tab !== "all" && { tab: next.tab }),
      ...(next.q && { q: next.q }),
      ...(next.size && next.size > SIZE && { size: String(next.size) }),
    }).toString();
    return query && `?${query}`;
  };
  const hrefOf = (id: string) => requestAddress(id) + queryOf({ tab, q, size });
  const left = Math.min(data?.contactRequests.totalCount ?? 0, MOST) - (rows?.length ?? 0);
  return { data, error, refetch, rows, left, size, tabs, tab, q, queryOf, hrefOf };
}

/** The requests beside the open one. */
export function RequestsPane({ openId }: { openId: string }) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const { data, error, refetch, rows, left, size, tabs, tab, q, queryOf, hrefOf } =
    useListedRequests();
  const more = () =>
    navigate(requestAddress(openId) + queryOf({ tab, q, size: size + SIZE }), {
      replace: true,
      preventScrollReset: true,
    });
  const counts = data && {
    ...withoutSpam(data.contactRequestCounts),
    mine: data.mine.totalCount,
  };
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <ListPane
      label={text("requests.title")}
      title={
        <p className="flex min-h-9 items-center justify-between gap-3">
          <span className="text-xl font-extrabold">{text("requests.title")}</span>
          <Link
            to={requestsAddress + queryOf({ tab, q })}
            className="text-sm font-semibold text-primary-strong hover:underline"
          >
            <FormattedMessage id="requests.missing.all" />
          </Link>
        </p>
      }
      search={{
        label: text("requests.search"),
        value: q,
        hrefOf: (typed) => requestAddress(openId) + queryOf({ tab, q: typed }),
      }}
      filters={tabs.map((each) => ({
        id: each,
        label: text(`requests.tab.${each}`),
        to: requestAddress(openId) + queryOf({ tab: each, q }),
        count: counts?.[each],
        isCurrent: each === tab,
      }))}
      rows={rows?.map((request) => ({
        id: request.id,
        to: hrefOf(request.id),
        name: request.name,
        note: request.locale,
        at: request.createdAt,
        isUnread: request.status === "NEW",
        title: requestTitle(intl, locale, request),
        text: request.message,
        lang: request.locale,
        foot: (
          <>
            <StatusBadge status={request.status} />
            {request.assignee && (
              <span className="flex min-w-0 items-center gap-1.5">
                <Avatar
                  name={request.assignee.displayName}
                  src={request.assignee.avatar}
                  size={20}
                />
                <bdi className="truncate">{request.assignee.displayName}</bdi>
              </span>
            )}
          </>
        ),
      }))}
      openId={openId}
      more={left > 0 ? { count: Math.min(left, SIZE), onMore: () => void more() } : undefined}
      empty={text(q ? "list.no-match" : "requests.empty.title")}
      failure={error && !rows ? { text: problemText(intl, error), onRetry: refetch } : undefined}
      keys={{ next: text("requests.key.next"), previous: text("requests.key.previous") }}
    />
  );
}
