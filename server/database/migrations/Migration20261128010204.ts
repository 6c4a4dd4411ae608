import { Migration } from '@mikro-orm/migrations';

export class Migration20261128010204 extends Migration {

  override name = 'Migration20261128010204';

  override up(): void | Promise<void> {
    this.addSql(`create table "audit_entries" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "action" text not null, "user_id" uuid null, "session_id" uuid null, "kind" text not null, "item" uuid null, "fields" text[] not null default '{}', "network" text not null, primary key ("id"));`);
    this.addSql(`create index "audit_entries_item_created_at_id_index" on "audit_entries" ("item", "created_at", "id");`);
    this.addSql(`create index "audit_entries_kind_created_at_id_index" on "audit_entries" ("kind", "created_at", "id");`);
    this.addSql(`create index "audit_entries_action_created_at_id_index" on "audit_entries" ("action", "created_at", "id");`);
    this.addSql(`create index "audit_entries_user_id_created_at_id_index" on "audit_entries" ("user_id", "created_at", "id");`);
    this.addSql(`create index "audit_entries_created_at_id_index" on "audit_entries" ("created_at", "id");`);

    this.addSql(`alter table "outgoing_mails" add "unsubscribes" text null;`);

    this.addSql(`alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('created', 'changed', 'deleted', 'restored', 'purged', 'erased', 'merged', 'exported', 'signed_in', 'sign_in_refused'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "audit_entries" cascade;`);

    this.addSql(`alter table "outgoing_mails" drop column "unsubscribes";`);
  }

}
