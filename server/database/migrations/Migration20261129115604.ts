import { Migration } from '@mikro-orm/migrations';

export class Migration20261129115604 extends Migration {

  override name = 'Migration20261129115604';

  override up(): void | Promise<void> {
    this.addSql(`alter table "notification_choices" drop constraint "notification_choices_kind_check";`);
    this.addSql(`alter table "notification_choices" add constraint "notification_choices_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received', 'event_invitation', 'event_reminder', 'proxy_down', 'proxy_up', 'proxy_quota', 'proxy_expires', 'proxy_usage', 'file_shared', 'order_placed', 'order_sent', 'invoice_received', 'review_hidden', 'mail_received', 'data_copy_ready'));`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add "review_id" uuid null;`);
    this.addSql(`alter table "notifications" add constraint "notifications_review_id_foreign" foreign key ("review_id") references "product_reviews" ("id") on delete cascade;`);
    this.addSql(`create index "notifications_review_id_index" on "notifications" ("review_id");`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received', 'event_invitation', 'event_reminder', 'proxy_down', 'proxy_up', 'proxy_quota', 'proxy_expires', 'proxy_usage', 'file_shared', 'order_placed', 'order_sent', 'invoice_received', 'review_hidden', 'mail_received', 'data_copy_ready'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "notifications" drop constraint "notifications_review_id_foreign";`);

    this.addSql(`alter table "notification_choices" drop constraint "notification_choices_kind_check";`);
    this.addSql(`alter table "notification_choices" add constraint "notification_choices_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received', 'event_invitation', 'event_reminder', 'proxy_down', 'proxy_up', 'proxy_quota', 'proxy_expires', 'proxy_usage', 'file_shared', 'order_placed', 'order_sent', 'invoice_received', 'mail_received', 'data_copy_ready'));`);

    this.addSql(`drop index "notifications_review_id_index";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" drop column "review_id";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received', 'event_invitation', 'event_reminder', 'proxy_down', 'proxy_up', 'proxy_quota', 'proxy_expires', 'proxy_usage', 'file_shared', 'order_placed', 'order_sent', 'invoice_received', 'mail_received', 'data_copy_ready'));`);
  }

}
