import { useLayoutEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { ModeratedComment } from "./moderated-comment.ts";

/** The text of a comment, below the one it replies to. Long texts can be expanded. */
export function ModeratedText({ comment }: { comment: ModeratedComment }) {
  const text = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = text.current ?? {};
    if (!isOpen) setCut(scrollHeight > clientHeight + 1);
  }, [comment.content, isOpen]);
  const { parent } = comment;
  return (
    <div>
      {parent && (
        <div className="mb-1 border-s-2 border-line ps-2.5 text-[0.8125rem] text-ink-3">
          <FormattedMessage id="comments.moderation.inReplyTo" values={{ name: parent.name }} />
          <p className={`wrap-anywhere ${isOpen ? "whitespace-pre-line" : "line-clamp-1"}`}>
            {parent.content}
          </p>
        </div>
      )}
      <p
        ref={text}
        className={`text-[0.9375rem] whitespace-pre-line text-ink wrap-anywhere ${isOpen ? "" : "line-clamp-4"}`}
      >
        {comment.content}
      </p>
      {(isCut || isOpen) && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="mt-1 text-[0.8125rem] font-semibold text-primary-strong hover:underline"
        >
          <FormattedMessage id={isOpen ? "comments.moderation.less" : "comments.moderation.more"} />
        </button>
      )}
    </div>
  );
}
