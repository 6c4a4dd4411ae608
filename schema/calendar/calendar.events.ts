import { viewerProfile } from "../foundation/viewer-profile.ts";
import type { Context } from "../foundation/context.ts";
import { SubscriptionSource } from "../foundation/subscription-source.ts";
import { CalendarEvent } from "./calendar-event.ts";

const changesFor = (memberId: string) => `calendar.${memberId}`;

/** Notifies those who have an event in their calendar, or had it until now. */
export function announceEvent(id: string, members: Iterable<string>, context: Context): void {
  for (const memberId of new Set(members)) context.publish(changesFor(memberId), { id });
}

/** Events contain the id only: each subscriber reads under their own policies. */
export function calendarEventsFor(context: Context): SubscriptionSource {
  const topic = changesFor(viewerProfile(context));
  return new SubscriptionSource(topic, CalendarEvent, context, () => Promise.resolve(true));
}
