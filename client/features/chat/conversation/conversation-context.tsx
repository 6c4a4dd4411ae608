import { createContext, useContext } from "react";
import type { OpenConversation } from "../conversation.ts";
import type { LiveConversation } from "../client/live-conversation.ts";
import type { ChatMessage, ChatQuote } from "../message.ts";

/** Where the message list scrolls to: a message's number, or the end. */
export interface Jump {
  to: number | "end";
}

/** What the composer is for: a reply, or an edit of a message. */
export type Writing =
  | { kind: "reply"; message: ChatQuote }
  | { kind: "edit"; message: ChatMessage }
  | undefined;

export interface OpenedConversation {
  live: LiveConversation;
  conversation: OpenConversation;
  title: string;
  writing: Writing;
  /** Begins a reply or an edit; undefined ends the edit or, if there is none, the reply */
  write(writing: Writing): void;
  jump: Jump | undefined;
  jumpTo(to: Jump["to"]): void;
  /** Opens the viewer with a picture of the conversation, by the attachment's id */
  view(picture: string): void;
  /** Opens a dialog of the conversation, or closes it */
  openDialog(dialog: ChatDialog | undefined): void;
}

export type ChatDialog =
  | { kind: "delete" | "report"; message: ChatMessage }
  | { kind: "leave" }
  | { kind: "rename" }
  | { kind: "people" }
  | { kind: "block" | "remove"; memberId: string; name: string };

export const ConversationContext = createContext<OpenedConversation | null>(null);

export function useConversation(): OpenedConversation {
  const opened = useContext(ConversationContext);
  if (!opened) throw new Error("No conversation is open");
  return opened;
}

/** The names of the members a message mentions. */
export function useMentioned(mentions: readonly string[]): string[] {
  const { conversation } = useConversation();
  return conversation.participants.flatMap(({ member }) =>
    member && mentions.includes(member.id) ? [member.displayName] : [],
  );
}
