import { Migration } from '@mikro-orm/migrations';

export class Migration20261128202212 extends Migration {

  override name = 'Migration20261128202212';

  override up(): void | Promise<void> {
    this.addSql(`create table "day_visitors" ("day" date not null, "visitor" text not null, "locale" text not null, "host" text not null, "entry" text not null, "source" text null, "source_locale" text null, "contacted" boolean not null default false, "quoted" boolean not null default false, primary key ("day", "visitor"));`);

    this.addSql(`create table "locale_days" ("day" date not null, "locale" text not null, "views" int not null default 0, "visitors" int not null default 0, "contacts" int not null default 0, "quotes" int not null default 0, primary key ("day", "locale"));`);

    this.addSql(`create table "page_days" ("day" date not null, "locale" text not null, "path" text not null, "views" int not null default 0, "entries" int not null default 0, "entry_contacts" int not null default 0, "entry_quotes" int not null default 0, "contacts" int not null default 0, "quotes" int not null default 0, primary key ("day", "locale", "path"));`);

    this.addSql(`create table "post_views" ("post_id" uuid not null, "views" int not null default 0, primary key ("post_id"));`);

    this.addSql(`create table "project_views" ("project_id" uuid not null, "views" int not null default 0, primary key ("project_id"));`);

    this.addSql(`create table "referrer_days" ("day" date not null, "host" text not null, "visitors" int not null default 0, "contacts" int not null default 0, "quotes" int not null default 0, primary key ("day", "host"));`);

    this.addSql(`create table "visitor_salts" ("day" date not null, "salt" text not null, primary key ("day"));`);

    this.addSql(`alter table "post_views" add constraint "post_views_post_id_foreign" foreign key ("post_id") references "posts" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "project_views" add constraint "project_views_project_id_foreign" foreign key ("project_id") references "projects" ("id") on update cascade on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "day_visitors" cascade;`);
    this.addSql(`drop table if exists "locale_days" cascade;`);
    this.addSql(`drop table if exists "page_days" cascade;`);
    this.addSql(`drop table if exists "post_views" cascade;`);
    this.addSql(`drop table if exists "project_views" cascade;`);
    this.addSql(`drop table if exists "referrer_days" cascade;`);
    this.addSql(`drop table if exists "visitor_salts" cascade;`);
  }

}
