import { Migration } from '@mikro-orm/migrations';

export class Migration20261124010429 extends Migration {

  override name = 'Migration20261124010429';

  override up(): void | Promise<void> {
    this.addSql(`create index "projects_pages_index" on "projects" ("id") include ("slug", "languages", "updated_at", "deleted_at", "noindex", "listed", "type_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "projects_pages_index";`);
  }

}
