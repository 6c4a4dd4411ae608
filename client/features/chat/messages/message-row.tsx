import { memo, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Avatar } from "../../../ui/avatar.tsx";
import { useChat } from "../chat-context.tsx";
import { dayText } from "../day.ts";
import { Divider } from "./divider.tsx";
import type { MessageLine } from "./message-line.ts";
import { MessageBubble, Receipt } from "./message-bubble.tsx";
import { MessageTools } from "./message-tools.tsx";
import { useNow } from "../presence-dot.tsx";
import { systemText } from "../preview.ts";
import { Reactions } from "./reactions.tsx";
import { useLongPress } from "./use-long-press.ts";

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
