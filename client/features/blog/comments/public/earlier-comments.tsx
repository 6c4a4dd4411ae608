import type { MouseEvent } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { COMMENTS_PAGE_SIZE } from "./thread.ts";

interface EarlierCommentsProps {
  /** How many there are in total */
  count: number;
  /** The page that begins with them, for readers without JavaScript */
  to: string;
  loading: boolean;
  failed: boolean;
  onMore(): void;
}

/** A link to the next page; with JavaScript that page is appended to this one. */
export function EarlierComments({ count, to, loading, failed, onMore }: EarlierCommentsProps) {
  if (count === 0) return null;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onMore();
  };
  return (
    <>
      <Link
        to={to}
        onClick={open}
        aria-busy={loading || undefined}
        className="mt-2 inline-flex h-11 items-center font-semibold text-primary-strong hover:underline aria-busy:opacity-60"
      >
        <FormattedMessage
          id={loading ? "comments.loading" : "comments.earlier"}
          values={{ count: Math.min(count, COMMENTS_PAGE_SIZE) }}
        />
      </Link>
      <div role="alert">
        {failed && (
          <p className="text-sm font-medium text-bad">
            <FormattedMessage id="comments.earlierFailed" />
          </p>
        )}
      </div>
    </>
  );
}
