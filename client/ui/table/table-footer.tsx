import { FormattedMessage } from "react-intl";
import type { To } from "react-router";
import { PageSize } from "./page-size.tsx";
import { PageSteps } from "./page-steps.tsx";

interface TableFooterProps {
  /** Counted from 1 */
  page: number;
  size: number;
  total: number;
  /** How many pages can be opened */
  pages: number;
  sizes: readonly number[];
  hrefFor(page: number): To;
  onSize(size: number): void;
}

/** "1–10 of 48", the page size, and links to the pages. */
export function TableFooter({
  page,
  size,
  total,
  pages,
  sizes,
  hrefFor,
  onSize,
}: TableFooterProps) {
  const first = Math.min((page - 1) * size + 1, total);
  return (
    <div className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 text-sm text-ink-2 md:px-6">
      <p className="whitespace-nowrap" role="status">
        <FormattedMessage
          id="table.range"
          values={{ first, last: Math.min(page * size, total), total }}
        />
      </p>
      <PageSize size={size} sizes={sizes} onSize={onSize} />
      <PageSteps page={page} pages={pages} hrefFor={hrefFor} />
    </div>
  );
}
