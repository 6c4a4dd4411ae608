import IconArrowBackUp from "@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs";
import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import IconFlag from "@tabler/icons-react/dist/esm/icons/IconFlag.mjs";
import IconMoodPlus from "@tabler/icons-react/dist/esm/icons/IconMoodPlus.mjs";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { MenuItem } from "@headlessui/react";
import type { Ref } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNow } from "../../../ui/use-now.ts";
import { Emoji } from "../../../ui/emoji.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { MenuAction, MenuDivider } from "../../../ui/menu-item.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { EmojiButton } from "../emoji/emoji-button.tsx";
import { useChat } from "../chat-context.tsx";
import { type ChatMessage, EDIT_WINDOW_MS } from "../message.ts";
import { useConversation } from "../conversation/conversation-context.tsx";
import { useMessageActions } from "./use-message-actions.ts";

/** The most common reactions. */
const usual = ["👍", "❤️", "😂", "🎉", "👏", "🔥"];

interface MessageToolsProps {
  message: ChatMessage;
  isMine: boolean;
  tabIndex: number;
  /** Opens the menu from elsewhere: a long press, a key */
  menu: Ref<HTMLButtonElement>;
  /** For a message whose time is not shown */
  time?: string;
}

/** The toolbar of a message, shown on hover and focus. */
export function MessageTools({ message, isMine, tabIndex, menu, time }: MessageToolsProps) {
  const intl = useIntl();
  const { me } = useChat();
  const { write, openDialog } = useConversation();
  const { react } = useMessageActions();
  const now = useNow();
  const isYoung = now - Date.parse(message.createdAt) < EDIT_WINDOW_MS;
  const toggle = (emoji: string) => {
    const isThere = message.reactions.some(
      (reaction) => reaction.emoji === emoji && reaction.member?.id === me,
    );
    void react(message, emoji, !isThere);
  };
  const copy = () =>
    navigator.clipboard.writeText(message.body).then(
      () => snackbar({ text: intl.formatMessage({ id: "chat.copied" }) }),
      () => snackbar({ text: intl.formatMessage({ id: "chat.notCopied" }), tone: "bad" }),
    );
  return (
    <span
      className={`absolute top-1.5 z-10 flex rounded-md border border-line bg-surface opacity-0 group-focus-within/message:opacity-100 group-hover/message:opacity-100 has-data-open:opacity-100 pointer-coarse:pointer-events-none pointer-coarse:opacity-0! ${isMine ? "start-0" : "end-0"}`}
    >
      {time && (
        <time
          dateTime={message.createdAt}
          aria-hidden="true"
          className="self-center ps-2.5 pe-1 text-[12px] whitespace-nowrap text-ink-3"
        >
          {time}
        </time>
      )}
      <span className="contents pointer-coarse:hidden">
        <EmojiButton
          icon={IconMoodPlus}
          label={intl.formatMessage({ id: "chat.react" })}
          tabIndex={tabIndex}
          align={isMine ? "end" : "start"}
          onSelect={toggle}
        />
        <IconButton
          size={36}
          icon={IconArrowBackUp}
          label={intl.formatMessage({ id: "chat.reply" })}
          tabIndex={tabIndex}
          onClick={() => write({ kind: "reply", message })}
        />
      </span>
      <Menu
        align={isMine ? "end" : "start"}
        button={
          <IconButton
            ref={menu}
            size={36}
            tabIndex={tabIndex}
            label={intl.formatMessage({ id: "chat.message.actions" })}
            icon={IconDots}
          />
        }
      >
        <div role="group" aria-label={intl.formatMessage({ id: "chat.react" })} className="flex">
          {usual.map((emoji) => (
            <MenuItem key={emoji}>
              <button
                type="button"
                onClick={() => toggle(emoji)}
                className="grid size-9 place-items-center rounded-md text-lg data-focus:bg-raised max-md:size-11"
              >
                <Emoji>{emoji}</Emoji>
              </button>
            </MenuItem>
          ))}
        </div>
        <MenuDivider />
        <MenuAction icon={IconArrowBackUp} onSelect={() => write({ kind: "reply", message })}>
          <FormattedMessage id="chat.reply" />
        </MenuAction>
        {message.body && (
          <MenuAction icon={IconCopy} onSelect={() => void copy()}>
            <FormattedMessage id="chat.copy" />
          </MenuAction>
        )}
        {isMine && isYoung && message.body && (
          <MenuAction icon={IconPencil} onSelect={() => write({ kind: "edit", message })}>
            <FormattedMessage id="chat.edit" />
          </MenuAction>
        )}
        {isMine ? (
          <MenuAction
            icon={IconTrash}
            danger
            onSelect={() => openDialog({ kind: "delete", message })}
          >
            <FormattedMessage id="form.delete" />
          </MenuAction>
        ) : (
          <MenuAction icon={IconFlag} onSelect={() => openDialog({ kind: "report", message })}>
            <FormattedMessage id="chat.report" />
          </MenuAction>
        )}
      </Menu>
    </span>
  );
}
