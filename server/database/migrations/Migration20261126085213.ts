import { Migration } from '@mikro-orm/migrations';

export class Migration20261126085213 extends Migration {

  override name = 'Migration20261126085213';

  override up(): void | Promise<void> {
    this.addSql(`create index "users_accepted_terms_index" on "users" ("accepted_terms", "accepted_terms_locale") where "status" = 'active' and "deleted_at" is null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "users_accepted_terms_index";`);
  }

}
