import type { ReactNode } from "react";

interface DescriptionListProps {
  items: { label: string; value: ReactNode }[];
}

/** Terms and their values in two columns; on a phone below each other. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className="divide-y divide-line">
      {items.map(({ label, value }) => (
        <div
          key={label}
          className="grid gap-x-6 gap-y-0.5 py-3 md:grid-cols-[minmax(120px,1fr)_3fr]"
        >
          <dt className="text-ink-3">{label}</dt>
          <dd className="min-w-0 font-medium wrap-anywhere">{value ?? "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
