import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconChecks from "@tabler/icons-react/dist/esm/icons/IconChecks.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { useQuery } from "@apollo/client/react";
import { isEmojisOnly } from "../../../ui/emoji.tsx";
import { Attachments } from "./attachments.tsx";
import { EditedMark, QuoteText, DeletedMessage, EditList } from "./message-parts.tsx";
import type { ChatMessage, ChatQuote } from "../message.ts";
import { MessageText } from "./message-text.tsx";
import { useMentioned, useConversation } from "../conversation/conversation-context.tsx";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { ChatMessageEditsDocument } from "../message.generated.ts";

export const bubbleStyles = (isMine: boolean, isFollowUp: boolean) =>
  `w-fit max-w-full rounded-card px-4 py-2.5 ${
    isMine ? "bg-primary text-on-primary" : "bg-raised text-ink"
  } ${isFollowUp ? "" : isMine ? "rounded-se-[4px]" : "rounded-ss-[4px]"}`;

/** A message's text, quote and attachments. */
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
  if (deletedAt) return <DeletedMessage />;
  return (
    <>
      {attachments.length > 0 && <Attachments files={attachments} />}
      {(body || replyTo) && (
        <div
          className={`${attachments.length > 0 ? "mt-1.5" : ""} ${replyTo || !isEmojisOnly(body) ? bubbleStyles(isMine, isFollowUp) : ""}`}
        >
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
  const { jumpTo } = useConversation();
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

/** One tick: sent. Two: read by everyone who sends read receipts. */
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

/** Earlier versions of a message, loaded when they are opened. */
function EditsRead({ message: { seq } }: { message: ChatMessage }) {
  const intl = useIntl();
  const { conversation } = useConversation();
  const { data, error } = useQuery(ChatMessageEditsDocument, {
    variables: { conversationId: conversation.id, seq },
    fetchPolicy: "network-only",
  });
  if (error) return <p className="text-bad">{problemText(intl, error)}</p>;
  return <EditList edits={data?.messages.nodes[0]?.edits} />;
}
