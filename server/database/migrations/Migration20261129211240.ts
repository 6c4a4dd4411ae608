import { Migration } from '@mikro-orm/migrations';

export class Migration20261129211240 extends Migration {

  override name = 'Migration20261129211240';

  override up(): void | Promise<void> {
    this.addSql(`create table "stock_watches" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "product_id" uuid not null, "member_id" uuid not null, primary key ("id"));`);
    this.addSql(`create index "stock_watches_member_id_index" on "stock_watches" ("member_id");`);
    this.addSql(`alter table "stock_watches" add constraint "stock_watches_product_id_member_id_unique" unique ("product_id", "member_id");`);

    this.addSql(`alter table "notification_choices" drop constraint "notification_choices_kind_check";`);
    this.addSql(`alter table "notification_choices" add constraint "notification_choices_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received', 'event_invitation', 'event_reminder', 'proxy_down', 'proxy_up', 'proxy_quota', 'proxy_expires', 'proxy_usage', 'file_shared', 'order_placed', 'order_sent', 'invoice_received', 'review_hidden', 'product_back', 'mail_received', 'data_copy_ready'));`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add "product_id" uuid null;`);
    this.addSql(`alter table "notifications" add constraint "notifications_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete cascade;`);
    this.addSql(`create index "notifications_product_id_index" on "notifications" ("product_id");`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received', 'event_invitation', 'event_reminder', 'proxy_down', 'proxy_up', 'proxy_quota', 'proxy_expires', 'proxy_usage', 'file_shared', 'order_placed', 'order_sent', 'invoice_received', 'review_hidden', 'product_back', 'mail_received', 'data_copy_ready'));`);

    this.addSql(`alter table "stock_watches" add constraint "stock_watches_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete cascade;`);
    this.addSql(`alter table "stock_watches" add constraint "stock_watches_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "stock_watches" cascade;`);

    this.addSql(`alter table "notifications" drop constraint "notifications_product_id_foreign";`);

    this.addSql(`alter table "notification_choices" drop constraint "notification_choices_kind_check";`);
    this.addSql(`alter table "notification_choices" add constraint "notification_choices_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received', 'event_invitation', 'event_reminder', 'proxy_down', 'proxy_up', 'proxy_quota', 'proxy_expires', 'proxy_usage', 'file_shared', 'order_placed', 'order_sent', 'invoice_received', 'review_hidden', 'mail_received', 'data_copy_ready'));`);

    this.addSql(`drop index "notifications_product_id_index";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" drop column "product_id";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received', 'event_invitation', 'event_reminder', 'proxy_down', 'proxy_up', 'proxy_quota', 'proxy_expires', 'proxy_usage', 'file_shared', 'order_placed', 'order_sent', 'invoice_received', 'review_hidden', 'mail_received', 'data_copy_ready'));`);
  }

}
