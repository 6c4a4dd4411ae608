import { Index, Unique } from "@mikro-orm/decorators/legacy";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { User } from "../accounts/user.ts";
import { Comment } from "../blog/comment.ts";
import { Board } from "../boards/board.ts";
import { Card } from "../boards/card.ts";
import { Post } from "../blog/post.ts";
import { MessageReport } from "../chat/message-report.ts";
import { CalendarEvent } from "../calendar/calendar-event.ts";
import { ContactRequest } from "../contacts/contact-request.ts";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { Locale } from "../foundation/locale.ts";
import { enumColumn, model, dateTime, int, manyToOne } from "../foundation/model.ts";
import { Application } from "../jobs/application.ts";
import { Member } from "../members/member.ts";
import { ProjectRemoval } from "../projects/project-removal.ts";
import { Project } from "../projects/project.ts";
import { ProxyClient } from "../proxies/proxy-client.ts";
import { ProxyServer } from "../proxies/proxy-server.ts";

export const NotificationKind = enumType(
  "NotificationKind",
  [
    "COMMENT_PENDING",
    "COMMENT_ON_POST",
    "REPLY",
    "POST_PUBLISHED",
    "ROLES_CHANGED",
    "MESSAGE_REPORTED",
    "MEMBER_PENDING",
    "PROJECT_INVITATION",
    "PROJECT_ACCEPTED",
    "PROJECT_DECLINED",
    "PROJECT_REMOVED",
    "PROJECT_OBJECTED",
    "BOARD_ADDED",
    "CARD_ASSIGNED",
    "CARD_COMMENTED",
    "CARD_MENTIONED",
    "CARD_COMPLETED",
    "QUOTE_REQUESTED",
    "CONTACT_RECEIVED",
    "APPLICATION_RECEIVED",
    "EVENT_INVITATION",
    "EVENT_REMINDER",
    "PROXY_DOWN",
    "PROXY_UP",
    "PROXY_QUOTA",
    "PROXY_EXPIRES",
  ],
  "COMMENT_PENDING: comments are pending, reported to moderators once until read. COMMENT_ON_POST, REPLY: a comment on the viewer's post or comment. " +
    "POST_PUBLISHED: the viewer's scheduled post was published. ROLES_CHANGED: the viewer's permissions changed. MESSAGE_REPORTED: a message was " +
    "reported to moderators. MEMBER_PENDING: a new member awaits approval. PROJECT_INVITATION: `member` invites the viewer to own a project. " +
    "PROJECT_ACCEPTED, PROJECT_DECLINED: `member` has answered the viewer's invitation. PROJECT_REMOVED: `member` has removed " +
    "the viewer from the owners of a project, see `projectRemoval`. PROJECT_OBJECTED: `member`, whom the viewer removed, is an owner again. BOARD_ADDED: `member` added the viewer to a board. " +
    "CARD_ASSIGNED: `member` assigned a card to the viewer. CARD_COMMENTED: `member` commented on a card that the viewer follows. CARD_MENTIONED: `member` named the viewer in a comment. CARD_COMPLETED: `member` completed a card that the viewer follows. QUOTE_REQUESTED: someone " +
    "asks the viewer, or the owners of `project`, for a quote. CONTACT_RECEIVED: someone wrote to the team of the site. APPLICATION_RECEIVED: someone " +
    "applied for a job. EVENT_INVITATION: `member` invites the viewer to `event`. EVENT_REMINDER: `event` starts soon, at `startsAt`. " +
    "PROXY_DOWN, PROXY_UP: a proxy server does not answer, or does again. PROXY_QUOTA: a client has used 80 or 100 percent of its " +
    "quota. PROXY_EXPIRES: `proxyServer` or `proxyClient` expires within a week.",
);
export type NotificationKind = EnumOf<typeof NotificationKind>;

interface Values {
  user: User;
  kind: NotificationKind;
  post?: Post | null;
  comment?: Comment | null;
  report?: MessageReport | null;
  member?: Member | null;
  project?: Project | null;
  projectRemoval?: ProjectRemoval | null;
  board?: Board | null;
  card?: Card | null;
  contactRequest?: ContactRequest | null;
  application?: Application | null;
  event?: CalendarEvent | null;
  startsAt?: Date | null;
  proxyServer?: ProxyServer | null;
  proxyClient?: ProxyClient | null;
  locale?: Locale | null;
  pendingCount?: number | null;
  createdAt: Date;
}

// one notification per event, however often the job runs
@Unique({ properties: ["user", "kind", "comment"] })
@Unique({ properties: ["user", "kind", "report"] })
@Unique({ properties: ["user", "kind", "contactRequest"] })
@Unique({ properties: ["user", "kind", "application"] })
@Index({ properties: ["user", "createdAt", "id"] })
@Index({
  name: "notifications_unread_index",
  expression: `create index "notifications_unread_index" on "notifications" ("user_id") where "read_at" is null`,
})
@model({ table: "notifications", audited: false, description: "A notification for the viewer." })
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
    description: "Null once the report is decided.",
  })
  report?: MessageReport | null;

  @manyToOne(() => Member, {
    nullable: true,
    deleteRule: "cascade",
    description: "The member who awaits approval, invites, or has answered.",
  })
  member?: Member | null;

  @manyToOne(() => Project, { nullable: true, deleteRule: "cascade" })
  project?: Project | null;

  @manyToOne(() => ProjectRemoval, {
    nullable: true,
    deleteRule: "cascade",
    description: "For 30 days; the viewer can object to it for 7.",
  })
  projectRemoval?: ProjectRemoval | null;

  @manyToOne(() => Board, { nullable: true, deleteRule: "cascade" })
  board?: Board | null;

  @manyToOne(() => Card, { nullable: true, deleteRule: "cascade" })
  card?: Card | null;

  @manyToOne(() => ContactRequest, { nullable: true, deleteRule: "cascade" })
  contactRequest?: ContactRequest | null;

  @manyToOne(() => Application, { nullable: true, deleteRule: "cascade" })
  application?: Application | null;

  @manyToOne(() => CalendarEvent, { nullable: true, deleteRule: "cascade" })
  event?: CalendarEvent | null;

  @dateTime({ nullable: true, description: "When the date of `event` starts." })
  startsAt?: Date | null;

  @manyToOne(() => ProxyServer, { nullable: true, deleteRule: "cascade" })
  proxyServer?: ProxyServer | null;

  @manyToOne(() => ProxyClient, { nullable: true, deleteRule: "cascade" })
  proxyClient?: ProxyClient | null;

  @enumColumn(() => Locale, { nullable: true, description: "The language that was published." })
  locale?: Locale | null;

  @int({ nullable: true, description: "The number of pending comments at that time." })
  pendingCount?: number | null;

  @dateTime({ nullable: true })
  readAt?: Date | null;

  constructor(values: Values) {
    super();
    Object.assign(this, values);
  }
}

export const NotificationConnection = connection("Notification", () => Notification);

/** The topic of a user's notifications. */
export const notificationsOf = (userId: string): string => `notifications.${userId}`;
