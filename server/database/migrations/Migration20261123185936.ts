import { Migration } from '@mikro-orm/migrations';

export class Migration20261123185936 extends Migration {

  override name = 'Migration20261123185936';

  override up(): void | Promise<void> {
    this.addSql(`create table "tag_totals" ("locale" text not null, "tag" text not null, "count" int not null, primary key ("locale", "tag"));`);
    this.addSql(`create index "tag_totals_locale_count_tag_index" on "tag_totals" ("locale", "count", "tag");`);

    this.addSql(`insert into "tag_totals" ("locale", "tag", "count") select locale, tag, count(*) from tag_publications group by 1, 2;`);
    this.addSql(`create or replace function "tag_publications_totals_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into tag_totals (locale, tag, count)
      select locale, tag, sum(n) from (select *, 1 as n from came) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, tag) do update set count = tag_totals.count + excluded.count; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_insert" after insert on "tag_publications" referencing new table as came for each statement execute function "tag_publications_totals_insert_fn"();`);
    this.addSql(`create or replace function "tag_publications_totals_update_fn"() returns trigger as \$\$ declare change record; begin 
    insert into tag_totals (locale, tag, count)
      select locale, tag, sum(n) from (select *, 1 as n from came union all select *, -1 from gone) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, tag) do update set count = tag_totals.count + excluded.count; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_update" after update on "tag_publications" referencing old table as gone new table as came for each statement execute function "tag_publications_totals_update_fn"();`);
    this.addSql(`create or replace function "tag_publications_totals_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into tag_totals (locale, tag, count)
      select locale, tag, sum(n) from (select *, -1 as n from gone) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, tag) do update set count = tag_totals.count + excluded.count; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_delete" after delete on "tag_publications" referencing old table as gone for each statement execute function "tag_publications_totals_delete_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "tag_totals" cascade;`);

    this.addSql(`drop trigger if exists "totals_insert" on "tag_publications";`);
    this.addSql(`drop function if exists "tag_publications_totals_insert_fn"();`);
    this.addSql(`drop trigger if exists "totals_update" on "tag_publications";`);
    this.addSql(`drop function if exists "tag_publications_totals_update_fn"();`);
    this.addSql(`drop trigger if exists "totals_delete" on "tag_publications";`);
    this.addSql(`drop function if exists "tag_publications_totals_delete_fn"();`);
  }

}
