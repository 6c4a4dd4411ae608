import { FlushMode } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { Conflict } from "../foundation/errors.ts";
import { refuseChange } from "../foundation/policies.ts";
import { deletedOf } from "../foundation/reading/orm/orm-reads.ts";
import { CalendarEvent } from "./calendar-event.ts";
import { announceEvent } from "./calendar.events.ts";
import { restoreEvent } from "./change-event.ts";
import { setRange } from "./change-times.ts";
import { mailGuests } from "./mail-guests.ts";
import { setNextReminder } from "./next-reminder.ts";

const changed = () => new Conflict("It was changed in the meantime");

/** Undoes the change or deletion of a date and those after it, as long as nothing was changed since. */
export async function undoFollowing(id: string, context: Context): Promise<string> {
  // from its first date on, a series was deleted as a whole
  const [deleted] = await deletedOf(CalendarEvent, { id }, context);
  if (deleted) {
    await restoreEvent(id, null, context);
    return id;
  }
  const event = await context.find(CalendarEvent, id);
  refuseChange(event, context.viewer);
  const seriesId = event.beforeSplit?.seriesId;
  if (!seriesId) throw changed();
  const series = seriesId === id ? event : await context.find(CalendarEvent, seriesId);
  refuseChange(series, context.viewer);
  for (const each of new Set([event, series])) {
    announceEvent(each.id, each.readers, context);
    mailGuests(each.id, context);
  }
  const now = context.now();
  await context.save({
    locking: [series, event],
    verify: async (em) => {
      for (const each of new Set([event, series])) await em.refresh(each);
      const before = event.beforeSplit;
      const isUnchanged = series.rrule === before?.rruleAfter && !series.deletedAt;
      const isNew = event === series || (event.version === 1 && !event.deletedAt);
      if (!before || !isUnchanged || !isNew) throw changed();
      const ids = before.replaced.map((one) => one.id);
      const rows = await em.find(
        CalendarEvent,
        { id: { $in: ids } },
        { refresh: true, flushMode: FlushMode.COMMIT },
      );
      for (const row of rows) {
        row.series = series;
        row.icsUid = series.icsUid;
        row.recurrenceId = before.replaced.find((one) => one.id === row.id)?.recurrenceId ?? null;
        row.restore();
      }
      series.rrule = before.rrule;
      series.exDates = [...before.exDates];
      series.sequence += 1;
      setRange(series);
      event.beforeSplit = null;
      if (event !== series) event.delete(now);
      for (const each of [series, event, ...rows]) setNextReminder(each, now);
    },
  });
  return seriesId;
}
