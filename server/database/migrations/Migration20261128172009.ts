import { Migration } from '@mikro-orm/migrations';

export class Migration20261128172009 extends Migration {

  override name = 'Migration20261128172009';

  override up(): void | Promise<void> {
    this.addSql(`create table "billing_links" ("id" uuid not null, "email" text not null, "token_hash" text not null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "shown_until" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`create index "billing_links_expires_at_index" on "billing_links" ("expires_at");`);
    this.addSql(`create index "billing_links_email_created_at_index" on "billing_links" ("email", "created_at");`);
    this.addSql(`alter table "billing_links" add constraint "billing_links_token_hash_unique" unique ("token_hash");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "billing_links" cascade;`);
  }

}
