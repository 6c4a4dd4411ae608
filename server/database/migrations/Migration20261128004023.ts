import { Migration } from '@mikro-orm/migrations';

export class Migration20261128004023 extends Migration {

  override name = 'Migration20261128004023';

  override up(): void | Promise<void> {
    this.addSql(`create table "project_removals" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "project_id" uuid not null, "member_id" uuid not null, "title" jsonb not null default '{}', "part" text null, "order" int not null, "removed_by_id" uuid null, primary key ("id"));`);
    this.addSql(`create index "project_removals_removed_by_id_index" on "project_removals" ("removed_by_id");`);
    this.addSql(`create index "project_removals_created_at_index" on "project_removals" ("created_at");`);
    this.addSql(`create index "project_removals_project_id_created_at_index" on "project_removals" ("project_id", "created_at");`);
    this.addSql(`create index "project_removals_member_id_created_at_id_index" on "project_removals" ("member_id", "created_at", "id");`);

    this.addSql(`alter table "notification_choices" drop constraint "notification_choices_kind_check";`);
    this.addSql(`alter table "notification_choices" add constraint "notification_choices_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'quote_requested', 'contact_received', 'application_received'));`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add "project_removal_id" uuid null;`);
    this.addSql(`alter table "notifications" add constraint "notifications_project_removal_id_foreign" foreign key ("project_removal_id") references "project_removals" ("id") on delete cascade;`);
    this.addSql(`create index "notifications_project_removal_id_index" on "notifications" ("project_removal_id");`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'quote_requested', 'contact_received', 'application_received'));`);

    this.addSql(`alter table "project_removals" add constraint "project_removals_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;`);
    this.addSql(`alter table "project_removals" add constraint "project_removals_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);
    this.addSql(`alter table "project_removals" add constraint "project_removals_removed_by_id_foreign" foreign key ("removed_by_id") references "members" ("id") on delete set null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "notifications" drop constraint "notifications_project_removal_id_foreign";`);

    this.addSql(`drop table if exists "project_removals" cascade;`);

    this.addSql(`alter table "notification_choices" drop constraint "notification_choices_kind_check";`);
    this.addSql(`alter table "notification_choices" add constraint "notification_choices_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'quote_requested', 'contact_received', 'application_received'));`);

    this.addSql(`drop index "notifications_project_removal_id_index";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" drop column "project_removal_id";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'quote_requested', 'contact_received', 'application_received'));`);
  }

}
