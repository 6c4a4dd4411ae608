import type { AxisLabel } from "./axis-labels.ts";
import type { Series } from "./series.ts";

export interface ChartProps {
  title: string;
  /** A line below the title: period and unit */
  text?: string;
  /** The name of the axis, for example "Month" */
  axis: string;
  labels: readonly AxisLabel[];
  /** One or two series, as long as the labels */
  series: readonly Series[];
  /** Formats a single value; a plain number by default */
  format?: (value: number) => string;
}

/** "November 2026: Comments 34, Posts 3" */
export function spoken(label: AxisLabel | undefined, rows: { name: string; value: string }[]) {
  return `${label?.long}: ${rows.map(({ name, value }) => `${name} ${value}`).join(", ")}`;
}
