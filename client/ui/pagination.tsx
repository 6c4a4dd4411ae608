import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { isBounded } from "../i18n/count.ts";
import type { Pagination as Pages } from "../platform/rest.ts";
import { PrefetchLink } from "./prefetch-link.tsx";
import { pageNumbers } from "./page-numbers.ts";

interface PaginationProps {
  pagination: Pages;
  hrefFor(page: number): string;
}

const look = "grid h-11 min-w-11 place-items-center rounded-md px-2 font-semibold";

/** Real links to the pages around this one; on a phone only previous, next and the position. */
export function Pagination({
  pagination: { page, totalPages, totalCount, hasMore },
  hrefFor,
}: PaginationProps) {
  const intl = useIntl();
  if (totalPages < 2) return null;
  const isOpen = isBounded(totalCount);
  const pages = isOpen ? Math.max(totalPages, page + Number(hasMore)) : totalPages;
  return (
    <nav
      aria-label={intl.formatMessage({ id: "ui.pagination" })}
      className="flex items-center justify-between gap-2 md:justify-center"
    >
      <Step to={page > 1 ? hrefFor(page - 1) : undefined} direction="previous" />
      <p className="text-sm text-ink-2 md:hidden">
        <FormattedMessage
          id={isOpen ? "ui.pagination.page" : "ui.pagination.place"}
          values={{ page, totalPages }}
        />
      </p>
      <ol className="hidden items-center gap-1 md:flex">
        {pageNumbers(page, pages, isOpen && hasMore).map((number, place) =>
          number === null ? (
            <li key={`gap-${place}`} aria-hidden="true" className={`${look} text-ink-3`}>
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={hrefFor(number)}
                aria-label={intl.formatMessage({ id: "ui.pagination.page" }, { page: number })}
                aria-current={number === page ? "page" : undefined}
                className={`${look} ${
                  number === page ? "bg-ink text-canvas" : "text-ink-2 hover:bg-raised"
                }`}
              >
                {intl.formatNumber(number)}
              </Link>
            </li>
          ),
        )}
      </ol>
      <Step to={hasMore ? hrefFor(page + 1) : undefined} direction="next" />
    </nav>
  );
}

function Step({ to, direction }: { to?: string; direction: "previous" | "next" }) {
  const back = direction === "previous";
  const content = (
    <>
      <IconChevronRight
        size={18}
        aria-hidden="true"
        className={back ? "-scale-x-100 rtl:scale-x-100" : "order-last rtl:-scale-x-100"}
      />
      <FormattedMessage id={`ui.pagination.${direction}`} />
    </>
  );
  const shape = "inline-flex h-11 items-center gap-1.5 rounded-md px-3 font-semibold";
  if (!to) {
    return (
      <span aria-hidden="true" className={`${shape} invisible`}>
        {content}
      </span>
    );
  }
  return (
    <PrefetchLink
      to={to}
      rel={back ? "prev" : "next"}
      className={`${shape} text-ink hover:bg-raised`}
    >
      {content}
    </PrefetchLink>
  );
}
