import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Link, useLocation, useNavigate } from "react-router";
import type { Comment, CommentPage } from "../../../rest.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentList } from "./comment-list.tsx";
import { CommentsHeader } from "./comments-header.tsx";
import { dropDraft } from "./drafts.ts";
import { EarlierComments } from "./earlier-comments.tsx";
import { NoComments } from "./no-comments.tsx";
import { ReplyForm } from "./reply-form.tsx";
import type { Refusal } from "./draft.ts";
import { earlierComments, findComment } from "./thread.ts";
import { threadAddress } from "./thread-address.ts";
import { ThreadNotice } from "./thread-notice.tsx";
import { useBegunReply } from "./use-begun-reply.ts";
import { useCommentThread } from "./use-comment-thread.ts";
import { useFocus } from "./use-focus.ts";

export interface CommentThreadProps {
  post: { id: string; commentCount: number; enableComments: boolean };
  page: CommentPage;
  /** From the address: the comment whose form is open */
  replyTo: string | null;
  /** From the address: the comment that was just posted without JavaScript */
  posted: string | null;
  /** The answer to a form that was sent without JavaScript */
  refusal?: Refusal;
  /** What tells this page's submits from all others */
  submission: string;
}

/** The comments of a post, and beside them the form for another one; on a phone below them. */
export function CommentThread({
  post,
  page,
  posted,
  refusal,
  submission,
  ...start
}: CommentThreadProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const focus = useFocus();
  const [sent, setSent] = useState(posted);
  const begun = useBegunReply(post.id);
  const [chosen, setAnswering] = useState<string | null | undefined>(
    refusal?.draft.parentId ?? start.replyTo ?? undefined,
  );
  const answering = chosen === undefined ? begun : chosen;
  const { thread, ...live } = useCommentThread({
    postId: post.id,
    page,
    posted,
  });
  const address = threadAddress(pathname, thread.page);
  const open = post.enableComments;
  // A link with the comment in its hash alone: only the browser knows that another page holds it.
  useEffect(() => {
    const [, id] = /^#comment-([\w-]+)$/.exec(hash) ?? [];
    if (!id || search.includes(id) || document.getElementById(hash.slice(1))) return;
    void navigate(`${address({ comment: id })}${hash}`, { replace: true });
  }, [hash]); // oxlint-disable-line react/exhaustive-deps -- once for each link that is followed
  const replyTo = open && answering && findComment(thread, answering) ? answering : null;
  // What could not answer a comment that is gone comes back to the form that is always there.
  const refused = refusal?.draft.parentId && replyTo ? { reply: refusal } : { comment: refusal };

  function take(comment: Comment, parentId: string | null) {
    live.add({ comment, parentId });
    setSent(comment.id);
    if (parentId) setAnswering(null);
    focus(`comment-${comment.id}`);
  }

  return (
    <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_380px]">
      <div className="min-w-0">
        <CommentsHeader count={thread.count} live={live.live} />
        <ThreadNotice
          sent={sent ? findComment(thread, sent) : undefined}
          isReply={!thread.comments.some(({ id }) => id === sent)}
          arrived={live.arrived}
        />
        {thread.page > 1 && (
          <Link
            to={`${address({ page: thread.page - 1 })}#comments`}
            className="mb-2 inline-flex h-11 items-center font-semibold text-primary-strong hover:underline"
          >
            <FormattedMessage id="comments.newer" />
          </Link>
        )}
        {thread.comments.length === 0 && (
          <NoComments id={thread.count > 0 ? "comments.noneHere" : "comments.none"} />
        )}
        <CommentList
          thread={thread}
          onRead={live.settle}
          onChange={live.change}
          commentHref={(id) => `${address({ comment: id })}#comment-${id}`}
          replyHref={open ? (id) => `${address({ reply: id })}#reply-${id}` : undefined}
          onReply={setAnswering}
          replyTo={replyTo}
          replyForm={
            replyTo && (
              <ReplyForm
                key={replyTo}
                postId={post.id}
                parentId={replyTo}
                submission={submission}
                address={address}
                refusal={refused.reply}
                opened={chosen !== undefined && replyTo !== start.replyTo}
                onSent={(comment) => take(comment, replyTo)}
                onCancel={() => {
                  dropDraft(post.id, replyTo);
                  setAnswering(null);
                  focus(`answer-${replyTo}`);
                }}
              />
            )
          }
        />
        <EarlierComments
          count={earlierComments(thread)}
          to={`${address({ page: thread.page + 1 })}#comments`}
          loading={live.loading}
          failed={live.failed}
          onMore={async () => {
            const first = await live.more();
            if (first) focus(`comment-${first}`);
          }}
        />
      </div>
      <div className="card h-fit bg-canvas p-6 lg:sticky lg:top-8">
        <h3 className="text-lg font-bold">
          <FormattedMessage id={open ? "comments.add" : "comments.closed"} />
        </h3>
        {open ? (
          <div className="mt-4">
            <CommentForm
              postId={post.id}
              submission={submission}
              action={address({})}
              lastSent={sent}
              refusal={refused.comment}
              onSent={(comment) => take(comment, null)}
            />
          </div>
        ) : (
          <p className="mt-2 text-ink-2">
            <FormattedMessage id="comments.closed.text" />
          </p>
        )}
      </div>
    </div>
  );
}
