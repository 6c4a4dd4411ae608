import { Migration } from '@mikro-orm/migrations';

export class Migration20261125202804 extends Migration {

  override name = 'Migration20261125202804';

  override up(): void | Promise<void> {
    this.addSql(`create table "pages" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "title" jsonb not null default '{}', "slug" jsonb not null default '{}', "description" jsonb not null default '{}', "status" jsonb not null default '{}', "published_at" jsonb not null default '{}', "scheduled_at" jsonb not null default '{}', "text_changed_at" jsonb not null default '{}', "languages" text[] not null default '{}', "first_published_at" timestamptz(3) null, "archived_from" jsonb not null default '{}', "next_publication_at" timestamptz(3) null, "states" text[] generated always as (array_remove(array["status" ->> 'en', 'en' || left("status" ->> 'en', 0), 'en ' || ("status" ->> 'en'), "status" ->> 'fr', 'fr' || left("status" ->> 'fr', 0), 'fr ' || ("status" ->> 'fr'), "status" ->> 'no', 'no' || left("status" ->> 'no', 0), 'no ' || ("status" ->> 'no')], null)) stored not null, "sort_title" text generated always as (coalesce("title" ->> 'en', "title" ->> 'fr', "title" ->> 'no', '')) stored collate "und-x-icu" not null, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left(coalesce("title" ->> 'en', '') || ' ' || coalesce("title" ->> 'fr', '') || ' ' || coalesce("title" ->> 'no', '') || ' ' || coalesce("slug" ->> 'en', '') || ' ' || coalesce("slug" ->> 'fr', '') || ' ' || coalesce("slug" ->> 'no', '') || ' ' || regexp_replace(coalesce("html" ->> 'en', '') || ' ' || coalesce("html" ->> 'fr', '') || ' ' || coalesce("html" ->> 'no', ''), '<[^>]*>', ' ', 'g'), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, "public_terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left(coalesce(repeat("title" ->> 'en', ("status" ->> 'en' = 'published')::integer), '') || ' ' || coalesce(repeat("title" ->> 'fr', ("status" ->> 'fr' = 'published')::integer), '') || ' ' || coalesce(repeat("title" ->> 'no', ("status" ->> 'no' = 'published')::integer), '') || ' ' || coalesce(repeat("slug" ->> 'en', ("status" ->> 'en' = 'published')::integer), '') || ' ' || coalesce(repeat("slug" ->> 'fr', ("status" ->> 'fr' = 'published')::integer), '') || ' ' || coalesce(repeat("slug" ->> 'no', ("status" ->> 'no' = 'published')::integer), '') || ' ' || coalesce(repeat("description" ->> 'en', ("status" ->> 'en' = 'published')::integer), '') || ' ' || coalesce(repeat("description" ->> 'fr', ("status" ->> 'fr' = 'published')::integer), '') || ' ' || coalesce(repeat("description" ->> 'no', ("status" ->> 'no' = 'published')::integer), ''), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, "content" jsonb not null default '{}', "html" jsonb not null default '{}', "headings" jsonb not null default '{}', "reading_minutes" jsonb not null default '{}', "cover" text null, "cover_alt" jsonb not null default '{}', "meta_title" jsonb not null default '{}', "meta_description" jsonb not null default '{}', "meta_keywords" jsonb not null default '{}', "og_image" text null, "pictures" text[] not null default '{}', "canonical" text null, "noindex" boolean not null default false, "in_footer" boolean not null default false, "order" int not null default 0, "is_built_in" boolean not null default false, "text_version" jsonb not null default '{}', "text_version_since" jsonb not null default '{}', "text_digest" jsonb not null default '{}', primary key ("id"));`);
    this.addSql(`create index "pages_first_published_at_index" on "pages" ("first_published_at");`);
    this.addSql(`create index "pages_next_publication_at_index" on "pages" ("next_publication_at");`);
    this.addSql(`create unique index "pages_slug_en_unique" on "pages" (("slug" ->> 'en')) where "deleted_at" is null;`);
    this.addSql(`create unique index "pages_slug_fr_unique" on "pages" (("slug" ->> 'fr')) where "deleted_at" is null;`);
    this.addSql(`create unique index "pages_slug_no_unique" on "pages" (("slug" ->> 'no')) where "deleted_at" is null;`);
    this.addSql(`create index "pages_updated_at_id_index" on "pages" ("updated_at", "id");`);
    this.addSql(`create index "pages_created_at_id_index" on "pages" ("created_at", "id");`);
    this.addSql(`create index "pages_sort_title_id_index" on "pages" ("sort_title", "id");`);
    this.addSql(`create index "pages_terms_index" on "pages" using gin ("terms");`);
    this.addSql(`create index "pages_public_terms_index" on "pages" using gin ("public_terms");`);
    this.addSql(`create index "pages_states_index" on "pages" using gin ("states") where "deleted_at" is null;`);
    this.addSql(`create index "pages_tabs_index" on "pages" ("states", "id") where "deleted_at" is null;`);
    this.addSql(`create index "pages_pictures_index" on "pages" using gin ("pictures");`);
    this.addSql(`create index "pages_pages_index" on "pages" ("id") include ("slug", "languages", "updated_at", "deleted_at", "noindex");`);
    this.addSql(`create index "pages_trash_index" on "pages" ("deleted_at", "id") where "deleted_at" is not null;`);

    this.addSql(`create table "page_day_totals" ("day" timestamptz(3) not null, "total" int not null, primary key ("day"));`);

    this.addSql(`create table "page_former_slugs" ("locale" text not null, "slug" text not null, "page_id" uuid not null, primary key ("locale", "slug"));`);
    this.addSql(`create index "page_former_slugs_page_id_index" on "page_former_slugs" ("page_id");`);

    this.addSql(`create table "page_publications" ("locale" text not null, "page_id" uuid not null, "published_at" timestamptz(3) not null, primary key ("locale", "page_id"));`);
    this.addSql(`create index "page_publications_page_id_index" on "page_publications" ("page_id");`);
    this.addSql(`create index "page_publications_locale_published_at_page_id_index" on "page_publications" ("locale", "published_at", "page_id");`);

    this.addSql(`create table "page_publication_totals" ("locale" text not null, "month" timestamptz(3) not null, "total" int not null default 0, primary key ("locale", "month"));`);

    this.addSql(`create table "page_state_totals" ("key" text not null, "states" text[] not null, "languages" text[] not null, "total" int not null, primary key ("key"));`);

    this.addSql(`create table "page_versions" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "page_id" uuid not null, "locale" text not null, "number" int not null, "in_force_since" timestamptz(3) not null, "title" text not null, "description" text null, "content" jsonb null, "html" text null, "pictures" text[] not null default '{}', primary key ("id"));`);
    this.addSql(`create unique index "page_versions_number_unique" on "page_versions" ("page_id", "locale", "number");`);

    this.addSql(`create or replace function "pages_page_state_totals_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into page_state_totals (key, states, languages, total)
      select states::text || languages::text, states, languages, sum(n) from (select *, 1 as n from came) as changes where deleted_at is null
      group by 1, 2, 3 having sum(n) <> 0 order by 1
      on conflict (key) do update set total = page_state_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "page_state_totals_insert" after insert on "pages" referencing new table as came for each statement execute function "pages_page_state_totals_insert_fn"();`);
    this.addSql(`create or replace function "pages_page_state_totals_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into page_state_totals (key, states, languages, total)
      select states::text || languages::text, states, languages, sum(n) from (select *, -1 as n from gone) as changes where deleted_at is null
      group by 1, 2, 3 having sum(n) <> 0 order by 1
      on conflict (key) do update set total = page_state_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "page_state_totals_delete" after delete on "pages" referencing old table as gone for each statement execute function "pages_page_state_totals_delete_fn"();`);
    this.addSql(`create or replace function "pages_page_state_totals_update_fn"() returns trigger as \$\$ begin 
    insert into page_state_totals (key, states, languages, total)
      select states::text || languages::text, states, languages, sum(n) from (select new.*, 1 as n union all select old.*, -1) as changes where deleted_at is null
      group by 1, 2, 3 having sum(n) <> 0 order by 1
      on conflict (key) do update set total = page_state_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "page_state_totals_update" after update of states, languages, deleted_at on "pages" for each row
    when (old.states is distinct from new.states or old.languages is distinct from new.languages or old.deleted_at is distinct from new.deleted_at)
    execute function "pages_page_state_totals_update_fn"();`);
    this.addSql(`create or replace function "pages_page_day_totals_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into page_day_totals (day, total)
      select date_trunc('day', first_published_at, 'utc'), sum(n) from (select *, 1 as n from came) as changes where deleted_at is null and languages <> '{}' and first_published_at is not null
      group by 1 having sum(n) <> 0 order by 1
      on conflict (day) do update set total = page_day_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "page_day_totals_insert" after insert on "pages" referencing new table as came for each statement execute function "pages_page_day_totals_insert_fn"();`);
    this.addSql(`create or replace function "pages_page_day_totals_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into page_day_totals (day, total)
      select date_trunc('day', first_published_at, 'utc'), sum(n) from (select *, -1 as n from gone) as changes where deleted_at is null and languages <> '{}' and first_published_at is not null
      group by 1 having sum(n) <> 0 order by 1
      on conflict (day) do update set total = page_day_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "page_day_totals_delete" after delete on "pages" referencing old table as gone for each statement execute function "pages_page_day_totals_delete_fn"();`);
    this.addSql(`create or replace function "pages_page_day_totals_update_fn"() returns trigger as \$\$ begin 
    insert into page_day_totals (day, total)
      select date_trunc('day', first_published_at, 'utc'), sum(n) from (select new.*, 1 as n union all select old.*, -1) as changes where deleted_at is null and languages <> '{}' and first_published_at is not null
      group by 1 having sum(n) <> 0 order by 1
      on conflict (day) do update set total = page_day_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "page_day_totals_update" after update of first_published_at, languages, deleted_at on "pages" for each row
    when (old.first_published_at is distinct from new.first_published_at or old.languages is distinct from new.languages or old.deleted_at is distinct from new.deleted_at)
    execute function "pages_page_day_totals_update_fn"();`);
    this.addSql(`create or replace function "pages_published_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into page_publications (locale, published_at, page_id)
      select locale, (published_at ->> locale)::timestamptz, id
      from came, unnest(languages) as locale;     delete from page_former_slugs as former using came, jsonb_each_text(came.slug) as taken(locale, slug)
      where former.locale = taken.locale and former.slug = taken.slug; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "published_insert" after insert on "pages" referencing new table as came for each statement execute function "pages_published_insert_fn"();`);
    this.addSql(`create or replace function "pages_republished_fn"() returns trigger as \$\$ begin
    if not old.languages <@ new.languages then
      delete from page_publications where page_id = new.id and locale <> all (new.languages);     end if;     if new.languages <> '{}' then
      insert into page_publications (locale, published_at, page_id)
        select locale, (new.published_at ->> locale)::timestamptz, new.id
        from unnest(new.languages) as locale
        on conflict (locale, page_id) do update
          set published_at = excluded.published_at
          where (page_publications.published_at)
            is distinct from (excluded.published_at);     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "republished" after update of languages, published_at on "pages" for each row
    when (old.languages <> new.languages or old.published_at <> new.published_at)
    execute function "pages_republished_fn"();`);
    this.addSql(`create or replace function "pages_readdressed_fn"() returns trigger as \$\$ begin
    insert into page_former_slugs (locale, slug, page_id)
      select had.locale, had.slug, new.id from jsonb_each_text(old.slug) as had(locale, slug)
      where had.slug is distinct from new.slug ->> had.locale
        and old.published_at ->> had.locale is not null
      on conflict (locale, slug) do update set page_id = excluded.page_id;     if new.deleted_at is null then
      delete from page_former_slugs as former using jsonb_each_text(new.slug) as taken(locale, slug)
        where former.locale = taken.locale and former.slug = taken.slug;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "readdressed" after update of slug, deleted_at on "pages" for each row
    when (old.slug <> new.slug or old.deleted_at is not null and new.deleted_at is null)
    execute function "pages_readdressed_fn"();`);
    this.addSql(`create or replace function "pages_unpublished_fn"() returns trigger as \$\$ begin delete from page_publications where page_id = old.id; return old; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "unpublished" BEFORE DELETE on "pages" for each ROW execute function "pages_unpublished_fn"();`);
    this.addSql(`create or replace function "pages_pictures_fn"() returns trigger as \$\$ begin
    new.pictures := array(
      select distinct shown[1] from regexp_matches(
        concat_ws(' ', new.cover, new.og_image, new.content), '/files/[a-z]+/[a-z0-9-]+[.]webp', 'g'
      ) as shown order by 1);     return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "pictures" before insert or update of cover, og_image, content on "pages" for each row
    execute function "pages_pictures_fn"();`);

    this.addSql(`alter table "page_former_slugs" add constraint "page_former_slugs_page_id_foreign" foreign key ("page_id") references "pages" ("id") on delete cascade;`);

    this.addSql(`alter table "page_publications" add constraint "page_publications_page_id_foreign" foreign key ("page_id") references "pages" ("id") on delete cascade;`);
    this.addSql(`create or replace function "page_publications_totals_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into page_publication_totals (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from (select *, 1 as n from came) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = page_publication_totals.total + excluded.total;      return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_insert" after insert on "page_publications" referencing new table as came for each statement execute function "page_publications_totals_insert_fn"();`);
    this.addSql(`create or replace function "page_publications_totals_update_fn"() returns trigger as \$\$ declare change record; begin 
    insert into page_publication_totals (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from (select *, 1 as n from came union all select *, -1 from gone) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = page_publication_totals.total + excluded.total;      return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_update" after update on "page_publications" referencing old table as gone new table as came for each statement execute function "page_publications_totals_update_fn"();`);
    this.addSql(`create or replace function "page_publications_totals_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into page_publication_totals (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from (select *, -1 as n from gone) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = page_publication_totals.total + excluded.total;      return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_delete" after delete on "page_publications" referencing old table as gone for each statement execute function "page_publications_totals_delete_fn"();`);

    this.addSql(`alter table "page_versions" add constraint "page_versions_page_id_foreign" foreign key ("page_id") references "pages" ("id") on delete cascade;`);
    this.addSql(`alter table "page_versions" add constraint "page_versions_locale_check" check ("locale" in ('en', 'fr', 'no'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "page_former_slugs" drop constraint "page_former_slugs_page_id_foreign";`);
    this.addSql(`alter table "page_publications" drop constraint "page_publications_page_id_foreign";`);
    this.addSql(`alter table "page_versions" drop constraint "page_versions_page_id_foreign";`);

    this.addSql(`drop trigger if exists "page_state_totals_insert" on "pages";`);
    this.addSql(`drop function if exists "pages_page_state_totals_insert_fn"();`);
    this.addSql(`drop trigger if exists "page_state_totals_delete" on "pages";`);
    this.addSql(`drop function if exists "pages_page_state_totals_delete_fn"();`);
    this.addSql(`drop trigger if exists "page_state_totals_update" on "pages";`);
    this.addSql(`drop function if exists "pages_page_state_totals_update_fn"();`);
    this.addSql(`drop trigger if exists "page_day_totals_insert" on "pages";`);
    this.addSql(`drop function if exists "pages_page_day_totals_insert_fn"();`);
    this.addSql(`drop trigger if exists "page_day_totals_delete" on "pages";`);
    this.addSql(`drop function if exists "pages_page_day_totals_delete_fn"();`);
    this.addSql(`drop trigger if exists "page_day_totals_update" on "pages";`);
    this.addSql(`drop function if exists "pages_page_day_totals_update_fn"();`);
    this.addSql(`drop trigger if exists "published_insert" on "pages";`);
    this.addSql(`drop function if exists "pages_published_insert_fn"();`);
    this.addSql(`drop trigger if exists "republished" on "pages";`);
    this.addSql(`drop function if exists "pages_republished_fn"();`);
    this.addSql(`drop trigger if exists "readdressed" on "pages";`);
    this.addSql(`drop function if exists "pages_readdressed_fn"();`);
    this.addSql(`drop trigger if exists "unpublished" on "pages";`);
    this.addSql(`drop function if exists "pages_unpublished_fn"();`);
    this.addSql(`drop trigger if exists "pictures" on "pages";`);
    this.addSql(`drop function if exists "pages_pictures_fn"();`);
    this.addSql(`drop table if exists "pages" cascade;`);
    this.addSql(`drop table if exists "page_day_totals" cascade;`);
    this.addSql(`drop table if exists "page_former_slugs" cascade;`);
    this.addSql(`drop trigger if exists "totals_insert" on "page_publications";`);
    this.addSql(`drop function if exists "page_publications_totals_insert_fn"();`);
    this.addSql(`drop trigger if exists "totals_update" on "page_publications";`);
    this.addSql(`drop function if exists "page_publications_totals_update_fn"();`);
    this.addSql(`drop trigger if exists "totals_delete" on "page_publications";`);
    this.addSql(`drop function if exists "page_publications_totals_delete_fn"();`);
    this.addSql(`drop table if exists "page_publications" cascade;`);
    this.addSql(`drop table if exists "page_publication_totals" cascade;`);
    this.addSql(`drop table if exists "page_state_totals" cascade;`);
    this.addSql(`drop table if exists "page_versions" cascade;`);
  }

}
