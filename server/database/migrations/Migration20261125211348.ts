import { Migration } from '@mikro-orm/migrations';

export class Migration20261125211348 extends Migration {

  override name = 'Migration20261125211348';

  override up(): void | Promise<void> {
    this.addSql(`alter table "site_settings" add "storage_quota_mb" int not null default 2000, add "currency" text not null default 'EUR';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "site_settings" drop column "storage_quota_mb", drop column "currency";`);
  }

}
