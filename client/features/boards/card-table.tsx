import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { AvatarGroup } from "../../ui/avatar-group.tsx";
import { HueDot, HueTag, hueOfName } from "../../ui/hue.tsx";
import { NoMatch } from "../../ui/list/no-match.tsx";
import { cellStyles, type Column, hiddenBelow, type Sort } from "../../ui/table/column.ts";
import { SortHeader } from "../../ui/table/sort-header.tsx";
import { type BoardColumn, byPriority, compareText, type ListedCard } from "./board.ts";
import { type BoardState, sortOf } from "./boards-url.ts";
import { DueMark } from "./due-mark.tsx";

interface CardTableProps {
  /** With those of its cards that are shown */
  columns: readonly (BoardColumn & { cards: readonly ListedCard[] })[];
  today: string;
  hrefOf(card: ListedCard): string;
  sort: BoardState["sort"];
  onSort(sort: BoardState["sort"]): void;
  onClear(): void;
}

/** After every day */
const NEVER = "9999";

/** The cards of a board as rows, by column and place unless they are sorted otherwise. */
export function CardTable(props: CardTableProps) {
  const { columns, today, hrefOf, onSort, onClear } = props;
  const intl = useIntl();
  const sort: Sort | undefined = props.sort && {
    by: props.sort.replace("-", ""),
    direction: props.sort.startsWith("-") ? "descending" : "ascending",
  };
  const header = (id: string) => intl.formatMessage({ id });
  const rows = columns.flatMap((column) => column.cards.map((card) => ({ card, column })));
  type Row = (typeof rows)[number];
  const comparers: Record<string, (a: Row, b: Row) => number> = {
    priority: (a, b) => byPriority[a.card.priority] - byPriority[b.card.priority],
    due: (a, b) => compareText(a.card.dueTo ?? NEVER, b.card.dueTo ?? NEVER),
  };
  const compare = sort && comparers[sort.by];
  // Sorting is stable: what is equal stays by column and place.
  const sorted = compare
    ? rows.toSorted((a, b) => (sort.direction === "descending" ? -compare(a, b) : compare(a, b)))
    : rows;
  const heads: Column<Row & { id: string }>[] = [
    { id: "title", header: header("boards.field.title"), cell: () => null },
    { id: "column", header: header("boards.column"), from: 768, cell: () => null },
    {
      id: "priority",
      header: header("boards.priority"),
      from: 896,
      sort: "ascending",
      cell: () => null,
    },
    { id: "due", header: header("boards.due"), sort: "ascending", cell: () => null },
    { id: "assignees", header: header("boards.assignees"), from: 768, cell: () => null },
  ];
  if (rows.length === 0) {
    return (
      <div className="card">
        <NoMatch onClear={onClear} />
      </div>
    );
  }
  return (
    <div className="card @container overflow-x-auto">
      <table className="w-full text-start text-sm">
        <caption className="sr-only">
          <FormattedMessage id="boards.cards" />
        </caption>
        <thead className="border-b border-line text-ink-2">
          <tr>
            {heads.map((head) => (
              <SortHeader
                key={head.id}
                column={head}
                sort={sort}
                onSort={(next) => onSort(sortOf(next))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ card, column }) => (
            <tr
              key={card.id}
              className="relative h-14 border-b border-line last:border-0 hover:bg-raised"
            >
              <th scope="row" className={`${cellStyles} py-2 text-start font-normal`}>
                <Link
                  to={hrefOf(card)}
                  preventScrollReset
                  className="font-semibold before:absolute before:inset-0 hover:underline"
                >
                  <bdi>{card.title}</bdi>
                </Link>
                {card.labels.length > 0 && (
                  <span className="mt-1 flex flex-wrap gap-1.5">
                    {card.labels.map((label) => (
                      <HueTag key={label} hue={hueOfName(label)}>
                        {label}
                      </HueTag>
                    ))}
                  </span>
                )}
              </th>
              <td className={`${cellStyles} ${hiddenBelow(768)}`}>
                <span className="flex items-center gap-2">
                  <HueDot hue={column.hue} />
                  <bdi>{column.name}</bdi>
                </span>
              </td>
              <td className={`${cellStyles} ${hiddenBelow(896)}`}>
                <FormattedMessage id={`boards.priority.${card.priority}`} />
              </td>
              <td className={cellStyles}>
                <DueMark card={card} today={today} />
              </td>
              <td className={`${cellStyles} ${hiddenBelow(768)}`}>
                <AvatarGroup
                  size={28}
                  people={card.assignees.map(({ displayName, avatar }) => ({
                    name: displayName,
                    avatar,
                  }))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
