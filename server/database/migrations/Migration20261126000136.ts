import { Migration } from '@mikro-orm/migrations';

export class Migration20261126000136 extends Migration {

  override name = 'Migration20261126000136';

  override up(): void | Promise<void> {
    this.addSql(`alter table "project_media" add "is_hosted" boolean generated always as ("url" ^@ '/') stored not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "project_media" drop column "is_hosted";`);
  }

}
