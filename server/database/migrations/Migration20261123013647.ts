import { Migration } from '@mikro-orm/migrations';

export class Migration20261123013647 extends Migration {

  override name = 'Migration20261123013647';

  override up(): void | Promise<void> {
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add "member_id" uuid null;`);
    this.addSql(`alter table "notifications" add constraint "notifications_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);
    this.addSql(`create index "notifications_member_id_index" on "notifications" ("member_id");`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_waiting', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_waiting'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "notifications" drop constraint "notifications_member_id_foreign";`);

    this.addSql(`drop index "notifications_member_id_index";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" drop column "member_id";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_waiting', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported'));`);
  }

}
