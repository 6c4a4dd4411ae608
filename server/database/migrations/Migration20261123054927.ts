import { Migration } from '@mikro-orm/migrations';

export class Migration20261123054927 extends Migration {

  override name = 'Migration20261123054927';

  override up(): void | Promise<void> {
    this.addSql(`alter table "notifications" add "waiting" int null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "notifications" drop column "waiting";`);
  }

}
