import { Migration } from '@mikro-orm/migrations';

export class Migration20261125064514 extends Migration {

  override name = 'Migration20261125064514';

  override up(): void | Promise<void> {
    this.addSql(`create table "application_totals" ("key" text not null, "job" uuid not null, "stage" text not null, "total" int not null, primary key ("key"));`);
    this.addSql(`create index "application_totals_job_index" on "application_totals" ("job");`);

    this.addSql(`create table "jobs" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "title" jsonb not null default '{}', "slug" jsonb not null default '{}', "description" jsonb not null default '{}', "status" jsonb not null default '{}', "published_at" jsonb not null default '{}', "scheduled_at" jsonb not null default '{}', "text_changed_at" jsonb not null default '{}', "languages" text[] not null default '{}', "first_published_at" timestamptz(3) null, "archived_from" jsonb not null default '{}', "next_publication_at" timestamptz(3) null, "states" text[] generated always as (array_remove(array["status" ->> 'en', 'en' || left("status" ->> 'en', 0), 'en ' || ("status" ->> 'en'), "status" ->> 'fr', 'fr' || left("status" ->> 'fr', 0), 'fr ' || ("status" ->> 'fr'), "status" ->> 'no', 'no' || left("status" ->> 'no', 0), 'no ' || ("status" ->> 'no')], null)) stored not null, "sort_title" text generated always as (coalesce("title" ->> 'en', "title" ->> 'fr', "title" ->> 'no', '')) stored collate "und-x-icu" not null, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left(coalesce("title" ->> 'en', '') || ' ' || coalesce("title" ->> 'fr', '') || ' ' || coalesce("title" ->> 'no', '') || ' ' || coalesce("slug" ->> 'en', '') || ' ' || coalesce("slug" ->> 'fr', '') || ' ' || coalesce("slug" ->> 'no', '') || ' ' || regexp_replace(coalesce("html" ->> 'en', '') || ' ' || coalesce("html" ->> 'fr', '') || ' ' || coalesce("html" ->> 'no', ''), '<[^>]*>', ' ', 'g'), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, "public_terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left(coalesce(repeat("title" ->> 'en', ("status" ->> 'en' = 'published')::integer), '') || ' ' || coalesce(repeat("title" ->> 'fr', ("status" ->> 'fr' = 'published')::integer), '') || ' ' || coalesce(repeat("title" ->> 'no', ("status" ->> 'no' = 'published')::integer), '') || ' ' || coalesce(repeat("slug" ->> 'en', ("status" ->> 'en' = 'published')::integer), '') || ' ' || coalesce(repeat("slug" ->> 'fr', ("status" ->> 'fr' = 'published')::integer), '') || ' ' || coalesce(repeat("slug" ->> 'no', ("status" ->> 'no' = 'published')::integer), '') || ' ' || coalesce(repeat("description" ->> 'en', ("status" ->> 'en' = 'published')::integer), '') || ' ' || coalesce(repeat("description" ->> 'fr', ("status" ->> 'fr' = 'published')::integer), '') || ' ' || coalesce(repeat("description" ->> 'no', ("status" ->> 'no' = 'published')::integer), ''), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, "content" jsonb not null default '{}', "html" jsonb not null default '{}', "headings" jsonb not null default '{}', "reading_minutes" jsonb not null default '{}', "cover" text null, "cover_alt" jsonb not null default '{}', "meta_title" jsonb not null default '{}', "meta_description" jsonb not null default '{}', "meta_keywords" jsonb not null default '{}', "og_image" text null, "pictures" text[] not null default '{}', "canonical" text null, "noindex" boolean not null default false, "role" jsonb not null default '{}', "employment_types" text[] not null default '{}', "experience" text null, "workplace" text not null default 'onsite', "skills" text[] not null default '{}', "locations" text[] not null default '{}', "working_schedule" jsonb not null default '{}', "benefits" jsonb not null default '{}', "salary_min" int null, "salary_max" int null, "salary_currency" text not null default 'EUR', "salary_unit" text not null default 'year', "salary_negotiable" boolean not null default false, "expires_at" timestamptz(3) null, "closed_at" timestamptz(3) null, "questions" jsonb not null default '[]', "retention_days" int not null default 180, primary key ("id"));`);
    this.addSql(`create index "jobs_first_published_at_index" on "jobs" ("first_published_at");`);
    this.addSql(`create index "jobs_next_publication_at_index" on "jobs" ("next_publication_at");`);
    this.addSql(`create unique index "jobs_slug_en_unique" on "jobs" (("slug" ->> 'en')) where "deleted_at" is null;`);
    this.addSql(`create unique index "jobs_slug_fr_unique" on "jobs" (("slug" ->> 'fr')) where "deleted_at" is null;`);
    this.addSql(`create unique index "jobs_slug_no_unique" on "jobs" (("slug" ->> 'no')) where "deleted_at" is null;`);
    this.addSql(`create index "jobs_updated_at_id_index" on "jobs" ("updated_at", "id");`);
    this.addSql(`create index "jobs_created_at_id_index" on "jobs" ("created_at", "id");`);
    this.addSql(`create index "jobs_sort_title_id_index" on "jobs" ("sort_title", "id");`);
    this.addSql(`create index "jobs_terms_index" on "jobs" using gin ("terms");`);
    this.addSql(`create index "jobs_public_terms_index" on "jobs" using gin ("public_terms");`);
    this.addSql(`create index "jobs_states_index" on "jobs" using gin ("states") where "deleted_at" is null;`);
    this.addSql(`create index "jobs_tabs_index" on "jobs" ("states", "id") where "deleted_at" is null;`);
    this.addSql(`create index "jobs_pictures_index" on "jobs" using gin ("pictures");`);
    this.addSql(`create index "jobs_pages_index" on "jobs" ("id") include ("slug", "languages", "updated_at", "deleted_at", "noindex");`);
    this.addSql(`create index "jobs_trash_index" on "jobs" ("deleted_at", "id") where "deleted_at" is not null;`);

    this.addSql(`create table "job_day_totals" ("day" timestamptz(3) not null, "total" int not null, primary key ("day"));`);

    this.addSql(`create table "job_former_slugs" ("locale" text not null, "slug" text not null, "job_id" uuid not null, primary key ("locale", "slug"));`);
    this.addSql(`create index "job_former_slugs_job_id_index" on "job_former_slugs" ("job_id");`);

    this.addSql(`create table "job_publications" ("locale" text not null, "job_id" uuid not null, "published_at" timestamptz(3) not null, primary key ("locale", "job_id"));`);
    this.addSql(`create index "job_publications_job_id_index" on "job_publications" ("job_id");`);
    this.addSql(`create index "job_publications_locale_published_at_job_id_index" on "job_publications" ("locale", "published_at", "job_id");`);

    this.addSql(`create table "job_publication_totals" ("locale" text not null, "month" timestamptz(3) not null, "total" int not null default 0, primary key ("locale", "month"));`);

    this.addSql(`create table "job_state_totals" ("key" text not null, "states" text[] not null, "languages" text[] not null, "total" int not null, primary key ("key"));`);

    this.addSql(`create table "jobs_members" ("job_id" uuid not null, "member_id" uuid not null, primary key ("job_id", "member_id"));`);
    this.addSql(`create index "jobs_members_member_id_index" on "jobs_members" ("member_id");`);

    this.addSql(`create table "applications" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "job_id" uuid not null, "member_id" uuid null, "name" text collate "und-x-icu" not null, "email" text not null, "phone" text null, "cover_letter" text null, "answers" jsonb not null default '[]', "cv_name" text null, "cv_size" int null, "cv_type" text null, "cv_path" text null, "cv_sha256" text null, "locale" text not null, "stage" text not null, "tags" text[] not null default '{}', "source" text null, "consent_at" timestamptz(3) not null, "privacy_version" text not null, "retention_until" timestamptz(3) not null, "status_token_hash" text not null, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left("name" || ' ' || "email" || ' ' || coalesce("cover_letter", '') || ' ' || coalesce("answers"::text, ''), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, primary key ("id"));`);
    this.addSql(`create index "applications_member_id_index" on "applications" ("member_id");`);
    this.addSql(`alter table "applications" add constraint "applications_status_token_hash_unique" unique ("status_token_hash");`);
    this.addSql(`create index "applications_tags_index" on "applications" using gin ("tags");`);
    this.addSql(`create index "applications_terms_index" on "applications" using gin ("terms");`);
    this.addSql(`create index "applications_retention_until_index" on "applications" ("retention_until");`);
    this.addSql(`create index "applications_job_id_name_id_index" on "applications" ("job_id", "name", "id");`);
    this.addSql(`create index "applications_job_id_stage_created_at_id_index" on "applications" ("job_id", "stage", "created_at", "id");`);
    this.addSql(`create index "applications_job_id_created_at_id_index" on "applications" ("job_id", "created_at", "id");`);
    this.addSql(`alter table "applications" add constraint "applications_job_id_email_unique" unique ("job_id", "email");`);

    this.addSql(`create table "application_notes" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "application_id" uuid not null, "author_id" uuid null, "content" text not null, primary key ("id"));`);
    this.addSql(`create index "application_notes_author_id_index" on "application_notes" ("author_id");`);
    this.addSql(`create index "application_notes_application_id_created_at_id_index" on "application_notes" ("application_id", "created_at", "id");`);

    this.addSql(`create table "application_events" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "application_id" uuid not null, "kind" text not null, "actor_id" uuid null, "from" text null, "to" text null, "subject" text null, "content" text null, primary key ("id"));`);
    this.addSql(`create index "application_events_actor_id_index" on "application_events" ("actor_id");`);
    this.addSql(`create index "application_events_application_id_created_at_id_index" on "application_events" ("application_id", "created_at", "id");`);

    this.addSql(`create table "applications_projects" ("application_id" uuid not null, "project_id" uuid not null, primary key ("application_id", "project_id"));`);
    this.addSql(`create index "applications_projects_project_id_index" on "applications_projects" ("project_id");`);

    this.addSql(`alter table "jobs" add constraint "jobs_experience_check" check ("experience" in ('entry', 'mid', 'senior', 'lead'));`);
    this.addSql(`alter table "jobs" add constraint "jobs_workplace_check" check ("workplace" in ('onsite', 'hybrid', 'remote'));`);
    this.addSql(`alter table "jobs" add constraint "jobs_salary_unit_check" check ("salary_unit" in ('hour', 'day', 'week', 'month', 'year'));`);
    this.addSql(`create or replace function "jobs_job_state_totals_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into job_state_totals (key, states, languages, total)
      select states::text || languages::text, states, languages, sum(n) from (select *, 1 as n from came) as changes where deleted_at is null
      group by 1, 2, 3 having sum(n) <> 0 order by 1
      on conflict (key) do update set total = job_state_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "job_state_totals_insert" after insert on "jobs" referencing new table as came for each statement execute function "jobs_job_state_totals_insert_fn"();`);
    this.addSql(`create or replace function "jobs_job_state_totals_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into job_state_totals (key, states, languages, total)
      select states::text || languages::text, states, languages, sum(n) from (select *, -1 as n from gone) as changes where deleted_at is null
      group by 1, 2, 3 having sum(n) <> 0 order by 1
      on conflict (key) do update set total = job_state_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "job_state_totals_delete" after delete on "jobs" referencing old table as gone for each statement execute function "jobs_job_state_totals_delete_fn"();`);
    this.addSql(`create or replace function "jobs_job_state_totals_update_fn"() returns trigger as \$\$ begin 
    insert into job_state_totals (key, states, languages, total)
      select states::text || languages::text, states, languages, sum(n) from (select new.*, 1 as n union all select old.*, -1) as changes where deleted_at is null
      group by 1, 2, 3 having sum(n) <> 0 order by 1
      on conflict (key) do update set total = job_state_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "job_state_totals_update" after update of states, languages, deleted_at on "jobs" for each row
    when (old.states is distinct from new.states or old.languages is distinct from new.languages or old.deleted_at is distinct from new.deleted_at)
    execute function "jobs_job_state_totals_update_fn"();`);
    this.addSql(`create or replace function "jobs_job_day_totals_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into job_day_totals (day, total)
      select date_trunc('day', first_published_at, 'utc'), sum(n) from (select *, 1 as n from came) as changes where deleted_at is null and languages <> '{}' and first_published_at is not null
      group by 1 having sum(n) <> 0 order by 1
      on conflict (day) do update set total = job_day_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "job_day_totals_insert" after insert on "jobs" referencing new table as came for each statement execute function "jobs_job_day_totals_insert_fn"();`);
    this.addSql(`create or replace function "jobs_job_day_totals_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into job_day_totals (day, total)
      select date_trunc('day', first_published_at, 'utc'), sum(n) from (select *, -1 as n from gone) as changes where deleted_at is null and languages <> '{}' and first_published_at is not null
      group by 1 having sum(n) <> 0 order by 1
      on conflict (day) do update set total = job_day_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "job_day_totals_delete" after delete on "jobs" referencing old table as gone for each statement execute function "jobs_job_day_totals_delete_fn"();`);
    this.addSql(`create or replace function "jobs_job_day_totals_update_fn"() returns trigger as \$\$ begin 
    insert into job_day_totals (day, total)
      select date_trunc('day', first_published_at, 'utc'), sum(n) from (select new.*, 1 as n union all select old.*, -1) as changes where deleted_at is null and languages <> '{}' and first_published_at is not null
      group by 1 having sum(n) <> 0 order by 1
      on conflict (day) do update set total = job_day_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "job_day_totals_update" after update of first_published_at, languages, deleted_at on "jobs" for each row
    when (old.first_published_at is distinct from new.first_published_at or old.languages is distinct from new.languages or old.deleted_at is distinct from new.deleted_at)
    execute function "jobs_job_day_totals_update_fn"();`);
    this.addSql(`create or replace function "jobs_published_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into job_publications (locale, published_at, job_id)
      select locale, (published_at ->> locale)::timestamptz, id
      from came, unnest(languages) as locale;     delete from job_former_slugs as former using came, jsonb_each_text(came.slug) as taken(locale, slug)
      where former.locale = taken.locale and former.slug = taken.slug; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "published_insert" after insert on "jobs" referencing new table as came for each statement execute function "jobs_published_insert_fn"();`);
    this.addSql(`create or replace function "jobs_republished_fn"() returns trigger as \$\$ begin
    if not old.languages <@ new.languages then
      delete from job_publications where job_id = new.id and locale <> all (new.languages);     end if;     if new.languages <> '{}' then
      insert into job_publications (locale, published_at, job_id)
        select locale, (new.published_at ->> locale)::timestamptz, new.id
        from unnest(new.languages) as locale
        on conflict (locale, job_id) do update
          set published_at = excluded.published_at
          where (job_publications.published_at)
            is distinct from (excluded.published_at);     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "republished" after update of languages, published_at on "jobs" for each row
    when (old.languages <> new.languages or old.published_at <> new.published_at)
    execute function "jobs_republished_fn"();`);
    this.addSql(`create or replace function "jobs_readdressed_fn"() returns trigger as \$\$ begin
    insert into job_former_slugs (locale, slug, job_id)
      select had.locale, had.slug, new.id from jsonb_each_text(old.slug) as had(locale, slug)
      where had.slug is distinct from new.slug ->> had.locale
        and old.published_at ->> had.locale is not null
      on conflict (locale, slug) do update set job_id = excluded.job_id;     if new.deleted_at is null then
      delete from job_former_slugs as former using jsonb_each_text(new.slug) as taken(locale, slug)
        where former.locale = taken.locale and former.slug = taken.slug;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "readdressed" after update of slug, deleted_at on "jobs" for each row
    when (old.slug <> new.slug or old.deleted_at is not null and new.deleted_at is null)
    execute function "jobs_readdressed_fn"();`);
    this.addSql(`create or replace function "jobs_unpublished_fn"() returns trigger as \$\$ begin delete from job_publications where job_id = old.id; return old; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "unpublished" BEFORE DELETE on "jobs" for each ROW execute function "jobs_unpublished_fn"();`);
    this.addSql(`create or replace function "jobs_pictures_fn"() returns trigger as \$\$ begin
    new.pictures := array(
      select distinct shown[1] from regexp_matches(
        concat_ws(' ', new.cover, new.og_image, new.content), '/files/[a-z]+/[a-z0-9-]+[.]webp', 'g'
      ) as shown order by 1);     return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "pictures" before insert or update of cover, og_image, content on "jobs" for each row
    execute function "jobs_pictures_fn"();`);

    this.addSql(`alter table "job_former_slugs" add constraint "job_former_slugs_job_id_foreign" foreign key ("job_id") references "jobs" ("id") on delete cascade;`);

    this.addSql(`alter table "job_publications" add constraint "job_publications_job_id_foreign" foreign key ("job_id") references "jobs" ("id") on delete cascade;`);
    this.addSql(`create or replace function "job_publications_totals_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into job_publication_totals (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from (select *, 1 as n from came) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = job_publication_totals.total + excluded.total;      return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_insert" after insert on "job_publications" referencing new table as came for each statement execute function "job_publications_totals_insert_fn"();`);
    this.addSql(`create or replace function "job_publications_totals_update_fn"() returns trigger as \$\$ declare change record; begin 
    insert into job_publication_totals (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from (select *, 1 as n from came union all select *, -1 from gone) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = job_publication_totals.total + excluded.total;      return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_update" after update on "job_publications" referencing old table as gone new table as came for each statement execute function "job_publications_totals_update_fn"();`);
    this.addSql(`create or replace function "job_publications_totals_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into job_publication_totals (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from (select *, -1 as n from gone) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = job_publication_totals.total + excluded.total;      return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_delete" after delete on "job_publications" referencing old table as gone for each statement execute function "job_publications_totals_delete_fn"();`);

    this.addSql(`alter table "jobs_members" add constraint "jobs_members_job_id_foreign" foreign key ("job_id") references "jobs" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "jobs_members" add constraint "jobs_members_member_id_foreign" foreign key ("member_id") references "members" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "applications" add constraint "applications_job_id_foreign" foreign key ("job_id") references "jobs" ("id") on delete cascade;`);
    this.addSql(`alter table "applications" add constraint "applications_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "applications" add constraint "applications_locale_check" check ("locale" in ('en', 'fr', 'no'));`);
    this.addSql(`alter table "applications" add constraint "applications_stage_check" check ("stage" in ('applied', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'));`);
    this.addSql(`create or replace function "applications_application_totals_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into application_totals (key, job, stage, total)
      select job_id::text || ' ' || stage, job_id, stage, sum(n) from (select *, 1 as n from came) as changes where true
      group by 1, 2, 3 having sum(n) <> 0 order by 1
      on conflict (key) do update set total = application_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "application_totals_insert" after insert on "applications" referencing new table as came for each statement execute function "applications_application_totals_insert_fn"();`);
    this.addSql(`create or replace function "applications_application_totals_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into application_totals (key, job, stage, total)
      select job_id::text || ' ' || stage, job_id, stage, sum(n) from (select *, -1 as n from gone) as changes where true
      group by 1, 2, 3 having sum(n) <> 0 order by 1
      on conflict (key) do update set total = application_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "application_totals_delete" after delete on "applications" referencing old table as gone for each statement execute function "applications_application_totals_delete_fn"();`);
    this.addSql(`create or replace function "applications_application_totals_update_fn"() returns trigger as \$\$ begin 
    insert into application_totals (key, job, stage, total)
      select job_id::text || ' ' || stage, job_id, stage, sum(n) from (select new.*, 1 as n union all select old.*, -1) as changes where true
      group by 1, 2, 3 having sum(n) <> 0 order by 1
      on conflict (key) do update set total = application_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "application_totals_update" after update of job_id, stage on "applications" for each row
    when (old.job_id is distinct from new.job_id or old.stage is distinct from new.stage)
    execute function "applications_application_totals_update_fn"();`);
    this.addSql(`create or replace function "applications_remove_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into outbox (id, kind, topic, payload, created_at)
      select gen_random_uuid(), 'job', 'remove-cvs',
          json_build_object('ids', string_agg(id::text, ' ')), now()
        from (select *, -1 as n from gone) as changes where cv_sha256 is not null having count(*) > 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "remove_delete" after delete on "applications" referencing old table as gone for each statement execute function "applications_remove_delete_fn"();`);

    this.addSql(`alter table "application_notes" add constraint "application_notes_application_id_foreign" foreign key ("application_id") references "applications" ("id") on delete cascade;`);
    this.addSql(`alter table "application_notes" add constraint "application_notes_author_id_foreign" foreign key ("author_id") references "members" ("id") on delete set null;`);

    this.addSql(`alter table "application_events" add constraint "application_events_application_id_foreign" foreign key ("application_id") references "applications" ("id") on delete cascade;`);
    this.addSql(`alter table "application_events" add constraint "application_events_actor_id_foreign" foreign key ("actor_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "application_events" add constraint "application_events_kind_check" check ("kind" in ('stage', 'mail'));`);
    this.addSql(`alter table "application_events" add constraint "application_events_from_check" check ("from" in ('applied', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'));`);
    this.addSql(`alter table "application_events" add constraint "application_events_to_check" check ("to" in ('applied', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'));`);

    this.addSql(`alter table "applications_projects" add constraint "applications_projects_application_id_foreign" foreign key ("application_id") references "applications" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "applications_projects" add constraint "applications_projects_project_id_foreign" foreign key ("project_id") references "projects" ("id") on update cascade on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "job_former_slugs" drop constraint "job_former_slugs_job_id_foreign";`);
    this.addSql(`alter table "job_publications" drop constraint "job_publications_job_id_foreign";`);
    this.addSql(`alter table "jobs_members" drop constraint "jobs_members_job_id_foreign";`);
    this.addSql(`alter table "applications" drop constraint "applications_job_id_foreign";`);
    this.addSql(`alter table "application_notes" drop constraint "application_notes_application_id_foreign";`);
    this.addSql(`alter table "application_events" drop constraint "application_events_application_id_foreign";`);
    this.addSql(`alter table "applications_projects" drop constraint "applications_projects_application_id_foreign";`);

    this.addSql(`drop table if exists "application_totals" cascade;`);
    this.addSql(`drop trigger if exists "job_state_totals_insert" on "jobs";`);
    this.addSql(`drop function if exists "jobs_job_state_totals_insert_fn"();`);
    this.addSql(`drop trigger if exists "job_state_totals_delete" on "jobs";`);
    this.addSql(`drop function if exists "jobs_job_state_totals_delete_fn"();`);
    this.addSql(`drop trigger if exists "job_state_totals_update" on "jobs";`);
    this.addSql(`drop function if exists "jobs_job_state_totals_update_fn"();`);
    this.addSql(`drop trigger if exists "job_day_totals_insert" on "jobs";`);
    this.addSql(`drop function if exists "jobs_job_day_totals_insert_fn"();`);
    this.addSql(`drop trigger if exists "job_day_totals_delete" on "jobs";`);
    this.addSql(`drop function if exists "jobs_job_day_totals_delete_fn"();`);
    this.addSql(`drop trigger if exists "job_day_totals_update" on "jobs";`);
    this.addSql(`drop function if exists "jobs_job_day_totals_update_fn"();`);
    this.addSql(`drop trigger if exists "published_insert" on "jobs";`);
    this.addSql(`drop function if exists "jobs_published_insert_fn"();`);
    this.addSql(`drop trigger if exists "republished" on "jobs";`);
    this.addSql(`drop function if exists "jobs_republished_fn"();`);
    this.addSql(`drop trigger if exists "readdressed" on "jobs";`);
    this.addSql(`drop function if exists "jobs_readdressed_fn"();`);
    this.addSql(`drop trigger if exists "unpublished" on "jobs";`);
    this.addSql(`drop function if exists "jobs_unpublished_fn"();`);
    this.addSql(`drop trigger if exists "pictures" on "jobs";`);
    this.addSql(`drop function if exists "jobs_pictures_fn"();`);
    this.addSql(`drop table if exists "jobs" cascade;`);
    this.addSql(`drop table if exists "job_day_totals" cascade;`);
    this.addSql(`drop table if exists "job_former_slugs" cascade;`);
    this.addSql(`drop trigger if exists "totals_insert" on "job_publications";`);
    this.addSql(`drop function if exists "job_publications_totals_insert_fn"();`);
    this.addSql(`drop trigger if exists "totals_update" on "job_publications";`);
    this.addSql(`drop function if exists "job_publications_totals_update_fn"();`);
    this.addSql(`drop trigger if exists "totals_delete" on "job_publications";`);
    this.addSql(`drop function if exists "job_publications_totals_delete_fn"();`);
    this.addSql(`drop table if exists "job_publications" cascade;`);
    this.addSql(`drop table if exists "job_publication_totals" cascade;`);
    this.addSql(`drop table if exists "job_state_totals" cascade;`);
    this.addSql(`drop table if exists "jobs_members" cascade;`);
    this.addSql(`drop trigger if exists "application_totals_insert" on "applications";`);
    this.addSql(`drop function if exists "applications_application_totals_insert_fn"();`);
    this.addSql(`drop trigger if exists "application_totals_delete" on "applications";`);
    this.addSql(`drop function if exists "applications_application_totals_delete_fn"();`);
    this.addSql(`drop trigger if exists "application_totals_update" on "applications";`);
    this.addSql(`drop function if exists "applications_application_totals_update_fn"();`);
    this.addSql(`drop trigger if exists "remove_delete" on "applications";`);
    this.addSql(`drop function if exists "applications_remove_delete_fn"();`);
    this.addSql(`drop table if exists "applications" cascade;`);
    this.addSql(`drop table if exists "application_notes" cascade;`);
    this.addSql(`drop table if exists "application_events" cascade;`);
    this.addSql(`drop table if exists "applications_projects" cascade;`);
  }

}
