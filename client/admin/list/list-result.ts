/** The rows of a list; while the next ones load it still has the previous ones. */
export interface ListResult<Row> {
  /** Undefined until the first load */
  rows?: Row[];
  total?: number;
  loading: boolean;
  error?: unknown;
  retry(): void;
}
