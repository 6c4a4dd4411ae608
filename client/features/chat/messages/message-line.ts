import type { IntlShape } from "react-intl";
import { dayKey } from "../day.ts";
import type { ChatMessage } from "../message.ts";

/** Messages of one sender within this time are grouped under one name and time. */
const GROUPING_GAP_MS = 5 * 60_000;

/** A message and how it relates to the one before it. */
export interface MessageLine {
  message: ChatMessage;
  /** The first of its day, as far as is known */
  startsDay: boolean;
  /** Same sender as above: name, time and picture are left out */
  isFollowUp: boolean;
}

export function lineAt(
  intl: IntlShape,
  messages: ReadonlyMap<number, ChatMessage>,
  seq: number,
): MessageLine | undefined {
  const message = messages.get(seq);
  if (!message) return undefined;
  const before = messages.get(seq - 1);
  return {
    message,
    startsDay: seq === 1 || (before !== undefined && !isSameDay(intl, before, message)),
    isFollowUp: before !== undefined && isGroupedWith(intl, before, message),
  };
}

type Placed = Pick<ChatMessage, "createdAt" | "contentType"> & { sender: { id: string } | null };

export const isSameDay = (intl: IntlShape, one: Placed, other: Placed): boolean =>
  dayKey(intl, one.createdAt) === dayKey(intl, other.createdAt);

/** Whether a message is grouped with the one before it. */
export const isGroupedWith = (intl: IntlShape, before: Placed, message: Placed): boolean =>
  isSameDay(intl, before, message) &&
  before.contentType !== "SYSTEM" &&
  before.sender?.id === message.sender?.id &&
  Date.parse(message.createdAt) - Date.parse(before.createdAt) < GROUPING_GAP_MS;
