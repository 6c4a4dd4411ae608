import { useQuery } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useNavigate, useSearchParams } from "react-router";
import { useLocale } from "../../../i18n/locale.ts";
import type { ContactRequestFilter } from "../../../schema.generated.ts";
import { useMay } from "../../../platform/session/viewer.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { ContactRequestListDocument } from "./contact-request.generated.ts";
import { type ListedRequest, requestAddress, requestTitle, requestsAddress } from "./request.ts";
import { StatusBadge } from "./status-badge.tsx";
import { useKeys } from "../../../admin/use-keys.ts";

const SIZE = 25;

const CHIPS = {
  all: {},
  new: { status: "NEW" },
  mine: { isMine: true },
  spam: { status: "SPAM" },
} as const;
type Chip = keyof typeof CHIPS;

/** The newest requests beside the open one, on wide screens. J and K open the next and the previous. */
export function RequestsPane({ openId }: { openId: string }) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const readsAll = useMay("contact:read");
  const [params] = useSearchParams();
  const chips = (Object.keys(CHIPS) as Chip[]).filter((each) => each !== "mine" || readsAll);
  const chip = chips.find((each) => each === params.get("tab")) ?? "all";
  const filter: ContactRequestFilter = CHIPS[chip];
  const { data } = useQuery(ContactRequestListDocument, {
    variables: { filter, counted: {}, page: 1, size: SIZE, locale, staff: false },
    pollInterval: 60_000,
    skipPollAttempt: () => document.hidden,
  });
  const rows = data?.contactRequests.nodes ?? [];
  const counts = data && {
    all: data.contactRequestCounts.all,
    new: data.contactRequestCounts.new,
    mine: data.mine.totalCount,
    spam: data.contactRequestCounts.spam,
  };
  const query = (each: Chip) => (each === "all" ? "" : `?tab=${each}`);
  const at = rows.findIndex(({ id }) => id === openId);
  const step = (by: number) => () => {
    const next = rows[at + by];
    if (next) void navigate(`${requestAddress(next.id)}${query(chip)}`);
  };
  useKeys({ j: step(1), k: at > 0 ? step(-1) : undefined });
  return (
    <nav
      aria-label={intl.formatMessage({ id: "requests.title" })}
      className="card hidden overflow-hidden min-[87.5rem]:sticky min-[87.5rem]:top-[100px] min-[87.5rem]:block"
    >
      <ul className="flex flex-wrap gap-1 border-b border-line p-3 text-sm font-semibold">
        {chips.map((each) => (
          <li key={each}>
            <Link
              to={query(each) || "?"}
              aria-current={each === chip ? "true" : undefined}
              className="inline-flex h-9 items-center gap-1.5 rounded-full px-3 text-ink-2 hover:text-ink aria-current:bg-ink aria-current:text-canvas"
            >
              <FormattedMessage id={`requests.tab.${each}`} />
              {counts && <span className="font-normal">{intl.formatNumber(counts[each])}</span>}
            </Link>
          </li>
        ))}
      </ul>
      <ul className="max-h-[calc(100dvh-220px)] divide-y divide-line overflow-y-auto">
        {rows.map((request) => (
          <li key={request.id}>
            <Row request={request} isOpen={request.id === openId} query={query(chip)} />
          </li>
        ))}
        {data && !rows.length && (
          <li className="p-5 text-sm text-ink-3">
            <FormattedMessage id="requests.empty.title" />
          </li>
        )}
      </ul>
      <Link
        to={`${requestsAddress}${query(chip)}`}
        className="block border-t border-line p-3.5 text-center text-sm font-semibold text-primary-strong hover:underline"
      >
        <FormattedMessage id="requests.missing.all" />
      </Link>
    </nav>
  );
}

interface RowProps {
  request: ListedRequest;
  isOpen: boolean;
  query: string;
}

function Row({ request, isOpen, query }: RowProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { id, name, message, status, createdAt, assignee } = request;
  const weight = status === "NEW" ? "font-bold" : "font-medium";
  return (
    <Link
      to={`${requestAddress(id)}${query}`}
      aria-current={isOpen ? "page" : undefined}
      className="block px-4 py-3 leading-snug hover:bg-raised aria-current:bg-primary-soft"
    >
      <span className="flex items-baseline gap-2">
        <bdi className={`truncate text-[0.9375rem] ${weight}`}>{name}</bdi>
        <span className="text-xs text-ink-3 uppercase">{request.locale}</span>
        <RelativeTime iso={createdAt} className="ms-auto text-[13px] text-ink-3" />
      </span>
      <span dir="auto" className={`block truncate text-sm ${weight}`}>
        {requestTitle(intl, locale, request)}
      </span>
      <span dir="auto" lang={request.locale} className="block truncate text-[13px] text-ink-3">
        {message}
      </span>
      <span className="mt-2 flex items-center justify-between gap-3 text-[13px] text-ink-3">
        <StatusBadge status={status} />
        {assignee && (
          <span className="flex min-w-0 items-center gap-1.5">
            <Avatar name={assignee.displayName} src={assignee.avatar} size={20} />
            <bdi className="truncate">{assignee.displayName}</bdi>
          </span>
        )}
      </span>
    </Link>
  );
}
