import type { ReactNode } from "react";
import type { Comment } from "../../../../platform/rest.ts";
import { CommentItem } from "./comment-item.tsx";
import type { Change, Thread } from "./thread.ts";

interface CommentListProps {
  thread: Thread;
  onRead(id: string): void;
  onChange(change: Change): void;
  /** The permanent URL of a comment */
  commentHref(id: string): string;
  /** The URL that opens the form under a comment; undefined when comments are closed */
  replyHref?(id: string): string;
  onReply(id: string): void;
  /** The comment that is replied to, and its form */
  replyTo: string | null;
  replyForm: ReactNode;
}

export function CommentList({ thread, replyTo, replyForm, ...rest }: CommentListProps) {
  const item = (comment: Comment, target: string) => (
    <CommentItem
      comment={comment}
      fresh={thread.fresh.includes(comment.id)}
      onRead={rest.onRead}
      href={rest.commentHref(comment.id)}
      onChange={(changed, removed) =>
        rest.onChange({
          commentId: comment.id,
          parentId: target === comment.id ? null : target,
          comment: changed,
          count: thread.count - removed,
        })
      }
      replyTo={rest.replyHref?.(target)}
      onReply={() => rest.onReply(target)}
    />
  );
  if (thread.comments.length === 0) return null;
  return (
    <ol className="divide-y divide-line">
      {thread.comments.map((comment) => (
        <li key={comment.id}>
          {item(comment, comment.id)}
          {(comment.replies.length > 0 || replyTo === comment.id) && (
            <div className="-mt-2 mb-4 ms-5 border-s-2 border-line ps-6 md:ps-9">
              <ol>
                {comment.replies.map((reply) => (
                  // One level: a reply to a reply joins the same thread.
                  <li key={reply.id}>{item(reply, comment.id)}</li>
                ))}
              </ol>
              {replyTo === comment.id && (
                <div id={`reply-${comment.id}`} className="scroll-mt-6 py-4">
                  {replyForm}
                </div>
              )}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
