import { CAN_SIGN_IN, User } from "../accounts/user.ts";
import type { Context } from "../foundation/context.ts";
import { DAY, HOUR } from "../foundation/durations.ts";
import type { Locale } from "../foundation/locale.ts";
import { mailIntl } from "../mail/mail-intl.ts";
import { mailsOf, thoseWho } from "../notifications/notification-choice.ts";
import { NotificationKind } from "../notifications/notification.ts";
import { notify } from "../notifications/notify.ts";
import { deletesOld } from "../workflow/retention.ts";
import { CalendarEvent } from "./calendar-event.ts";
import { timesOn } from "./change-times.ts";
import { EventGuest, GuestStatus } from "./event-guest.ts";
import { recurrenceIdOf } from "./event-times.ts";
import { whenText } from "./invitation-text.ts";
import { nextReminder, type Reminder, remindersWithin } from "./next-reminder.ts";
import { replacedDates } from "./read-occurrences.ts";
import { SentReminder } from "./sent-reminder.ts";

/** After that, a reminder that no process could send is no longer sent. */
const LATE_MS = HOUR;
const MAX_AT_ONCE = 200;
/** Longer than a reminder may be early. */
const DELETED_AFTER_MS = 35 * DAY;

class TakenElsewhere extends Error {}

/** Reminds members of the events that start soon: of each date once, whatever the number of processes. */
export async function remind(context: Context): Promise<void> {
  const { em } = context;
  const now = context.now();
  const due = await em.find(
    CalendarEvent,
    { nextReminderAt: { $lte: now } },
    { orderBy: { nextReminderAt: "asc" }, limit: MAX_AT_ONCE, disableIdentityMap: true },
  );
  for (const event of due) await remindOf(event, now, context);
}

async function remindOf(event: CalendarEvent, now: Date, context: Context): Promise<void> {
  const { em } = context;
  const from = event.nextReminderAt ?? now;
  const earliest = new Date(Math.max(from.getTime(), now.getTime() - LATE_MS));
  const replaced = await replacedDates([event], context);
  const reminders = remindersWithin(event, earliest, now).filter(
    ({ date }) => !event.rrule || !replaced.has(`${event.id}_${recurrenceIdOf(date)}`),
  );
  if (reminders.length) await sendReminders(event, reminders, now, context);
  const nextReminderAt = nextReminder(event, new Date(now.getTime() + 1));
  try {
    await context.saveUnique({
      // A change of the event computes it anew: then what was read here is no longer true.
      verify: async (locked) => {
        const claim = { id: event.id, nextReminderAt: from };
        const claimed = await locked.nativeUpdate(CalendarEvent, claim, { nextReminderAt });
        if (!claimed) throw new TakenElsewhere();
      },
    });
  } catch (error) {
    if (!(error instanceof TakenElsewhere)) throw error;
  }
  em.clear();
}

const COMING: GuestStatus[] = [GuestStatus.ACCEPTED, GuestStatus.TENTATIVE];

async function sendReminders(
  event: CalendarEvent,
  reminders: readonly Reminder[],
  now: Date,
  context: Context,
): Promise<void> {
  const { em } = context;
  const coming = await em.find(EventGuest, {
    event: event.id,
    member: { $ne: null },
    status: { $in: COMING },
  });
  const ids = [event.owner.id, ...coming.flatMap(({ member }) => member?.id ?? [])];
  const users = await em.find(User, { member: { $in: ids }, ...CAN_SIGN_IN });
  const kind = NotificationKind.EVENT_REMINDER;
  const notified = new Set(await thoseWho("here", kind, users, em));
  const mailed = new Set(await thoseWho("mail", kind, users, em));
  const stored = em.getReference(CalendarEvent, event.id);
  for (const { date, minutes } of reminders) {
    const startsAt = date.start;
    for (const user of users) {
      const member = user.member;
      if (!member) continue;
      em.persist(
        new SentReminder({ event: stored, member, start: startsAt, minutes, createdAt: now }),
      );
      if (notified.has(user)) notify(context, user.id, kind, { event: stored, startsAt });
      if (!mailed.has(user)) continue;
      const locale = user.locale as Locale;
      const intl = mailIntl(locale);
      const { title, location, url } = event;
      const when = whenText(timesOn(event, date), locale);
      context.sendMail({
        to: user.email,
        locale,
        isSensitive: true,
        unsubscribes: mailsOf(user, kind),
        subject: intl.formatMessage({ id: "calendar.reminder.subject" }, { title }),
        paragraphs: [
          intl.formatMessage({ id: "calendar.reminder.text" }, { title }),
          [when, location, url].filter(Boolean).join("\n"),
        ],
        action: {
          label: intl.formatMessage({ id: "calendar.reminder.action" }),
          url: "/dashboard/calendar",
        },
      });
    }
  }
}

export const deleteOldReminders = deletesOld(SentReminder, (now) => ({
  createdAt: { $lt: new Date(now.getTime() - DELETED_AFTER_MS) },
}));
