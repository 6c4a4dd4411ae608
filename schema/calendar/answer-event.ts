import { FlushMode } from "@mikro-orm/core";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import type { Context } from "../foundation/context.ts";
import { notFound } from "../foundation/model-messages.ts";
import { CalendarEvent } from "./calendar-event.ts";
import { announceEvent } from "./calendar.events.ts";
import { isAddress } from "./change-guests.ts";
import { EventGuest, type GuestStatus } from "./event-guest.ts";

/** A guest answers an invitation. */
export async function answerEvent(
  id: string,
  status: GuestStatus,
  context: Context,
): Promise<void> {
  const event = await context.find(CalendarEvent, id);
  await saveAnswer(event, viewerProfile(context), status, context);
}

/**
 * Stores the answer of a guest. That to a series is the one to its dates, too, as far as they had the same. It never
 * raises the sequence: that is the owner's alone.
 */
export async function saveAnswer(
  event: CalendarEvent,
  key: string,
  status: GuestStatus,
  context: Context,
): Promise<void> {
  const { id } = event;
  const who = isAddress(key) ? { email: key } : { member: key };
  announceEvent(id, event.readers, context);
  await context.save({
    locking: [event.series ?? event],
    verify: async (em) => {
      const stored = { refresh: true, flushMode: FlushMode.COMMIT };
      const guest = await em.findOne(EventGuest, { event: id, ...who }, stored);
      if (!guest) throw notFound(EventGuest);
      const before = guest.status;
      const same = { event: { series: id, deletedAt: null }, ...who, status: before };
      const dates = await em.find(EventGuest, same, stored);
      for (const one of [guest, ...dates]) one.status = status;
    },
  });
}
