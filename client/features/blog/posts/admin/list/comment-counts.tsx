import { FormattedMessage, useIntl } from "react-intl";
import type { ListedPost } from "./listed-post.ts";

/** The number of a post's comments, and how many are pending. */
export function CommentCounts({ post }: { post: ListedPost }) {
  const intl = useIntl();
  const pending = post.pendingCommentCount ?? 0;
  return (
    <span className="flex items-center gap-1.5">
      <span className={post.commentCount ? "" : "text-ink-3"}>
        {intl.formatNumber(post.commentCount, { format: "count" })}
      </span>
      {pending > 0 && (
        <span className="rounded-md bg-warn-soft px-1.5 text-xs leading-5 font-semibold text-warn">
          <span aria-hidden="true">{intl.formatNumber(pending, { format: "count" })}</span>
          <span className="sr-only">
            <FormattedMessage id="posts.pending" values={{ count: pending }} />
          </span>
        </span>
      )}
    </span>
  );
}
