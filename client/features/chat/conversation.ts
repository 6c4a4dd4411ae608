import type { IntlShape } from "react-intl";
import type { ChatConversationQuery, ChatConversationsQuery } from "./conversation.generated.ts";
import type { Named } from "./message.ts";

/** A conversation as listed, with its first three participants. */
export type ListedConversation = ChatConversationsQuery["conversations"]["nodes"][number];
/** A conversation with all of its participants. */
export type OpenConversation = ChatConversationQuery["conversation"];
export type ChatParticipant = OpenConversation["participants"][number];
export type ChatPerson = NonNullable<ChatParticipant["member"]>;

type WithPeople = Pick<ListedConversation, "type" | "title" | "participants">;

/** The other participants that are loaded. */
export function otherParticipants({ participants }: Pick<WithPeople, "participants">, me: string) {
  return participants.flatMap(({ member }) => (member && member.id !== me ? [member] : []));
}

/** A group's name, or the other person's. */
export function titleOf(intl: IntlShape, conversation: WithPeople, me: string): string {
  if (conversation.title) return conversation.title;
  const names = otherParticipants(conversation, me).map(({ displayName }) => displayName);
  if (names.length === 0) return intl.formatMessage({ id: "chat.somebody" });
  return intl.formatList(names, { type: "conjunction" });
}

export const firstNameOf = ({ displayName }: Named): string =>
  displayName.split(" ")[0] ?? displayName;
