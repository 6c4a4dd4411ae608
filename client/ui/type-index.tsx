import { useIntl } from "react-intl";
import { PrefetchLink } from "./prefetch-link.tsx";

interface TypeIndexProps {
  label: string;
  entries: { label: string; count: number; to: string; current: boolean }[];
}

/** A filter in large type, as links; the counts stand raised beside the words. */
export function TypeIndex({ label, entries }: TypeIndexProps) {
  const intl = useIntl();
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-2xl leading-[1.35] font-bold tracking-[-0.025em] md:gap-x-8 md:text-[2rem]">
        {entries.map((entry) => (
          <li key={entry.to} className="max-w-full">
            <PrefetchLink
              to={entry.to}
              preventScrollReset
              aria-current={entry.current ? "page" : undefined}
              className="group inline-flex max-w-full items-start py-1 text-ink-3 hover:text-ink aria-current:text-ink md:py-0"
            >
              <bdi className="min-w-0 underline-offset-[7px] [overflow-wrap:anywhere] group-aria-current:underline group-aria-current:decoration-graph group-aria-current:decoration-[3px]">
                {entry.label}
              </bdi>
              <span className="ms-1 mt-1 inline-block text-[13px] font-semibold tracking-normal text-ink-3">
                {intl.formatNumber(entry.count, { format: "count" })}
              </span>
            </PrefetchLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
