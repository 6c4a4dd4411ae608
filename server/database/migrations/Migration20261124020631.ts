import { Migration } from '@mikro-orm/migrations';

export class Migration20261124020631 extends Migration {

  override name = 'Migration20261124020631';

  override up(): void | Promise<void> {
    this.addSql(`create table "solutions" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "title" jsonb not null default '{}', "slug" jsonb not null default '{}', "description" jsonb not null default '{}', "status" jsonb not null default '{}', "published_at" jsonb not null default '{}', "scheduled_at" jsonb not null default '{}', "text_changed_at" jsonb not null default '{}', "languages" text[] not null default '{}', "first_published_at" timestamptz(3) null, "archived_from" jsonb not null default '{}', "next_publication_at" timestamptz(3) null, "states" text[] generated always as (array_remove(array["status" ->> 'en', 'en' || left("status" ->> 'en', 0), 'en ' || ("status" ->> 'en'), "status" ->> 'fr', 'fr' || left("status" ->> 'fr', 0), 'fr ' || ("status" ->> 'fr'), "status" ->> 'no', 'no' || left("status" ->> 'no', 0), 'no ' || ("status" ->> 'no')], null)) stored not null, "sort_title" text generated always as (coalesce("title" ->> 'en', "title" ->> 'fr', "title" ->> 'no', '')) stored collate "und-x-icu" not null, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left(coalesce("title" ->> 'en', '') || ' ' || coalesce("title" ->> 'fr', '') || ' ' || coalesce("title" ->> 'no', '') || ' ' || coalesce("slug" ->> 'en', '') || ' ' || coalesce("slug" ->> 'fr', '') || ' ' || coalesce("slug" ->> 'no', '') || ' ' || regexp_replace(coalesce("html" ->> 'en', '') || ' ' || coalesce("html" ->> 'fr', '') || ' ' || coalesce("html" ->> 'no', ''), '<[^>]*>', ' ', 'g'), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, "public_terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left(coalesce(repeat("title" ->> 'en', ("status" ->> 'en' = 'published')::integer), '') || ' ' || coalesce(repeat("title" ->> 'fr', ("status" ->> 'fr' = 'published')::integer), '') || ' ' || coalesce(repeat("title" ->> 'no', ("status" ->> 'no' = 'published')::integer), '') || ' ' || coalesce(repeat("slug" ->> 'en', ("status" ->> 'en' = 'published')::integer), '') || ' ' || coalesce(repeat("slug" ->> 'fr', ("status" ->> 'fr' = 'published')::integer), '') || ' ' || coalesce(repeat("slug" ->> 'no', ("status" ->> 'no' = 'published')::integer), '') || ' ' || coalesce(repeat("description" ->> 'en', ("status" ->> 'en' = 'published')::integer), '') || ' ' || coalesce(repeat("description" ->> 'fr', ("status" ->> 'fr' = 'published')::integer), '') || ' ' || coalesce(repeat("description" ->> 'no', ("status" ->> 'no' = 'published')::integer), ''), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, "content" jsonb not null default '{}', "html" jsonb not null default '{}', "headings" jsonb not null default '{}', "reading_minutes" jsonb not null default '{}', "cover" text null, "cover_alt" jsonb not null default '{}', "meta_title" jsonb not null default '{}', "meta_description" jsonb not null default '{}', "meta_keywords" jsonb not null default '{}', "og_image" text null, "pictures" text[] not null default '{}', "canonical" text null, "noindex" boolean not null default false, "icon" text null, "category_id" uuid null, "tags" text[] not null default '{}', "benefits" jsonb not null default '{}', "steps" jsonb not null default '{}', "cta_label" jsonb not null default '{}', "cta_href" text null, primary key ("id"));`);
    this.addSql(`create index "solutions_first_published_at_index" on "solutions" ("first_published_at");`);
    this.addSql(`create index "solutions_next_publication_at_index" on "solutions" ("next_publication_at");`);
    this.addSql(`create index "solutions_category_id_index" on "solutions" ("category_id");`);
    this.addSql(`create index "solutions_tags_index" on "solutions" using gin ("tags");`);
    this.addSql(`create unique index "solutions_slug_en_unique" on "solutions" (("slug" ->> 'en')) where "deleted_at" is null;`);
    this.addSql(`create unique index "solutions_slug_fr_unique" on "solutions" (("slug" ->> 'fr')) where "deleted_at" is null;`);
    this.addSql(`create unique index "solutions_slug_no_unique" on "solutions" (("slug" ->> 'no')) where "deleted_at" is null;`);
    this.addSql(`create index "solutions_updated_at_id_index" on "solutions" ("updated_at", "id");`);
    this.addSql(`create index "solutions_created_at_id_index" on "solutions" ("created_at", "id");`);
    this.addSql(`create index "solutions_sort_title_id_index" on "solutions" ("sort_title", "id");`);
    this.addSql(`create index "solutions_terms_index" on "solutions" using gin ("terms");`);
    this.addSql(`create index "solutions_public_terms_index" on "solutions" using gin ("public_terms");`);
    this.addSql(`create index "solutions_states_index" on "solutions" using gin ("states") where "deleted_at" is null;`);
    this.addSql(`create index "solutions_tabs_index" on "solutions" ("states", "id") where "deleted_at" is null;`);
    this.addSql(`create index "solutions_pictures_index" on "solutions" using gin ("pictures");`);
    this.addSql(`create index "solutions_trash_index" on "solutions" ("deleted_at", "id") where "deleted_at" is not null;`);

    this.addSql(`create table "solution_day_totals" ("day" timestamptz(3) not null, "total" int not null, primary key ("day"));`);

    this.addSql(`create table "solutions_faqs" ("solution_id" uuid not null, "faq_id" uuid not null, primary key ("solution_id", "faq_id"));`);
    this.addSql(`create index "solutions_faqs_faq_id_index" on "solutions_faqs" ("faq_id");`);

    this.addSql(`create table "solution_former_slugs" ("locale" text not null, "slug" text not null, "solution_id" uuid not null, primary key ("locale", "slug"));`);
    this.addSql(`create index "solution_former_slugs_solution_id_index" on "solution_former_slugs" ("solution_id");`);

    this.addSql(`create table "solutions_projects" ("solution_id" uuid not null, "project_id" uuid not null, primary key ("solution_id", "project_id"));`);
    this.addSql(`create index "solutions_projects_project_id_index" on "solutions_projects" ("project_id");`);

    this.addSql(`create table "solution_publications" ("locale" text not null, "solution_id" uuid not null, "published_at" timestamptz(3) not null, primary key ("locale", "solution_id"));`);
    this.addSql(`create index "solution_publications_solution_id_index" on "solution_publications" ("solution_id");`);
    this.addSql(`create index "solution_publications_locale_published_at_solution_id_index" on "solution_publications" ("locale", "published_at", "solution_id");`);

    this.addSql(`create table "solution_publication_totals" ("locale" text not null, "month" timestamptz(3) not null, "total" int not null default 0, primary key ("locale", "month"));`);

    this.addSql(`create table "solution_state_totals" ("key" text not null, "states" text[] not null, "languages" text[] not null, "total" int not null, primary key ("key"));`);

    this.addSql(`alter table "solutions" add constraint "solutions_category_id_foreign" foreign key ("category_id") references "categories" ("id") on delete set null;`);
    this.addSql(`create or replace function "solutions_solution_state_totals_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into solution_state_totals (key, states, languages, total)
      select states::text || languages::text, states, languages, sum(n) from (select *, 1 as n from came) as changes where deleted_at is null
      group by 1, 2, 3 having sum(n) <> 0 order by 1
      on conflict (key) do update set total = solution_state_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "solution_state_totals_insert" after insert on "solutions" referencing new table as came for each statement execute function "solutions_solution_state_totals_insert_fn"();`);
    this.addSql(`create or replace function "solutions_solution_state_totals_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into solution_state_totals (key, states, languages, total)
      select states::text || languages::text, states, languages, sum(n) from (select *, -1 as n from gone) as changes where deleted_at is null
      group by 1, 2, 3 having sum(n) <> 0 order by 1
      on conflict (key) do update set total = solution_state_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "solution_state_totals_delete" after delete on "solutions" referencing old table as gone for each statement execute function "solutions_solution_state_totals_delete_fn"();`);
    this.addSql(`create or replace function "solutions_solution_state_totals_update_fn"() returns trigger as \$\$ begin 
    insert into solution_state_totals (key, states, languages, total)
      select states::text || languages::text, states, languages, sum(n) from (select new.*, 1 as n union all select old.*, -1) as changes where deleted_at is null
      group by 1, 2, 3 having sum(n) <> 0 order by 1
      on conflict (key) do update set total = solution_state_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "solution_state_totals_update" after update of states, languages, deleted_at on "solutions" for each row
    when (old.states is distinct from new.states or old.languages is distinct from new.languages or old.deleted_at is distinct from new.deleted_at)
    execute function "solutions_solution_state_totals_update_fn"();`);
    this.addSql(`create or replace function "solutions_solution_day_totals_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into solution_day_totals (day, total)
      select date_trunc('day', first_published_at, 'utc'), sum(n) from (select *, 1 as n from came) as changes where deleted_at is null and languages <> '{}' and first_published_at is not null
      group by 1 having sum(n) <> 0 order by 1
      on conflict (day) do update set total = solution_day_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "solution_day_totals_insert" after insert on "solutions" referencing new table as came for each statement execute function "solutions_solution_day_totals_insert_fn"();`);
    this.addSql(`create or replace function "solutions_solution_day_totals_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into solution_day_totals (day, total)
      select date_trunc('day', first_published_at, 'utc'), sum(n) from (select *, -1 as n from gone) as changes where deleted_at is null and languages <> '{}' and first_published_at is not null
      group by 1 having sum(n) <> 0 order by 1
      on conflict (day) do update set total = solution_day_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "solution_day_totals_delete" after delete on "solutions" referencing old table as gone for each statement execute function "solutions_solution_day_totals_delete_fn"();`);
    this.addSql(`create or replace function "solutions_solution_day_totals_update_fn"() returns trigger as \$\$ begin 
    insert into solution_day_totals (day, total)
      select date_trunc('day', first_published_at, 'utc'), sum(n) from (select new.*, 1 as n union all select old.*, -1) as changes where deleted_at is null and languages <> '{}' and first_published_at is not null
      group by 1 having sum(n) <> 0 order by 1
      on conflict (day) do update set total = solution_day_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "solution_day_totals_update" after update of first_published_at, languages, deleted_at on "solutions" for each row
    when (old.first_published_at is distinct from new.first_published_at or old.languages is distinct from new.languages or old.deleted_at is distinct from new.deleted_at)
    execute function "solutions_solution_day_totals_update_fn"();`);
    this.addSql(`create or replace function "solutions_published_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into solution_publications (locale, published_at, solution_id)
      select locale, (published_at ->> locale)::timestamptz, id
      from came, unnest(languages) as locale;     delete from solution_former_slugs as former using came, jsonb_each_text(came.slug) as taken(locale, slug)
      where former.locale = taken.locale and former.slug = taken.slug; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "published_insert" after insert on "solutions" referencing new table as came for each statement execute function "solutions_published_insert_fn"();`);
    this.addSql(`create or replace function "solutions_republished_fn"() returns trigger as \$\$ begin
    if not old.languages <@ new.languages then
      delete from solution_publications where solution_id = new.id and locale <> all (new.languages);     end if;     if new.languages <> '{}' then
      insert into solution_publications (locale, published_at, solution_id)
        select locale, (new.published_at ->> locale)::timestamptz, new.id
        from unnest(new.languages) as locale
        on conflict (locale, solution_id) do update
          set published_at = excluded.published_at
          where (solution_publications.published_at)
            is distinct from (excluded.published_at);     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "republished" after update of languages, published_at on "solutions" for each row
    when (old.languages <> new.languages or old.published_at <> new.published_at)
    execute function "solutions_republished_fn"();`);
    this.addSql(`create or replace function "solutions_readdressed_fn"() returns trigger as \$\$ begin
    insert into solution_former_slugs (locale, slug, solution_id)
      select had.locale, had.slug, new.id from jsonb_each_text(old.slug) as had(locale, slug)
      where had.slug is distinct from new.slug ->> had.locale
        and old.published_at ->> had.locale is not null
      on conflict (locale, slug) do update set solution_id = excluded.solution_id;     if new.deleted_at is null then
      delete from solution_former_slugs as former using jsonb_each_text(new.slug) as taken(locale, slug)
        where former.locale = taken.locale and former.slug = taken.slug;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "readdressed" after update of slug, deleted_at on "solutions" for each row
    when (old.slug <> new.slug or old.deleted_at is not null and new.deleted_at is null)
    execute function "solutions_readdressed_fn"();`);
    this.addSql(`create or replace function "solutions_unpublished_fn"() returns trigger as \$\$ begin delete from solution_publications where solution_id = old.id; return old; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "unpublished" BEFORE DELETE on "solutions" for each ROW execute function "solutions_unpublished_fn"();`);
    this.addSql(`create or replace function "solutions_pictures_fn"() returns trigger as \$\$ begin
    new.pictures := array(
      select distinct shown[1] from regexp_matches(
        concat_ws(' ', new.cover, new.og_image, new.content), '/files/[a-z]+/[a-z0-9-]+[.]webp', 'g'
      ) as shown order by 1);     return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "pictures" before insert or update of cover, og_image, content on "solutions" for each row
    execute function "solutions_pictures_fn"();`);

    this.addSql(`alter table "solutions_faqs" add constraint "solutions_faqs_solution_id_foreign" foreign key ("solution_id") references "solutions" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "solutions_faqs" add constraint "solutions_faqs_faq_id_foreign" foreign key ("faq_id") references "faqs" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "solution_former_slugs" add constraint "solution_former_slugs_solution_id_foreign" foreign key ("solution_id") references "solutions" ("id") on delete cascade;`);

    this.addSql(`alter table "solutions_projects" add constraint "solutions_projects_solution_id_foreign" foreign key ("solution_id") references "solutions" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "solutions_projects" add constraint "solutions_projects_project_id_foreign" foreign key ("project_id") references "projects" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "solution_publications" add constraint "solution_publications_solution_id_foreign" foreign key ("solution_id") references "solutions" ("id") on delete cascade;`);
    this.addSql(`create or replace function "solution_publications_totals_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into solution_publication_totals (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from (select *, 1 as n from came) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = solution_publication_totals.total + excluded.total;      return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_insert" after insert on "solution_publications" referencing new table as came for each statement execute function "solution_publications_totals_insert_fn"();`);
    this.addSql(`create or replace function "solution_publications_totals_update_fn"() returns trigger as \$\$ declare change record; begin 
    insert into solution_publication_totals (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from (select *, 1 as n from came union all select *, -1 from gone) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = solution_publication_totals.total + excluded.total;      return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_update" after update on "solution_publications" referencing old table as gone new table as came for each statement execute function "solution_publications_totals_update_fn"();`);
    this.addSql(`create or replace function "solution_publications_totals_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into solution_publication_totals (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from (select *, -1 as n from gone) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = solution_publication_totals.total + excluded.total;      return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_delete" after delete on "solution_publications" referencing old table as gone for each statement execute function "solution_publications_totals_delete_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "solutions_faqs" drop constraint "solutions_faqs_solution_id_foreign";`);
    this.addSql(`alter table "solution_former_slugs" drop constraint "solution_former_slugs_solution_id_foreign";`);
    this.addSql(`alter table "solutions_projects" drop constraint "solutions_projects_solution_id_foreign";`);
    this.addSql(`alter table "solution_publications" drop constraint "solution_publications_solution_id_foreign";`);

    this.addSql(`drop trigger if exists "solution_state_totals_insert" on "solutions";`);
    this.addSql(`drop function if exists "solutions_solution_state_totals_insert_fn"();`);
    this.addSql(`drop trigger if exists "solution_state_totals_delete" on "solutions";`);
    this.addSql(`drop function if exists "solutions_solution_state_totals_delete_fn"();`);
    this.addSql(`drop trigger if exists "solution_state_totals_update" on "solutions";`);
    this.addSql(`drop function if exists "solutions_solution_state_totals_update_fn"();`);
    this.addSql(`drop trigger if exists "solution_day_totals_insert" on "solutions";`);
    this.addSql(`drop function if exists "solutions_solution_day_totals_insert_fn"();`);
    this.addSql(`drop trigger if exists "solution_day_totals_delete" on "solutions";`);
    this.addSql(`drop function if exists "solutions_solution_day_totals_delete_fn"();`);
    this.addSql(`drop trigger if exists "solution_day_totals_update" on "solutions";`);
    this.addSql(`drop function if exists "solutions_solution_day_totals_update_fn"();`);
    this.addSql(`drop trigger if exists "published_insert" on "solutions";`);
    this.addSql(`drop function if exists "solutions_published_insert_fn"();`);
    this.addSql(`drop trigger if exists "republished" on "solutions";`);
    this.addSql(`drop function if exists "solutions_republished_fn"();`);
    this.addSql(`drop trigger if exists "readdressed" on "solutions";`);
    this.addSql(`drop function if exists "solutions_readdressed_fn"();`);
    this.addSql(`drop trigger if exists "unpublished" on "solutions";`);
    this.addSql(`drop function if exists "solutions_unpublished_fn"();`);
    this.addSql(`drop trigger if exists "pictures" on "solutions";`);
    this.addSql(`drop function if exists "solutions_pictures_fn"();`);
    this.addSql(`drop table if exists "solutions" cascade;`);
    this.addSql(`drop table if exists "solution_day_totals" cascade;`);
    this.addSql(`drop table if exists "solutions_faqs" cascade;`);
    this.addSql(`drop table if exists "solution_former_slugs" cascade;`);
    this.addSql(`drop table if exists "solutions_projects" cascade;`);
    this.addSql(`drop trigger if exists "totals_insert" on "solution_publications";`);
    this.addSql(`drop function if exists "solution_publications_totals_insert_fn"();`);
    this.addSql(`drop trigger if exists "totals_update" on "solution_publications";`);
    this.addSql(`drop function if exists "solution_publications_totals_update_fn"();`);
    this.addSql(`drop trigger if exists "totals_delete" on "solution_publications";`);
    this.addSql(`drop function if exists "solution_publications_totals_delete_fn"();`);
    this.addSql(`drop table if exists "solution_publications" cascade;`);
    this.addSql(`drop table if exists "solution_publication_totals" cascade;`);
    this.addSql(`drop table if exists "solution_state_totals" cascade;`);
  }

}
