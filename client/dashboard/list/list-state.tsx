import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { problemText } from "../../apollo/problem-text.ts";
import { Empty } from "../../kit/empty.tsx";
import { ListFailure } from "../../kit/list/list-failure.tsx";
import { NoMatch } from "../../kit/list/no-match.tsx";
import type { Column, Density } from "../../kit/table/column.ts";
import { SkeletonRows } from "../../kit/table/skeleton-rows.tsx";
import type { ListResult } from "./list-result.ts";
import type { List } from "./use-list.ts";

export interface EmptyWords {
  title: string;
  text: string;
  action?: ReactNode;
}

interface ListStateProps<Row> {
  result: ListResult<Row>;
  list: List;
  columns: Column<Row>[];
  density: Density;
  empty: EmptyWords;
}

/** In the place of rows: they are on their way, could not be read, do not match, or there are none. */
export function ListState<Row>({ result, list, columns, density, empty }: ListStateProps<Row>) {
  const intl = useIntl();
  const { rows, total, loading, error, retry } = result;
  if (error !== undefined && !loading) {
    return <ListFailure text={problemText(intl, error)} onRetry={retry} />;
  }
  if (!rows || (loading && total !== 0)) {
    return <SkeletonRows count={list.place.size} columns={columns} density={density} />;
  }
  if (list.isNarrowed) return <NoMatch onClear={list.clear} />;
  return (
    <div className="px-6 max-md:px-4">
      <Empty {...empty} />
    </div>
  );
}
