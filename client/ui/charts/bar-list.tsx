import type { ReactNode } from "react";
import { useIntl } from "react-intl";

interface BarListProps {
  items: readonly { key: string; name: ReactNode; value: number }[];
}

/** A ranking: each item with its number and a bar relative to the first one. */
export function BarList({ items }: BarListProps) {
  const intl = useIntl();
  const most = Math.max(1, ...items.map(({ value }) => value));
  return (
    <ol className="grid grid-cols-1 gap-4">
      {items.map(({ key, name, value }) => (
        <li key={key}>
          <div className="flex items-center gap-3">
            <div className="min-w-0 flex-1">{name}</div>
            <span className="font-semibold">{intl.formatNumber(value)}</span>
          </div>
          <div aria-hidden="true" className="mt-1.5 h-1.5 rounded-full bg-raised">
            <div
              className="h-full rounded-full bg-graph transition-[width] duration-in starting:w-0"
              style={{ width: `${(value / most) * 100}%` }}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}
