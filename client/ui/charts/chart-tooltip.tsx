import type { ReactNode } from "react";

interface ChartTooltipProps {
  /** In per cent from the left */
  at: number;
  title: string;
  rows: { name: string; value: string; mark: ReactNode }[];
}

/** The values at the pointer; the scrubber announces the same to assistive technology. */
export function ChartTooltip({ at, title, rows }: ChartTooltipProps) {
  const aside =
    at < 34 ? "translate-x-3" : at > 66 ? "-translate-x-full -ms-3" : "-translate-x-1/2";
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none absolute -top-2 z-10 rounded-md border border-line bg-surface px-3 py-2 text-[13px] whitespace-nowrap shadow-overlay ${aside}`}
      style={{ insetInlineStart: `${at}%` }}
    >
      <p className="font-semibold">{title}</p>
      {rows.map(({ name, value, mark }) => (
        <p key={name} className="mt-1 flex items-center gap-2 text-ink-2">
          {mark}
          <span className="me-3">{name}</span>
          <span className="ms-auto font-semibold text-ink">{value}</span>
        </p>
      ))}
    </div>
  );
}
