import { Migration } from '@mikro-orm/migrations';

export class Migration20261123175114 extends Migration {

  override name = 'Migration20261123175114';

  override up(): void | Promise<void> {
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" rename column "waiting" to "pending_count";`);
    this.addSql(`update "notifications" set "kind" = replace("kind", 'waiting', 'pending') where "kind" in ('comment_waiting', 'member_waiting');`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" rename column "pending_count" to "waiting";`);
    this.addSql(`update "notifications" set "kind" = replace("kind", 'pending', 'waiting') where "kind" in ('comment_pending', 'member_pending');`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_waiting', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_waiting'));`);
  }

}
