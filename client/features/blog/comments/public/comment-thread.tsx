import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { FormattedMessage } from "react-intl";
import { Link, useLocation, useNavigate } from "react-router";
import { buttonStyles } from "../../../../ui/button-styles.ts";
import type { Comment, CommentPage } from "../../../../platform/rest.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentList } from "./comment-list.tsx";
import { deleteDraft, draftsOf } from "./draft-storage.ts";
import { EarlierComments } from "./earlier-comments.tsx";
import { ReplyForm } from "./reply-form.tsx";
import type { Refusal } from "./draft.ts";
import { earlierComments, findComment } from "./thread.ts";
import { threadAddress } from "./thread-address.ts";
import { ThreadNotice } from "./thread-notice.tsx";
import { useCommentThread } from "./use-comment-thread.ts";
import { CommentsTitle } from "./comments-title.tsx";
import IconMessages from "@tabler/icons-react/dist/esm/icons/IconMessages.mjs";

export interface CommentThreadProps {
  post: { id: string; commentCount: number; enableComments: boolean };
  page: CommentPage;
  /** From the URL: the comment whose form is open */
  replyTo: string | null;
  /** From the URL: the comment that was just posted without JavaScript */
  posted: string | null;
  /** The answer to a form that was sent without JavaScript */
  refusal?: Refusal;
  /** Identifies the submits of this page */
  submission: string;
}

/** The comments on a post and a form for a new one, side by side; on a phone below each other. */
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
  const place = useRef<HTMLDivElement>(null);
  const { thread, ...live } = useCommentThread({
    place,
    postId: post.id,
    page,
    posted,
  });
  const address = threadAddress(pathname, thread.page);
  const open = post.enableComments;
  // A link with the comment in its hash only: just the browser can find the page that contains it.
  useEffect(() => {
    const [, id] = /^#comment-([\w-]+)$/.exec(hash) ?? [];
    if (!id || search.includes(id) || document.getElementById(hash.slice(1))) return;
    void navigate(`${address({ comment: id })}${hash}`, { replace: true });
  }, [hash]); // oxlint-disable-line react/exhaustive-deps -- once for each link that is followed
  const replyTo = open && answering && findComment(thread, answering) ? answering : null;
  // A refused reply to a comment that is gone is shown in the main form.
  const refused = refusal?.draft.parentId && replyTo ? { reply: refusal } : { comment: refusal };

  function take(comment: Comment, parentId: string | null) {
    live.add({ comment, parentId });
    setSent(comment.id);
    if (parentId) setAnswering(null);
    focus(`comment-${comment.id}`);
  }

  return (
    <div ref={place} className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_380px]">
      <div className="min-w-0">
        <CommentsHeader count={thread.count} live={live.live} />
        {open && (
          <a href="#write-comment" className={buttonStyles("outline", 48, "mb-5 w-full lg:hidden")}>
            <FormattedMessage id="comments.add" />
          </a>
        )}
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
                  deleteDraft(post.id, replyTo);
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
      <div id="write-comment" tabIndex={-1} className="card h-fit bg-canvas p-6 lg:sticky lg:top-8">
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

function CommentsHeader({ count, live }: { count: number; live: boolean }) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <CommentsTitle count={count} />
      {live && (
        <p className="flex items-center gap-2 text-sm text-ink-2">
          <span aria-hidden="true" className="size-2 rounded-full bg-good ring-4 ring-good-soft" />
          <FormattedMessage id="comments.live" />
        </p>
      )}
    </div>
  );
}

/** Shown in place of comments: there are none yet, or the page number is too high. */
function NoComments({ id }: { id: "comments.none" | "comments.noneHere" }) {
  return (
    <p className="flex items-center gap-3 rounded-card bg-raised px-5 py-6 text-ink-2">
      <IconMessages size={24} aria-hidden="true" className="shrink-0 text-ink-3" />
      <FormattedMessage id={id} />
    </p>
  );
}

const never = () => () => {};

/** The comment whose reply was being written before a reload; null until hydration. */
function useBegunReply(postId: string): string | null {
  return useSyncExternalStore(
    never,
    () => draftsOf(postId).findLast((draft) => draft.parentId)?.parentId ?? null,
    () => null,
  );
}

/** Focuses an element, by its id, once it has been rendered. */
function useFocus(): (id: string) => void {
  const [target, setTarget] = useState<{ id: string }>();
  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus();
  }, [target]);
  return (id) => setTarget({ id });
}
