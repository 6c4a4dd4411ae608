import type { EntityManager } from "@mikro-orm/core";
import { Unique } from "@mikro-orm/decorators/legacy";
import { User } from "../accounts/user.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { boolean, enumColumn, manyToOne, model } from "../foundation/model.ts";
import { NotificationKind } from "./notification.ts";

@Unique({ properties: ["user", "kind"] })
@model({
  table: "notification_choices",
  description: "Where the viewer wants to learn of events of a kind. Without one: everywhere.",
})
export class NotificationChoice extends StoredEntity {
  @manyToOne(() => User, { internal: true, index: false, deleteRule: "cascade" })
  user!: User;

  @enumColumn(() => NotificationKind)
  kind!: NotificationKind;

  @boolean({ default: true, description: "Among the notifications on the site." })
  here!: boolean;

  @boolean({
    default: true,
    description:
      "By mail; there are mails of COMMENT_PENDING, QUOTE_REQUESTED, CONTACT_RECEIVED and APPLICATION_RECEIVED.",
  })
  mail!: boolean;

  constructor(user: User, kind: NotificationKind) {
    super();
    Object.assign(this, { user, kind, here: true, mail: true });
  }
}

/** Those of these users who want to learn of events of a kind, here or by mail. */
export async function thoseWho<Who extends { id: string }>(
  want: "here" | "mail",
  kind: NotificationKind,
  users: readonly Who[],
  em: EntityManager,
): Promise<Who[]> {
  const ids = users.map(({ id }) => id);
  const refused = want === "here" ? { here: false } : { mail: false };
  const refusals = await em.find(NotificationChoice, { user: { $in: ids }, kind, ...refused });
  const refusing = new Set(refusals.map(({ user }) => user.id));
  return users.filter(({ id }) => !refusing.has(id));
}
