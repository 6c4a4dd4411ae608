import IconChevronsLeft from "@tabler/icons-react/dist/esm/icons/IconChevronsLeft.mjs";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { IconButton } from "../../ui/icon-button.tsx";
import type { Column } from "./board.tsx";

interface BoardColumnProps {
  column: Omit<Column<never>, "cards"> & { cards: readonly unknown[] };
  /** The only one on a phone */
  isShown: boolean;
  /** A card would be put here */
  isTarget: boolean;
  isFolded: boolean;
  onFold(isFolded: boolean): void;
  /** By what is carried */
  countChange: number;
  children: ReactNode;
}

export function BoardColumn(props: BoardColumnProps) {
  const { column, isShown, isTarget, isFolded, onFold, countChange, children } = props;
  const { id, name, dot, cards, more } = column;
  const intl = useIntl();
  const count = column.count + countChange;
  const left = column.count - cards.length;
  const ground = isTarget ? "border-primary-strong bg-primary-soft" : "border-line bg-raised/60";
  return (
    <section
      data-column={id}
      aria-label={name}
      className={`flex min-h-0 flex-col rounded-card border max-md:w-full max-md:border-0 max-md:bg-transparent md:max-h-full ${ground} ${
        isShown ? "" : "max-md:hidden"
      } ${isFolded ? "border-dashed md:w-14 md:shrink-0" : "md:min-w-64 md:flex-1 md:basis-64"}`}
    >
      {isFolded && (
        <button
          type="button"
          aria-expanded={false}
          onClick={() => onFold(false)}
          className="flex min-h-40 flex-1 items-center justify-center gap-2 rounded-card py-4 font-semibold text-ink-2 [writing-mode:vertical-rl] hover:text-ink max-md:hidden"
        >
          {name}
          <span className="font-normal">{intl.formatNumber(count)}</span>
        </button>
      )}
      <h2
        className={`flex h-12 shrink-0 items-center gap-2 ps-3.5 pe-1.5 font-bold max-md:sr-only ${isFolded ? "md:sr-only" : ""}`}
      >
        <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${dot}`} />
        <span className="min-w-0 truncate">{name}</span>
        <span className="rounded-md bg-surface px-1.5 text-xs leading-6 font-semibold text-ink-2">
          {intl.formatNumber(count)}
        </span>
        {column.isFolded && !isFolded && (
          <IconButton
            size={36}
            icon={IconChevronsLeft}
            label={intl.formatMessage({ id: "flow.board.fold" }, { name })}
            onClick={() => onFold(true)}
            className="ms-auto rtl:[&_svg]:-scale-x-100"
          />
        )}
      </h2>
      <ul
        className={`grid min-h-0 grid-cols-[minmax(0,1fr)] content-start gap-2.5 md:flex-1 md:overflow-y-auto md:px-2.5 md:pt-0.5 md:pb-2.5 ${isFolded ? "md:hidden" : ""}`}
      >
        {children}
        {count === 0 && (
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
    </section>
  );
}
