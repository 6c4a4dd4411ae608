import { Migration } from '@mikro-orm/migrations';

export class Migration20261128202231 extends Migration {

  override name = 'Migration20261128202231';

  override up(): void | Promise<void> {
    this.addSql(`create table "authenticator_apps" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "user_id" uuid not null, "secret" text not null, "last_step" int not null default 0, "tries_left" int not null default 5, "locked_until" timestamptz(3) null, "recovery_hashes" text[] not null default '{}', "recovery_codes_left" int generated always as (cardinality("recovery_hashes")) stored not null, primary key ("id"));`);
    this.addSql(`alter table "authenticator_apps" add constraint "authenticator_apps_user_id_unique" unique ("user_id");`);

    this.addSql(`alter table "authenticator_apps" add constraint "authenticator_apps_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "authenticator_apps" cascade;`);
  }

}
