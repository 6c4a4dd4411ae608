import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import { useIntl } from "react-intl";
import { Link, type To } from "react-router";
import { pageNumbers } from "../page-numbers.ts";

interface PageStepsProps {
  page: number;
  pages: number;
  /** There may be more pages */
  isOpen?: boolean;
  hrefFor(page: number): To;
}

const shape = "grid size-11 md:size-9 place-items-center rounded-md font-semibold";

/** Links to the pages of a table: previous, next and, if there is room, page numbers. */
export function PageSteps({ page, pages, isOpen, hrefFor }: PageStepsProps) {
  const intl = useIntl();
  const step = (to: number, id: "ui.pagination.previous" | "ui.pagination.next") => {
    const icon = (
      <IconChevronRight
        size={18}
        aria-hidden="true"
        className={to < page ? "-scale-x-100 rtl:scale-x-100" : "rtl:-scale-x-100"}
      />
    );
    const label = intl.formatMessage({ id });
    return to < 1 || to > pages ? (
      <span aria-hidden="true" className={`${shape} opacity-40`}>
        {icon}
      </span>
    ) : (
      <Link
        to={hrefFor(to)}
        aria-label={label}
        title={label}
        className={`${shape} hover:bg-raised`}
      >
        {icon}
      </Link>
    );
  };
  return (
    <nav
      aria-label={intl.formatMessage({ id: "ui.pagination" })}
      className="ms-auto flex items-center gap-1"
    >
      {step(page - 1, "ui.pagination.previous")}
      <ol className="flex items-center gap-1">
        {pageNumbers(page, pages, isOpen).map((number, place) =>
          number === null ? (
            <li key={`gap-${place}`} aria-hidden="true" className="px-1 text-ink-3">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={hrefFor(number)}
                preventScrollReset
                aria-label={intl.formatMessage({ id: "ui.pagination.page" }, { page: number })}
                aria-current={number === page ? "page" : undefined}
                className={`${shape} w-auto min-w-9 px-1.5 ${number === page ? "bg-raised text-ink" : "hover:bg-raised"}`}
              >
                {intl.formatNumber(number)}
              </Link>
            </li>
          ),
        )}
      </ol>
      {step(page + 1, "ui.pagination.next")}
    </nav>
  );
}
