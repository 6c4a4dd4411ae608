import { Migration } from '@mikro-orm/migrations';

export class Migration20261126000212 extends Migration {

  override name = 'Migration20261126000212';

  override up(): void | Promise<void> {
    this.addSql(`alter table "jobs" add "benefit_lines" text[] generated always as (array_remove(regexp_split_to_array(btrim(coalesce("benefits" ->> 'en', '') || chr(10) || coalesce("benefits" ->> 'fr', '') || chr(10) || coalesce("benefits" ->> 'no', '')), '\\s*\\n\\s*'), '')) stored not null;`);

    this.addSql(`alter table "application_events" add "mail_id" uuid null;`);

    this.addSql(`alter table "notification_choices" drop constraint "notification_choices_kind_check";`);
    this.addSql(`alter table "notification_choices" add constraint "notification_choices_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'quote_requested', 'contact_received', 'application_received'));`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add "application_id" uuid null;`);
    this.addSql(`alter table "notifications" add constraint "notifications_application_id_foreign" foreign key ("application_id") references "applications" ("id") on delete cascade;`);
    this.addSql(`create index "notifications_application_id_index" on "notifications" ("application_id");`);
    this.addSql(`alter table "notifications" add constraint "notifications_user_id_kind_application_id_unique" unique ("user_id", "kind", "application_id");`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'quote_requested', 'contact_received', 'application_received'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "notifications" drop constraint "notifications_application_id_foreign";`);

    this.addSql(`alter table "application_events" drop column "mail_id";`);

    this.addSql(`alter table "jobs" drop column "benefit_lines";`);

    this.addSql(`alter table "notification_choices" drop constraint "notification_choices_kind_check";`);
    this.addSql(`alter table "notification_choices" add constraint "notification_choices_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'quote_requested', 'contact_received'));`);

    this.addSql(`drop index "notifications_application_id_index";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_user_id_kind_application_id_unique";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" drop column "application_id";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'quote_requested', 'contact_received'));`);
  }

}
