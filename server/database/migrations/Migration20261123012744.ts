import { Migration } from '@mikro-orm/migrations';

export class Migration20261123012744 extends Migration {

  override name = 'Migration20261123012744';

  override up(): void | Promise<void> {
    this.addSql(`alter table "posts" add "first_published_at" timestamptz(3) null, add "archived_from" jsonb not null default '{}';`);
    this.addSql(`update "posts" set "first_published_at" =
      (select min(("published_at" ->> locale)::timestamptz) from unnest("languages") as locale)
      where "languages" <> '{}';`);
    this.addSql(`create index "posts_first_published_at_index" on "posts" ("first_published_at");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "posts_first_published_at_index";`);
    this.addSql(`alter table "posts" drop column "first_published_at", drop column "archived_from";`);
  }

}
