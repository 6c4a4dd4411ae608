import type { EntityManager } from "@mikro-orm/core";
import { Unique } from "@mikro-orm/decorators/legacy";
import { User } from "../accounts/user.ts";
import type { Context } from "../foundation/context.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { boolean, enumColumn, manyToOne, model } from "../foundation/model.ts";
import { RefusedAddress } from "../mail/refused-address.ts";
import { NotificationKind } from "./notification.ts";

@Unique({ properties: ["user", "kind"] })
@model({
  table: "notification_choices",
  audited: false,
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
      "By mail; there are mails of COMMENT_PENDING, QUOTE_REQUESTED, CONTACT_RECEIVED, APPLICATION_RECEIVED, EVENT_INVITATION, EVENT_REMINDER, and of those of proxies.",
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

/** The mails about a kind of event to a user, as the link in them says it. */
export const mailsOf = ({ id }: { id: string }, kind: NotificationKind): string => `${id} ${kind}`;

/** Ends the mails that a link names, to an address of no account all that members cause; what they are about stays among the notifications. */
export async function endMails(named: string, context: Context): Promise<void> {
  const [userId = "", kind = ""] = named.split(" ");
  const { em } = context;
  if (userId.includes("@")) {
    await context.insertIfAbsent(new RefusedAddress(userId));
    return;
  }
  const user = await em.findOne(User, userId);
  const known = Object.values(NotificationKind).find((each) => each === kind);
  if (!user || !known) return; // purged, or of a former version: nothing is mailed any more
  await context.insertIfAbsent(new NotificationChoice(user, known));
  const choice = await em.findOneOrFail(NotificationChoice, { user, kind: known });
  choice.mail = false;
  await context.save();
}
