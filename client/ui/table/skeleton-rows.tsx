import { useIntl } from "react-intl";
import { Placeholders } from "../placeholders.tsx";
import { type Column, type Density, hiddenBelow } from "./column.ts";

interface SkeletonRowsProps {
  /** How many rows are expected */
  count: number;
  columns: Pick<Column<never>, "id" | "width" | "from">[];
  density?: Density;
}

/** Placeholders for rows that are loading: same number, height and columns. */
export function SkeletonRows({ count, columns, density = "comfortable" }: SkeletonRowsProps) {
  const intl = useIntl();
  const height = density === "compact" ? "h-11" : "h-[70px]";
  return (
    <Placeholders label={intl.formatMessage({ id: "table.loading" })} className="@container">
      <div aria-hidden="true" className="h-12 border-y border-line bg-raised" />
      {Array.from({ length: count }, (_, row) => (
        <div
          key={row}
          aria-hidden="true"
          className={`flex items-center border-b border-line ps-6 ${height}`}
        >
          <span className="me-3 size-[18px] shrink-0 animate-pulse rounded-[5px] bg-raised" />
          {columns.map(({ id, width, from }, place) => (
            <span
              key={id}
              style={{ width }}
              className={`px-3 ${width ? "shrink-0" : "min-w-0 flex-1"} ${hiddenBelow(from)}`}
            >
              <span
                className="block h-3.5 animate-pulse rounded-md bg-raised"
                style={{ width: `${55 + ((row * 17 + place * 29) % 35)}%` }}
              />
            </span>
          ))}
        </div>
      ))}
    </Placeholders>
  );
}
