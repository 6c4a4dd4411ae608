import type { Context } from "../foundation/context.ts";
import type { Where } from "../foundation/reading/descriptions/read-query.ts";
import { Notification } from "./notification.ts";

/** The topic of what a user has read. */
export const readsOf = (userId: string): string => `notifications-read.${userId}`;

/** Marks notifications of the viewer as read; returns whether there were any. */
export async function markRead(which: Where, context: Context): Promise<boolean> {
  const { em, viewer } = context;
  const unread = { ...which, user: viewer.userId ?? "", readAt: null };
  return (await em.nativeUpdate(Notification, unread, { readAt: context.now() })) > 0;
}

/** Tells the tabs of the viewer how many are unread. */
export async function announceRead(context: Context): Promise<void> {
  const userId = context.viewer.userId ?? "";
  context.services.tablesWritten(["notifications"]);
  context.publish(readsOf(userId), { id: userId });
  await context.save();
}
