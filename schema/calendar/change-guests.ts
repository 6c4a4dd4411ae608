import { type EntityManager, FlushMode } from "@mikro-orm/core";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Block } from "../chat/block.ts";
import { blocksBetween } from "../chat/blocked-pair.ts";
import type { Context } from "../foundation/context.ts";
import { Forbidden, Invalid } from "../foundation/errors.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import { Member } from "../members/member.ts";
import type { CalendarEvent } from "./calendar-event.ts";
import { EventGuest, GuestStatus } from "./event-guest.ts";

/** Throws unless the viewer may invite these members. */
export async function refuseGuests(ids: readonly string[], context: Context): Promise<void> {
  if (!ids.length) return;
  const own = viewerProfile(context);
  const found = await allOf(Member, { id: { $in: [...ids] } }, context, { fields: ["id"] });
  if (found.length < new Set(ids).size) throw new Invalid({ guestIds: "Not found" });
  if (await context.em.count(Block, blocksBetween(own, { $in: [...ids] })))
    throw new Forbidden("You can't invite each other");
  for (const _ of ids) await context.services.limits.take(["eventGuest", own]);
}

/** The guests of events as they are stored. */
export const guestsOf = (
  events: readonly CalendarEvent[],
  em: EntityManager,
): Promise<EventGuest[]> =>
  em.find(
    EventGuest,
    { event: { $in: events.map(({ id }) => id) } },
    {
      orderBy: { createdAt: "asc", id: "asc" },
      refresh: true,
      flushMode: FlushMode.COMMIT,
    },
  );

/** Invites members; `answers` are those that they have given already. */
export function addGuests(
  event: CalendarEvent,
  ids: Iterable<string>,
  em: EntityManager,
  answers: ReadonlyMap<string, GuestStatus> = new Map(),
): void {
  for (const id of ids) {
    const status = answers.get(id) ?? GuestStatus.NEEDS_ACTION;
    em.persist(new EventGuest({ event, member: em.getReference(Member, id), status }));
  }
}
