/** Numbers of one kind, one for each position on the axis. */
export interface Series {
  name: string;
  /** Null where nothing was measured */
  values: readonly (number | null)[];
}

export const largest = (series: readonly Series[]) =>
  Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
