import { Migration } from '@mikro-orm/migrations';

export class Migration20261128163241 extends Migration {

  override name = 'Migration20261128163241';

  override up(): void | Promise<void> {
    this.addSql(`create table "uploads" ("id" uuid not null, "uploader_id" uuid not null, "payer_id" uuid not null, "at" text not null, "target" text not null, "name" text not null, "length" bigint not null, "metadata" text not null, "expires_at" timestamptz(3) not null, "received" bigint not null default '0', "parts" text[] not null default '{}', "is_done" boolean not null default false, "locked_by" uuid null, "locked_until" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`create index "uploads_expires_at_index" on "uploads" ("expires_at");`);
    this.addSql(`create index "uploads_payer_id_index" on "uploads" ("payer_id");`);
    this.addSql(`create index "uploads_uploader_id_index" on "uploads" ("uploader_id");`);

    this.addSql(`alter table "members" add "avatar_size" int not null default 0, add "cover_size" int not null default 0;`);

    this.addSql(`alter table "uploads" add constraint "uploads_uploader_id_foreign" foreign key ("uploader_id") references "members" ("id") on delete cascade;`);
    this.addSql(`alter table "uploads" add constraint "uploads_payer_id_foreign" foreign key ("payer_id") references "members" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "uploads" cascade;`);

    this.addSql(`alter table "members" drop column "avatar_size", drop column "cover_size";`);
  }

}
