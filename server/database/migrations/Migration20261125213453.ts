import { Migration } from '@mikro-orm/migrations';

export class Migration20261125213453 extends Migration {

  override name = 'Migration20261125213453';

  override up(): void | Promise<void> {
    this.addSql(`create table "project_tag_publications" ("project_id" uuid not null, "locale" text not null, "tag" text not null, "published_at" timestamptz(3) not null, primary key ("project_id", "locale", "tag"));`);
    this.addSql(`create index "project_tag_publications_tag_locale_published_at_p_91f30_index" on "project_tag_publications" ("tag", "locale", "published_at", "project_id");`);

    this.addSql(`create or replace function "projects_retagged_fn"() returns trigger as \$\$ begin
    delete from project_tag_publications where project_id = new.id and tag <> all (new.tags);     insert into project_tag_publications (project_id, locale, tag, published_at)
      select distinct project_id, locale, tag, project_publications.published_at
        from project_publications cross join unnest(new.tags) as tag where project_id = new.id
      on conflict (project_id, locale, tag) do nothing;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "retagged" after update of tags on "projects" for each row
    when (old.tags <> new.tags) execute function "projects_retagged_fn"();`);

    this.addSql(`drop trigger if exists "totals_delete" on "project_publications";`);
    this.addSql(`drop function if exists "project_publications_totals_delete_fn"();`);
    this.addSql(`drop trigger if exists "totals_insert" on "project_publications";`);
    this.addSql(`drop function if exists "project_publications_totals_insert_fn"();`);
    this.addSql(`drop trigger if exists "totals_update" on "project_publications";`);
    this.addSql(`drop function if exists "project_publications_totals_update_fn"();`);
    this.addSql(`create or replace function "project_publications_totals_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into project_publication_totals (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from (select *, -1 as n from gone) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = project_publication_totals.total + excluded.total;     delete from project_tag_publications as listed using (
      select project_id, locale from (select *, -1 as n from gone) as changes where n = -1
    ) as went
      where listed.project_id = went.project_id and listed.locale = went.locale;     insert into project_tag_publications (project_id, locale, tag, published_at)
      select distinct project_id, locale, tag, changes.published_at
        from (select *, -1 as n from gone) as changes join projects on projects.id = project_id cross join unnest(projects.tags) as tag where n = 1
      on conflict (project_id, locale, tag) do update set published_at = excluded.published_at; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_delete" after delete on "project_publications" referencing old table as gone for each statement execute function "project_publications_totals_delete_fn"();`);
    this.addSql(`create or replace function "project_publications_totals_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into project_publication_totals (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from (select *, 1 as n from came) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = project_publication_totals.total + excluded.total;     delete from project_tag_publications as listed using (
      select project_id, locale from (select *, 1 as n from came) as changes where n = -1
    ) as went
      where listed.project_id = went.project_id and listed.locale = went.locale;     insert into project_tag_publications (project_id, locale, tag, published_at)
      select distinct project_id, locale, tag, changes.published_at
        from (select *, 1 as n from came) as changes join projects on projects.id = project_id cross join unnest(projects.tags) as tag where n = 1
      on conflict (project_id, locale, tag) do update set published_at = excluded.published_at; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_insert" after insert on "project_publications" referencing new table as came for each statement execute function "project_publications_totals_insert_fn"();`);
    this.addSql(`create or replace function "project_publications_totals_update_fn"() returns trigger as \$\$ declare change record; begin 
    insert into project_publication_totals (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from (select *, 1 as n from came union all select *, -1 from gone) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = project_publication_totals.total + excluded.total;     delete from project_tag_publications as listed using (
      select project_id, locale from (select *, 1 as n from came union all select *, -1 from gone) as changes where n = -1
    ) as went
      where listed.project_id = went.project_id and listed.locale = went.locale;     insert into project_tag_publications (project_id, locale, tag, published_at)
      select distinct project_id, locale, tag, changes.published_at
        from (select *, 1 as n from came union all select *, -1 from gone) as changes join projects on projects.id = project_id cross join unnest(projects.tags) as tag where n = 1
      on conflict (project_id, locale, tag) do update set published_at = excluded.published_at; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_update" after update on "project_publications" referencing old table as gone new table as came for each statement execute function "project_publications_totals_update_fn"();`);

    this.addSql(`insert into project_tag_publications (project_id, locale, tag, published_at)
      select distinct project_id, locale, tag, project_publications.published_at
        from project_publications join projects on projects.id = project_id cross join unnest(projects.tags) as tag;`);

    this.addSql(`alter table "project_tag_publications" add constraint "project_tag_publications_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "project_tag_publications" cascade;`);

    this.addSql(`drop trigger if exists "totals_insert" on "project_publications";`);
    this.addSql(`drop function if exists "project_publications_totals_insert_fn"();`);
    this.addSql(`drop trigger if exists "totals_update" on "project_publications";`);
    this.addSql(`drop function if exists "project_publications_totals_update_fn"();`);
    this.addSql(`drop trigger if exists "totals_delete" on "project_publications";`);
    this.addSql(`drop function if exists "project_publications_totals_delete_fn"();`);
    this.addSql(`create or replace function "project_publications_totals_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into project_publication_totals (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from (select *, 1 as n from came) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = project_publication_totals.total + excluded.total;      return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_insert" after insert on "project_publications" referencing new table as came for each statement execute function "project_publications_totals_insert_fn"();`);
    this.addSql(`create or replace function "project_publications_totals_update_fn"() returns trigger as \$\$ declare change record; begin 
    insert into project_publication_totals (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from (select *, 1 as n from came union all select *, -1 from gone) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = project_publication_totals.total + excluded.total;      return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_update" after update on "project_publications" referencing old table as gone new table as came for each statement execute function "project_publications_totals_update_fn"();`);
    this.addSql(`create or replace function "project_publications_totals_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into project_publication_totals (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from (select *, -1 as n from gone) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = project_publication_totals.total + excluded.total;      return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_delete" after delete on "project_publications" referencing old table as gone for each statement execute function "project_publications_totals_delete_fn"();`);

    this.addSql(`drop trigger if exists "retagged" on "projects";`);
    this.addSql(`drop function if exists "projects_retagged_fn"();`);
  }

}
