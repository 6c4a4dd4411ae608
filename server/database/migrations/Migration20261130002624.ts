import { Migration } from '@mikro-orm/migrations';

export class Migration20261130002624 extends Migration {

  override name = 'Migration20261130002624';

  override up(): void | Promise<void> {
    this.addSql(`alter table "jobs" add "submitted_by" jsonb not null default '{}';`);

    this.addSql(`alter table "document_drafts" add "submitted_by_id" uuid null;`);

    this.addSql(`alter table "pages" add "submitted_by" jsonb not null default '{}';`);

    this.addSql(`alter table "posts" add "submitted_by" jsonb not null default '{}';`);

    this.addSql(`alter table "projects" add "submitted_by" jsonb not null default '{}';`);

    this.addSql(`alter table "solutions" add "submitted_by" jsonb not null default '{}';`);

    this.addSql(`alter table "notification_choices" drop constraint "notification_choices_kind_check";`);
    this.addSql(`alter table "notification_choices" add constraint "notification_choices_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'document_submitted', 'document_approved', 'document_returned', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received', 'event_invitation', 'event_reminder', 'proxy_down', 'proxy_up', 'proxy_quota', 'proxy_expires', 'proxy_usage', 'file_shared', 'order_placed', 'order_sent', 'invoice_received', 'review_hidden', 'product_back', 'mail_received', 'data_copy_ready'));`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add "page_id" uuid null, add "solution_id" uuid null, add "job_id" uuid null;`);
    this.addSql(`alter table "notifications" add constraint "notifications_page_id_foreign" foreign key ("page_id") references "pages" ("id") on delete cascade;`);
    this.addSql(`alter table "notifications" add constraint "notifications_solution_id_foreign" foreign key ("solution_id") references "solutions" ("id") on delete cascade;`);
    this.addSql(`alter table "notifications" add constraint "notifications_job_id_foreign" foreign key ("job_id") references "jobs" ("id") on delete cascade;`);
    this.addSql(`create index "notifications_page_id_index" on "notifications" ("page_id");`);
    this.addSql(`create index "notifications_solution_id_index" on "notifications" ("solution_id");`);
    this.addSql(`create index "notifications_job_id_index" on "notifications" ("job_id");`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'document_submitted', 'document_approved', 'document_returned', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received', 'event_invitation', 'event_reminder', 'proxy_down', 'proxy_up', 'proxy_quota', 'proxy_expires', 'proxy_usage', 'file_shared', 'order_placed', 'order_sent', 'invoice_received', 'review_hidden', 'product_back', 'mail_received', 'data_copy_ready'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "notifications" drop constraint "notifications_page_id_foreign";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_solution_id_foreign";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_job_id_foreign";`);

    this.addSql(`alter table "document_drafts" drop column "submitted_by_id";`);

    this.addSql(`alter table "jobs" drop column "submitted_by";`);

    this.addSql(`alter table "notification_choices" drop constraint "notification_choices_kind_check";`);
    this.addSql(`alter table "notification_choices" add constraint "notification_choices_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received', 'event_invitation', 'event_reminder', 'proxy_down', 'proxy_up', 'proxy_quota', 'proxy_expires', 'proxy_usage', 'file_shared', 'order_placed', 'order_sent', 'invoice_received', 'review_hidden', 'product_back', 'mail_received', 'data_copy_ready'));`);

    this.addSql(`drop index "notifications_page_id_index";`);
    this.addSql(`drop index "notifications_solution_id_index";`);
    this.addSql(`drop index "notifications_job_id_index";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" drop column "page_id", drop column "solution_id", drop column "job_id";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received', 'event_invitation', 'event_reminder', 'proxy_down', 'proxy_up', 'proxy_quota', 'proxy_expires', 'proxy_usage', 'file_shared', 'order_placed', 'order_sent', 'invoice_received', 'review_hidden', 'product_back', 'mail_received', 'data_copy_ready'));`);

    this.addSql(`alter table "pages" drop column "submitted_by";`);

    this.addSql(`alter table "posts" drop column "submitted_by";`);

    this.addSql(`alter table "projects" drop column "submitted_by";`);

    this.addSql(`alter table "solutions" drop column "submitted_by";`);
  }

}
