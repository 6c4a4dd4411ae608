import { DAY } from "../foundation/durations.ts";
import type { Locale } from "../foundation/locale.ts";
import { FORMAT_LOCALE } from "../foundation/locale-path.ts";
import type { EmailMessage } from "../foundation/services.ts";
import { mailIntl } from "../mail/mail-intl.ts";
import type { CalendarEvent } from "./calendar-event.ts";
import { timesOn } from "./change-times.ts";
import type { EventTimes } from "./event-times.ts";
import { datesWithin } from "./occurrences.ts";

const AHEAD_MS = 400 * DAY;

/** When an event takes place, as people read it. */
export function whenText(times: EventTimes, locale: Locale): string {
  const { allDay, start, end, startDate, endDate, timeZone } = times;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(FORMAT_LOCALE[locale], { dateStyle: "full", ...options });
  if (allDay && startDate && endDate) {
    const last = Temporal.PlainDate.from(endDate).subtract({ days: 1 });
    const days = [startDate, String(last)].map((day) => new Date(`${day}T00:00:00Z`));
    return format({ timeZone: "UTC" }).formatRange(days[0] ?? 0, days[1] ?? 0);
  }
  const text = format({ timeStyle: "short", timeZone }).formatRange(start ?? 0, end ?? 0);
  return `${text} (${timeZone})`;
}

/** The next date of a series, or the only one of an event. */
export function nextTimes(event: CalendarEvent, now: Date): EventTimes {
  if (!event.rrule) return event;
  const range = { from: now, to: new Date(now.getTime() + AHEAD_MS) };
  const [date] = datesWithin(event, range);
  return date ? timesOn(event, date) : event;
}

/** The path at which a guest answers. */
export const invitationPath = (token: string, answer?: string): string =>
  `/calendar/invitation/${token}${answer ? `?answer=${answer}` : ""}`;

interface Told {
  kind: "invited" | "changed" | "cancelled" | "removed";
  event: EventTimes & Pick<CalendarEvent, "title" | "location" | "url" | "rrule">;
  root: CalendarEvent;
  locale: Locale;
  now: Date;
  token?: string | undefined;
}

/** What a guest is mailed about an event. */
export function invitationText({
  kind,
  event,
  root,
  locale,
  now,
  token,
}: Told): Pick<EmailMessage, "subject" | "paragraphs" | "action" | "choices"> {
  const intl = mailIntl(locale);
  const { title, location, url } = event;
  const values = { name: root.owner.displayName, title };
  const times = event === root ? nextTimes(root, now) : event;
  const details = [
    whenText(times, locale),
    event.rrule && intl.formatMessage({ id: "calendar.repeats" }),
    location,
    url,
  ];
  const links = token
    ? (["accepted", "tentative", "declined"] as const).map((answer) => ({
        label: intl.formatMessage({ id: `calendar.answer.${answer}` }),
        url: invitationPath(token, answer),
      }))
    : [];
  const [action, ...choices] = links;
  return {
    subject: intl.formatMessage({ id: `calendar.${kind}.subject` }, values),
    paragraphs: [
      intl.formatMessage({ id: `calendar.${kind}.text` }, values),
      details.filter(Boolean).join("\n"),
      ...(token ? [intl.formatMessage({ id: "calendar.answer.note" })] : []),
    ],
    ...(action && { action, choices }),
  };
}
