import { Migration } from '@mikro-orm/migrations';

export class Migration20261123011106 extends Migration {

  override name = 'Migration20261123011106';

  override up(): void | Promise<void> {
    this.addSql(`alter table "participants" add "has_left" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "participants" drop column "has_left";`);
  }

}
