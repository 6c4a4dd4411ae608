import { Unique } from "@mikro-orm/decorators/legacy";
import { User } from "../accounts/user.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { manyToOne, model, text } from "../foundation/model.ts";
import { TIME_ZONE } from "./mail-times.ts";

@Unique({ properties: ["user"] })
@model({
  table: "quiet_hours",
  audited: false,
  description: `The hours of each day in which the viewer is not mailed of events, in ${TIME_ZONE}. The mails are sent afterwards; reminders of events are sent at any time.`,
})
export class QuietHours extends StoredEntity {
  @manyToOne(() => User, { internal: true, index: false, deleteRule: "cascade" })
  user!: User;

  @text({ description: "When they begin, HH:MM." })
  from!: string;

  @text({ description: "When they end, HH:MM; if that is earlier, on the next day." })
  until!: string;

  constructor(user: User) {
    super();
    this.user = user;
  }
}
