import { useIntl } from "react-intl";
import { Link } from "react-router";
import { useIntent } from "./use-online.ts";

/**
 * The path to this page. Its last item without a link is the page itself, whose title follows: a phone
 * leaves it out.
 */
export function Breadcrumbs({ items }: { items: { label: string; to?: string }[] }) {
  const intl = useIntl();
  const prefetch = useIntent();
  return (
    <nav aria-label={intl.formatMessage({ id: "ui.breadcrumbs" })}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm font-semibold">
        {items.map(({ label, to }, place) => {
          const last = place === items.length - 1;
          const tone = last ? "text-primary-strong" : "text-ink-3";
          return (
            <li
              key={`${place} ${label}`}
              className={`flex items-center gap-2 ${last && place > 0 && !to ? "max-sm:sr-only" : ""}`}
            >
              {place > 0 && (
                <span aria-hidden="true" className="text-ink-3 rtl:-scale-x-100">
                  /
                </span>
              )}
              {to ? (
                <Link to={to} prefetch={prefetch} className={`py-1 hover:underline ${tone}`}>
                  {label}
                </Link>
              ) : (
                <span aria-current={last ? "page" : undefined} className={`py-1 ${tone}`}>
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
