import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { Empty } from "../../ui/empty.tsx";
import { ListFailure } from "../../ui/list/list-failure.tsx";
import { NoMatch } from "../../ui/list/no-match.tsx";
import type { Column, Density } from "../../ui/table/column.ts";
import { SkeletonRows } from "../../ui/table/skeleton-rows.tsx";
import type { ListResult } from "./list-result.ts";
import type { ListNavigation } from "./use-list-navigation.ts";

export interface EmptyTexts {
  title: string;
  text: string;
  action?: ReactNode;
}

interface ListStatusProps<Row> {
  result: ListResult<Row>;
  list: ListNavigation;
  columns: Column<Row>[];
  density: Density;
  empty: EmptyTexts;
}

/**
 * Shown in place of rows: they are loading, could not be loaded, do not match, or there are none.
 */
export function ListStatus<Row>({ result, list, columns, density, empty }: ListStatusProps<Row>) {
  const intl = useIntl();
  const { rows, total, loading, error, retry } = result;
  if (error !== undefined && !loading) {
    return <ListFailure text={problemText(intl, error)} onRetry={retry} />;
  }
  if (!rows || (loading && total !== 0)) {
    return <SkeletonRows count={list.state.size} columns={columns} density={density} />;
  }
  if (list.isNarrowed) return <NoMatch onClear={list.clear} />;
  return (
    <div className="px-6 max-md:px-4">
      <Empty {...empty} />
    </div>
  );
}
