import { Migration } from '@mikro-orm/migrations';

export class Migration20261122080657 extends Migration {

  override name = 'Migration20261122080657';

  override up(): void | Promise<void> {
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add "report_id" uuid null;`);
    this.addSql(`alter table "notifications" add constraint "notifications_report_id_foreign" foreign key ("report_id") references "message_reports" ("id") on delete cascade;`);
    this.addSql(`create index "notifications_report_id_index" on "notifications" ("report_id");`);
    this.addSql(`alter table "notifications" add constraint "notifications_user_id_kind_report_id_unique" unique ("user_id", "kind", "report_id");`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_waiting', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "notifications" drop constraint "notifications_report_id_foreign";`);

    this.addSql(`drop index "notifications_report_id_index";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_user_id_kind_report_id_unique";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" drop column "report_id";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_waiting', 'comment_on_post', 'reply', 'post_published', 'roles_changed'));`);
  }

}
