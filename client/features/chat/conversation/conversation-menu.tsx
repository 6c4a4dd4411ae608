import IconArchive from "@tabler/icons-react/dist/esm/icons/IconArchive.mjs";
import IconArchiveOff from "@tabler/icons-react/dist/esm/icons/IconArchiveOff.mjs";
import IconBell from "@tabler/icons-react/dist/esm/icons/IconBell.mjs";
import IconBellOff from "@tabler/icons-react/dist/esm/icons/IconBellOff.mjs";
import IconPin from "@tabler/icons-react/dist/esm/icons/IconPin.mjs";
import IconPinnedOff from "@tabler/icons-react/dist/esm/icons/IconPinnedOff.mjs";
import { FormattedMessage } from "react-intl";
import { MenuAction } from "../../../ui/menu-item.tsx";
import type { ListedConversation } from "../conversation.ts";
import { useParticipation } from "../use-participation.ts";

/** Actions that only affect the viewer's own view of a conversation. */
export function ConversationActions({
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
