import { Migration } from '@mikro-orm/migrations';

export class Migration20261125211905 extends Migration {

  override name = 'Migration20261125211905';

  override up(): void | Promise<void> {
    this.addSql(`create table "opening_notices" ("id" uuid not null, "email" text not null, "locale" text not null, "token_hash" text not null, "created_at" timestamptz(3) not null, "confirmed_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`alter table "opening_notices" add constraint "opening_notices_email_unique" unique ("email");`);
    this.addSql(`alter table "opening_notices" add constraint "opening_notices_token_hash_unique" unique ("token_hash");`);
    this.addSql(`create index "opening_notices_created_at_index" on "opening_notices" ("created_at");`);

    this.addSql(`alter table "site_settings" add "coming_soon_at" timestamptz(3) null;`);

    this.addSql(`alter table "opening_notices" add constraint "opening_notices_locale_check" check ("locale" in ('en', 'fr', 'no'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "opening_notices" cascade;`);

    this.addSql(`alter table "site_settings" drop column "coming_soon_at";`);
  }

}
