import type { ChatMessage } from "../message.ts";

/** A message as the server answers it. */
export const aMessage = (seq: number, more: Partial<ChatMessage> = {}) => ({
  __typename: "Message",
  id: `m${seq}`,
  seq,
  revision: seq,
  body: `Message ${seq}`,
  contentType: "TEXT" as const,
  systemEvent: null,
  createdAt: "2026-11-20T08:00:00Z",
  editedAt: null,
  deletedAt: null,
  mentions: [],
  sender: null,
  subject: null,
  replyTo: null,
  attachments: [],
  reactions: [] as ChatMessage["reactions"],
  ...more,
});
