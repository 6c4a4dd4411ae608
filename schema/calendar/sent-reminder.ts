import { Index, Unique } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { dateTime, int, manyToOne, model } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { CalendarEvent } from "./calendar-event.ts";

/** Someone was reminded of one date of an event; never twice, however many processes try. */
@Unique({ properties: ["event", "member", "start", "minutes"] })
@Index({ properties: ["createdAt"] })
@model({
  table: "sent_reminders",
  audited: false,
  description: "That someone was reminded of a date of an event.",
})
export class SentReminder extends StoredEntity {
  @manyToOne(() => CalendarEvent, { internal: true, index: false, deleteRule: "cascade" })
  event!: CalendarEvent;

  @manyToOne(() => Member, { internal: true, deleteRule: "cascade" })
  member!: Member;

  @dateTime({ internal: true })
  start!: Date;

  @int({ internal: true })
  minutes!: number;

  constructor(values: Pick<SentReminder, "event" | "member" | "start" | "minutes" | "createdAt">) {
    super();
    Object.assign(this, values);
  }
}
