import { Migration } from '@mikro-orm/migrations';

const LOCALES = ['en', 'fr', 'no'];

export class Migration20261123010552 extends Migration {

  override name = 'Migration20261123010552';

  override up(): void | Promise<void> {
    this.addSql(`alter table "categories" add "deleted_at" timestamptz(3) null;`);
    this.addSql(`alter table "member_types" add "deleted_at" timestamptz(3) null;`);

    // deleted rows do not keep their slugs
    for (const locale of LOCALES) {
      this.addSql(`drop index "categories_slug_${locale}_unique";`);
      this.addSql(`create unique index "categories_slug_${locale}_unique" on "categories" ("kind", ("slug" ->> '${locale}')) where "deleted_at" is null;`);
    }
    this.addSql(`alter table "member_types" drop constraint "member_types_slug_unique";`);
    this.addSql(`create unique index "member_types_slug_unique" on "member_types" ("slug") where "deleted_at" is null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "categories" where "deleted_at" is not null;`);
    this.addSql(`delete from "member_types" where "deleted_at" is not null;`);

    for (const locale of LOCALES) {
      this.addSql(`drop index "categories_slug_${locale}_unique";`);
      this.addSql(`create unique index "categories_slug_${locale}_unique" on "categories" ("kind", ("slug" ->> '${locale}'));`);
    }
    this.addSql(`drop index "member_types_slug_unique";`);
    this.addSql(`alter table "member_types" add constraint "member_types_slug_unique" unique ("slug");`);

    this.addSql(`alter table "categories" drop column "deleted_at";`);
    this.addSql(`alter table "member_types" drop column "deleted_at";`);
  }

}
