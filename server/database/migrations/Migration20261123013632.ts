import { Migration } from '@mikro-orm/migrations';

export class Migration20261123013632 extends Migration {

  override name = 'Migration20261123013632';

  override up(): void | Promise<void> {
    this.addSql(`alter table "users" add "is_email_verified" boolean generated always as ("email_verified_at" is not null) stored not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "users" drop column "is_email_verified";`);
  }

}
