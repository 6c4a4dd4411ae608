import type { Opt } from "@mikro-orm/core";
import { Index } from "@mikro-orm/decorators/legacy";
import { Card } from "../boards/card.ts";
import { connection } from "../foundation/connection.ts";
import { DeletableEntity } from "../foundation/entity.ts";
import { maintains } from "../foundation/maintains.ts";
import { boolean, dateTime, manyToOne, model, text } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { Project } from "../projects/project.ts";

// What a card shows as tracked is the sum of its entries in whole minutes; running timers do not count.
@maintains({
  table: "time_entries",
  name: "tracked",
  body: (changes) => `
    update cards set tracked_min = tracked.minutes
      from (
        select card.id, (select coalesce(floor(sum(extract(epoch from ended_at - started_at)) / 60), 0)::int
            from time_entries where card_id = card.id and ended_at is not null and deleted_at is null) as minutes
          from cards as card where card.id in (select card_id from ${changes} as changes) order by card.id
      ) as tracked
      where cards.id = tracked.id and cards.tracked_min <> tracked.minutes;`,
})
@Index({
  name: "time_entries_running_unique",
  expression: `create unique index "time_entries_running_unique" on "time_entries" ("member_id") where "ended_at" is null and "deleted_at" is null`,
})
@Index({ properties: ["member", "startedAt", "id"] })
@Index({ properties: ["card", "startedAt", "id"] })
@Index({ properties: ["project", "startedAt", "id"] })
@model({
  table: "time_entries",
  audited: false,
  messages: { notFound: "Time entry not found" },
  description: "Time that a member worked on a card or a project.",
})
export class TimeEntry extends DeletableEntity {
  @manyToOne(() => Member, {
    nullable: true,
    index: false,
    deleteRule: "set null",
    description: "Who worked.",
  })
  member?: Member | null;

  @manyToOne(() => Card, {
    nullable: true,
    index: false,
    deleteRule: "set null",
    description: "Null for time on a project as a whole, or once the card is deleted for good.",
  })
  card?: Card | null;

  @manyToOne(() => Project, {
    nullable: true,
    index: false,
    deleteRule: "set null",
    description: "Of a card, the project of its board.",
  })
  project?: Project | null;

  @text({ description: "What the card or project was called: it stays when that is deleted." })
  title!: string;

  @dateTime({ description: "To the millisecond." })
  startedAt!: Date;

  @dateTime({ nullable: true, description: "Exclusive; null while the timer runs." })
  endedAt?: Date | null;

  @boolean({ default: true })
  billable: Opt<boolean> = true;

  @text({ default: "", description: "Plain text, at most 500 characters." })
  note: Opt<string> = "";

  @dateTime({
    nullable: true,
    description: "When it was put on an invoice; then it can be neither changed nor deleted.",
  })
  invoicedAt?: Date | null;

  constructor(values: Pick<TimeEntry, "member" | "title" | "startedAt"> & Partial<TimeEntry>) {
    super();
    Object.assign(this, values);
  }
}

export const TimeEntryConnection = connection("TimeEntry", () => TimeEntry);
