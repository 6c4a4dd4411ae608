import { Migration } from '@mikro-orm/migrations';

export class Migration20261125213839 extends Migration {

  override name = 'Migration20261125213839';

  override up(): void | Promise<void> {
    this.addSql(`create index "members_availability_relevance_id_index" on "members" ("availability", "relevance", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "members_availability_relevance_id_index";`);
  }

}
