import { Migration } from '@mikro-orm/migrations';

export class Migration20261127002442 extends Migration {

  override name = 'Migration20261127002442';

  override up(): void | Promise<void> {
    this.addSql(`create index "posts_featured_index" on "posts" ("id") where "featured" and "deleted_at" is null;`);

    this.addSql(`drop index "posts_categories_category_id_index";`);
    this.addSql(`create index "posts_categories_category_id_post_id_index" on "posts_categories" ("category_id", "post_id");`);

    this.addSql(`create index "projects_featured_index" on "projects" ("id") where "featured" and "deleted_at" is null;`);

    // Of 200,000 accounts a dozen have another role than member. A sample of the usual size may hold
    // none of them, and then PostgreSQL takes every other role for as common as half of that one.
    this.addSql(`alter table "users" alter column "roles" set statistics 10000;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "posts_featured_index";`);

    this.addSql(`drop index "posts_categories_category_id_post_id_index";`);
    this.addSql(`create index "posts_categories_category_id_index" on "posts_categories" ("category_id");`);

    this.addSql(`drop index "projects_featured_index";`);

    this.addSql(`alter table "users" alter column "roles" set statistics -1;`);
  }

}
