import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconChecks from "@tabler/icons-react/dist/esm/icons/IconChecks.mjs";
import { FormattedMessage } from "react-intl";
import { isEmojisOnly } from "../../kit/emoji.tsx";
import { Attachments } from "./attachments.tsx";
import { EditedMark } from "./edited-mark.tsx";
import { EditsRead } from "./edits-read.tsx";
import type { ChatMessage, ChatQuote } from "./message.ts";
import { MessageText } from "./message-text.tsx";
import { QuoteText } from "./quote-text.tsx";
import { Tombstone } from "./tombstone.tsx";
import { useMentioned, useRoom } from "./room-context.tsx";

export const bubbleLook = (isMine: boolean, isFollowUp: boolean) =>
  `w-fit max-w-full rounded-card px-4 py-2.5 ${
    isMine ? "bg-primary text-on-primary" : "bg-raised text-ink"
  } ${isFollowUp ? "" : isMine ? "rounded-se-[4px]" : "rounded-ss-[4px]"}`;

/** What a message says, with what it quotes and what came with it. */
export function MessageBubble({
  message,
  isMine,
  isFollowUp,
}: {
  message: ChatMessage;
  isMine: boolean;
  isFollowUp: boolean;
}) {
  const { body, mentions, replyTo, attachments, deletedAt, editedAt } = message;
  const names = useMentioned(mentions);
  if (deletedAt) return <Tombstone />;
  return (
    <>
      {attachments.length > 0 && <Attachments files={attachments} />}
      {(body || replyTo) && (
        <div className={replyTo || !isEmojisOnly(body) ? bubbleLook(isMine, isFollowUp) : ""}>
          {replyTo && <Quote quote={replyTo} isMine={isMine} />}
          {body && <MessageText body={body} names={names} />}
          {editedAt && (
            <EditedMark isMine={isMine}>
              <EditsRead message={message} />
            </EditedMark>
          )}
        </div>
      )}
    </>
  );
}

export function Quote({ quote, isMine }: { quote: ChatQuote; isMine: boolean }) {
  const { jumpTo } = useRoom();
  return (
    <button
      type="button"
      onClick={() => jumpTo(quote.seq)}
      className={`mb-1.5 block max-w-full border-s-2 ps-2.5 text-start text-sm rtl:text-right ${isMine ? "border-on-primary" : "border-control"}`}
    >
      <QuoteText quote={quote} />
      <span className="sr-only">
        <FormattedMessage id="chat.quote.jump" />
      </span>
    </button>
  );
}

/** One tick: the server has it. Two: all have read it who let others see that. */
export function Receipt({ isRead }: { isRead: boolean }) {
  const Icon = isRead ? IconChecks : IconCheck;
  return (
    <span className="text-primary-strong">
      <Icon size={16} aria-hidden="true" />
      <span className="sr-only">
        <FormattedMessage id={isRead ? "chat.receipt.read" : "chat.receipt.sent"} />
      </span>
    </span>
  );
}
