import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import IconDoorExit from "@tabler/icons-react/dist/esm/icons/IconDoorExit.mjs";
import IconEdit from "@tabler/icons-react/dist/esm/icons/IconEdit.mjs";
import IconSend from "@tabler/icons-react/dist/esm/icons/IconSend.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Avatar } from "../../../ui/avatar.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { MenuAction } from "../../../ui/menu-item.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { OwnerBadge } from "./owner-badge.tsx";
import type { EditedOwnerFragment } from "./project-owners.generated.ts";

interface OwnerRowProps {
  owner: EditedOwnerFragment;
  name: string;
  grip: ReactNode;
  isMe: boolean;
  /** Whether the user may change the owners */
  isEditable: boolean;
  onEdit: () => void;
  onAskAgain: () => void;
  onRemove: () => void;
}

/** An owner of a project, or who is invited to be one. */
export function OwnerRow(props: OwnerRowProps) {
  const { owner, name, grip, isMe, isEditable, onEdit, onAskAgain, onRemove } = props;
  const intl = useIntl();
  const { status, part, member, updatedAt } = owner;
  const isAccepted = status === "ACCEPTED";
  return (
    <div className="flex min-h-16 items-center gap-3 py-2 ps-2 pe-3 md:ps-4">
      {grip}
      <Avatar name={name} src={member?.avatar} size={36} />
      <div className="min-w-0 flex-1 leading-snug">
        <p className="truncate font-semibold">
          <bdi>{name}</bdi>
          {isMe && (
            <span className="font-normal text-ink-3">
              {" "}
              <FormattedMessage id="projects.owner.you" />
            </span>
          )}
        </p>
        {part && (
          <p className="truncate text-[13px] text-ink-3">
            <bdi>{part}</bdi>
          </p>
        )}
      </div>
      <OwnerBadge status={status} />
      <RelativeTime
        iso={updatedAt}
        className="w-20 text-end text-[13px] text-ink-3 max-md:hidden"
      />
      {(isEditable || isMe) && (
        <Menu
          button={
            <IconButton
              size={36}
              icon={IconDots}
              label={intl.formatMessage({ id: "form.actions" }, { name })}
            />
          }
        >
          {isEditable && (
            <MenuAction icon={IconEdit} onSelect={onEdit}>
              <FormattedMessage id="projects.owner.part.change" />
            </MenuAction>
          )}
          {isEditable && !isAccepted && member && (
            <MenuAction icon={IconSend} onSelect={onAskAgain}>
              <FormattedMessage id="projects.owner.askAgain" />
            </MenuAction>
          )}
          <MenuAction icon={isMe ? IconDoorExit : IconTrash} danger onSelect={onRemove}>
            <FormattedMessage id={isMe ? "projects.owner.leave" : "projects.owner.remove"} />
          </MenuAction>
        </Menu>
      )}
    </div>
  );
}
