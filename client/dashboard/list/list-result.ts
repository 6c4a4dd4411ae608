/** What a list knows of its rows; while the next are on their way it still has the last ones. */
export interface ListResult<Row> {
  /** Unknown until they have been read once */
  rows?: Row[];
  total?: number;
  loading: boolean;
  error?: unknown;
  retry(): void;
}

interface QueryState<Data> {
  data?: Data;
  previousData?: Data;
  loading: boolean;
  error?: unknown;
  refetch(): Promise<unknown>;
}

interface Page<Row> {
  nodes: Row[];
  totalCount: number;
}

/** The rows of a query of Apollo Client; `pageOf` says where in its answer they are. */
export function resultOf<Data, Row>(
  { data, previousData, loading, error, refetch }: QueryState<Data>,
  pageOf: (data: Data) => Page<Row> | undefined,
): ListResult<Row> {
  const known = data ?? previousData;
  const page = known && pageOf(known);
  // What fails again has told so in `error`.
  const retry = () => void refetch().catch(() => {});
  return { rows: page?.nodes, total: page?.totalCount, loading, error, retry };
}
