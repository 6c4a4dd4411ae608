import { Index, Unique } from "@mikro-orm/decorators/legacy";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { User } from "../accounts/user.ts";
import { Comment } from "../blog/comment.ts";
import { Post } from "../blog/post.ts";
import { MessageReport } from "../chat/message-report.ts";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { Locale } from "../foundation/locale.ts";
import { enumColumn, model, dateTime, int, manyToOne } from "../foundation/model.ts";
import { Member } from "../members/member.ts";

export const NotificationKind = enumType(
  "NotificationKind",
  [
    "COMMENT_WAITING",
    "COMMENT_ON_POST",
    "REPLY",
    "POST_PUBLISHED",
    "ROLES_CHANGED",
    "MESSAGE_REPORTED",
    "MEMBER_WAITING",
  ],
  "Comments wait for a moderator, told once until it is read; one stands below one's post, or replies to one's comment; " +
    "one's post was published at its time; one may do other things from now on; somebody reported " +
    "a message to moderators; a new member waits for approval.",
);
export type NotificationKind = EnumOf<typeof NotificationKind>;

interface Facts {
  user: User;
  kind: NotificationKind;
  post?: Post | null;
  comment?: Comment | null;
  report?: MessageReport | null;
  member?: Member | null;
  locale?: Locale | null;
  waiting?: number | null;
  createdAt: Date;
}

// the same is told once, however often the job that tells it is done
@Unique({ properties: ["user", "kind", "comment"] })
@Unique({ properties: ["user", "kind", "report"] })
@Index({ properties: ["user", "createdAt", "id"] })
@Index({
  name: "notifications_unread_index",
  expression: `create index "notifications_unread_index" on "notifications" ("user_id") where "read_at" is null`,
})
@model({ table: "notifications", description: "Something that somebody is told." })
export class Notification extends StoredEntity {
  @manyToOne(() => User, { internal: true, index: false, deleteRule: "cascade" })
  user!: User;

  @enumColumn(() => NotificationKind)
  kind!: NotificationKind;

  @manyToOne(() => Post, { nullable: true, deleteRule: "cascade" })
  post?: Post | null;

  @manyToOne(() => Comment, { nullable: true, deleteRule: "cascade" })
  comment?: Comment | null;

  @manyToOne(() => MessageReport, {
    nullable: true,
    deleteRule: "cascade",
    description: "While nobody has decided.",
  })
  report?: MessageReport | null;

  @manyToOne(() => Member, {
    nullable: true,
    deleteRule: "cascade",
    description: "Who waits for approval.",
  })
  member?: Member | null;

  @enumColumn(() => Locale, { nullable: true, description: "The language that was published." })
  locale?: Locale | null;

  @int({ nullable: true, description: "How many comments waited then." })
  waiting?: number | null;

  @dateTime({ nullable: true })
  readAt?: Date | null;

  constructor(facts: Facts) {
    super();
    Object.assign(this, facts);
  }
}

export const NotificationConnection = connection("Notification", () => Notification);

/** The topic of what somebody is told. */
export const notificationsOf = (userId: string): string => `notifications.${userId}`;
