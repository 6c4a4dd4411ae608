import { Avatar } from "../../ui/avatar.tsx";
import type { ListedConversation } from "./conversation.ts";
import { othersIn } from "./conversation.ts";
import { PresenceDot } from "./presence-dot.tsx";

interface ConversationAvatarProps {
  conversation: Pick<ListedConversation, "type" | "title" | "participants">;
  me: string;
}

/** For a group two overlapping avatars; for one other member their avatar with presence. */
export function ConversationAvatar({ conversation, me }: ConversationAvatarProps) {
  const [first, second] = othersIn(conversation, me);
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
