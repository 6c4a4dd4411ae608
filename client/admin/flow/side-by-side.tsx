import IconChevronLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router";
import { IconButton } from "../../ui/icon-button.tsx";
import { useMedia } from "../../ui/use-media.ts";

export const MOST_COMPARED = 3;

/** Two have room everywhere, a third needs 1600 px. */
export const useRoomToCompare = (): number => (useMedia("(width >= 100rem)") ? MOST_COMPARED : 2);

const cellStyles = "border-s border-line p-4 text-start align-top";

/** Of the names of the rows. */
const sideCell = "w-28 p-4 text-start align-top lg:w-44";

interface SideBySideProps<Item> {
  /** In the corner: what is the same for all */
  corner: ReactNode;
  /** Undefined while it loads */
  columns: readonly { id: string; item: Item | undefined; head: ReactNode }[];
  rows: readonly { id: string; name: ReactNode; cell(item: Item): ReactNode }[];
}

/** Things of one kind beside each other, the same parts in one row. */
export function SideBySide<Item>({ corner, columns, rows }: SideBySideProps<Item>) {
  return (
    <div className="card overflow-x-auto">
      <table className="w-full min-w-[46rem] table-fixed text-start">
        <thead>
          <tr>
            <th className={`${sideCell} text-sm font-normal text-ink-3`}>{corner}</th>
            {columns.map(({ id, head }) => (
              <th key={id} scope="col" className={`${cellStyles} font-normal`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&>tr>*]:border-t [&>tr>*]:border-line">
          {rows.map((row) => (
            <tr key={row.id}>
              <th
                scope="row"
                className={`${sideCell} text-sm font-semibold wrap-anywhere text-ink-2`}
              >
                {row.name}
              </th>
              {columns.map(({ id, item }) => (
                <td key={id} className={cellStyles}>
                  {item && row.cell(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ComparedHeadProps {
  /** Undefined while it loads */
  name: string | undefined;
  to: string;
  mark: ReactNode;
  line: ReactNode;
  /** Such as its stage */
  children: ReactNode;
  /** Show the one before or after it in the list instead */
  onBefore?(): void;
  onAfter?(): void;
}

/** Above a column: what it is, and the way to those before and after it. */
export function ComparedHead(props: ComparedHeadProps) {
  const { name, to, mark, line, children, onBefore, onAfter } = props;
  const intl = useIntl();
  if (name === undefined) return <div className="h-12 animate-pulse rounded-md bg-raised" />;
  const arrow = (go: (() => void) | undefined, isNext: boolean) => (
    <IconButton
      size={36}
      icon={isNext ? IconChevronRight : IconChevronLeft}
      label={intl.formatMessage(
        { id: isNext ? "flow.compare.after" : "flow.compare.before" },
        { name },
      )}
      disabled={!go}
      onClick={go}
      className="rtl:[&_svg]:-scale-x-100"
    />
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="flex min-w-0 flex-1 basis-56 items-center gap-2">
        {arrow(onBefore, false)}
        {mark}
        <span className="min-w-0 flex-1 leading-snug">
          <Link to={to} className="block font-bold wrap-anywhere hover:underline">
            <bdi>{name}</bdi>
          </Link>
          <span className="block text-[0.8125rem] text-ink-3">{line}</span>
        </span>
        {arrow(onAfter, true)}
      </div>
      {children}
    </div>
  );
}
