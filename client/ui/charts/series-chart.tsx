import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { type ChartProps, spoken } from "./chart.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { ChartLegend } from "./chart-legend.tsx";
import { ChartTable } from "./chart-table.tsx";
import { ChartTooltip } from "./chart-tooltip.tsx";
import { Plot } from "./plot.tsx";
import { Scrubber } from "./scrubber.tsx";
import { largest } from "./series.ts";
import { ticks } from "./ticks.ts";

interface Drawing {
  /** The place that is pointed at */
  active: number | null;
  /** The height of a value, from 0 to 1 */
  heightOf: (value: number) => number;
}

interface SeriesChartProps extends ChartProps {
  /** The position of a point along the axis, in percent */
  at: (place: number) => number;
  /** What tells a series from the others, in the legend and beside its values */
  mark: (series: number) => ReactNode;
  /** What the marks are drawn with */
  definitions?: ReactNode;
  /** What one points at */
  over: "points" | "bands";
  children: (drawing: Drawing) => ReactNode;
}

/** What charts of series share: frame, axes, table, and the values of the place that is pointed at. */
export function SeriesChart({ at, mark, definitions, over, children, ...chart }: SeriesChartProps) {
  const { title, text, axis, labels, series, format } = chart;
  const intl = useIntl();
  const [active, setActive] = useState<number | null>(null);
  const number = format ?? ((value: number) => intl.formatNumber(value));
  const read = (value: number | null | undefined) =>
    value === null ? intl.formatMessage({ id: "chart.none" }) : number(value ?? 0);
  const numbers = ticks(largest(series));
  const top = numbers.at(-1) ?? 1;
  const rowsAt = (place: number) =>
    series.map(({ name, values }, which) => ({
      name,
      value: read(values[place]),
      mark: mark(which),
    }));
  return (
    <ChartFrame
      title={title}
      text={text}
      isEmpty={largest(series) === 0}
      legend={
        <>
          {definitions}
          <ChartLegend names={series.map(({ name }) => name)} mark={mark} />
        </>
      }
      table={<ChartTable {...{ title, axis, labels, series, format: read }} />}
    >
      <Plot ticks={numbers} labels={labels} at={at}>
        {children({ active, heightOf: (value) => value / top })}
        {active !== null && (
          <ChartTooltip at={at(active)} title={labels[active]?.long ?? ""} rows={rowsAt(active)} />
        )}
        <Scrubber
          label={axis}
          count={labels.length}
          active={active}
          onActive={setActive}
          over={over}
          describe={(place) => spoken(labels[place], rowsAt(place))}
        />
      </Plot>
    </ChartFrame>
  );
}
