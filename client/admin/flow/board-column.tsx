import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import IconChevronsLeft from "@tabler/icons-react/dist/esm/icons/IconChevronsLeft.mjs";
import { type HTMLAttributes, type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { HueDot } from "../../ui/hue.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { Column } from "./board.tsx";

type AnyColumn = Omit<Column<never>, "cards"> & { cards: readonly unknown[] };

interface BoardColumnProps {
  column: AnyColumn;
  /** The only one on a phone */
  isShown: boolean;
  /** A card would be put here */
  isTarget: boolean;
  /** Moves the column by its head */
  headHandle?: HTMLAttributes<HTMLElement> | undefined;
  /** Where another column would be put beside it */
  edge?: "start" | "end" | undefined;
  isFolded: boolean;
  onFold(isFolded: boolean): void;
  /** By what is carried */
  countChange: number;
  /** How many have to be rendered: a card is carried there */
  atLeast: number;
  /** The first of its cards */
  children(limit: number): ReactNode;
}

/** So many cards are rendered at first, and more each time their end is near. */
const CARDS_AT_ONCE = 40;

export function BoardColumn(props: BoardColumnProps) {
  const { column, isShown, isTarget, isFolded, onFold, countChange, atLeast, children } = props;
  const { headHandle, edge } = props;
  const { id, name, dot, cards, more, tools, foot } = column;
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLLIElement>(null);
  const [shown, setShown] = useState(CARDS_AT_ONCE);
  const limit = Math.max(shown, atLeast);
  const isCut = cards.length > limit;
  useEffect(() => {
    if (!isCut || !end.current || !list.current) return;
    const scrolls = list.current.scrollHeight > list.current.clientHeight;
    const near = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setShown(limit + CARDS_AT_ONCE),
      { root: scrolls ? list.current : null, rootMargin: "600px 0px" },
    );
    near.observe(end.current);
    return () => near.disconnect();
  }, [isCut, limit]);
  const left = column.count - cards.length;
  const ground = isTarget ? "border-primary-strong bg-primary-soft" : "border-line bg-raised/60";
  return (
    <section
      data-column={id}
      aria-label={name}
      className={`relative flex min-h-0 flex-col rounded-card border max-md:w-full max-md:border-0 max-md:bg-transparent md:max-h-full ${ground} ${
        isShown ? "" : "max-md:hidden"
      } ${isFolded ? "border-dashed md:w-14 md:shrink-0" : "md:min-w-60 md:flex-1 md:basis-60"}`}
    >
      {edge && (
        <span
          aria-hidden="true"
          className={`absolute inset-y-0 w-1 rounded-full bg-primary-strong ${edge === "start" ? "-start-2" : "-end-2"}`}
        />
      )}
      {isFolded && (
        <button
          type="button"
          aria-expanded={false}
          onClick={() => onFold(false)}
          className="flex min-h-40 flex-1 items-center justify-center gap-2 rounded-card py-4 font-semibold text-ink-2 [writing-mode:vertical-rl] hover:text-ink max-md:hidden"
        >
          {name}
          <span className="font-normal">{intl.formatNumber(column.count + countChange)}</span>
        </button>
      )}
      <div
        className={`flex h-12 shrink-0 items-center ps-3.5 pe-1.5 max-md:ps-0 ${tools ? "" : "max-md:sr-only"} ${isFolded ? "md:sr-only" : ""}`}
      >
        {column.heading ?? (
          <h2
            {...headHandle}
            className={`flex min-w-0 flex-1 items-center gap-2 self-stretch font-bold tracking-normal ${headHandle ? "cursor-grab" : ""}`}
          >
            {column.hue ? (
              <HueDot hue={column.hue} />
            ) : (
              <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${dot}`} />
            )}
            <span dir="auto" className="min-w-0 truncate">
              {name}
            </span>
            <ColumnCount column={column} countChange={countChange} />
          </h2>
        )}
        {column.isFolded && !isFolded && (
          <IconButton
            size={36}
            icon={IconChevronsLeft}
            label={intl.formatMessage({ id: "flow.board.fold" }, { name })}
            onClick={() => onFold(true)}
            className="ms-auto rtl:[&_svg]:-scale-x-100"
          />
        )}
        {tools}
      </div>
      <ul
        ref={list}
        className={`grid min-h-0 grid-cols-[minmax(0,1fr)] content-start gap-2.5 md:flex-1 md:overflow-y-auto md:px-2.5 md:pt-0.5 md:pb-6 md:[mask-image:linear-gradient(to_bottom,#000_calc(100%-24px),transparent)] ${isFolded ? "md:hidden" : ""}`}
      >
        {children(limit)}
        {isCut && <li ref={end} aria-hidden="true" className="h-px" />}
        {column.count + countChange === 0 && !column.hasOthers && (
          <li className="px-2 pb-2 text-sm text-ink-3">
            <FormattedMessage id="flow.board.none" />
          </li>
        )}
      </ul>
      {left > 0 && more && !isFolded && (
        <Link
          to={more}
          className="mx-2 mb-2 block shrink-0 rounded-md px-2 py-2 text-sm font-semibold text-ink-2 hover:bg-raised"
        >
          <FormattedMessage id="flow.more" values={{ count: left }} />
        </Link>
      )}
      {!isFolded && foot}
    </section>
  );
}

/** How many cards a column has: of how many with a filter on, and how many it should have. */
export function ColumnCount({
  column: { count, matching, limit },
  countChange = 0,
}: {
  column: Pick<AnyColumn, "count" | "matching" | "limit">;
  countChange?: number;
}) {
  const intl = useIntl();
  const now = count + countChange;
  const isOver = Boolean(limit) && now > (limit ?? 0);
  const text =
    matching !== undefined
      ? intl.formatMessage(
          { id: "flow.board.matching" },
          { count: matching + countChange, all: now },
        )
      : limit
        ? `${intl.formatNumber(now)} / ${intl.formatNumber(limit)}`
        : intl.formatNumber(now);
  return (
    <span
      className={`flex shrink-0 items-center gap-1 rounded-md px-1.5 text-xs leading-6 font-semibold ${isOver ? "bg-warn-soft text-warn" : "bg-surface text-ink-2"}`}
    >
      {isOver && (
        <>
          <IconAlertTriangle size={14} aria-hidden="true" />
          <span className="sr-only">
            <FormattedMessage id="flow.board.over" />
          </span>
        </>
      )}
      <bdi>{text}</bdi>
    </span>
  );
}
