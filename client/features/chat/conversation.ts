import type { IntlShape } from "react-intl";
import type { ChatConversationQuery, ChatConversationsQuery } from "./conversation.generated.ts";
import type { Named } from "./message.ts";

/** A conversation as the list tells of it, with the first three who are in it. */
export type ListedConversation = ChatConversationsQuery["conversations"]["nodes"][number];
/** One as its room knows it, with all who are in it. */
export type OpenConversation = ChatConversationQuery["conversation"];
export type ChatParticipant = OpenConversation["participants"][number];
export type ChatPerson = NonNullable<ChatParticipant["member"]>;

type WithPeople = Pick<ListedConversation, "type" | "title" | "participants">;

/** The others in it, as far as they are known. */
export function othersIn({ participants }: Pick<WithPeople, "participants">, me: string) {
  return participants.flatMap(({ member }) => (member && member.id !== me ? [member] : []));
}

/** A group's name, or whom one writes to. */
export function titleOf(intl: IntlShape, conversation: WithPeople, me: string): string {
  if (conversation.title) return conversation.title;
  const names = othersIn(conversation, me).map(({ displayName }) => displayName);
  if (names.length === 0) return intl.formatMessage({ id: "chat.somebody" });
  return intl.formatList(names, { type: "conjunction" });
}

export const firstNameOf = ({ displayName }: Named): string =>
  displayName.split(" ")[0] ?? displayName;
