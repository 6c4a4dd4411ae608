import { createContext, useContext } from "react";
import type { OpenConversation } from "./conversation.ts";
import type { LiveRoom } from "./live-room.ts";
import type { ChatMessage } from "./message.ts";

/** Where the history is to go: a message's number, or its end. */
export interface Jump {
  to: number | "end";
}

/** What is about to be written: a reply to a message, or a message anew. */
export type Writing = { kind: "reply" | "edit"; message: ChatMessage } | undefined;

export interface OpenRoom {
  live: LiveRoom;
  conversation: OpenConversation;
  title: string;
  writing: Writing;
  write(writing: Writing): void;
  jump: Jump | undefined;
  jumpTo(to: Jump["to"]): void;
  /** Opens the viewer with a picture of the conversation, by the attachment's id */
  view(picture: string): void;
  /** What asks before it is done */
  ask(question: Question | undefined): void;
}

export type Question =
  | { kind: "delete" | "report"; message: ChatMessage }
  | { kind: "leave" }
  | { kind: "rename" }
  | { kind: "people" }
  | { kind: "block" | "remove"; memberId: string; name: string };

export const RoomContext = createContext<OpenRoom | null>(null);

export function useRoom(): OpenRoom {
  const room = useContext(RoomContext);
  if (!room) throw new Error("No conversation is open");
  return room;
}

/** What those are called whom a message speaks to. */
export function useMentioned(mentions: readonly string[]): string[] {
  const { conversation } = useRoom();
  return conversation.participants.flatMap(({ member }) =>
    member && mentions.includes(member.id) ? [member.displayName] : [],
  );
}
