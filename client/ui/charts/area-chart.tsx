import { useId } from "react";
import type { ChartProps } from "./chart.ts";
import { SeriesChart } from "./series-chart.tsx";
import { areaPath, linePath } from "./line-path.ts";
import { Stroke, strokes } from "./stroke.tsx";

/** Values over time: a filled line, and a dashed one for comparison. */
export function AreaChart(chart: ChartProps) {
  const { labels, series } = chart;
  const id = useId();
  const at = (place: number) => (labels.length < 2 ? 50 : (place / (labels.length - 1)) * 100);
  return (
    <SeriesChart {...chart} at={at} mark={(place) => <Stroke place={place} />} over="points">
      {({ active, heightOf }) => (
        <>
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
              const heights = values.map((value) => (value === null ? null : heightOf(value)));
              return (
                <g key={name}>
                  {place === 0 && <path d={areaPath(heights)} fill={`url(#${id})`} />}
                  <path
                    d={linePath(heights)}
                    vectorEffect="non-scaling-stroke"
                    className={strokes[place]}
                  />
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
              {series.map(({ name, values }, place) => {
                const value = values[active] ?? null;
                return (
                  value !== null && (
                    <span
                      key={name}
                      className={`absolute size-3 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-surface ${place ? "bg-ink-3" : "bg-graph"}`}
                      style={{
                        insetInlineStart: `${at(active)}%`,
                        bottom: `${heightOf(value) * 100}%`,
                      }}
                    />
                  )
                );
              })}
            </>
          )}
        </>
      )}
    </SeriesChart>
  );
}
