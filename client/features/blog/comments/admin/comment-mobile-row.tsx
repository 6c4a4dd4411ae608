import { RelativeTime } from "../../../../ui/relative-time.tsx";
import { PostLink } from "./post-link.tsx";
import type { ModeratedComment } from "./moderated-comment.ts";
import { ModeratedText } from "./moderated-text.tsx";
import { Writer } from "./writer.tsx";

/** A comment in the moderation list on a phone. */
export function CommentMobileRow({ comment }: { comment: ModeratedComment }) {
  return (
    <div className="grid grid-cols-1 gap-2.5 text-sm">
      <Writer comment={comment} />
      <ModeratedText comment={comment} />
      <div className="flex items-baseline justify-between gap-4 text-[0.8125rem] text-ink-3">
        <PostLink comment={comment} />
        <RelativeTime iso={comment.createdAt} />
      </div>
    </div>
  );
}
