import { Migration } from '@mikro-orm/migrations';

export class Migration20261129022048 extends Migration {

  override name = 'Migration20261129022048';

  override up(): void | Promise<void> {
    this.addSql(`create table "passkey_challenges" ("challenge" text not null, "purpose" text not null, "holder" text not null, "expires_at" timestamptz(3) not null, primary key ("challenge"));`);
    this.addSql(`create index "passkey_challenges_expires_at_index" on "passkey_challenges" ("expires_at");`);

    this.addSql(`create table "passkeys" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "user_id" uuid not null, "credential_id" text not null, "public_key" text not null, "counter" bigint not null default '0', "transports" text[] not null default '{}', "is_device_bound" boolean not null, "is_backed_up" boolean not null, "name" text not null, "last_used_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`alter table "passkeys" add constraint "passkeys_credential_id_unique" unique ("credential_id");`);
    this.addSql(`create index "passkeys_user_id_created_at_id_index" on "passkeys" ("user_id", "created_at", "id");`);

    this.addSql(`alter table "passkey_challenges" add constraint "passkey_challenges_purpose_check" check ("purpose" in ('add', 'sign_in', 'confirm'));`);

    this.addSql(`alter table "passkeys" add constraint "passkeys_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "passkey_challenges" cascade;`);
    this.addSql(`drop table if exists "passkeys" cascade;`);
  }

}
