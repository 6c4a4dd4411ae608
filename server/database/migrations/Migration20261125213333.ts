import { Migration } from '@mikro-orm/migrations';

export class Migration20261125213333 extends Migration {

  override name = 'Migration20261125213333';

  override up(): void | Promise<void> {
    this.addSql(`create table "spam_words" ("kind" text not null, "word" text not null, "spam" int not null default 0, "ham" int not null default 0, primary key ("kind", "word"));`);

    this.addSql(`alter table "contact_requests" add "learned_as" text null;`);

    this.addSql(`alter table "comments" add "learned_as" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "spam_words" cascade;`);

    this.addSql(`alter table "comments" drop column "learned_as";`);

    this.addSql(`alter table "contact_requests" drop column "learned_as";`);
  }

}
