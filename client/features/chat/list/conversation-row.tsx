import IconBellOff from "@tabler/icons-react/dist/esm/icons/IconBellOff.mjs";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import IconPin from "@tabler/icons-react/dist/esm/icons/IconPin.mjs";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import IconArchive from "@tabler/icons-react/dist/esm/icons/IconArchive.mjs";
import IconArchiveOff from "@tabler/icons-react/dist/esm/icons/IconArchiveOff.mjs";
import IconBell from "@tabler/icons-react/dist/esm/icons/IconBell.mjs";
import IconPinnedOff from "@tabler/icons-react/dist/esm/icons/IconPinnedOff.mjs";
import { useNow } from "../../../ui/use-now.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { WithEmojis } from "../../../ui/emoji.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { useChat } from "../chat-context.tsx";
import { firstNameOf, type ListedConversation, titleOf } from "../conversation.ts";
import { ConversationAvatar } from "../conversation-avatar.tsx";
import { listTime } from "../day.ts";
import { previewText } from "../preview.ts";
import { useLongPress } from "../messages/use-long-press.ts";
import { MenuAction } from "../../../ui/menu-item.tsx";
import { useParticipation } from "../use-participation.ts";

interface ConversationRowProps {
  conversation: ListedConversation;
  isOpen: boolean;
  /** It has just been closed with the keyboard: focus returns to it */
  isLeft: boolean;
  to: string;
}

/** A conversation in the list: participants, time, last message and unread count. */
export function ConversationRow({ conversation, isOpen, isLeft, to }: ConversationRowProps) {
  const intl = useIntl();
  const { me } = useChat();
  const now = useNow();
  const menu = useRef<HTMLButtonElement>(null);
  const { viewerParticipant, lastMessageAt } = conversation;
  const title = titleOf(intl, conversation, me);
  const unread = viewerParticipant?.unreadCount ?? 0;
  const longPress = useLongPress(() => menu.current?.click());
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isLeft) link.current?.focus();
  }, [isLeft]);
  return (
    <li className="group/item relative">
      <Link
        ref={link}
        to={to}
        aria-current={isOpen ? "page" : undefined}
        {...longPress}
        onContextMenu={(event) => {
          event.preventDefault();
          // a long press opens it by itself
          if (!matchMedia("(pointer: coarse)").matches) menu.current?.click();
        }}
        className="group/row flex h-[68px] items-center gap-3 rounded-md px-3 outline-offset-[-2px] hover:bg-raised aria-current:bg-primary-soft"
      >
        <ConversationAvatar conversation={conversation} me={me} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-1.5">
            <bdi className={`truncate ${unread ? "font-bold" : "font-semibold"}`}>{title}</bdi>
            {viewerParticipant?.pinnedAt && (
              <Mark icon={IconPin} label={intl.formatMessage({ id: "chat.pinned" })} />
            )}
            {viewerParticipant?.isMuted && (
              <Mark icon={IconBellOff} label={intl.formatMessage({ id: "chat.muted" })} />
            )}
            <time
              dateTime={lastMessageAt}
              className={`ms-auto text-[13px] whitespace-nowrap pointer-fine:group-hover/item:invisible pointer-fine:group-focus-within/item:invisible ${unread ? "font-semibold text-primary-strong" : "text-ink-3"}`}
            >
              {listTime(intl, lastMessageAt, now)}
            </time>
          </span>
          <span className="flex items-center gap-2">
            <span
              dir="auto"
              className={`min-w-0 flex-1 truncate text-sm ${unread ? "text-ink" : "text-ink-2"}`}
            >
              <RowPreview conversation={conversation} isOpen={isOpen} />
            </span>
            {unread > 0 && (
              <span className="grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1.5 text-xs font-bold text-on-primary">
                <span aria-hidden="true">{unread > 99 ? "99+" : unread}</span>
                <span className="sr-only">
                  <FormattedMessage id="chat.unreadCount" values={{ count: unread }} />
                </span>
              </span>
            )}
          </span>
        </span>
      </Link>
      <span className="absolute end-2 top-1 opacity-0 group-focus-within/item:opacity-100 group-hover/item:opacity-100 has-data-open:opacity-100 pointer-coarse:pointer-events-none pointer-coarse:opacity-0!">
        <Menu
          button={
            <IconButton
              ref={menu}
              size={36}
              label={intl.formatMessage({ id: "form.actions" }, { name: title })}
              icon={IconDots}
            />
          }
        >
          <ConversationActions conversation={conversation} />
        </Menu>
      </span>
    </li>
  );
}

function RowPreview({
  conversation,
  isOpen,
}: {
  conversation: ListedConversation;
  isOpen: boolean;
}) {
  const intl = useIntl();
  const { chatClient, me } = useChat();
  const { id, viewerParticipant, lastMessage, type } = conversation;
  const [writer] = useSyncExternalStore(chatClient.typing.subscribe, () =>
    chatClient.typing.writers(id),
  );
  if (writer) {
    return (
      <span className="text-primary-strong">
        <FormattedMessage id="chat.isTyping" values={{ name: firstNameOf(writer) }} />…
      </span>
    );
  }
  if (viewerParticipant?.draft?.trim() && !isOpen) {
    return (
      <>
        <b className="font-semibold text-bad">
          <FormattedMessage id="chat.draft" />
        </b>{" "}
        <bdi>{viewerParticipant.draft}</bdi>
      </>
    );
  }
  if (!lastMessage) return <FormattedMessage id="chat.nothingYet" />;
  return <WithEmojis text={previewText(intl, lastMessage, { me, isGroup: type === "GROUP" })} />;
}

function Mark({ icon: Icon, label }: { icon: typeof IconPin; label: string }) {
  return (
    <span className="shrink-0 self-center text-ink-3">
      <Icon size={15} aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** Actions that only affect the viewer's own view of a conversation. */
function ConversationActions({
  conversation,
}: {
  conversation: Pick<ListedConversation, "id" | "viewerParticipant">;
}) {
  const change = useParticipation();
  const { id, viewerParticipant } = conversation;
  if (!viewerParticipant) return null;
  const { pinnedAt, isMuted, archivedAt } = viewerParticipant;
  return (
    <>
      <MenuAction
        icon={pinnedAt ? IconPinnedOff : IconPin}
        onSelect={() => void change(id, { isPinned: !pinnedAt })}
      >
        <FormattedMessage id={pinnedAt ? "chat.unpin" : "chat.pin"} />
      </MenuAction>
      <MenuAction
        icon={isMuted ? IconBell : IconBellOff}
        onSelect={() => void change(id, { isMuted: !isMuted })}
      >
        <FormattedMessage id={isMuted ? "chat.unmute" : "chat.mute"} />
      </MenuAction>
      <MenuAction
        icon={archivedAt ? IconArchiveOff : IconArchive}
        onSelect={() => void change(id, { isArchived: !archivedAt })}
      >
        <FormattedMessage id={archivedAt ? "chat.unarchive" : "chat.archive"} />
      </MenuAction>
    </>
  );
}
