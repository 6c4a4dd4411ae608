import { useId } from "react";
import type { ChartProps } from "./chart.ts";
import { Fills, fill } from "./fills.tsx";
import { SeriesChart } from "./series-chart.tsx";
import { Swatch } from "./swatch.tsx";

/** Amounts side by side: one bar per position, or two for comparison. */
export function BarChart(chart: ChartProps) {
  const { labels, series } = chart;
  const id = useId();
  return (
    <SeriesChart
      {...chart}
      at={(place) => ((place + 0.5) / labels.length) * 100}
      mark={(place) => <Swatch id={id} place={place} />}
      definitions={<Fills id={id} />}
      over="bands"
    >
      {({ active, heightOf }) => (
        <div className="absolute inset-0 flex">
          {labels.map((_, place) => (
            <div
              key={place}
              className={`flex flex-1 justify-center rounded-t-md ${place === active ? "bg-raised" : ""}`}
            >
              <div className="flex h-full w-[72%] items-end justify-center gap-[3px]">
                {series.map(({ name, values }, mark) => (
                  <svg
                    key={name}
                    aria-hidden="true"
                    className="w-full max-w-7 origin-bottom rounded-t-[5px] transition-transform duration-in starting:scale-y-0"
                    style={{
                      height: `${heightOf(values[place] ?? 0) * 100}%`,
                      transitionDelay: `calc(${place} * var(--stagger))`,
                    }}
                  >
                    <rect width="100%" height="100%" fill={fill(id, mark)} />
                  </svg>
                ))}
              </div>
            </div>
          ))}
        </div>
      )}
    </SeriesChart>
  );
}
