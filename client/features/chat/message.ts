import type { ContentType, SystemEvent } from "../../schema.generated.ts";

/** A person who is shown by name. */
export interface Named {
  id: string;
  displayName: string;
  avatar?: string | null;
}

export interface ChatFile {
  id: string;
  name: string;
  /** Bytes */
  size: number;
  type: string;
  path: string;
  /** Of a picture, in pixels */
  width: number | null;
  height: number | null;
}

export interface ChatQuote {
  id: string;
  seq: number;
  body: string;
  contentType: ContentType;
  deletedAt: string | null;
  sender: Named | null;
}

/** A message with everything a conversation shows of it. */
export interface ChatMessage {
  id: string;
  seq: number;
  revision: number;
  body: string;
  contentType: ContentType;
  systemEvent: SystemEvent | null;
  createdAt: string;
  editedAt: string | null;
  deletedAt: string | null;
  mentions: string[];
  sender: Named | null;
  subject: Named | null;
  replyTo: ChatQuote | null;
  attachments: ChatFile[];
  reactions: { emoji: string; member: Named | null }[];
}

/** How many reactions come with a message; if it has this many, there may be more. */
export const REACTIONS_PAGE_SIZE = 12;

/** How long a sender can edit a message (schema/chat/chat.access.ts). */
export const EDIT_WINDOW_MS = 15 * 60_000;

/** Characters of a message (fields, 1.3). */
export const MAX_MESSAGE_LENGTH = 8_000;

/** Files of a message (fields, 1.3). */
export const MAX_FILES = 10;

export interface ReactionCount {
  emoji: string;
  people: Named[];
  isMine: boolean;
}

/** Reactions by emoji, in the order in which each came first. */
export function reactionCounts(
  reactions: ChatMessage["reactions"],
  me: string | undefined,
): ReactionCount[] {
  const counts = new Map<string, ReactionCount>();
  for (const { emoji, member } of reactions) {
    const count = counts.get(emoji) ?? { emoji, people: [], isMine: false };
    counts.set(emoji, count);
    if (!member) continue;
    count.people.push(member);
    if (member.id === me) count.isMine = true;
  }
  return [...counts.values()];
}
