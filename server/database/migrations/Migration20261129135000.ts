import { Migration } from '@mikro-orm/migrations';

export class Migration20261129135000 extends Migration {

  override name = 'Migration20261129135000';

  override up(): void | Promise<void> {
    this.addSql(`create table "page_months" ("month" date not null, "locale" text not null, "path" text not null, "views" int not null default 0, "entries" int not null default 0, "entry_contacts" int not null default 0, "entry_quotes" int not null default 0, "contacts" int not null default 0, "quotes" int not null default 0, primary key ("month", "locale", "path"));`);

    this.addSql(`create table "referrer_months" ("month" date not null, "host" text not null, "visitors" int not null default 0, "contacts" int not null default 0, "quotes" int not null default 0, primary key ("month", "host"));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "page_months" cascade;`);
    this.addSql(`drop table if exists "referrer_months" cascade;`);
  }

}
