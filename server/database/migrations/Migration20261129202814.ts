import { Migration } from '@mikro-orm/migrations';

/** What is published now is the first version of its text. */
const firstVersions = (documents: string, versions: string, document: string): string => `
    with published as (
      select documents.*, locale, (published_at ->> locale)::timestamptz as at
      from ${documents} as documents cross join unnest(array['en', 'fr', 'no']) as locale
      where status ->> locale = 'published'
    ), numbered as (
      update ${documents} as documents set text_version = numbers, text_version_since = times
      from (
        select id, jsonb_object_agg(locale, 1) as numbers, jsonb_object_agg(locale, published_at -> locale) as times
        from published group by id
      ) as first
      where documents.id = first.id
    )
    insert into ${versions} (
      id, created_at, updated_at, locale, number, in_force_since, title, description, content, html, pictures, ${document}
    )
    select gen_random_uuid(), at, at, locale, 1, at, title ->> locale, description ->> locale, content -> locale,
      html ->> locale,
      array(select distinct found[1] from regexp_matches(html ->> locale, '/files/[a-z]+/[a-z0-9-]+\\.webp', 'g') as found),
      id
    from published where title ->> locale is not null`;

export class Migration20261129202814 extends Migration {

  override name = 'Migration20261129202814';

  override up(): void | Promise<void> {
    this.addSql(`create table "project_versions" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "locale" text not null, "number" int not null, "in_force_since" timestamptz(3) not null, "title" text not null, "description" text null, "content" jsonb null, "html" text null, "pictures" text[] not null default '{}', "project_id" uuid not null, "published_by_id" uuid null, primary key ("id"));`);
    this.addSql(`create index "project_versions_published_by_id_index" on "project_versions" ("published_by_id");`);
    this.addSql(`create unique index "project_versions_number_unique" on "project_versions" ("project_id", "locale", "number");`);
    this.addSql(`create index "project_versions_pictures_index" on "project_versions" using gin ("pictures");`);

    this.addSql(`create table "solution_versions" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "locale" text not null, "number" int not null, "in_force_since" timestamptz(3) not null, "title" text not null, "description" text null, "content" jsonb null, "html" text null, "pictures" text[] not null default '{}', "solution_id" uuid not null, "published_by_id" uuid null, primary key ("id"));`);
    this.addSql(`create index "solution_versions_published_by_id_index" on "solution_versions" ("published_by_id");`);
    this.addSql(`create unique index "solution_versions_number_unique" on "solution_versions" ("solution_id", "locale", "number");`);
    this.addSql(`create index "solution_versions_pictures_index" on "solution_versions" using gin ("pictures");`);

    this.addSql(`alter table "projects" add "text_version" jsonb not null default '{}', add "text_version_since" jsonb not null default '{}', add "text_digest" jsonb not null default '{}', add "scheduled_by" jsonb not null default '{}';`);

    this.addSql(`alter table "solutions" add "text_version" jsonb not null default '{}', add "text_version_since" jsonb not null default '{}', add "text_digest" jsonb not null default '{}', add "scheduled_by" jsonb not null default '{}';`);

    this.addSql(`alter table "project_versions" add constraint "project_versions_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;`);
    this.addSql(`alter table "project_versions" add constraint "project_versions_published_by_id_foreign" foreign key ("published_by_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "project_versions" add constraint "project_versions_locale_check" check ("locale" in ('en', 'fr', 'no'));`);
    this.addSql(`create or replace function "project_versions_newest_kept_insert_fn"() returns trigger as \$\$ declare change record; begin 
    delete from project_versions as kept using came
      where kept.project_id = came.project_id and kept.locale = came.locale
        and kept.number <= came.number - 50; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "newest_kept_insert" after insert on "project_versions" referencing new table as came for each statement execute function "project_versions_newest_kept_insert_fn"();`);

    this.addSql(`alter table "solution_versions" add constraint "solution_versions_solution_id_foreign" foreign key ("solution_id") references "solutions" ("id") on delete cascade;`);
    this.addSql(`alter table "solution_versions" add constraint "solution_versions_published_by_id_foreign" foreign key ("published_by_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "solution_versions" add constraint "solution_versions_locale_check" check ("locale" in ('en', 'fr', 'no'));`);
    this.addSql(`create or replace function "solution_versions_newest_kept_insert_fn"() returns trigger as \$\$ declare change record; begin 
    delete from solution_versions as kept using came
      where kept.solution_id = came.solution_id and kept.locale = came.locale
        and kept.number <= came.number - 50; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "newest_kept_insert" after insert on "solution_versions" referencing new table as came for each statement execute function "solution_versions_newest_kept_insert_fn"();`);

    this.addSql(firstVersions("projects", "project_versions", "project_id"));
    this.addSql(firstVersions("solutions", "solution_versions", "solution_id"));
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "newest_kept_insert" on "project_versions";`);
    this.addSql(`drop function if exists "project_versions_newest_kept_insert_fn"();`);
    this.addSql(`drop table if exists "project_versions" cascade;`);
    this.addSql(`drop trigger if exists "newest_kept_insert" on "solution_versions";`);
    this.addSql(`drop function if exists "solution_versions_newest_kept_insert_fn"();`);
    this.addSql(`drop table if exists "solution_versions" cascade;`);

    this.addSql(`alter table "projects" drop column "text_version", drop column "text_version_since", drop column "text_digest", drop column "scheduled_by";`);

    this.addSql(`alter table "solutions" drop column "text_version", drop column "text_version_since", drop column "text_digest", drop column "scheduled_by";`);
  }

}
