import { FormattedMessage } from "react-intl";
import { Avatar } from "../../ui/avatar.tsx";
import { type ListedConversation, otherParticipants, type ChatPerson } from "./conversation.ts";

interface ConversationAvatarProps {
  conversation: Pick<ListedConversation, "type" | "title" | "participants">;
  me: string;
}

/** For a group two overlapping avatars; for one other member their avatar with presence. */
export function ConversationAvatar({ conversation, me }: ConversationAvatarProps) {
  const [first, second] = otherParticipants(conversation, me);
  if (conversation.type === "GROUP" && first && second) {
    return (
      <span className="relative size-11 shrink-0">
        <span className="absolute start-0 top-0 flex">
          <Avatar name={first.displayName} src={first.avatar} size={28} />
        </span>
        <span className="absolute end-0 bottom-0 flex">
          <Avatar name={second.displayName} src={second.avatar} size={28} ring />
        </span>
      </span>
    );
  }
  const name = first?.displayName ?? conversation.title ?? "?";
  return (
    <span className="relative flex shrink-0">
      <Avatar name={name} src={first?.avatar} size={44} />
      {conversation.type === "ONE_TO_ONE" && first && <PresenceDot of={first} />}
    </span>
  );
}

const looks: Record<ChatPerson["presence"], string> = {
  ONLINE: "bg-mark-good",
  AWAY: "bg-mark-warn",
  BUSY: "bg-bad",
  OFFLINE: "border-2 border-control bg-surface",
};

/** At an avatar's corner; the ring has the colour of the background. */
export function PresenceDot({ of: { presence } }: { of: Pick<ChatPerson, "presence"> }) {
  return (
    <span
      className={`absolute -end-0.5 -bottom-0.5 size-3 rounded-full ring-2 ring-surface group-aria-current/row:ring-primary-soft ${looks[presence]}`}
    >
      <span className="sr-only">
        <FormattedMessage id={`chat.presence.${presence}`} />
      </span>
    </span>
  );
}
