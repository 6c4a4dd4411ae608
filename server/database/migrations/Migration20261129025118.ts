import { Migration } from '@mikro-orm/migrations';

export class Migration20261129025118 extends Migration {

  override name = 'Migration20261129025118';

  override up(): void | Promise<void> {
    this.addSql(`create table "linked_accounts" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "user_id" uuid not null, "provider" text not null, "subject" text not null, "label" text not null, "last_used_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`alter table "linked_accounts" add constraint "linked_accounts_provider_subject_unique" unique ("provider", "subject");`);
    this.addSql(`alter table "linked_accounts" add constraint "linked_accounts_user_id_provider_unique" unique ("user_id", "provider");`);

    this.addSql(`alter table "linked_accounts" add constraint "linked_accounts_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "linked_accounts" add constraint "linked_accounts_provider_check" check ("provider" in ('github', 'google'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "linked_accounts" cascade;`);
  }

}
