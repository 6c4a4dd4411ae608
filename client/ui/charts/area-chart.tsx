import { useId, useState } from "react";
import { useIntl } from "react-intl";
import { type ChartProps, spoken } from "./chart.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { ChartLegend } from "./chart-legend.tsx";
import { ChartTable } from "./chart-table.tsx";
import { ChartTooltip } from "./chart-tooltip.tsx";
import { Plot } from "./plot.tsx";
import { Scrubber } from "./scrubber.tsx";
import { largest } from "./series.ts";
import { smoothPath } from "./smooth-path.ts";
import { Stroke, strokes } from "./stroke.tsx";
import { ticks } from "./ticks.ts";

/** Values over time: a filled line, and a dashed one for comparison. */
export function AreaChart({ title, text, axis, labels, series, format }: ChartProps) {
  const intl = useIntl();
  const id = useId();
  const [active, setActive] = useState<number | null>(null);
  const read = format ?? ((value: number) => intl.formatNumber(value));
  const numbers = ticks(largest(series));
  const top = numbers.at(-1) ?? 1;
  const at = (place: number) => (labels.length < 2 ? 50 : (place / (labels.length - 1)) * 100);
  const rowsAt = (place: number) =>
    series.map(({ name, values }, mark) => ({
      name,
      value: read(values[place] ?? 0),
      mark: <Stroke place={mark} />,
    }));
  return (
    <ChartFrame
      title={title}
      text={text}
      isEmpty={largest(series) === 0}
      legend={
        <ChartLegend
          names={series.map(({ name }) => name)}
          mark={(place) => <Stroke place={place} />}
        />
      }
      table={<ChartTable {...{ title, axis, labels, series, format: read }} />}
    >
      <Plot ticks={numbers} labels={labels} at={at}>
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible fill-none transition-[clip-path] duration-in [clip-path:inset(-8px)] starting:[clip-path:inset(-8px_100%_-8px_-8px)]"
        >
          <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stopColor="var(--graph)" stopOpacity="0.2" />
            <stop offset="1" stopColor="var(--graph)" stopOpacity="0" />
          </linearGradient>
          {series.map(({ name, values }, place) => {
            const line = smoothPath(values.map((value) => value / top));
            return (
              <g key={name}>
                {place === 0 && <path d={`${line}V100H0Z`} fill={`url(#${id})`} />}
                <path d={line} vectorEffect="non-scaling-stroke" className={strokes[place]} />
              </g>
            );
          })}
        </svg>
        {active !== null && (
          <>
            <div
              className="absolute inset-y-0 border-s border-line"
              style={{ insetInlineStart: `${at(active)}%` }}
            />
            {series.map(({ name, values }, place) => (
              <span
                key={name}
                className={`absolute size-3 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-surface ${place ? "bg-ink-3" : "bg-graph"}`}
                style={{
                  insetInlineStart: `${at(active)}%`,
                  bottom: `${((values[active] ?? 0) / top) * 100}%`,
                }}
              />
            ))}
            <ChartTooltip
              at={at(active)}
              title={labels[active]?.long ?? ""}
              rows={rowsAt(active)}
            />
          </>
        )}
        <Scrubber
          label={axis}
          count={labels.length}
          active={active}
          onActive={setActive}
          over="points"
          describe={(place) => spoken(labels[place], rowsAt(place))}
        />
      </Plot>
    </ChartFrame>
  );
}
