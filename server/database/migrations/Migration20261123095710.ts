import { Migration } from '@mikro-orm/migrations';

export class Migration20261123095710 extends Migration {

  override name = 'Migration20261123095710';

  override up(): void | Promise<void> {
    this.addSql(`create table "site_settings" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "members_need_approval" boolean not null default false, "chat_retention_days" int null, primary key ("id"));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "site_settings" cascade;`);
  }

}
