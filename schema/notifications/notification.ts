import type { Opt } from "@mikro-orm/core";
import { Index, Unique } from "@mikro-orm/decorators/legacy";
import { User } from "../accounts/user.ts";
import { Comment } from "../blog/comment.ts";
import { Board } from "../boards/board.ts";
import { Card } from "../boards/card.ts";
import { Post } from "../blog/post.ts";
import { MessageReport } from "../chat/message-report.ts";
import { CalendarEvent } from "../calendar/calendar-event.ts";
import { ContactRequest } from "../contacts/contact-request.ts";
import { NotificationKind, NotificationMail } from "./notification-kind.ts";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { Locale } from "../foundation/locale.ts";
import { boolean, enumColumn, model, dateTime, int, manyToOne } from "../foundation/model.ts";
import { File } from "../files/file.ts";
import { Invoice } from "../invoices/invoice.ts";
import { Application } from "../jobs/application.ts";
import { Job } from "../jobs/job.ts";
import { MailThread } from "../mails/mail-thread.ts";
import { Member } from "../members/member.ts";
import { Order } from "../orders/order.ts";
import { ProductReview } from "../orders/product-review.ts";
import { Page } from "../pages/page.ts";
import { Product } from "../products/product.ts";
import { ProjectRemoval } from "../projects/project-removal.ts";
import { Project } from "../projects/project.ts";
import { ProxyClient } from "../proxies/proxy-client.ts";
import { ProxyServer } from "../proxies/proxy-server.ts";
import { Solution } from "../solutions/solution.ts";

export { NotificationKind, NotificationMail };

interface Values {
  user: User;
  kind: NotificationKind;
  post?: Post | null;
  page?: Page | null;
  solution?: Solution | null;
  job?: Job | null;
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
  file?: File | null;
  order?: Order | null;
  invoice?: Invoice | null;
  review?: ProductReview | null;
  product?: Product | null;
  mailThread?: MailThread | null;
  locale?: Locale | null;
  pendingCount?: number | null;
  isHere?: boolean;
  mail?: NotificationMail | null;
  mailDueAt?: Date | null;
  createdAt: Date;
}

// one notification per event, however often the job runs
@Unique({ properties: ["user", "kind", "comment"] })
@Unique({ properties: ["user", "kind", "report"] })
@Unique({ properties: ["user", "kind", "contactRequest"] })
@Unique({ properties: ["user", "kind", "application"] })
// what one is told of repeatedly is one unread notification
@Index({
  name: "notifications_of_cards_unique",
  expression: `create unique index "notifications_of_cards_unique" on "notifications" ("user_id", "card_id") where "read_at" is null and "kind" = 'card_commented'`,
})
@Index({
  name: "notifications_of_posts_unique",
  expression: `create unique index "notifications_of_posts_unique" on "notifications" ("user_id", "kind", "post_id") where "read_at" is null and "kind" in ('comment_on_post', 'reply')`,
})
@Index({
  name: "notifications_of_mails_unique",
  expression: `create unique index "notifications_of_mails_unique" on "notifications" ("user_id", "mail_thread_id") where "read_at" is null and "kind" = 'mail_received'`,
})
@Index({ properties: ["user", "createdAt", "id"] })
@Index({
  name: "notifications_mail_due_index",
  expression: `create index "notifications_mail_due_index" on "notifications" ("mail_due_at") where "mail_due_at" is not null`,
})
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

  @manyToOne(() => Page, { nullable: true, deleteRule: "cascade" })
  page?: Page | null;

  @manyToOne(() => Solution, { nullable: true, deleteRule: "cascade" })
  solution?: Solution | null;

  @manyToOne(() => Job, { nullable: true, deleteRule: "cascade" })
  job?: Job | null;

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
    description: "The member who did what it is about, or awaits approval.",
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

  @manyToOne(() => File, { nullable: true, deleteRule: "cascade" })
  file?: File | null;

  @manyToOne(() => Order, { nullable: true, deleteRule: "cascade" })
  order?: Order | null;

  @manyToOne(() => Invoice, { nullable: true, deleteRule: "cascade" })
  invoice?: Invoice | null;

  @manyToOne(() => ProductReview, {
    nullable: true,
    deleteRule: "cascade",
    description: "What the viewer wrote, while it is hidden.",
  })
  review?: ProductReview | null;

  @manyToOne(() => Product, { nullable: true, deleteRule: "cascade" })
  product?: Product | null;

  @manyToOne(() => MailThread, { nullable: true, deleteRule: "cascade" })
  mailThread?: MailThread | null;

  @enumColumn(() => Locale, { nullable: true, description: "The language that was published." })
  locale?: Locale | null;

  @int({ nullable: true, description: "The number of pending comments at that time." })
  pendingCount?: number | null;

  @int({
    default: 1,
    description:
      "How many events it is about, such as comments on a card, or mails of a conversation, since the viewer last read of them. Relations are those of the newest.",
  })
  eventCount: Opt<number> = 1;

  @dateTime({ nullable: true })
  readAt?: Date | null;

  // false: the user wants it by mail only, until which it is stored
  @boolean({ internal: true, default: true })
  isHere: Opt<boolean> = true;

  // which mail names it, and from when; null once it was mailed, or if it is not to be
  @enumColumn(() => NotificationMail, { internal: true, nullable: true })
  mail?: NotificationMail | null;

  @dateTime({ internal: true, nullable: true })
  mailDueAt?: Date | null;

  @dateTime({ internal: true, nullable: true })
  mailedAt?: Date | null;

  constructor(values: Values) {
    super();
    Object.assign(this, values);
  }
}

export const NotificationConnection = connection("Notification", () => Notification);

/** The topic of a user's notifications. */
export const notificationsOf = (userId: string): string => `notifications.${userId}`;
