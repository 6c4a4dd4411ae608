import { type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useNavigate } from "react-router";
import { Button } from "../../ui/button.tsx";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { useKeys } from "../keys/use-keys.ts";
import { FlowSearch } from "./flow-search.tsx";

/** What a domain shows in a row. */
export interface PaneRow {
  id: string;
  to: string;
  name: string;
  at: string;
  isUnread?: boolean;
  mark?: ReactNode;
  /** Next to the name */
  note?: ReactNode;
  title?: string;
  text?: string;
  /** Of the text */
  lang?: string;
  foot?: ReactNode;
}

interface ListPaneProps {
  label: string;
  /** Its title, where the workspace has no head */
  title?: ReactNode;
  search: { label: string; value: string; hrefOf(text: string): string };
  filters: { id: string; label: string; to: string; count?: number; isCurrent: boolean }[];
  /** Undefined while they load */
  rows: PaneRow[] | undefined;
  openId: string | undefined;
  empty: ReactNode;
  more?: { count: number; onMore(): void };
  foot?: ReactNode;
  keys: { next: string; previous: string };
}

/** The list beside what is open. J and K open the next and the previous. */
export function ListPane(props: ListPaneProps) {
  const { label, title, search, filters, rows, openId, empty, more, foot, keys } = props;
  const intl = useIntl();
  const navigate = useNavigate();
  const here = useRef<HTMLLIElement>(null);
  useEffect(() => {
    here.current?.scrollIntoView({ block: "nearest" });
  }, [openId]);
  const at = rows?.findIndex(({ id }) => id === openId) ?? -1;
  const step = (by: number) => () => {
    const next = rows?.[at + by];
    if (next) void navigate(next.to, { replace: true, preventScrollReset: true });
  };
  useKeys([
    { keys: ["j"], text: keys.next, press: step(1) },
    { keys: ["k"], text: keys.previous, press: at > 0 ? step(-1) : undefined },
  ]);
  return (
    <nav aria-label={label} className="flex min-h-0 flex-1 flex-col">
      <div className="grid shrink-0 gap-3 border-b border-line p-4">
        {title}
        <FlowSearch {...search} className="" />
        <ul className="flex flex-wrap gap-1 text-[0.8125rem] font-semibold">
          {filters.map(({ id, label: name, to, count, isCurrent }) => (
            <li key={id}>
              <Link
                to={to}
                replace
                aria-current={isCurrent ? "true" : undefined}
                className="inline-flex h-8 items-center gap-1.5 rounded-full px-2.5 text-ink-2 hover:bg-raised hover:text-ink aria-current:bg-ink aria-current:text-canvas pointer-coarse:h-11"
              >
                {name}
                {count !== undefined && (
                  <span className="font-normal">{intl.formatNumber(count)}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <ul className="min-h-0 flex-1 overflow-y-auto">
        {rows?.map((row) => (
          <li
            key={row.id}
            ref={row.id === openId ? here : undefined}
            className="border-b border-line"
          >
            <Row {...row} isOpen={row.id === openId} />
          </li>
        ))}
        {rows?.length === 0 && <li className="px-5 py-10 text-center text-ink-2">{empty}</li>}
        {!rows &&
          [1, 2, 3, 4].map((n) => (
            <li key={n} aria-hidden="true" className="p-4">
              <div className="h-14 animate-pulse rounded-md bg-raised" />
            </li>
          ))}
        {more && (
          <li className="p-3 text-center">
            <Button variant="plain" size={44} onClick={more.onMore}>
              <FormattedMessage id="flow.more" values={{ count: more.count }} />
            </Button>
          </li>
        )}
      </ul>
      {foot && <div className="shrink-0 border-t border-line">{foot}</div>}
    </nav>
  );
}

function Row({
  to,
  name,
  at,
  isUnread,
  mark,
  note,
  title,
  text,
  lang,
  foot,
  isOpen,
}: PaneRow & { isOpen: boolean }) {
  const weight = isUnread ? "font-bold" : "font-medium";
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={isOpen ? "page" : undefined}
      className="flex gap-3 px-4 py-3 leading-snug outline-offset-[-2px] hover:bg-raised/60 aria-current:bg-primary-soft"
    >
      {mark}
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <bdi className={`truncate text-[0.9375rem] ${weight}`}>{name}</bdi>
          {note && <span className="text-xs text-ink-3 uppercase">{note}</span>}
          <RelativeTime
            iso={at}
            className={`ms-auto text-[0.8125rem] ${isUnread ? "text-primary-strong" : "text-ink-3"}`}
          />
        </span>
        {title && (
          <span dir="auto" className={`block truncate text-sm ${weight}`}>
            {title}
          </span>
        )}
        {text && (
          <span dir="auto" lang={lang} className="block truncate text-[0.8125rem] text-ink-3">
            {text}
          </span>
        )}
        {foot && (
          <span className="mt-1.5 flex items-center justify-between gap-3 text-[0.8125rem] text-ink-3">
            {foot}
          </span>
        )}
      </span>
    </Link>
  );
}
