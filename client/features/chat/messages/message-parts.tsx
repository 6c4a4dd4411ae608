import { useIntl, FormattedMessage } from "react-intl";
import type { ReactNode } from "react";
import { WithEmojis } from "../../../ui/emoji.tsx";
import type { ChatQuote } from "../message.ts";
import { shortText } from "../preview.ts";
import { Popover } from "../../../ui/popover.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";

/** The author and beginning of a quoted message. */
export function QuoteText({ quote }: { quote: ChatQuote }) {
  const intl = useIntl();
  return (
    <>
      <bdi className="block truncate font-semibold">
        {quote.sender?.displayName ?? intl.formatMessage({ id: "chat.somebody" })}
      </bdi>
      <bdi className="line-clamp-2">
        <WithEmojis text={shortText(intl, quote)} />
      </bdi>
    </>
  );
}

interface EditedMarkProps {
  isMine: boolean;
  /** Its earlier versions */
  children: ReactNode;
}

/** "Edited": expands to earlier versions. */
export function EditedMark({ isMine, children }: EditedMarkProps) {
  const intl = useIntl();
  return (
    <Popover
      label={intl.formatMessage({ id: "chat.edited.before" })}
      align={isMine ? "end" : "start"}
      button={
        <button
          type="button"
          className={`mt-0.5 block text-[13px] underline decoration-dotted underline-offset-2 ${isMine ? "" : "text-ink-2"}`}
        >
          <FormattedMessage id="chat.edited" />
        </button>
      }
    >
      {children}
    </Popover>
  );
}

interface EditListProps {
  /** Undefined while loading */
  edits?: readonly { id: string; body: string; createdAt: string }[];
}

/** Earlier versions of a message, oldest first. */
export function EditList({ edits }: EditListProps) {
  return (
    <>
      <h3 className="mb-2 font-semibold">
        <FormattedMessage id="chat.edited.before" />
      </h3>
      <ul aria-busy={!edits} className="grid max-h-72 gap-3 overflow-y-auto">
        {edits?.map(({ id, body, createdAt }) => (
          <li key={id}>
            <RelativeTime iso={createdAt} className="text-[13px] text-ink-3" />
            <p dir="auto" className="text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
              {body}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Replaces a deleted message. */
export function DeletedMessage() {
  return (
    <p className="w-fit rounded-card border border-line px-4 py-2 text-ink-3 italic">
      <FormattedMessage id="chat.deleted" />
    </p>
  );
}

/** A line between messages, with a date or a count in the middle. */
export function Divider({ isAccent, children }: { isAccent?: boolean; children: ReactNode }) {
  const line = `h-px flex-1 ${isAccent ? "bg-primary-strong" : "bg-line"}`;
  return (
    <div
      className={`flex items-center gap-5 pt-5 pb-1 text-[13px] font-semibold ${isAccent ? "text-primary-strong" : "text-ink-2"}`}
    >
      <span className={line} />
      <bdi>{children}</bdi>
      <span className={line} />
    </div>
  );
}
