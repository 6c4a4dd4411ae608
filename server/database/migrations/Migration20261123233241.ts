import { Migration } from '@mikro-orm/migrations';

export class Migration20261123233241 extends Migration {

  override name = 'Migration20261123233241';

  override up(): void | Promise<void> {
    this.addSql(`create table "plans" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "name" jsonb not null default '{}', "description" jsonb not null default '{}', "monthly_price" bigint null, "yearly_price" bigint null, "currency" text not null default 'EUR', "features" jsonb not null default '{}', "highlighted" boolean not null default false, "cta_label" jsonb not null default '{}', "cta_href" text null, "order" int not null default 0, primary key ("id"));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "plans" cascade;`);
  }

}
