import { Index, Unique } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { manyToOne, model, text } from "../foundation/model.ts";
import { Member } from "../members/member.ts";

@Unique({ properties: ["member"] })
@Index({ properties: ["tokenHash"] })
@model({
  table: "calendar_feeds",
  audited: false,
  messages: { notFound: "Calendar feed not found", taken: "Calendar feed was changed meanwhile" },
  description: "The secret address at which other programs read a member's calendar.",
})
export class CalendarFeed extends StoredEntity {
  @manyToOne(() => Member, { internal: true, index: false, deleteRule: "cascade" })
  member!: Member;

  // the secret itself is only in the address
  @text({ internal: true })
  tokenHash!: string;

  constructor(values: Pick<CalendarFeed, "member" | "tokenHash">) {
    super();
    Object.assign(this, values);
  }
}
