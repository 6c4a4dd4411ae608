import { Unique } from "@mikro-orm/decorators/legacy";
import { User } from "../accounts/user.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { boolean, enumColumn, manyToOne, model } from "../foundation/model.ts";
import { KINDS } from "./kind-settings.ts";
import { NotificationKind, NotificationMail } from "./notification.ts";

@Unique({ properties: ["user", "kind"] })
@model({
  table: "notification_choices",
  audited: false,
  description:
    "Where the viewer wants to learn of events of a kind. Without one: on the site, and by mail as `notificationKinds` says.",
})
export class NotificationChoice extends StoredEntity {
  @manyToOne(() => User, { internal: true, index: false, deleteRule: "cascade" })
  user!: User;

  @enumColumn(() => NotificationKind)
  kind!: NotificationKind;

  @boolean({ default: true, description: "Among the notifications on the site." })
  here!: boolean;

  @enumColumn(() => NotificationMail)
  mail!: NotificationMail;

  constructor(user: User, kind: NotificationKind) {
    super();
    Object.assign(this, { user, kind, here: true, mail: KINDS[kind].mail });
  }
}
