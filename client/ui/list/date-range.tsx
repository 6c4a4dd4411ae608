import { FormattedMessage } from "react-intl";

interface DateRangeProps {
  /** The first and the last day, as YYYY-MM-DD or "" */
  values: string[];
  onChange(values: string[]): void;
}

/** Two days, both included; either may be empty. */
export function DateRange({ values: [from = "", to = ""], onChange }: DateRangeProps) {
  const change = (next: string[]) => onChange(next.some(Boolean) ? next : []);
  const look = "mt-1.5 h-11 w-full rounded-md border border-control bg-surface px-3 text-ink";
  return (
    <div className="grid gap-4">
      <label className="font-semibold">
        <FormattedMessage id="list.dates.first" />
        <input
          type="date"
          value={from}
          max={to || undefined}
          onChange={(event) => change([event.target.value, to])}
          className={look}
        />
      </label>
      <label className="font-semibold">
        <FormattedMessage id="list.dates.last" />
        <input
          type="date"
          value={to}
          min={from || undefined}
          onChange={(event) => change([from, event.target.value])}
          className={look}
        />
      </label>
    </div>
  );
}
