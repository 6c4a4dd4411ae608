import type { IntlShape } from "react-intl";
import { dayKey } from "./day.ts";
import type { ChatMessage } from "./message.ts";
import type { Room } from "./room.ts";

/** How long one goes on speaking, in ms: what follows later says again who and when. */
const breath = 5 * 60_000;

/** A message where it stands in the history. */
export interface HistoryLine {
  message: ChatMessage;
  /** The first of its day, as far as is known */
  startsDay: boolean;
  /** The same sender goes on: name, time and picture stand above */
  isFollowUp: boolean;
}

export function lineAt(intl: IntlShape, room: Room, seq: number): HistoryLine | undefined {
  const message = room.at(seq);
  if (!message) return undefined;
  const before = room.at(seq - 1);
  return {
    message,
    startsDay: seq === 1 || (before !== undefined && !isSameDay(intl, before, message)),
    isFollowUp: before !== undefined && followsUp(intl, before, message),
  };
}

type Placed = Pick<ChatMessage, "createdAt" | "contentType"> & { sender: { id: string } | null };

export const isSameDay = (intl: IntlShape, one: Placed, other: Placed): boolean =>
  dayKey(intl, one.createdAt) === dayKey(intl, other.createdAt);

/** Whether the same sender goes on. */
export const followsUp = (intl: IntlShape, before: Placed, message: Placed): boolean =>
  isSameDay(intl, before, message) &&
  before.contentType !== "SYSTEM" &&
  before.sender?.id === message.sender?.id &&
  Date.parse(message.createdAt) - Date.parse(before.createdAt) < breath;
