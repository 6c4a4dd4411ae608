import { Migration } from '@mikro-orm/migrations';

export class Migration20261123191340 extends Migration {

  override name = 'Migration20261123191340';

  override up(): void | Promise<void> {
    this.addSql(`create table "project_day_totals" ("day" timestamptz(3) not null, "total" int not null, primary key ("day"));`);

    this.addSql(`create table "project_publication_totals" ("locale" text not null, "month" timestamptz(3) not null, "total" int not null default 0, primary key ("locale", "month"));`);

    this.addSql(`create table "project_state_totals" ("key" text not null, "states" text[] not null, "languages" text[] not null, "total" int not null, primary key ("key"));`);

    this.addSql(`create table "project_types" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "name" jsonb not null default '{}', "slug" text not null, "icon" text null, "color" text not null default 'default', "order" int not null default 0, "project_count" int not null default 0, "listed_count" jsonb not null default '{"en":0,"fr":0,"no":0}', primary key ("id"));`);
    this.addSql(`create unique index "project_types_slug_unique" on "project_types" ("slug") where "deleted_at" is null;`);
    this.addSql(`create index "project_types_order_id_index" on "project_types" ("order", "id");`);

    this.addSql(`create table "projects" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "title" jsonb not null default '{}', "slug" jsonb not null default '{}', "description" jsonb not null default '{}', "status" jsonb not null default '{}', "published_at" jsonb not null default '{}', "scheduled_at" jsonb not null default '{}', "text_changed_at" jsonb not null default '{}', "languages" text[] not null default '{}', "first_published_at" timestamptz(3) null, "archived_from" jsonb not null default '{}', "next_publication_at" timestamptz(3) null, "states" text[] generated always as (array_remove(array["status" ->> 'en', 'en' || left("status" ->> 'en', 0), 'en ' || ("status" ->> 'en'), "status" ->> 'fr', 'fr' || left("status" ->> 'fr', 0), 'fr ' || ("status" ->> 'fr'), "status" ->> 'no', 'no' || left("status" ->> 'no', 0), 'no ' || ("status" ->> 'no')], null)) stored not null, "sort_title" text generated always as (coalesce("title" ->> 'en', "title" ->> 'fr', "title" ->> 'no', '')) stored collate "und-x-icu" not null, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left(coalesce("title" ->> 'en', '') || ' ' || coalesce("title" ->> 'fr', '') || ' ' || coalesce("title" ->> 'no', '') || ' ' || coalesce("slug" ->> 'en', '') || ' ' || coalesce("slug" ->> 'fr', '') || ' ' || coalesce("slug" ->> 'no', '') || ' ' || regexp_replace(coalesce("html" ->> 'en', '') || ' ' || coalesce("html" ->> 'fr', '') || ' ' || coalesce("html" ->> 'no', ''), '<[^>]*>', ' ', 'g'), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, "public_terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left(coalesce(repeat("title" ->> 'en', ("status" ->> 'en' = 'published')::integer), '') || ' ' || coalesce(repeat("title" ->> 'fr', ("status" ->> 'fr' = 'published')::integer), '') || ' ' || coalesce(repeat("title" ->> 'no', ("status" ->> 'no' = 'published')::integer), '') || ' ' || coalesce(repeat("slug" ->> 'en', ("status" ->> 'en' = 'published')::integer), '') || ' ' || coalesce(repeat("slug" ->> 'fr', ("status" ->> 'fr' = 'published')::integer), '') || ' ' || coalesce(repeat("slug" ->> 'no', ("status" ->> 'no' = 'published')::integer), '') || ' ' || coalesce(repeat("description" ->> 'en', ("status" ->> 'en' = 'published')::integer), '') || ' ' || coalesce(repeat("description" ->> 'fr', ("status" ->> 'fr' = 'published')::integer), '') || ' ' || coalesce(repeat("description" ->> 'no', ("status" ->> 'no' = 'published')::integer), ''), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, "content" jsonb not null default '{}', "html" jsonb not null default '{}', "headings" jsonb not null default '{}', "reading_minutes" jsonb not null default '{}', "cover" text null, "cover_alt" jsonb not null default '{}', "meta_title" jsonb not null default '{}', "meta_description" jsonb not null default '{}', "meta_keywords" jsonb not null default '{}', "og_image" text null, "pictures" text[] not null default '{}', "canonical" text null, "noindex" boolean not null default false, "type_id" uuid null, "stage" text not null default 'draft', "visibility" text not null default 'public', "listed" text[] generated always as (case when "visibility" = 'unlisted' then '{}'::text[] else "languages" end) stored not null, "featured" boolean not null default false, "tags" text[] not null default '{}', "tools" text[] not null default '{}', "client_name" text null, "client_url" text null, "client_visible" boolean not null default true, "started_on" date null, "ended_on" date null, "live_url" text null, "repo_url" text null, "editors" text[] not null default '{}', "insiders" text[] not null default '{}', primary key ("id"));`);
    this.addSql(`create index "projects_first_published_at_index" on "projects" ("first_published_at");`);
    this.addSql(`create index "projects_next_publication_at_index" on "projects" ("next_publication_at");`);
    this.addSql(`create index "projects_type_id_index" on "projects" ("type_id");`);
    this.addSql(`create index "projects_tags_index" on "projects" using gin ("tags");`);
    this.addSql(`create unique index "projects_slug_en_unique" on "projects" (("slug" ->> 'en')) where "deleted_at" is null;`);
    this.addSql(`create unique index "projects_slug_fr_unique" on "projects" (("slug" ->> 'fr')) where "deleted_at" is null;`);
    this.addSql(`create unique index "projects_slug_no_unique" on "projects" (("slug" ->> 'no')) where "deleted_at" is null;`);
    this.addSql(`create index "projects_updated_at_id_index" on "projects" ("updated_at", "id");`);
    this.addSql(`create index "projects_created_at_id_index" on "projects" ("created_at", "id");`);
    this.addSql(`create index "projects_sort_title_id_index" on "projects" ("sort_title", "id");`);
    this.addSql(`create index "projects_terms_index" on "projects" using gin ("terms");`);
    this.addSql(`create index "projects_public_terms_index" on "projects" using gin ("public_terms");`);
    this.addSql(`create index "projects_states_index" on "projects" using gin ("states") where "deleted_at" is null;`);
    this.addSql(`create index "projects_tabs_index" on "projects" ("states", "id") where "deleted_at" is null;`);
    this.addSql(`create index "projects_pictures_index" on "projects" using gin ("pictures");`);
    this.addSql(`create index "projects_trash_index" on "projects" ("deleted_at", "id") where "deleted_at" is not null;`);
    this.addSql(`create index "projects_stages_index" on "projects" ("stage", "id") where "deleted_at" is null;`);
    this.addSql(`create index "projects_insiders_index" on "projects" using gin ("insiders");`);

    this.addSql(`create table "project_totals" ("project_id" uuid not null, "likes" int not null default 0, primary key ("project_id"));`);

    this.addSql(`create table "project_publications" ("locale" text not null, "project_id" uuid not null, "published_at" timestamptz(3) not null, "featured" boolean not null, primary key ("locale", "project_id"));`);
    this.addSql(`create index "project_publications_project_id_index" on "project_publications" ("project_id");`);
    this.addSql(`create index "project_publications_locale_published_at_project_id_index" on "project_publications" ("locale", "published_at", "project_id");`);
    this.addSql(`create index "project_publications_featured_index" on "project_publications" ("locale", "published_at", "project_id") where "featured";`);

    this.addSql(`create table "project_owners" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "project_id" uuid not null, "member_id" uuid not null, "part" text null, "order" int not null, "status" text not null default 'pending', "invited_by_id" uuid null, primary key ("id"));`);
    this.addSql(`create index "project_owners_member_id_index" on "project_owners" ("member_id");`);
    this.addSql(`create index "project_owners_invited_by_id_index" on "project_owners" ("invited_by_id");`);
    this.addSql(`alter table "project_owners" add constraint "project_owners_project_id_member_id_unique" unique ("project_id", "member_id");`);

    this.addSql(`create table "project_notes" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "project_id" uuid not null, "author_id" uuid null, "content" text not null, "pinned" boolean not null default false, primary key ("id"));`);
    this.addSql(`create index "project_notes_author_id_index" on "project_notes" ("author_id");`);
    this.addSql(`create index "project_notes_project_id_pinned_created_at_id_index" on "project_notes" ("project_id", "pinned", "created_at", "id");`);

    this.addSql(`create table "project_media" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "project_id" uuid not null, "uploader_id" uuid null, "kind" text not null, "order" int not null, "url" text not null, "alt" jsonb not null default '{}', "title" jsonb not null default '{}', "description" jsonb not null default '{}', "content" jsonb not null default '{}', "width" int null, "height" int null, "name" text null, "size" int null, "type" text null, "sha256" text null, "shown_in" text[] generated always as (case when "kind" <> 'image' then array['en', 'fr', 'no'] else array_remove(array[
      'en' || left("alt" ->> 'en', 0), 'fr' || left("alt" ->> 'fr', 0), 'no' || left("alt" ->> 'no', 0)
    ], null) end) stored not null, primary key ("id"));`);
    this.addSql(`create index "project_media_uploader_id_index" on "project_media" ("uploader_id");`);
    this.addSql(`create index "project_media_project_id_order_id_index" on "project_media" ("project_id", "order", "id");`);

    this.addSql(`create table "project_likes" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "project_id" uuid not null, "member_id" uuid not null, primary key ("id"));`);
    this.addSql(`create index "project_likes_member_id_index" on "project_likes" ("member_id");`);
    this.addSql(`alter table "project_likes" add constraint "project_likes_project_id_member_id_unique" unique ("project_id", "member_id");`);

    this.addSql(`create table "project_integrations" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "project_id" uuid not null, "kind" text not null, "url" text not null, "label" text null, "status" text not null default 'ok', "last_synced_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`create index "project_integrations_project_id_index" on "project_integrations" ("project_id");`);

    this.addSql(`create table "project_former_slugs" ("locale" text not null, "slug" text not null, "project_id" uuid not null, primary key ("locale", "slug"));`);
    this.addSql(`create index "project_former_slugs_project_id_index" on "project_former_slugs" ("project_id");`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add "project_id" uuid null;`);
    this.addSql(`alter table "notifications" add constraint "notifications_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;`);
    this.addSql(`create index "notifications_project_id_index" on "notifications" ("project_id");`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined'));`);

    this.addSql(`alter table "project_types" add constraint "project_types_color_check" check ("color" in ('default', 'cyan', 'purple', 'blue', 'orange', 'red'));`);

    this.addSql(`alter table "projects" add constraint "projects_type_id_foreign" foreign key ("type_id") references "project_types" ("id") on delete set null;`);
    this.addSql(`alter table "projects" add constraint "projects_stage_check" check ("stage" in ('draft', 'in_progress', 'completed', 'archived'));`);
    this.addSql(`alter table "projects" add constraint "projects_visibility_check" check ("visibility" in ('public', 'unlisted', 'private'));`);
    this.addSql(`create or replace function "projects_project_state_totals_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into project_state_totals (key, states, languages, total)
      select states::text || languages::text, states, languages, sum(n) from (select *, 1 as n from came) as changes where deleted_at is null
      group by 1, 2, 3 having sum(n) <> 0 order by 1
      on conflict (key) do update set total = project_state_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "project_state_totals_insert" after insert on "projects" referencing new table as came for each statement execute function "projects_project_state_totals_insert_fn"();`);
    this.addSql(`create or replace function "projects_project_state_totals_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into project_state_totals (key, states, languages, total)
      select states::text || languages::text, states, languages, sum(n) from (select *, -1 as n from gone) as changes where deleted_at is null
      group by 1, 2, 3 having sum(n) <> 0 order by 1
      on conflict (key) do update set total = project_state_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "project_state_totals_delete" after delete on "projects" referencing old table as gone for each statement execute function "projects_project_state_totals_delete_fn"();`);
    this.addSql(`create or replace function "projects_project_state_totals_update_fn"() returns trigger as \$\$ begin 
    insert into project_state_totals (key, states, languages, total)
      select states::text || languages::text, states, languages, sum(n) from (select new.*, 1 as n union all select old.*, -1) as changes where deleted_at is null
      group by 1, 2, 3 having sum(n) <> 0 order by 1
      on conflict (key) do update set total = project_state_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "project_state_totals_update" after update of states, languages, deleted_at on "projects" for each row
    when (old.states is distinct from new.states or old.languages is distinct from new.languages or old.deleted_at is distinct from new.deleted_at)
    execute function "projects_project_state_totals_update_fn"();`);
    this.addSql(`create or replace function "projects_project_day_totals_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into project_day_totals (day, total)
      select date_trunc('day', first_published_at, 'utc'), sum(n) from (select *, 1 as n from came) as changes where deleted_at is null and languages <> '{}' and first_published_at is not null
      group by 1 having sum(n) <> 0 order by 1
      on conflict (day) do update set total = project_day_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "project_day_totals_insert" after insert on "projects" referencing new table as came for each statement execute function "projects_project_day_totals_insert_fn"();`);
    this.addSql(`create or replace function "projects_project_day_totals_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into project_day_totals (day, total)
      select date_trunc('day', first_published_at, 'utc'), sum(n) from (select *, -1 as n from gone) as changes where deleted_at is null and languages <> '{}' and first_published_at is not null
      group by 1 having sum(n) <> 0 order by 1
      on conflict (day) do update set total = project_day_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "project_day_totals_delete" after delete on "projects" referencing old table as gone for each statement execute function "projects_project_day_totals_delete_fn"();`);
    this.addSql(`create or replace function "projects_project_day_totals_update_fn"() returns trigger as \$\$ begin 
    insert into project_day_totals (day, total)
      select date_trunc('day', first_published_at, 'utc'), sum(n) from (select new.*, 1 as n union all select old.*, -1) as changes where deleted_at is null and languages <> '{}' and first_published_at is not null
      group by 1 having sum(n) <> 0 order by 1
      on conflict (day) do update set total = project_day_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "project_day_totals_update" after update of first_published_at, languages, deleted_at on "projects" for each row
    when (old.first_published_at is distinct from new.first_published_at or old.languages is distinct from new.languages or old.deleted_at is distinct from new.deleted_at)
    execute function "projects_project_day_totals_update_fn"();`);
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
    this.addSql(`create or replace function "projects_readdressed_fn"() returns trigger as \$\$ begin
    insert into project_former_slugs (locale, slug, project_id)
      select had.locale, had.slug, new.id from jsonb_each_text(old.slug) as had(locale, slug)
      where had.slug is distinct from new.slug ->> had.locale
        and old.published_at ->> had.locale is not null
      on conflict (locale, slug) do update set project_id = excluded.project_id;     if new.deleted_at is null then
      delete from project_former_slugs as former using jsonb_each_text(new.slug) as taken(locale, slug)
        where former.locale = taken.locale and former.slug = taken.slug;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "readdressed" after update of slug, deleted_at on "projects" for each row
    when (old.slug <> new.slug or old.deleted_at is not null and new.deleted_at is null)
    execute function "projects_readdressed_fn"();`);
    this.addSql(`create or replace function "projects_unpublished_fn"() returns trigger as \$\$ begin delete from project_publications where project_id = old.id; return old; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "unpublished" BEFORE DELETE on "projects" for each ROW execute function "projects_unpublished_fn"();`);
    this.addSql(`create or replace function "projects_pictures_fn"() returns trigger as \$\$ begin
    new.pictures := array(
      select distinct shown[1] from regexp_matches(
        concat_ws(' ', new.cover, new.og_image, new.content), '/files/[a-z]+/[a-z0-9-]+[.]webp', 'g'
      ) as shown order by 1);     return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "pictures" before insert or update of cover, og_image, content on "projects" for each row
    execute function "projects_pictures_fn"();`);
    this.addSql(`create or replace function "projects_totals_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into project_totals (project_id, likes) select id, 0 from came; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_insert" after insert on "projects" referencing new table as came for each statement execute function "projects_totals_insert_fn"();`);
    this.addSql(`create or replace function "projects_counted_insert_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select * from (
        select type_id, coalesce(sum(n) filter (where deleted_at is null), 0) as total, coalesce(sum(n) filter (where 'en' = any (listed)), 0) as "en", coalesce(sum(n) filter (where 'fr' = any (listed)), 0) as "fr", coalesce(sum(n) filter (where 'no' = any (listed)), 0) as "no"
        from (select *, 1 as n from came) as changes where type_id is not null group by 1
      ) as summed
      where (total, "en", "fr", "no") <> (0, 0, 0, 0) order by type_id
    loop
      update project_types set project_count = project_count + change.total,
        listed_count = jsonb_build_object('en', (listed_count ->> 'en')::int + change."en", 'fr', (listed_count ->> 'fr')::int + change."fr", 'no', (listed_count ->> 'no')::int + change."no")
        where id = change.type_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "counted_insert" after insert on "projects" referencing new table as came for each statement execute function "projects_counted_insert_fn"();`);
    this.addSql(`create or replace function "projects_counted_update_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select * from (
        select type_id, coalesce(sum(n) filter (where deleted_at is null), 0) as total, coalesce(sum(n) filter (where 'en' = any (listed)), 0) as "en", coalesce(sum(n) filter (where 'fr' = any (listed)), 0) as "fr", coalesce(sum(n) filter (where 'no' = any (listed)), 0) as "no"
        from (select *, 1 as n from came union all select *, -1 from gone) as changes where type_id is not null group by 1
      ) as summed
      where (total, "en", "fr", "no") <> (0, 0, 0, 0) order by type_id
    loop
      update project_types set project_count = project_count + change.total,
        listed_count = jsonb_build_object('en', (listed_count ->> 'en')::int + change."en", 'fr', (listed_count ->> 'fr')::int + change."fr", 'no', (listed_count ->> 'no')::int + change."no")
        where id = change.type_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "counted_update" after update on "projects" referencing old table as gone new table as came for each statement execute function "projects_counted_update_fn"();`);
    this.addSql(`create or replace function "projects_counted_delete_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select * from (
        select type_id, coalesce(sum(n) filter (where deleted_at is null), 0) as total, coalesce(sum(n) filter (where 'en' = any (listed)), 0) as "en", coalesce(sum(n) filter (where 'fr' = any (listed)), 0) as "fr", coalesce(sum(n) filter (where 'no' = any (listed)), 0) as "no"
        from (select *, -1 as n from gone) as changes where type_id is not null group by 1
      ) as summed
      where (total, "en", "fr", "no") <> (0, 0, 0, 0) order by type_id
    loop
      update project_types set project_count = project_count + change.total,
        listed_count = jsonb_build_object('en', (listed_count ->> 'en')::int + change."en", 'fr', (listed_count ->> 'fr')::int + change."fr", 'no', (listed_count ->> 'no')::int + change."no")
        where id = change.type_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "counted_delete" after delete on "projects" referencing old table as gone for each statement execute function "projects_counted_delete_fn"();`);

    this.addSql(`alter table "project_totals" add constraint "project_totals_project_id_foreign" foreign key ("project_id") references "projects" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "project_publications" add constraint "project_publications_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;`);
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

    this.addSql(`alter table "project_owners" add constraint "project_owners_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;`);
    this.addSql(`alter table "project_owners" add constraint "project_owners_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);
    this.addSql(`alter table "project_owners" add constraint "project_owners_invited_by_id_foreign" foreign key ("invited_by_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "project_owners" add constraint "project_owners_status_check" check ("status" in ('pending', 'accepted', 'declined'));`);
    this.addSql(`create or replace function "project_owners_insiders_insert_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select distinct project_id from (
        select project_id from (select *, 1 as n from came) as changes
        group by project_id, member_id, status having sum(n) <> 0) as changed
      order by 1
    loop
      perform 1 from projects where id = change.project_id for no key update;       update projects set (editors, insiders) = (
        select coalesce(array_agg(member_id::text order by member_id) filter (where status = 'accepted'), '{}'),
          coalesce(array_agg(member_id::text order by member_id) filter (where status <> 'declined'), '{}')
        from project_owners where project_id = change.project_id
      ) where id = change.project_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "insiders_insert" after insert on "project_owners" referencing new table as came for each statement execute function "project_owners_insiders_insert_fn"();`);
    this.addSql(`create or replace function "project_owners_insiders_update_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select distinct project_id from (
        select project_id from (select *, 1 as n from came union all select *, -1 from gone) as changes
        group by project_id, member_id, status having sum(n) <> 0) as changed
      order by 1
    loop
      perform 1 from projects where id = change.project_id for no key update;       update projects set (editors, insiders) = (
        select coalesce(array_agg(member_id::text order by member_id) filter (where status = 'accepted'), '{}'),
          coalesce(array_agg(member_id::text order by member_id) filter (where status <> 'declined'), '{}')
        from project_owners where project_id = change.project_id
      ) where id = change.project_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "insiders_update" after update on "project_owners" referencing old table as gone new table as came for each statement execute function "project_owners_insiders_update_fn"();`);
    this.addSql(`create or replace function "project_owners_insiders_delete_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select distinct project_id from (
        select project_id from (select *, -1 as n from gone) as changes
        group by project_id, member_id, status having sum(n) <> 0) as changed
      order by 1
    loop
      perform 1 from projects where id = change.project_id for no key update;       update projects set (editors, insiders) = (
        select coalesce(array_agg(member_id::text order by member_id) filter (where status = 'accepted'), '{}'),
          coalesce(array_agg(member_id::text order by member_id) filter (where status <> 'declined'), '{}')
        from project_owners where project_id = change.project_id
      ) where id = change.project_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "insiders_delete" after delete on "project_owners" referencing old table as gone for each statement execute function "project_owners_insiders_delete_fn"();`);

    this.addSql(`alter table "project_notes" add constraint "project_notes_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;`);
    this.addSql(`alter table "project_notes" add constraint "project_notes_author_id_foreign" foreign key ("author_id") references "members" ("id") on delete set null;`);

    this.addSql(`alter table "project_media" add constraint "project_media_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;`);
    this.addSql(`alter table "project_media" add constraint "project_media_uploader_id_foreign" foreign key ("uploader_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "project_media" add constraint "project_media_kind_check" check ("kind" in ('image', 'video', 'audio', 'embed', 'file'));`);
    this.addSql(`create or replace function "project_media_remove_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into outbox (id, kind, topic, payload, created_at)
      select gen_random_uuid(), 'job', 'remove-project-media',
          json_build_object('ids', string_agg(id::text, ' ')), now()
        from (select *, -1 as n from gone) as changes where sha256 is not null having count(*) > 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "remove_delete" after delete on "project_media" referencing old table as gone for each statement execute function "project_media_remove_delete_fn"();`);

    this.addSql(`alter table "project_likes" add constraint "project_likes_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;`);
    this.addSql(`alter table "project_likes" add constraint "project_likes_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);
    this.addSql(`create or replace function "project_likes_totals_insert_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select project_id, sum(n) as n from (select *, 1 as n from came) as changes
      group by 1 having sum(n) <> 0 order by 1
    loop
      update project_totals set likes = likes + change.n where project_id = change.project_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_insert" after insert on "project_likes" referencing new table as came for each statement execute function "project_likes_totals_insert_fn"();`);
    this.addSql(`create or replace function "project_likes_totals_update_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select project_id, sum(n) as n from (select *, 1 as n from came union all select *, -1 from gone) as changes
      group by 1 having sum(n) <> 0 order by 1
    loop
      update project_totals set likes = likes + change.n where project_id = change.project_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_update" after update on "project_likes" referencing old table as gone new table as came for each statement execute function "project_likes_totals_update_fn"();`);
    this.addSql(`create or replace function "project_likes_totals_delete_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select project_id, sum(n) as n from (select *, -1 as n from gone) as changes
      group by 1 having sum(n) <> 0 order by 1
    loop
      update project_totals set likes = likes + change.n where project_id = change.project_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_delete" after delete on "project_likes" referencing old table as gone for each statement execute function "project_likes_totals_delete_fn"();`);

    this.addSql(`alter table "project_integrations" add constraint "project_integrations_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;`);
    this.addSql(`alter table "project_integrations" add constraint "project_integrations_kind_check" check ("kind" in ('github', 'gitlab', 'figma', 'npm', 'youtube', 'vimeo', 'website', 'webhook'));`);
    this.addSql(`alter table "project_integrations" add constraint "project_integrations_status_check" check ("status" in ('ok', 'error', 'stale'));`);

    this.addSql(`alter table "project_former_slugs" add constraint "project_former_slugs_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "projects" drop constraint "projects_type_id_foreign";`);
    this.addSql(`alter table "project_totals" drop constraint "project_totals_project_id_foreign";`);
    this.addSql(`alter table "project_publications" drop constraint "project_publications_project_id_foreign";`);
    this.addSql(`alter table "project_owners" drop constraint "project_owners_project_id_foreign";`);
    this.addSql(`alter table "project_notes" drop constraint "project_notes_project_id_foreign";`);
    this.addSql(`alter table "project_media" drop constraint "project_media_project_id_foreign";`);
    this.addSql(`alter table "project_likes" drop constraint "project_likes_project_id_foreign";`);
    this.addSql(`alter table "project_integrations" drop constraint "project_integrations_project_id_foreign";`);
    this.addSql(`alter table "project_former_slugs" drop constraint "project_former_slugs_project_id_foreign";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_project_id_foreign";`);

    this.addSql(`drop table if exists "project_day_totals" cascade;`);
    this.addSql(`drop table if exists "project_publication_totals" cascade;`);
    this.addSql(`drop table if exists "project_state_totals" cascade;`);
    this.addSql(`drop table if exists "project_types" cascade;`);
    this.addSql(`drop trigger if exists "project_state_totals_insert" on "projects";`);
    this.addSql(`drop function if exists "projects_project_state_totals_insert_fn"();`);
    this.addSql(`drop trigger if exists "project_state_totals_delete" on "projects";`);
    this.addSql(`drop function if exists "projects_project_state_totals_delete_fn"();`);
    this.addSql(`drop trigger if exists "project_state_totals_update" on "projects";`);
    this.addSql(`drop function if exists "projects_project_state_totals_update_fn"();`);
    this.addSql(`drop trigger if exists "project_day_totals_insert" on "projects";`);
    this.addSql(`drop function if exists "projects_project_day_totals_insert_fn"();`);
    this.addSql(`drop trigger if exists "project_day_totals_delete" on "projects";`);
    this.addSql(`drop function if exists "projects_project_day_totals_delete_fn"();`);
    this.addSql(`drop trigger if exists "project_day_totals_update" on "projects";`);
    this.addSql(`drop function if exists "projects_project_day_totals_update_fn"();`);
    this.addSql(`drop trigger if exists "published_insert" on "projects";`);
    this.addSql(`drop function if exists "projects_published_insert_fn"();`);
    this.addSql(`drop trigger if exists "republished" on "projects";`);
    this.addSql(`drop function if exists "projects_republished_fn"();`);
    this.addSql(`drop trigger if exists "readdressed" on "projects";`);
    this.addSql(`drop function if exists "projects_readdressed_fn"();`);
    this.addSql(`drop trigger if exists "unpublished" on "projects";`);
    this.addSql(`drop function if exists "projects_unpublished_fn"();`);
    this.addSql(`drop trigger if exists "pictures" on "projects";`);
    this.addSql(`drop function if exists "projects_pictures_fn"();`);
    this.addSql(`drop trigger if exists "totals_insert" on "projects";`);
    this.addSql(`drop function if exists "projects_totals_insert_fn"();`);
    this.addSql(`drop trigger if exists "counted_insert" on "projects";`);
    this.addSql(`drop function if exists "projects_counted_insert_fn"();`);
    this.addSql(`drop trigger if exists "counted_update" on "projects";`);
    this.addSql(`drop function if exists "projects_counted_update_fn"();`);
    this.addSql(`drop trigger if exists "counted_delete" on "projects";`);
    this.addSql(`drop function if exists "projects_counted_delete_fn"();`);
    this.addSql(`drop table if exists "projects" cascade;`);
    this.addSql(`drop table if exists "project_totals" cascade;`);
    this.addSql(`drop trigger if exists "totals_insert" on "project_publications";`);
    this.addSql(`drop function if exists "project_publications_totals_insert_fn"();`);
    this.addSql(`drop trigger if exists "totals_update" on "project_publications";`);
    this.addSql(`drop function if exists "project_publications_totals_update_fn"();`);
    this.addSql(`drop trigger if exists "totals_delete" on "project_publications";`);
    this.addSql(`drop function if exists "project_publications_totals_delete_fn"();`);
    this.addSql(`drop table if exists "project_publications" cascade;`);
    this.addSql(`drop trigger if exists "insiders_insert" on "project_owners";`);
    this.addSql(`drop function if exists "project_owners_insiders_insert_fn"();`);
    this.addSql(`drop trigger if exists "insiders_update" on "project_owners";`);
    this.addSql(`drop function if exists "project_owners_insiders_update_fn"();`);
    this.addSql(`drop trigger if exists "insiders_delete" on "project_owners";`);
    this.addSql(`drop function if exists "project_owners_insiders_delete_fn"();`);
    this.addSql(`drop table if exists "project_owners" cascade;`);
    this.addSql(`drop table if exists "project_notes" cascade;`);
    this.addSql(`drop trigger if exists "remove_delete" on "project_media";`);
    this.addSql(`drop function if exists "project_media_remove_delete_fn"();`);
    this.addSql(`drop table if exists "project_media" cascade;`);
    this.addSql(`drop trigger if exists "totals_insert" on "project_likes";`);
    this.addSql(`drop function if exists "project_likes_totals_insert_fn"();`);
    this.addSql(`drop trigger if exists "totals_update" on "project_likes";`);
    this.addSql(`drop function if exists "project_likes_totals_update_fn"();`);
    this.addSql(`drop trigger if exists "totals_delete" on "project_likes";`);
    this.addSql(`drop function if exists "project_likes_totals_delete_fn"();`);
    this.addSql(`drop table if exists "project_likes" cascade;`);
    this.addSql(`drop table if exists "project_integrations" cascade;`);
    this.addSql(`drop table if exists "project_former_slugs" cascade;`);

    this.addSql(`drop index "notifications_project_id_index";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" drop column "project_id";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending'));`);
  }

}
