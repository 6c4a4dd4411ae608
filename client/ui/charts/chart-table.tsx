import type { AxisLabel } from "./axis-labels.ts";
import type { Series } from "./series.ts";

interface ChartTableProps {
  title: string;
  /** The name of the axis, for example "Month" */
  axis: string;
  labels: readonly AxisLabel[];
  series: readonly Series[];
  format: (value: number | null | undefined) => string;
}

/** The numbers of a chart as a table. */
export function ChartTable({ title, axis, labels, series, format }: ChartTableProps) {
  return (
    <section
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
      tabIndex={0}
      className="relative h-60 overflow-auto rounded-md border border-line @lg:h-[292px]"
    >
      <table className="w-full text-sm">
        <thead className="sticky top-0 bg-raised">
          <tr>
            <th scope="col" className="px-3 py-2 text-start font-semibold">
              {axis}
            </th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className="px-3 py-2 text-end font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map(({ long }, place) => (
            <tr key={place} className="border-t border-line">
              <th scope="row" className="px-3 py-1.5 text-start font-normal">
                <bdi>{long}</bdi>
              </th>
              {series.map(({ name, values }) => (
                <td key={name} className="px-3 py-1.5 text-end">
                  {format(values[place])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
