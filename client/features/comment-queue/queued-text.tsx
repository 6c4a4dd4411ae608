import { FormattedMessage } from "react-intl";
import type { QueuedComment } from "./queue.ts";

/** What somebody wrote, as they wrote it. */
export function QueuedText({ comment }: { comment: QueuedComment }) {
  return (
    <div>
      {comment.parent && (
        <p className="text-[0.8125rem] text-ink-3">
          <FormattedMessage id="queue.replyTo" values={{ name: comment.parent.name }} />
        </p>
      )}
      <p className="line-clamp-4 text-[0.9375rem] whitespace-pre-line text-ink wrap-anywhere">
        {comment.content}
      </p>
    </div>
  );
}
