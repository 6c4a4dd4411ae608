import type { ReactNode } from "react";

interface FactGridProps {
  items: { label: string; value: ReactNode }[];
}

/** Facts side by side, each under its own line; two columns on a phone. */
export function FactGrid({ items }: FactGridProps) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {items.map(({ label, value }) => (
        <div key={label} className="border-t border-line pt-4 pb-6">
          <dt className="text-sm text-ink-3">{label}</dt>
          <dd className="mt-1 font-semibold [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
