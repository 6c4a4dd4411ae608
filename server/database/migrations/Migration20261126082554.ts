import { Migration } from '@mikro-orm/migrations';

export class Migration20261126082554 extends Migration {

  override name = 'Migration20261126082554';

  override up(): void | Promise<void> {
    this.addSql(`create table "preview_links" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "post_id" uuid not null, "locale" text not null, "expires_at" timestamptz(3) not null, "token_hash" text not null, primary key ("id"));`);
    this.addSql(`alter table "preview_links" add constraint "preview_links_token_hash_unique" unique ("token_hash");`);
    this.addSql(`create index "preview_links_expires_at_index" on "preview_links" ("expires_at");`);
    this.addSql(`alter table "preview_links" add constraint "preview_links_post_id_locale_unique" unique ("post_id", "locale");`);

    this.addSql(`alter table "preview_links" add constraint "preview_links_post_id_foreign" foreign key ("post_id") references "posts" ("id") on delete cascade;`);
    this.addSql(`alter table "preview_links" add constraint "preview_links_locale_check" check ("locale" in ('en', 'fr', 'no'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "preview_links" cascade;`);
  }

}
