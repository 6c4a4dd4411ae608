import { memo, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNow } from "../../../ui/use-now.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { useChat } from "../chat-context.tsx";
import { dayText } from "../day.ts";
import { Divider } from "./message-parts.tsx";
import type { MessageLine } from "./message-line.ts";
import { MessageBubble, Receipt } from "./message-bubble.tsx";
import { MessageTools } from "./message-tools.tsx";
import { systemText } from "../preview.ts";
import { useLongPress } from "./use-long-press.ts";
import { Emoji } from "../../../ui/emoji.tsx";
import { Tooltip } from "../../../ui/tooltip.tsx";
import { type ChatMessage, reactionCounts } from "../message.ts";
import { useMessageActions } from "./use-message-actions.ts";

interface MessageRowProps extends MessageLine {
  /** The unread count to show above it */
  unreadFrom?: number;
  isRead: boolean;
  /** Whether it is the roving tab stop */
  isActive: boolean;
  isMarked: boolean;
  onFocus: (seq: number) => void;
}

/** A message, with the date or the unread line above it. */
export const MessageRow = memo(function MessageRow({
  message,
  startsDay,
  isFollowUp,
  unreadFrom,
  isRead,
  isActive,
  isMarked,
  onFocus,
}: MessageRowProps) {
  const intl = useIntl();
  const now = useNow();
  const { me } = useChat();
  const menu = useRef<HTMLButtonElement>(null);
  // rendered on hover or focus: menus for every visible message would double the cost of opening
  const [hasTools, setTools] = useState(false);
  const showTools = () => setTools(true);
  const { sender, createdAt, contentType, deletedAt } = message;
  const isMine = sender?.id === me;
  const name = isMine
    ? intl.formatMessage({ id: "chat.you" })
    : (sender?.displayName ?? intl.formatMessage({ id: "chat.somebody" }));
  const time = intl.formatTime(createdAt, { hour: "2-digit", minute: "2-digit" });
  const isSystem = contentType === "SYSTEM";
  const tabIndex = isActive ? 0 : -1;
  const longPress = useLongPress(() => menu.current?.click());
  const head =
    isFollowUp && !unreadFrom ? null : (
      <p
        className={`mb-1 flex items-center gap-1.5 text-[13px] ${isMine ? "justify-end" : ""}`}
        aria-hidden="true"
      >
        {!isMine && <bdi className="font-semibold">{name}</bdi>}
        <time dateTime={createdAt} className="text-ink-3">
          {time}
        </time>
      </p>
    );
  const hoverTime = (
    <time
      dateTime={createdAt}
      aria-hidden="true"
      className="block self-center pt-2.5 text-center text-[11px] whitespace-nowrap text-ink-3 opacity-0 group-hover/message:opacity-100"
    >
      {time}
    </time>
  );
  return (
    <>
      {startsDay && <Divider>{dayText(intl, createdAt, now)}</Divider>}
      {unreadFrom !== undefined && (
        <Divider isAccent>
          <FormattedMessage id="chat.unreadLine" values={{ count: unreadFrom }} />
        </Divider>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key or a long press opens its menu */}
      <article
        data-seq={message.seq}
        // Roving tabindex: the arrow keys move between messages.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={tabIndex}
        aria-label={`${name}, ${time}`}
        onPointerEnter={showTools}
        onFocus={() => {
          showTools();
          onFocus(message.seq);
        }}
        onKeyDown={(event) => {
          if (event.target !== event.currentTarget) return;
          const opens = event.key === "Enter" || event.key === "ContextMenu";
          if (!opens && !(event.key === "F10" && event.shiftKey)) return;
          event.preventDefault();
          menu.current?.click();
        }}
        {...longPress}
        className={`group/message relative flex gap-3 rounded-md outline-offset-2 transition-colors duration-out ${isFollowUp ? "pt-1" : "pt-4"} ${isMarked ? "bg-primary-soft" : ""} ${isMine ? "flex-row-reverse" : ""}`}
      >
        {isSystem ? (
          <p className="mx-auto max-w-[80%] text-center text-sm text-ink-2">
            {systemText(intl, message, me)}
          </p>
        ) : (
          <>
            {!isMine && (
              <span className="w-9 shrink-0">
                {head ? <Avatar name={name} src={sender?.avatar} size={36} /> : hoverTime}
              </span>
            )}
            <div className={`flex max-w-[78%] min-w-0 flex-col ${isMine ? "items-end" : ""}`}>
              {head && (
                <div className={isMine ? "flex items-center gap-1.5" : ""}>
                  {head}
                  {isMine && !deletedAt && (
                    <span className="mb-1">
                      <Receipt isRead={isRead} />
                    </span>
                  )}
                </div>
              )}
              <MessageBubble message={message} isMine={isMine} isFollowUp={!head} />
              <Reactions message={message} tabIndex={tabIndex} />
            </div>
            {!deletedAt && hasTools && (
              <MessageTools
                message={message}
                isMine={isMine}
                tabIndex={tabIndex}
                menu={menu}
                time={isMine && !head ? time : undefined}
              />
            )}
          </>
        )}
      </article>
    </>
  );
});

/** The reactions to a message; pressing one toggles the viewer's own. */
function Reactions({ message, tabIndex }: { message: ChatMessage; tabIndex: number }) {
  const intl = useIntl();
  const { me } = useChat();
  const { react } = useMessageActions();
  const counts = reactionCounts(message.reactions, me);
  if (counts.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={intl.formatMessage({ id: "chat.reactions" })}
      className="mt-1.5 flex flex-wrap gap-1.5"
    >
      {counts.map(({ emoji, people, isMine }) => {
        const names = intl.formatList(
          people.map(({ id, displayName }) =>
            id === me ? intl.formatMessage({ id: "chat.you" }) : displayName,
          ),
        );
        return (
          <Tooltip key={emoji} text={names}>
            <button
              type="button"
              tabIndex={tabIndex}
              aria-pressed={isMine}
              onClick={() => void react(message, emoji, !isMine)}
              className="inline-flex h-7 items-center gap-1.5 rounded-full border border-line bg-surface px-2.5 text-sm font-semibold text-ink-2 hover:border-control aria-pressed:border-primary-strong aria-pressed:bg-primary-soft aria-pressed:text-primary-strong"
            >
              <Emoji className="size-4">{emoji}</Emoji>
              <span aria-hidden="true">{intl.formatNumber(people.length)}</span>
              <span className="sr-only">
                <FormattedMessage id="chat.reaction.by" values={{ names }} />
              </span>
            </button>
          </Tooltip>
        );
      })}
    </div>
  );
}
