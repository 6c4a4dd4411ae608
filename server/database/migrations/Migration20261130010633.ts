import { Migration } from '@mikro-orm/migrations';

export class Migration20261130010633 extends Migration {

  override name = 'Migration20261130010633';

  override up(): void | Promise<void> {
    this.addSql(`alter table "proxy_servers" add "alerted_members" text[] not null default '{}';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "proxy_servers" drop column "alerted_members";`);
  }

}
