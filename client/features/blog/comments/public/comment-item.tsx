import IconArrowBackUp from "@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs";
import { lazy, type MouseEvent, Suspense, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { Avatar } from "../../../../ui/avatar.tsx";
import { useHydrated } from "../../../../ui/use-hydrated.ts";
import { RelativeTime } from "../../../../ui/relative-time.tsx";
import type { Comment } from "../../../../platform/rest.ts";
import { useSession } from "../../../../platform/session/session-provider.tsx";
import { LocaleLink } from "../../../../ui/locale-link.tsx";
import { useRead } from "./use-read.ts";

/** How long the server lets writers change their comments, in ms. */
const EDITABLE_MS = 15 * 60_000;

const OwnComment = lazy(() =>
  import("./own-comment.tsx").then(
    ({ OwnComment: default_ }) => ({ default: default_ }),
    () => ({ default: MissingActions }),
  ),
);

interface CommentItemProps {
  comment: Comment;
  /** Its permanent URL */
  href: string;
  /** Just arrived: marked until it was in view for a while */
  fresh: boolean;
  onRead(id: string): void;
  /** The URL that opens the form without JavaScript; undefined when comments are closed */
  replyTo?: string;
  onReply(): void;
  /** It was edited, or deleted together with so many counted replies */
  onChange(comment: Comment | null, removed: number): void;
}

/** A comment is plain text: no markup, and URLs do not become links. */
export function CommentItem({
  comment,
  href,
  fresh,
  onRead,
  replyTo,
  onReply,
  onChange,
}: CommentItemProps) {
  const { id, name, member, content, createdAt } = comment;
  const intl = useIntl();
  const memberId = useSession().data?.user.memberId;
  const [opened] = useState(Date.now);
  const isOwn = comment.isOwn || (memberId && memberId === member?.id);
  const isEditable = isOwn && opened - Date.parse(createdAt) <= EDITABLE_MS;
  const hydrated = useHydrated();
  const article = useRef<HTMLElement>(null);
  useRead(article, fresh, () => onRead(id));
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onReply();
  };
  const ground = fresh ? "bg-primary-soft" : "bg-transparent";
  return (
    <article
      ref={article}
      id={`comment-${id}`}
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: "comments.by" }, { name })}
      className={`-mx-5 flex scroll-mt-6 gap-4 rounded-card p-5 transition-colors target:bg-raised duration-out ${ground}`}
    >
      <Avatar name={name} src={member?.avatar} size={40} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 leading-tight">
          <bdi className="font-bold [overflow-wrap:anywhere]">
            {member ? (
              <LocaleLink to={`/${member.handle}`} className="hover:underline">
                {name}
              </LocaleLink>
            ) : (
              name
            )}
          </bdi>
          <Marks comment={comment} />
          <bdi className={`text-sm ${fresh ? "font-semibold text-primary-strong" : "text-ink-3"}`}>
            <Link to={href} rel="nofollow" preventScrollReset className="hover:underline">
              <RelativeTime iso={createdAt} />
            </Link>
          </bdi>
        </p>
        <p
          dir="auto"
          className="mt-2 max-w-[62ch] text-base [overflow-wrap:anywhere] whitespace-pre-line"
        >
          {content}
        </p>
        <div className="mt-2 flex flex-wrap gap-x-5 text-sm font-semibold text-ink-2 empty:hidden">
          {replyTo && (
            <Link
              to={replyTo}
              onClick={open}
              preventScrollReset
              id={`answer-${id}`}
              aria-label={intl.formatMessage({ id: "comments.replyTo" }, { name })}
              className="inline-flex items-center gap-1.5 py-1 hover:text-ink hover:underline"
            >
              <IconArrowBackUp size={17} aria-hidden="true" className="rtl:-scale-x-100" />
              <FormattedMessage id="comments.reply" />
            </Link>
          )}
          {hydrated && isEditable && (
            <Suspense>
              <OwnComment comment={comment} onChange={onChange} />
            </Suspense>
          )}
        </div>
      </div>
    </article>
  );
}

/** Where the code of the actions could not be loaded; drafts of comments survive the reload. */
function MissingActions() {
  return (
    <p role="alert">
      <FormattedMessage id="comments.own.missing" />{" "}
      <button type="button" onClick={() => location.reload()} className="underline">
        <FormattedMessage id="ui.reload" />
      </button>
    </p>
  );
}

function Marks({ comment: { byAuthor, editedAt, status } }: { comment: Comment }) {
  const mark = "rounded-md px-2 py-0.5 text-[13px] font-semibold";
  return (
    <>
      {byAuthor && (
        <span className={`${mark} bg-raised text-ink-2`}>
          <FormattedMessage id="comments.author" />
        </span>
      )}
      {status !== "approved" && (
        <span className={`${mark} bg-warn-soft text-warn`}>
          <FormattedMessage id="comments.pending" />
        </span>
      )}
      {editedAt && (
        <span className="text-sm text-ink-3">
          <FormattedMessage id="comments.edited" />
        </span>
      )}
    </>
  );
}
