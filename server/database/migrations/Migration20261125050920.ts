import { Migration } from '@mikro-orm/migrations';

export class Migration20261125050920 extends Migration {

  override name = 'Migration20261125050920';

  override up(): void | Promise<void> {
    this.addSql(`create index "solutions_pages_index" on "solutions" ("id") include ("slug", "languages", "updated_at", "deleted_at", "noindex");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "solutions_pages_index";`);
  }

}
