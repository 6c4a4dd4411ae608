import { Migration } from '@mikro-orm/migrations';

export class Migration20261129082519 extends Migration {

  override name = 'Migration20261129082519';

  override up(): void | Promise<void> {
    this.addSql(`alter table "invoices" add "deliver_to" jsonb null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "invoices" drop column "deliver_to";`);
  }

}
