/** Numbers of one kind, one for each position on the axis. */
export interface Series {
  name: string;
  values: readonly number[];
}

export const largest = (series: readonly Series[]) =>
  Math.max(0, ...series.flatMap(({ values }) => values));
