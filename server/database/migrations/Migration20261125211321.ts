import { Migration } from '@mikro-orm/migrations';

export class Migration20261125211321 extends Migration {

  override name = 'Migration20261125211321';

  override up(): void | Promise<void> {
    this.addSql(`create index "jobs_pages_index" on "jobs" ("id") include ("slug", "languages", "updated_at", "deleted_at", "noindex");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "jobs_pages_index";`);
  }

}
