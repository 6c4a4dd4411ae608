import { Migration } from '@mikro-orm/migrations';

export class Migration20261122093012 extends Migration {

  override name = 'Migration20261122093012';

  override up(): void | Promise<void> {
    this.addSql(`alter table "presences" add "is_busy" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "presences" drop column "is_busy";`);
  }

}
