import { Migration } from '@mikro-orm/migrations';

export class Migration20261128093551 extends Migration {

  override name = 'Migration20261128093551';

  override up(): void | Promise<void> {
    this.addSql(`alter table "notification_choices" drop constraint "notification_choices_kind_check";`);
    this.addSql(`alter table "notification_choices" add constraint "notification_choices_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'quote_requested', 'contact_received', 'application_received'));`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add "board_id" uuid null, add "card_id" uuid null;`);
    this.addSql(`alter table "notifications" add constraint "notifications_board_id_foreign" foreign key ("board_id") references "boards" ("id") on delete cascade;`);
    this.addSql(`alter table "notifications" add constraint "notifications_card_id_foreign" foreign key ("card_id") references "cards" ("id") on delete cascade;`);
    this.addSql(`create index "notifications_board_id_index" on "notifications" ("board_id");`);
    this.addSql(`create index "notifications_card_id_index" on "notifications" ("card_id");`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'quote_requested', 'contact_received', 'application_received'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "notifications" drop constraint "notifications_board_id_foreign";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_card_id_foreign";`);

    this.addSql(`alter table "notification_choices" drop constraint "notification_choices_kind_check";`);
    this.addSql(`alter table "notification_choices" add constraint "notification_choices_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'quote_requested', 'contact_received', 'application_received'));`);

    this.addSql(`drop index "notifications_board_id_index";`);
    this.addSql(`drop index "notifications_card_id_index";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" drop column "board_id", drop column "card_id";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'quote_requested', 'contact_received', 'application_received'));`);
  }

}
