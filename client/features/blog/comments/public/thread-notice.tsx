import IconCircleCheck from "@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs";
import { FormattedMessage } from "react-intl";
import type { Comment } from "../../../../platform/rest.ts";

interface ThreadNoticeProps {
  /** The reader's own comment */
  sent?: Comment;
  isReply: boolean;
  /** The author of the comment that arrived last */
  arrived?: string;
}

/** Confirms the reader's comment, and announces arriving comments to screen readers. */
export function ThreadNotice({ sent, isReply, arrived }: ThreadNoticeProps) {
  return (
    <div role="status">
      {sent && (
        <p className="mb-4 flex items-start gap-2 rounded-md bg-good-soft px-4 py-3 font-medium text-good">
          <IconCircleCheck size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
          <FormattedMessage
            id={
              sent.status !== "approved"
                ? "comments.held"
                : isReply
                  ? "comments.postedReply"
                  : "comments.posted"
            }
          />
        </p>
      )}
      {arrived && (
        <p key={arrived} className="sr-only">
          <FormattedMessage id="comments.arrived" values={{ name: arrived }} />
        </p>
      )}
    </div>
  );
}
