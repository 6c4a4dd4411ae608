import { useId, useState } from "react";
import { useIntl } from "react-intl";
import { type ChartProps, spoken } from "./chart.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { ChartLegend } from "./chart-legend.tsx";
import { ChartTable } from "./chart-table.tsx";
import { ChartTooltip } from "./chart-tooltip.tsx";
import { Fills, fill } from "./fills.tsx";
import { Plot } from "./plot.tsx";
import { Scrubber } from "./scrubber.tsx";
import { largest } from "./series.ts";
import { Swatch } from "./swatch.tsx";
import { ticks } from "./ticks.ts";

/** Amounts side by side: one bar per position, or two for comparison. */
export function BarChart({ title, text, axis, labels, series, format }: ChartProps) {
  const intl = useIntl();
  const id = useId();
  const [active, setActive] = useState<number | null>(null);
  const read = format ?? ((value: number) => intl.formatNumber(value));
  const numbers = ticks(largest(series));
  const top = numbers.at(-1) ?? 1;
  const at = (place: number) => ((place + 0.5) / labels.length) * 100;
  const rowsAt = (place: number) =>
    series.map(({ name, values }, mark) => ({
      name,
      value: read(values[place] ?? 0),
      mark: <Swatch id={id} place={mark} />,
    }));
  return (
    <ChartFrame
      title={title}
      text={text}
      isEmpty={largest(series) === 0}
      legend={
        <>
          <Fills id={id} />
          <ChartLegend
            names={series.map(({ name }) => name)}
            mark={(place) => <Swatch id={id} place={place} />}
          />
        </>
      }
      table={<ChartTable {...{ title, axis, labels, series, format: read }} />}
    >
      <Plot ticks={numbers} labels={labels} at={at}>
        <div className="absolute inset-0 flex">
          {labels.map(({ long }, place) => (
            <div
              key={long}
              className={`flex flex-1 justify-center rounded-t-md ${place === active ? "bg-raised" : ""}`}
            >
              <div className="flex h-full w-[72%] items-end justify-center gap-[3px]">
                {series.map(({ name, values }, mark) => (
                  <svg
                    key={name}
                    aria-hidden="true"
                    className="w-full max-w-7 origin-bottom rounded-t-[5px] transition-transform duration-in starting:scale-y-0"
                    style={{
                      height: `${((values[place] ?? 0) / top) * 100}%`,
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
        {active !== null && (
          <ChartTooltip at={at(active)} title={labels[active]?.long ?? ""} rows={rowsAt(active)} />
        )}
        <Scrubber
          label={axis}
          count={labels.length}
          active={active}
          onActive={setActive}
          over="bands"
          describe={(place) => spoken(labels[place], rowsAt(place))}
        />
      </Plot>
    </ChartFrame>
  );
}
