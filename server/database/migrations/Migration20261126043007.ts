import { Migration } from '@mikro-orm/migrations';

export class Migration20261126043007 extends Migration {

  override name = 'Migration20261126043007';

  override up(): void | Promise<void> {
    this.addSql(`create table "search_words" ("locale" text not null, "word" text not null, "plain" text not null, "seen_at" timestamptz(3) not null, primary key ("locale", "word"));`);

    this.addSql(`create index "members_updated_at_index" on "members" ("updated_at");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "search_words" cascade;`);

    this.addSql(`drop index "members_updated_at_index";`);
  }

}
