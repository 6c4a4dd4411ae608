import { Migration } from '@mikro-orm/migrations';

export class Migration20261125212121 extends Migration {

  override name = 'Migration20261125212121';

  override up(): void | Promise<void> {
    this.addSql(`create table "notification_choices" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "user_id" uuid not null, "kind" text not null, "here" boolean not null default true, "mail" boolean not null default true, primary key ("id"));`);
    this.addSql(`alter table "notification_choices" add constraint "notification_choices_user_id_kind_unique" unique ("user_id", "kind");`);

    this.addSql(`alter table "notification_choices" add constraint "notification_choices_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "notification_choices" add constraint "notification_choices_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'quote_requested', 'contact_received'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "notification_choices" cascade;`);
  }

}
