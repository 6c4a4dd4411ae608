import { useIntl } from "react-intl";
import { Link } from "react-router";
import { useIntent } from "./use-online.ts";

/** The path to this page, in one line; the last item is the page itself, whose title is below. */
export function Breadcrumbs({ items }: { items: { label: string; to?: string }[] }) {
  const intl = useIntl();
  const prefetch = useIntent();
  return (
    <nav aria-label={intl.formatMessage({ id: "ui.breadcrumbs" })}>
      <ol className="flex items-center gap-x-2 text-sm font-semibold">
        {items.map(({ label, to }, place) => {
          const last = place === items.length - 1;
          const tone = last ? "text-primary-strong" : "text-ink-3";
          return (
            <li
              key={`${place} ${label}`}
              className="flex min-w-0 items-center gap-2 not-last:max-w-1/2 not-last:shrink-0"
            >
              {place > 0 && (
                <span aria-hidden="true" className="text-ink-3 rtl:-scale-x-100">
                  /
                </span>
              )}
              {to ? (
                <Link
                  to={to}
                  prefetch={prefetch}
                  className={`truncate py-1 hover:underline ${tone}`}
                >
                  {label}
                </Link>
              ) : (
                <span aria-current={last ? "page" : undefined} className={`truncate py-1 ${tone}`}>
                  {label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
