import { Index, Unique } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { Locale } from "../foundation/locale.ts";
import { enumColumn, int, manyToOne, model, stringList, text } from "../foundation/model.ts";
import { CalendarEvent } from "./calendar-event.ts";

/** What a guest was mailed about an event. The last one is what they know of it. */
@Unique({ properties: ["event", "recipient", "revision"] })
@Index({ properties: ["recipient"] })
@model({
  table: "event_invitations",
  audited: false,
  messages: { notFound: "Invitation not found" },
  description: "What a guest was mailed about an event.",
})
export class EventInvitation extends StoredEntity {
  @manyToOne(() => CalendarEvent, { internal: true, index: false, deleteRule: "cascade" })
  event!: CalendarEvent;

  // the id of a member, or an address
  @text({ internal: true })
  recipient!: string;

  // of several processes, one writes each revision
  @int({ internal: true })
  revision!: number;

  // a hash of the secret in the links of the mail; null if it has none
  @text({ internal: true, nullable: true, unique: true })
  tokenHash?: string | null;

  // title, times and place as they were mailed; null if it was cancelled
  @text({ internal: true, nullable: true })
  contents?: string | null;

  @stringList({ internal: true })
  leftOut!: string[];

  @enumColumn(() => Locale, { internal: true })
  locale!: Locale;

  constructor(
    values: Pick<
      EventInvitation,
      "event" | "recipient" | "revision" | "tokenHash" | "contents" | "leftOut" | "locale"
    >,
  ) {
    super();
    Object.assign(this, values);
  }
}
