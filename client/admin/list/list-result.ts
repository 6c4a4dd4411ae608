/** What a list knows of its rows; while the next are on their way it still has the last ones. */
export interface ListResult<Row> {
  /** Unknown until they have been read once */
  rows?: Row[];
  total?: number;
  loading: boolean;
  error?: unknown;
  retry(): void;
}
