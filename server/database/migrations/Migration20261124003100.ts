import { Migration } from '@mikro-orm/migrations';

export class Migration20261124003100 extends Migration {

  override name = 'Migration20261124003100';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "published_insert" on "projects";`);
    this.addSql(`drop function if exists "projects_published_insert_fn"();`);
    this.addSql(`drop trigger if exists "republished" on "projects";`);
    this.addSql(`drop function if exists "projects_republished_fn"();`);
    this.addSql(`create or replace function "projects_published_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into project_publications (locale, published_at, featured, type_id, stage, project_id)
      select locale, (published_at ->> locale)::timestamptz, featured, type_id, stage, id
      from came, unnest(listed) as locale;     delete from project_former_slugs as former using came, jsonb_each_text(came.slug) as taken(locale, slug)
      where former.locale = taken.locale and former.slug = taken.slug; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "published_insert" after insert on "projects" referencing new table as came for each statement execute function "projects_published_insert_fn"();`);
    this.addSql(`create or replace function "projects_republished_fn"() returns trigger as \$\$ begin
    if not old.listed <@ new.listed then
      delete from project_publications where project_id = new.id and locale <> all (new.listed);     end if;     if new.listed <> '{}' then
      insert into project_publications (locale, published_at, featured, type_id, stage, project_id)
        select locale, (new.published_at ->> locale)::timestamptz, new.featured, new.type_id, new.stage, new.id
        from unnest(new.listed) as locale
        on conflict (locale, project_id) do update
          set published_at = excluded.published_at, featured = excluded.featured, type_id = excluded.type_id, stage = excluded.stage
          where (project_publications.published_at, project_publications.featured, project_publications.type_id, project_publications.stage)
            is distinct from (excluded.published_at, excluded.featured, excluded.type_id, excluded.stage);     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "republished" after update of listed, published_at, featured, type_id, stage on "projects" for each row
    when (old.listed <> new.listed or old.published_at <> new.published_at or old.featured <> new.featured or old.type_id is distinct from new.type_id or old.stage is distinct from new.stage)
    execute function "projects_republished_fn"();`);

    this.addSql(`alter table "project_publications" add "type_id" uuid null, add "stage" text null;`);
    this.addSql(`update "project_publications" set "type_id" = own."type_id", "stage" = own."stage" from "projects" as own where own."id" = "project_id";`);
    this.addSql(`alter table "project_publications" alter column "stage" set not null;`);
    this.addSql(`alter table "project_publications" add constraint "project_publications_type_id_foreign" foreign key ("type_id") references "project_types" ("id") on delete set null;`);
    this.addSql(`create index "project_publications_type_id_locale_published_at_p_0aa25_index" on "project_publications" ("type_id", "locale", "published_at", "project_id");`);
    this.addSql(`create index "project_publications_stage_locale_published_at_project_id_index" on "project_publications" ("stage", "locale", "published_at", "project_id");`);

    this.addSql(`alter table "project_integrations" add "is_public" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "project_publications" drop constraint "project_publications_type_id_foreign";`);

    this.addSql(`alter table "project_integrations" drop column "is_public";`);

    this.addSql(`drop index "project_publications_type_id_locale_published_at_p_0aa25_index";`);
    this.addSql(`drop index "project_publications_stage_locale_published_at_project_id_index";`);
    this.addSql(`alter table "project_publications" drop column "type_id", drop column "stage";`);

    this.addSql(`drop trigger if exists "published_insert" on "projects";`);
    this.addSql(`drop function if exists "projects_published_insert_fn"();`);
    this.addSql(`drop trigger if exists "republished" on "projects";`);
    this.addSql(`drop function if exists "projects_republished_fn"();`);
    this.addSql(`create or replace function "projects_published_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into project_publications (locale, published_at, featured, project_id)
      select locale, (published_at ->> locale)::timestamptz, featured, id
      from came, unnest(listed) as locale;     delete from project_former_slugs as former using came, jsonb_each_text(came.slug) as taken(locale, slug)
      where former.locale = taken.locale and former.slug = taken.slug; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "published_insert" after insert on "projects" referencing new table as came for each statement execute function "projects_published_insert_fn"();`);
    this.addSql(`create or replace function "projects_republished_fn"() returns trigger as \$\$ begin
    if not old.listed <@ new.listed then
      delete from project_publications where project_id = new.id and locale <> all (new.listed);     end if;     if new.listed <> '{}' then
      insert into project_publications (locale, published_at, featured, project_id)
        select locale, (new.published_at ->> locale)::timestamptz, new.featured, new.id
        from unnest(new.listed) as locale
        on conflict (locale, project_id) do update
          set published_at = excluded.published_at, featured = excluded.featured
          where (project_publications.published_at, project_publications.featured)
            is distinct from (excluded.published_at, excluded.featured);     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "republished" after update of listed, published_at, featured on "projects" for each row
    when (old.listed <> new.listed or old.published_at <> new.published_at or old.featured <> new.featured)
    execute function "projects_republished_fn"();`);
  }

}
