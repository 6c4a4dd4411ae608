import { Field, InputType, Int } from "type-graphql";
import { z } from "zod";
import { arrayOf, day, email, id, line, matching, text, webAddress } from "../foundation/input.ts";
import { inputField, VersionedInput } from "../foundation/input-field.ts";
import { EventColor, EventStatus, EventVisibility } from "./calendar-event.ts";
import { isTimeZone } from "./event-times.ts";

/** The most guests of an event. */
export const MAX_GUESTS = 100;
const MAX_REMINDERS = 5;
/** Four weeks. */
const MAX_REMINDER_MINUTES = 40_320;

const EARLIEST = new Date("1900-01-01T00:00:00Z");
const LATEST = new Date("2200-01-01T00:00:00Z");

const moment = () =>
  z
    .date("Not valid")
    .min(EARLIEST, "Not valid")
    .max(LATEST, "Not valid")
    .meta({ type: () => Date });

const dayInCentury = () =>
  day()
    .refine((value) => value >= "1900-01-01" && value <= "2200-01-01", "Not valid")
    .meta({ description: "A date, YYYY-MM-DD." });

const timeZone = () =>
  matching(64, { test: isTimeZone }).meta({ description: "An IANA name, such as Europe/Vienna." });

const reminder = z
  .int("A whole number")
  .min(0, "At least 0")
  .max(MAX_REMINDER_MINUTES, `At most ${MAX_REMINDER_MINUTES}`)
  .meta({ type: () => Int });

const reminders = () => {
  const list = arrayOf(reminder, MAX_REMINDERS);
  return list
    .transform((all) => [...new Set(all)].toSorted((one, other) => one - other))
    .meta(list.meta() ?? {});
};

@InputType()
export class UpdateCalendarEventInput extends VersionedInput {
  @inputField(line(255)) title?: string;
  @inputField(z.union([z.literal(""), text(5_000)]), {
    description: "Plain text, at most 5,000 characters.",
  })
  description?: string;
  @Field(() => EventColor, { nullable: true }) color?: EventColor;
  @Field(() => Boolean, { nullable: true }) allDay?: boolean;
  @inputField(moment(), { nullable: true, description: "Required unless all-day." })
  start?: Date | null;
  @inputField(moment(), {
    nullable: true,
    description: "Not before `start`. Without it the event lasts as long as it did, or an hour.",
  })
  end?: Date | null;
  @inputField(timeZone()) timeZone?: string;
  @inputField(dayInCentury(), { nullable: true, description: "Required if all-day." })
  startDate?: string | null;
  @inputField(dayInCentury(), {
    nullable: true,
    description: "The day after the last one. Without it the event has as many days as it had.",
  })
  endDate?: string | null;
  @inputField(line(500), {
    nullable: true,
    description:
      "A recurrence rule (RFC 5545): daily, weekly, monthly or yearly, with an `INTERVAL` of at most 1,000 and `COUNT` of at most 10,000, or `UNTIL`. The event is its first date.",
  })
  rrule?: string | null;
  @inputField(line(255), { nullable: true }) location?: string | null;
  @inputField(webAddress(), { nullable: true }) url?: string | null;
  @inputField(reminders(), { description: "Minutes before the start." }) reminders?: number[];
  @Field(() => EventVisibility, { nullable: true }) visibility?: EventVisibility;
  @Field(() => EventStatus, { nullable: true }) status?: EventStatus;
  @inputField(arrayOf(id(), MAX_GUESTS), { description: "Ids of members, of all guests." })
  guestIds?: string[];
  @inputField(arrayOf(email(), MAX_GUESTS), {
    description:
      "Email addresses of all guests who are no members here; together with them at most 100.",
  })
  guestEmails?: string[];
}

@InputType()
export class CreateCalendarEventInput extends UpdateCalendarEventInput {
  @inputField(id(), {
    description: "Made by the caller: repeating a mutation with it makes one event.",
  })
  id?: string;
  @inputField(line(255), { required: true }) declare title: string;
}
