import { type EntityManager, FlushMode } from "@mikro-orm/core";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import type { Context } from "../foundation/context.ts";
import { Member } from "../members/member.ts";
import { CalendarEvent } from "./calendar-event.ts";
import { announceEvent } from "./calendar.events.ts";
import { setRange, timesOf } from "./change-times.ts";
import { type BrokenEvent, type ReadEvent, readIcs } from "./read-ics.ts";

/** What an import does, or would do. */
export interface ImportPlan {
  added: ReadEvent[];
  changed: { event: CalendarEvent; read: ReadEvent }[];
  unchanged: number;
  broken: BrokenEvent[];
}

/** How the events of a file compare with those of the viewer, by UID and date of a series. */
export const previewImport = (ics: string, context: Context): Promise<ImportPlan> =>
  planOf(readIcs(ics), viewerProfile(context), context.em);

/** Writes what is new and, if wanted, what has changed. No one is notified, whatever the guests of the file. */
export async function importEvents(
  ics: string,
  updates: boolean,
  context: Context,
): Promise<ImportPlan> {
  const own = viewerProfile(context);
  await context.services.limits.take(["calendarImport", own]);
  const read = readIcs(ics);
  const owner = context.em.getReference(Member, own);
  let plan: ImportPlan | undefined;
  announceEvent(own, [own], context);
  await context.save({
    // so that of two imports of a file at once the second finds what the first has written
    locking: [owner],
    verify: async (em) => {
      plan = await planOf(read, own, em);
      await write(plan, updates, owner, em);
    },
  });
  return plan ?? { added: [], changed: [], unchanged: 0, broken: read.broken };
}

async function planOf(
  { events, broken }: { events: readonly ReadEvent[]; broken: BrokenEvent[] },
  owner: string,
  em: EntityManager,
): Promise<ImportPlan> {
  const uids = [...new Set(events.map(({ icsUid }) => icsUid))];
  const wanted = { owner, icsUid: { $in: uids }, deletedAt: null };
  const found = await em.find(CalendarEvent, wanted, {
    flushMode: FlushMode.COMMIT,
    refresh: true,
  });
  const stored = new Map(found.map((event) => [keyOf(event), event]));
  const plan: ImportPlan = { added: [], changed: [], unchanged: 0, broken };
  for (const read of events) {
    const event = stored.get(keyOf(read));
    if (!event) plan.added.push(read);
    else if (read.sequence >= event.sequence && contents(read) !== contents(event))
      plan.changed.push({ event, read });
    else plan.unchanged += 1;
  }
  return plan;
}

const keyOf = (event: { icsUid: string; recurrenceId?: string | null }): string =>
  JSON.stringify([event.icsUid, event.recurrenceId ?? null]);

const contents = (event: ReadEvent | CalendarEvent): string =>
  JSON.stringify([
    event.title,
    event.description,
    event.location ?? null,
    event.url ?? null,
    event.rrule ?? null,
    event.exDates.toSorted(),
    timesOf(event),
    event.status === "cancelled",
  ]);

async function write(
  { added, changed }: ImportPlan,
  updates: boolean,
  owner: Member,
  em: EntityManager,
): Promise<void> {
  const made = added.map((read) => new CalendarEvent({ ...read, owner }));
  const uids = [...new Set(made.map(({ icsUid }) => icsUid))];
  const known = await em.find(
    CalendarEvent,
    { owner: owner.id, icsUid: { $in: uids }, series: null, recurrenceId: null, deletedAt: null },
    { flushMode: FlushMode.COMMIT },
  );
  const series = new Map(
    [...known, ...made]
      .filter(({ recurrenceId, rrule }) => !recurrenceId && rrule)
      .map((event) => [event.icsUid, event]),
  );
  for (const event of made) {
    if (event.recurrenceId) event.series = series.get(event.icsUid) ?? null;
    setRange(event);
    em.persist(event);
  }
  if (!updates) return;
  for (const { event, read } of changed) {
    const { visibility: _, status, ...values } = read;
    const isCancelled = status === "cancelled" || event.status === "cancelled";
    Object.assign(event, values, isCancelled ? { status } : {});
    setRange(event);
  }
}
