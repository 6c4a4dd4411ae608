import { Migration } from '@mikro-orm/migrations';

export class Migration20261130004742 extends Migration {

  override name = 'Migration20261130004742';

  override up(): void | Promise<void> {
    this.addSql(`alter table "order_events" add "parts" jsonb not null default '[]';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "order_events" drop column "parts";`);
  }

}
