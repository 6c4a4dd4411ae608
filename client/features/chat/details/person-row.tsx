import IconBan from "@tabler/icons-react/dist/esm/icons/IconBan.mjs";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import IconMessage from "@tabler/icons-react/dist/esm/icons/IconMessage.mjs";
import IconUser from "@tabler/icons-react/dist/esm/icons/IconUser.mjs";
import IconUserMinus from "@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { Avatar } from "../../../ui/avatar.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { MenuAction, MenuDivider, MenuLink } from "../../../ui/menu-item.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import { useChat } from "../chat-context.tsx";
import type { ChatParticipant } from "../conversation.ts";
import { PresenceDot } from "../conversation-avatar.tsx";
import { useConversation } from "../conversation/conversation-context.tsx";

/** A participant, with a menu of actions. */
export function PersonRow({ participant: { member, role } }: { participant: ChatParticipant }) {
  const intl = useIntl();
  const locale = useLocale();
  const { me } = useChat();
  const { conversation, openDialog } = useConversation();
  if (!member) return null;
  const { id, displayName, handle, avatar } = member;
  const isMe = id === me;
  const isGroup = conversation.type === "GROUP";
  const details = [
    isMe && intl.formatMessage({ id: "chat.you" }),
    role === "OWNER" && isGroup && intl.formatMessage({ id: "chat.owner" }),
  ].filter(Boolean);
  return (
    <li className="flex items-center gap-3 py-1.5">
      <span className="relative flex shrink-0">
        <Avatar name={displayName} src={avatar} size={36} />
        <PresenceDot of={member} />
      </span>
      <span className="min-w-0 flex-1">
        <bdi className="block truncate text-sm font-semibold">{displayName}</bdi>
        <span className="block truncate text-[13px] text-ink-3">
          <bdi>{details.length > 0 ? details.join(" · ") : `@${handle}`}</bdi>
        </span>
      </span>
      <Menu
        button={
          <IconButton
            size={36}
            label={intl.formatMessage({ id: "form.actions" }, { name: displayName })}
            icon={IconDots}
          />
        }
      >
        <MenuLink icon={IconUser} to={localePath(locale, `/${handle}`)} reloadDocument>
          <FormattedMessage id="chat.profile" />
        </MenuLink>
        {!isMe && isGroup && (
          <MenuLink icon={IconMessage} to={`/dashboard/chat/new?to=${id}`}>
            <FormattedMessage id="chat.writeTo" />
          </MenuLink>
        )}
        {!isMe && (
          <>
            <MenuDivider />
            {isGroup && conversation.viewerParticipant?.role === "OWNER" && (
              <MenuAction
                icon={IconUserMinus}
                danger
                onSelect={() => openDialog({ kind: "remove", memberId: id, name: displayName })}
              >
                <FormattedMessage id="chat.confirm.remove.confirm" />
              </MenuAction>
            )}
            <MenuAction
              icon={IconBan}
              danger
              onSelect={() => openDialog({ kind: "block", memberId: id, name: displayName })}
            >
              <FormattedMessage id="chat.confirm.block.confirm" />
            </MenuAction>
          </>
        )}
      </Menu>
    </li>
  );
}
