import type { AxisLabel } from "./axis-labels.ts";
import type { Series } from "./series.ts";

export interface ChartProps {
  title: string;
  /** A line under the title: of when, in what */
  text?: string;
  /** What stands along the axis, for example "Month" */
  axis: string;
  labels: readonly AxisLabel[];
  /** One or two, as long as the labels */
  series: readonly Series[];
  /** How a value reads where it stands alone: the number, unless it is money */
  format?: (value: number) => string;
}

/** "November 2026: Comments 34, Posts 3" */
export function spoken(label: AxisLabel | undefined, rows: { name: string; value: string }[]) {
  return `${label?.long}: ${rows.map(({ name, value }) => `${name} ${value}`).join(", ")}`;
}
