import type { ReactNode } from "react";

interface ChartLegendProps {
  names: readonly string[];
  mark: (place: number) => ReactNode;
}

/** Shows which name has which line or fill; a single series is named by the title. */
export function ChartLegend({ names, mark }: ChartLegendProps) {
  if (names.length < 2) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
      {names.map((name, place) => (
        <li key={name} className="flex items-center gap-2">
          {mark(place)}
          {name}
        </li>
      ))}
    </ul>
  );
}
