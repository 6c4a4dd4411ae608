import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import { useIntl } from "react-intl";
import { useCurrentHeading } from "./use-current-heading.ts";

interface SideContentsProps {
  title: string;
  items: { id: string; label: string; count?: number }[];
}

/** The contents of a page beside it, with the current part marked; on the phone a card that opens. */
export function SideContents({ title, items }: SideContentsProps) {
  const intl = useIntl();
  const current = useCurrentHeading(items.map(({ id }) => id)) ?? items[0]?.id;
  const list = (
    <ul className="border-s border-line">
      {items.map(({ id, label, count }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? "location" : undefined}
            className="-ms-px flex min-h-11 items-center gap-2 border-s-2 border-transparent py-1.5 ps-4 leading-snug text-ink-2 hover:text-ink aria-current:border-graph aria-current:font-semibold aria-current:text-ink lg:min-h-9"
          >
            <bdi className="flex-1">{label}</bdi>
            {count !== undefined && (
              <span className="text-sm font-normal text-ink-3">
                {intl.formatNumber(count, { format: "count" })}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <nav aria-label={title} className="hidden h-fit lg:sticky lg:top-8 lg:block">
        <p className="mb-3 text-sm font-semibold text-ink-3">{title}</p>
        {list}
      </nav>
      <details className="card group lg:hidden">
        <summary className="flex h-14 list-none items-center justify-between px-4 font-semibold [&::-webkit-details-marker]:hidden">
          {title}
          <IconChevronDown
            size={20}
            aria-hidden="true"
            className="text-ink-3 transition-transform group-open:rotate-180"
          />
        </summary>
        <nav aria-label={title} className="px-4 pb-4">
          {list}
        </nav>
      </details>
    </>
  );
}
