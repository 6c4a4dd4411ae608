import { Migration } from '@mikro-orm/migrations';

export class Migration20261125065900 extends Migration {

  override name = 'Migration20261125065900';

  override up(): void | Promise<void> {
    this.addSql(`drop index "jobs_pages_index";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`create index "jobs_pages_index" on "jobs" ("id") include ("slug", "languages", "updated_at", "deleted_at", "noindex");`);
  }

}
