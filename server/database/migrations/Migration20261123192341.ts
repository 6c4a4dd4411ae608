import { Migration } from '@mikro-orm/migrations';

export class Migration20261123192341 extends Migration {

  override name = 'Migration20261123192341';

  override up(): void | Promise<void> {
    this.addSql(`create table "category_totals" ("category_id" uuid not null, "locale" text not null, "count" int not null, primary key ("category_id", "locale"));`);

    this.addSql(`create or replace function "category_publications_totals_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into category_totals (category_id, locale, count)
      select category_id, locale, sum(n) from (select *, 1 as n from came) as changes
        join categories on categories.id = category_id
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (category_id, locale) do update set count = category_totals.count + excluded.count; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_insert" after insert on "category_publications" referencing new table as came for each statement execute function "category_publications_totals_insert_fn"();`);
    this.addSql(`create or replace function "category_publications_totals_update_fn"() returns trigger as \$\$ declare change record; begin 
    insert into category_totals (category_id, locale, count)
      select category_id, locale, sum(n) from (select *, 1 as n from came union all select *, -1 from gone) as changes
        join categories on categories.id = category_id
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (category_id, locale) do update set count = category_totals.count + excluded.count; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_update" after update on "category_publications" referencing old table as gone new table as came for each statement execute function "category_publications_totals_update_fn"();`);
    this.addSql(`create or replace function "category_publications_totals_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into category_totals (category_id, locale, count)
      select category_id, locale, sum(n) from (select *, -1 as n from gone) as changes
        join categories on categories.id = category_id
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (category_id, locale) do update set count = category_totals.count + excluded.count; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_delete" after delete on "category_publications" referencing old table as gone for each statement execute function "category_publications_totals_delete_fn"();`);

    this.addSql(`insert into category_totals (category_id, locale, count) select category_id, locale, count(*) from category_publications group by 1, 2;`);

    this.addSql(`alter table "category_totals" add constraint "category_totals_category_id_foreign" foreign key ("category_id") references "categories" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "category_totals" cascade;`);

    this.addSql(`drop trigger if exists "totals_insert" on "category_publications";`);
    this.addSql(`drop function if exists "category_publications_totals_insert_fn"();`);
    this.addSql(`drop trigger if exists "totals_update" on "category_publications";`);
    this.addSql(`drop function if exists "category_publications_totals_update_fn"();`);
    this.addSql(`drop trigger if exists "totals_delete" on "category_publications";`);
    this.addSql(`drop function if exists "category_publications_totals_delete_fn"();`);
  }

}
