import { ShortWhen } from "../../kit/short-when.tsx";
import { PostLink } from "./post-link.tsx";
import type { QueuedComment } from "./queue.ts";
import { QueuedText } from "./queued-text.tsx";
import { Writer } from "./writer.tsx";

/** A comment of the queue on the phone. */
export function QueueCard({ comment }: { comment: QueuedComment }) {
  return (
    <div className="grid grid-cols-1 gap-2.5 text-sm">
      <Writer comment={comment} />
      <QueuedText comment={comment} />
      <div className="flex items-baseline justify-between gap-4 text-[0.8125rem] text-ink-3">
        <PostLink comment={comment} />
        <ShortWhen iso={comment.createdAt} />
      </div>
    </div>
  );
}
