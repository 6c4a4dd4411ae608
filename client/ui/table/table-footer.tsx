import { FormattedMessage } from "react-intl";
import type { To } from "react-router";
import { isBounded } from "../../i18n/count.ts";
import { PageSize } from "./page-size.tsx";
import { PageSteps } from "./page-steps.tsx";

interface TableFooterProps {
  /** Counted from 1 */
  page: number;
  size: number;
  total: number;
  /** The rows on the page */
  shown: number;
  /** How many pages can be opened */
  pages: number;
  /** There may be more pages */
  isOpen?: boolean;
  sizes: readonly number[];
  hrefFor(page: number): To;
  onSize(size: number): void;
}

/** "1–10 of 48", the page size, and links to the pages. */
export function TableFooter({
  page,
  size,
  total,
  shown,
  pages,
  isOpen,
  sizes,
  hrefFor,
  onSize,
}: TableFooterProps) {
  const before = (page - 1) * size;
  const [first, last] = isBounded(total)
    ? [before + 1, before + shown]
    : [Math.min(before + 1, total), Math.min(before + size, total)];
  return (
    <div className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 text-sm text-ink-2 md:px-6">
      <p className="whitespace-nowrap" role="status">
        <FormattedMessage id="table.range" values={{ first, last, total }} />
      </p>
      <PageSize size={size} sizes={sizes} onSize={onSize} />
      <PageSteps page={page} pages={pages} isOpen={isOpen} hrefFor={hrefFor} />
    </div>
  );
}
