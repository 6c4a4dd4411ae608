import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { problemText } from "../apollo/problem-text.ts";
import { Empty } from "../kit/empty.tsx";
import { ListFailure } from "../kit/list/list-failure.tsx";
import type { Column } from "../kit/table/column.ts";
import { SkeletonRows } from "../kit/table/skeleton-rows.tsx";
import { Table } from "../kit/table/table.tsx";
import type { EmptyWords } from "./list/list-state.tsx";
import { TitleRow } from "./title-row.tsx";

interface ShortListProps<Row extends { id: string }> {
  title: string;
  facts?: ReactNode;
  actions?: ReactNode;
  columns: Column<Row>[];
  /** Unknown until they have been read once */
  rows?: Row[];
  error?: unknown;
  onRetry: () => void;
  nameOf: (row: Row) => string;
  onOpen?: (row: Row) => void;
  menu?: (row: Row) => ReactNode;
  empty: EmptyWords;
}

/** A list that is never long: all of it at once, in its own order. */
export function ShortList<Row extends { id: string }>(props: ShortListProps<Row>) {
  const { title, facts, actions, columns, rows, error, onRetry, nameOf, onOpen, menu } = props;
  const intl = useIntl();
  return (
    <>
      <TitleRow title={title} facts={facts} actions={actions} />
      <section
        aria-label={title}
        className="card overflow-clip [--sticky-top:64px] max-md:-mx-4 max-md:rounded-none max-md:border-x-0 lg:[--sticky-top:92px]"
      >
        {rows && rows.length > 0 ? (
          <Table
            label={title}
            columns={columns}
            rows={rows}
            nameOf={nameOf}
            onOpen={onOpen}
            menu={menu}
          />
        ) : rows ? (
          <div className="px-6 max-md:px-4">
            <Empty {...props.empty} />
          </div>
        ) : error === undefined ? (
          <SkeletonRows count={5} columns={columns} />
        ) : (
          <ListFailure text={problemText(intl, error)} onRetry={onRetry} />
        )}
      </section>
    </>
  );
}
