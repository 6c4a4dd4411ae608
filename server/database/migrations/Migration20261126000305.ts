import { Migration } from '@mikro-orm/migrations';

export class Migration20261126000305 extends Migration {

  override name = 'Migration20261126000305';

  override up(): void | Promise<void> {
    this.addSql(`create table "stored_schemas" ("id" uuid not null, "hash" text not null, "sdl" text not null, "stored_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "stored_schemas" add constraint "stored_schemas_hash_unique" unique ("hash");`);

    this.addSql(`alter table "changelog_entries" add "is_from_schema" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "stored_schemas" cascade;`);

    this.addSql(`alter table "changelog_entries" drop column "is_from_schema";`);
  }

}
