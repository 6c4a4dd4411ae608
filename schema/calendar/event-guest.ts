import type { Opt } from "@mikro-orm/core";
import { Check, Index, Trigger, Unique } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { maintains } from "../foundation/maintains.ts";
import { Locale } from "../foundation/locale.ts";
import { dateTime, enumColumn, manyToOne, model, text } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { CalendarEvent } from "./calendar-event.ts";

export const GuestStatus = enumType(
  "GuestStatus",
  {
    NEEDS_ACTION: "Has not answered.",
    ACCEPTED: "Comes.",
    TENTATIVE: "May come.",
    DECLINED: "Does not come.",
  },
  "What a guest has answered.",
);
export type GuestStatus = EnumOf<typeof GuestStatus>;

@Trigger<typeof EventGuest>({
  name: "event_guests_range",
  timing: "before",
  events: ["insert"],
  body: `
    select range_from, range_to into new.range_from, new.range_to
      from calendar_events where id = new.event_id;
    return new;`,
})
// Maintains calendar_events.readers. The lock is a separate statement, so that of two concurrent writers the second
// reads the rows of the first.
@maintains({
  table: "event_guests",
  name: "readers",
  events: ["insert", "delete"],
  body: (changes) => `
    for change in select distinct event_id from ${changes} as changes order by 1 loop
      perform 1 from calendar_events where id = change.event_id for no key update;
      update calendar_events set readers = array[owner_id::text] || (
        select coalesce(array_agg(member_id::text order by member_id) filter (where member_id is not null), '{}')
        from event_guests where event_id = change.event_id
      ) where id = change.event_id;
    end loop;`,
})
@Unique({ properties: ["event", "member"] })
@Unique({ properties: ["event", "email"] })
@Check({ name: "event_guests_who_check", expression: "(member_id is null) <> (email is null)" })
@Index({ properties: ["email"] })
@Index({ properties: ["member", "rangeTo", "rangeFrom"] })
@model({
  table: "event_guests",
  audited: false,
  messages: { notFound: "You are not invited to this event" },
  description: "A guest of an event.",
})
export class EventGuest extends StoredEntity {
  @manyToOne(() => CalendarEvent, { index: false, deleteRule: "cascade" })
  event!: CalendarEvent;

  @manyToOne(() => Member, {
    nullable: true,
    index: false,
    deleteRule: "cascade",
    description: "Null for who is invited by an email address.",
  })
  member?: Member | null;

  @text({
    nullable: true,
    restricted: true,
    description: "The address of a guest who is no member; null for others than the owner.",
  })
  email?: string | null;

  // of the mails to an address
  @enumColumn(() => Locale, { internal: true, nullable: true })
  locale?: Locale | null;

  @enumColumn(() => GuestStatus)
  status: Opt<GuestStatus> = GuestStatus.NEEDS_ACTION;

  // that of the event, maintained by triggers

  @dateTime({ internal: true, nullable: true })
  rangeFrom?: Date | null;

  @dateTime({ internal: true, nullable: true })
  rangeTo?: Date | null;

  constructor(
    values: Pick<EventGuest, "event"> &
      Partial<Pick<EventGuest, "member" | "email" | "locale" | "status">>,
  ) {
    super();
    Object.assign(this, values);
  }

  /** Who it is among the guests of an event: the id of a member, or an address. */
  get key(): string {
    return this.member?.id ?? this.email ?? "";
  }
}
