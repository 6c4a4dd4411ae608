import { Migration } from '@mikro-orm/migrations';

export class Migration20261127220751 extends Migration {

  override name = 'Migration20261127220751';

  override up(): void | Promise<void> {
    this.addSql(`alter table "applications" add "new_token_hash" text null;`);
    this.addSql(`alter table "applications" add constraint "applications_new_token_hash_unique" unique ("new_token_hash");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "applications" drop constraint "applications_new_token_hash_unique";`);
    this.addSql(`alter table "applications" drop column "new_token_hash";`);
  }

}
