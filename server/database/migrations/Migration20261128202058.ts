import { Migration } from '@mikro-orm/migrations';

export class Migration20261128202058 extends Migration {

  override name = 'Migration20261128202058';

  override up(): void | Promise<void> {
    this.addSql(`create table "quiet_hours" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "user_id" uuid not null, "from" text not null, "until" text not null, primary key ("id"));`);
    this.addSql(`alter table "quiet_hours" add constraint "quiet_hours_user_id_unique" unique ("user_id");`);

    this.addSql(`alter table "outgoing_mails" add "list" jsonb null;`);

    this.addSql(`alter table "refused_addresses" drop constraint "refused_addresses_email_unique";`);
    this.addSql(`alter table "refused_addresses" add "mails" text not null default 'event_invitation';`);
    this.addSql(`alter table "refused_addresses" add constraint "refused_addresses_email_mails_unique" unique ("email", "mails");`);
    this.addSql(`alter table "refused_addresses" add constraint "refused_addresses_mails_check" check ("mails" in ('event_invitation', 'proxy_usage', 'opening'));`);

    this.addSql(`alter table "notification_choices" drop constraint "notification_choices_kind_check";`);
    this.addSql(`alter table "notification_choices" alter column "mail" drop default;`);
    this.addSql(`alter table "notification_choices" alter column "mail" type text using (case when not "mail" or "kind" in ('post_published', 'card_completed') then 'off' when "kind" in ('comment_pending', 'quote_requested', 'contact_received', 'application_received', 'event_invitation', 'event_reminder', 'proxy_down', 'proxy_up', 'proxy_quota', 'proxy_expires') then 'at_once' else 'daily' end);`);
    this.addSql(`alter table "notification_choices" add constraint "notification_choices_mail_check" check ("mail" in ('at_once', 'daily', 'weekly', 'off'));`);
    this.addSql(`alter table "notification_choices" add constraint "notification_choices_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received', 'event_invitation', 'event_reminder', 'proxy_down', 'proxy_up', 'proxy_quota', 'proxy_expires', 'proxy_usage', 'file_shared', 'order_placed', 'order_sent', 'invoice_received'));`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add "file_id" uuid null, add "order_id" uuid null, add "invoice_id" uuid null, add "event_count" int not null default 1, add "is_here" boolean not null default true, add "mail" text null, add "mail_due_at" timestamptz(3) null, add "mailed_at" timestamptz(3) null;`);
    this.addSql(`alter table "notifications" add constraint "notifications_file_id_foreign" foreign key ("file_id") references "files" ("id") on delete cascade;`);
    this.addSql(`alter table "notifications" add constraint "notifications_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade;`);
    this.addSql(`alter table "notifications" add constraint "notifications_invoice_id_foreign" foreign key ("invoice_id") references "invoices" ("id") on delete cascade;`);
    this.addSql(`create index "notifications_file_id_index" on "notifications" ("file_id");`);
    this.addSql(`create index "notifications_order_id_index" on "notifications" ("order_id");`);
    this.addSql(`create index "notifications_invoice_id_index" on "notifications" ("invoice_id");`);
    this.addSql(`create index "notifications_mail_due_index" on "notifications" ("mail_due_at") where "mail_due_at" is not null;`);
    // what is unread of the same post or card becomes one
    this.addSql(`update "notifications" set "event_count" = "events" from (select "id", row_number() over each as place, count(*) over (partition by "user_id", "kind", "post_id") as events from "notifications" where "read_at" is null and "kind" in ('comment_on_post', 'reply') and "post_id" is not null window each as (partition by "user_id", "kind", "post_id" order by "created_at" desc, "id" desc)) as "same" where "same"."id" = "notifications"."id" and "place" = 1;`);
    this.addSql(`delete from "notifications" using (select "id", row_number() over each as place, count(*) over (partition by "user_id", "kind", "post_id") as events from "notifications" where "read_at" is null and "kind" in ('comment_on_post', 'reply') and "post_id" is not null window each as (partition by "user_id", "kind", "post_id" order by "created_at" desc, "id" desc)) as "same" where "same"."id" = "notifications"."id" and "place" > 1;`);
    this.addSql(`update "notifications" set "event_count" = "events" from (select "id", row_number() over each as place, count(*) over (partition by "user_id", "card_id") as events from "notifications" where "read_at" is null and "kind" = 'card_commented' and "card_id" is not null window each as (partition by "user_id", "card_id" order by "created_at" desc, "id" desc)) as "same" where "same"."id" = "notifications"."id" and "place" = 1;`);
    this.addSql(`delete from "notifications" using (select "id", row_number() over each as place, count(*) over (partition by "user_id", "card_id") as events from "notifications" where "read_at" is null and "kind" = 'card_commented' and "card_id" is not null window each as (partition by "user_id", "card_id" order by "created_at" desc, "id" desc)) as "same" where "same"."id" = "notifications"."id" and "place" > 1;`);
    this.addSql(`create unique index "notifications_of_posts_unique" on "notifications" ("user_id", "kind", "post_id") where "read_at" is null and "kind" in ('comment_on_post', 'reply');`);
    this.addSql(`create unique index "notifications_of_cards_unique" on "notifications" ("user_id", "card_id") where "read_at" is null and "kind" = 'card_commented';`);
    this.addSql(`alter table "notifications" add constraint "notifications_mail_check" check ("mail" in ('at_once', 'daily', 'weekly', 'off'));`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received', 'event_invitation', 'event_reminder', 'proxy_down', 'proxy_up', 'proxy_quota', 'proxy_expires', 'proxy_usage', 'file_shared', 'order_placed', 'order_sent', 'invoice_received'));`);

    this.addSql(`alter table "quiet_hours" add constraint "quiet_hours_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "notifications" where "kind" in ('proxy_usage', 'file_shared', 'order_placed', 'order_sent', 'invoice_received') or not "is_here";`);
    this.addSql(`delete from "notification_choices" where "kind" in ('proxy_usage', 'file_shared', 'order_placed', 'order_sent', 'invoice_received');`);
    this.addSql(`delete from "refused_addresses" where "mails" <> 'event_invitation';`);
    this.addSql(`drop table if exists "quiet_hours" cascade;`);

    this.addSql(`alter table "notifications" drop constraint "notifications_file_id_foreign";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_order_id_foreign";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_invoice_id_foreign";`);

    this.addSql(`alter table "notification_choices" drop constraint "notification_choices_mail_check";`);
    this.addSql(`alter table "notification_choices" drop constraint "notification_choices_kind_check";`);
    this.addSql(`alter table "notification_choices" alter column "mail" type bool using ("mail" <> 'off');`);
    this.addSql(`alter table "notification_choices" alter column "mail" set default true;`);
    this.addSql(`alter table "notification_choices" add constraint "notification_choices_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received', 'event_invitation', 'event_reminder', 'proxy_down', 'proxy_up', 'proxy_quota', 'proxy_expires'));`);

    this.addSql(`drop index "notifications_file_id_index";`);
    this.addSql(`drop index "notifications_order_id_index";`);
    this.addSql(`drop index "notifications_invoice_id_index";`);
    this.addSql(`drop index "notifications_mail_due_index";`);
    this.addSql(`drop index "notifications_of_posts_unique";`);
    this.addSql(`drop index "notifications_of_cards_unique";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_mail_check";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" drop column "file_id", drop column "order_id", drop column "invoice_id", drop column "event_count", drop column "is_here", drop column "mail", drop column "mail_due_at", drop column "mailed_at";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received', 'event_invitation', 'event_reminder', 'proxy_down', 'proxy_up', 'proxy_quota', 'proxy_expires'));`);

    this.addSql(`alter table "outgoing_mails" drop column "list";`);

    this.addSql(`alter table "refused_addresses" drop constraint "refused_addresses_email_mails_unique";`);
    this.addSql(`alter table "refused_addresses" drop constraint "refused_addresses_mails_check";`);
    this.addSql(`alter table "refused_addresses" drop column "mails";`);
    this.addSql(`alter table "refused_addresses" add constraint "refused_addresses_email_unique" unique ("email");`);
  }

}
