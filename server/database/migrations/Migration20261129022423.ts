import { Migration } from '@mikro-orm/migrations';

export class Migration20261129022423 extends Migration {

  override name = 'Migration20261129022423';

  override up(): void | Promise<void> {
    this.addSql(`create table "data_copies" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "user_id" uuid not null, "status" text not null default 'making', "size" bigint null, "expires_at" timestamptz(3) null, "path" text generated always as (case when "status" = 'ready' then '/files/data-copies/' || "id"::text else null end) stored null, "attempts" int not null default 0, primary key ("id"));`);
    this.addSql(`create index "data_copies_expires_at_index" on "data_copies" ("expires_at");`);
    this.addSql(`create index "data_copies_user_id_index" on "data_copies" ("user_id");`);
    this.addSql(`create unique index "data_copies_making_unique" on "data_copies" ("user_id") where "status" = 'making';`);

    this.addSql(`alter table "notification_choices" drop constraint "notification_choices_kind_check";`);
    this.addSql(`alter table "notification_choices" add constraint "notification_choices_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received', 'event_invitation', 'event_reminder', 'proxy_down', 'proxy_up', 'proxy_quota', 'proxy_expires', 'proxy_usage', 'file_shared', 'order_placed', 'order_sent', 'invoice_received', 'data_copy_ready'));`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received', 'event_invitation', 'event_reminder', 'proxy_down', 'proxy_up', 'proxy_quota', 'proxy_expires', 'proxy_usage', 'file_shared', 'order_placed', 'order_sent', 'invoice_received', 'data_copy_ready'));`);

    this.addSql(`alter table "data_copies" add constraint "data_copies_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "data_copies" add constraint "data_copies_status_check" check ("status" in ('making', 'ready', 'failed'));`);
    this.addSql(`create or replace function "data_copies_remove_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into outbox (id, kind, topic, payload, created_at)
      select gen_random_uuid(), 'job', 'remove-data-copies',
          json_build_object('ids', string_agg(id::text, ' ')), now()
        from (select *, -1 as n from gone) as changes having count(*) > 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "remove_delete" after delete on "data_copies" referencing old table as gone for each statement execute function "data_copies_remove_delete_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "remove_delete" on "data_copies";`);
    this.addSql(`drop function if exists "data_copies_remove_delete_fn"();`);
    this.addSql(`drop table if exists "data_copies" cascade;`);

    this.addSql(`alter table "notification_choices" drop constraint "notification_choices_kind_check";`);
    this.addSql(`alter table "notification_choices" add constraint "notification_choices_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received', 'event_invitation', 'event_reminder', 'proxy_down', 'proxy_up', 'proxy_quota', 'proxy_expires', 'proxy_usage', 'file_shared', 'order_placed', 'order_sent', 'invoice_received'));`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received', 'event_invitation', 'event_reminder', 'proxy_down', 'proxy_up', 'proxy_quota', 'proxy_expires', 'proxy_usage', 'file_shared', 'order_placed', 'order_sent', 'invoice_received'));`);
  }

}
