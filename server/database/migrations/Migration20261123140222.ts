import { Migration } from '@mikro-orm/migrations';

export class Migration20261123140222 extends Migration {

  override name = 'Migration20261123140222';

  override up(): void | Promise<void> {
    this.addSql(`create index "posts_pages_index" on "posts" ("id") include ("slug", "languages", "updated_at", "deleted_at", "noindex");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "posts_pages_index";`);
  }

}
