import { Migration } from '@mikro-orm/migrations';

/**
 * The whole schema of 0.1.0, made from the entities. It has the name of the last migration that it replaces,
 * so that a database that has had all of them goes on.
 */
export class Migration20261127002442 extends Migration {

  override name = 'Migration20261127002442';

  override up(): void | Promise<void> {
    this.addSql(`create table "application_totals" ("key" text not null, "job" uuid not null, "stage" text not null, "total" int not null, primary key ("key"));`);
    this.addSql(`create index "application_totals_job_index" on "application_totals" ("job");`);

    this.addSql(`create table "author_totals" ("author_id" uuid not null, "total" int not null, primary key ("author_id"));`);

    this.addSql(`create table "blocked_commenters" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "value" text not null, primary key ("id"));`);
    this.addSql(`alter table "blocked_commenters" add constraint "blocked_commenters_value_unique" unique ("value");`);
    this.addSql(`create index "blocked_commenters_created_at_id_index" on "blocked_commenters" ("created_at", "id");`);

    this.addSql(`create table "categories" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "icon" text null, "color" text not null default 'default', "order" int not null default 0, "kind" text not null default 'blog', "name" jsonb not null default '{}', "slug" jsonb not null default '{}', "description" jsonb not null default '{}', "post_count" jsonb not null default '{"en":0,"fr":0,"no":0}', "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left(coalesce("name" ->> 'en', '') || ' ' || coalesce("name" ->> 'fr', '') || ' ' || coalesce("name" ->> 'no', '') || ' ' || coalesce("slug" ->> 'en', '') || ' ' || coalesce("slug" ->> 'fr', '') || ' ' || coalesce("slug" ->> 'no', ''), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, primary key ("id"));`);
    this.addSql(`create unique index "categories_slug_no_unique" on "categories" ("kind", ("slug" ->> 'no')) where "deleted_at" is null;`);
    this.addSql(`create unique index "categories_slug_fr_unique" on "categories" ("kind", ("slug" ->> 'fr')) where "deleted_at" is null;`);
    this.addSql(`create unique index "categories_slug_en_unique" on "categories" ("kind", ("slug" ->> 'en')) where "deleted_at" is null;`);

    this.addSql(`create table "category_totals" ("category_id" uuid not null, "locale" text not null, "count" int not null, primary key ("category_id", "locale"));`);

    this.addSql(`create table "changelog_entries" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "release" text null, "title" jsonb not null default '{}', "description" jsonb not null default '{}', "added" jsonb not null default '{}', "changed" jsonb not null default '{}', "deprecated" jsonb not null default '{}', "removed" jsonb not null default '{}', "fixed" jsonb not null default '{}', "security" jsonb not null default '{}', "tags" text[] not null default '{}', "api_impact" boolean not null default false, "is_from_schema" boolean not null default false, "status" text not null default 'draft', "published_at" timestamptz(3) not null, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left(coalesce("release", '') || ' ' || coalesce("title" ->> 'en', '') || ' ' || coalesce("title" ->> 'fr', '') || ' ' || coalesce("title" ->> 'no', '') || ' ' || coalesce("description" ->> 'en', '') || ' ' || coalesce("description" ->> 'fr', '') || ' ' || coalesce("description" ->> 'no', '') || ' ' || coalesce("added" ->> 'en', '') || ' ' || coalesce("added" ->> 'fr', '') || ' ' || coalesce("added" ->> 'no', '') || ' ' || coalesce("changed" ->> 'en', '') || ' ' || coalesce("changed" ->> 'fr', '') || ' ' || coalesce("changed" ->> 'no', '') || ' ' || coalesce("deprecated" ->> 'en', '') || ' ' || coalesce("deprecated" ->> 'fr', '') || ' ' || coalesce("deprecated" ->> 'no', '') || ' ' || coalesce("removed" ->> 'en', '') || ' ' || coalesce("removed" ->> 'fr', '') || ' ' || coalesce("removed" ->> 'no', '') || ' ' || coalesce("fixed" ->> 'en', '') || ' ' || coalesce("fixed" ->> 'fr', '') || ' ' || coalesce("fixed" ->> 'no', '') || ' ' || coalesce("security" ->> 'en', '') || ' ' || coalesce("security" ->> 'fr', '') || ' ' || coalesce("security" ->> 'no', ''), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, primary key ("id"));`);
    this.addSql(`create unique index "changelog_entries_release" on "changelog_entries" ("release") where "deleted_at" is null;`);

    this.addSql(`create table "conversations" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "type" text not null, "title" text null, "pair" text null, "last_seq" int not null default 0, "revision" int not null default 0, "last_message_at" timestamptz(3) not null, "readers" text[] not null default '{}', "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left(coalesce("title", ''), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, primary key ("id"));`);
    this.addSql(`alter table "conversations" add constraint "conversations_pair_unique" unique ("pair");`);
    this.addSql(`create index "conversations_terms_index" on "conversations" using gin ("terms");`);
    this.addSql(`create index "conversations_readers_index" on "conversations" using gin ("readers");`);
    this.addSql(`create index "conversations_last_message_at_id_index" on "conversations" ("last_message_at", "id");`);

    this.addSql(`create table "directory_totals" ("audience" text not null, "facet" text not null, "value" text not null, "count" int not null, primary key ("audience", "facet", "value"));`);
    this.addSql(`create index "directory_totals_audience_facet_count_value_index" on "directory_totals" ("audience", "facet", "count", "value");`);

    this.addSql(`create table "email_codes" ("id" uuid not null, "email" text not null, "purpose" text not null, "hash" text null, "tries_left" int not null default 0, "own_tries_left" int not null default 0, "expires_at" timestamptz(3) not null, "name" text null, "password_hash" text null, "locale" text null, "accepted_terms" text null, "accepted_terms_locale" text null, "new_email" text null, primary key ("id"));`);
    this.addSql(`alter table "email_codes" add constraint "email_codes_email_purpose_unique" unique ("email", "purpose");`);

    this.addSql(`create table "faqs" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "question" jsonb not null default '{}', "answer" jsonb not null default '{}', "category_id" uuid null, "order" int not null default 0, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left(coalesce("question" ->> 'en', '') || ' ' || coalesce("question" ->> 'fr', '') || ' ' || coalesce("question" ->> 'no', '') || ' ' || coalesce("answer" ->> 'en', '') || ' ' || coalesce("answer" ->> 'fr', '') || ' ' || coalesce("answer" ->> 'no', ''), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, primary key ("id"));`);
    this.addSql(`create index "faqs_category_id_index" on "faqs" ("category_id");`);

    this.addSql(`create table "former_category_slugs" ("kind" text not null, "locale" text not null, "slug" text not null, "category_id" uuid not null, primary key ("kind", "locale", "slug"));`);

    this.addSql(`create table "jobs" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "title" jsonb not null default '{}', "slug" jsonb not null default '{}', "description" jsonb not null default '{}', "status" jsonb not null default '{}', "published_at" jsonb not null default '{}', "scheduled_at" jsonb not null default '{}', "text_changed_at" jsonb not null default '{}', "languages" text[] not null default '{}', "first_published_at" timestamptz(3) null, "archived_from" jsonb not null default '{}', "next_publication_at" timestamptz(3) null, "states" text[] generated always as (array_remove(array["status" ->> 'en', 'en' || left("status" ->> 'en', 0), 'en ' || ("status" ->> 'en'), "status" ->> 'fr', 'fr' || left("status" ->> 'fr', 0), 'fr ' || ("status" ->> 'fr'), "status" ->> 'no', 'no' || left("status" ->> 'no', 0), 'no ' || ("status" ->> 'no')], null)) stored not null, "sort_title" text generated always as (coalesce("title" ->> 'en', "title" ->> 'fr', "title" ->> 'no', '')) stored collate "und-x-icu" not null, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left(coalesce("title" ->> 'en', '') || ' ' || coalesce("title" ->> 'fr', '') || ' ' || coalesce("title" ->> 'no', '') || ' ' || coalesce("slug" ->> 'en', '') || ' ' || coalesce("slug" ->> 'fr', '') || ' ' || coalesce("slug" ->> 'no', '') || ' ' || regexp_replace(coalesce("html" ->> 'en', '') || ' ' || coalesce("html" ->> 'fr', '') || ' ' || coalesce("html" ->> 'no', ''), '<[^>]*>', ' ', 'g'), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, "public_terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left(coalesce(repeat("title" ->> 'en', ("status" ->> 'en' = 'published')::integer), '') || ' ' || coalesce(repeat("title" ->> 'fr', ("status" ->> 'fr' = 'published')::integer), '') || ' ' || coalesce(repeat("title" ->> 'no', ("status" ->> 'no' = 'published')::integer), '') || ' ' || coalesce(repeat("slug" ->> 'en', ("status" ->> 'en' = 'published')::integer), '') || ' ' || coalesce(repeat("slug" ->> 'fr', ("status" ->> 'fr' = 'published')::integer), '') || ' ' || coalesce(repeat("slug" ->> 'no', ("status" ->> 'no' = 'published')::integer), '') || ' ' || coalesce(repeat("description" ->> 'en', ("status" ->> 'en' = 'published')::integer), '') || ' ' || coalesce(repeat("description" ->> 'fr', ("status" ->> 'fr' = 'published')::integer), '') || ' ' || coalesce(repeat("description" ->> 'no', ("status" ->> 'no' = 'published')::integer), ''), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, "content" jsonb not null default '{}', "html" jsonb not null default '{}', "headings" jsonb not null default '{}', "reading_minutes" jsonb not null default '{}', "cover" text null, "cover_alt" jsonb not null default '{}', "meta_title" jsonb not null default '{}', "meta_description" jsonb not null default '{}', "meta_keywords" jsonb not null default '{}', "og_image" text null, "pictures" text[] not null default '{}', "canonical" text null, "noindex" boolean not null default false, "role" jsonb not null default '{}', "employment_types" text[] not null default '{}', "experience" text null, "workplace" text not null default 'onsite', "skills" text[] not null default '{}', "locations" text[] not null default '{}', "working_schedule" jsonb not null default '{}', "benefits" jsonb not null default '{}', "benefit_lines" text[] generated always as (array_remove(regexp_split_to_array(btrim(coalesce("benefits" ->> 'en', '') || chr(10) || coalesce("benefits" ->> 'fr', '') || chr(10) || coalesce("benefits" ->> 'no', '')), '\\s*\\n\\s*'), '')) stored not null, "salary_min" int null, "salary_max" int null, "salary_currency" text not null default 'EUR', "salary_unit" text not null default 'year', "salary_negotiable" boolean not null default false, "expires_at" timestamptz(3) null, "closed_at" timestamptz(3) null, "questions" jsonb not null default '[]', "retention_days" int not null default 180, "hides_applicants" boolean not null default false, primary key ("id"));`);
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

    this.addSql(`create table "members" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "handle" text not null, "display_name" text collate "und-x-icu" not null, "role" jsonb not null default '{}', "headline" jsonb not null default '{}', "about" jsonb not null default '{}', "avatar" text null, "cover" text null, "pronouns" text null, "company" text null, "city" text null, "state" text null, "country" text null, "address" text null, "zip_code" text null, "phone" text null, "time_zone" text null, "skills" text[] not null default '{}', "tools" text[] not null default '{}', "languages" jsonb not null default '[]', "language_codes" text[] not null default '{}', "experience" jsonb not null default '[]', "education" jsonb not null default '[]', "awards" jsonb not null default '[]', "links" jsonb not null default '[]', "availability" text not null default 'open', "available_from" date null, "open_to" text[] not null default '{}', "rate_min" int null, "rate_max" int null, "rate_currency" text null, "rate_per" text null, "rate_visibility" text not null default 'public', "accept_messages_from" text not null default 'everyone', "visibility" text not null default 'public', "is_unlisted" boolean generated always as ("visibility" = 'unlisted') stored not null, "status" text not null default 'active', "suspension_reason" text null, "status_before_suspension" text null, "skill_words" text not null default '', "relevance" int generated always as (case "availability" when 'open' then 40 when 'limited' then 20 else 0 end
      + case when "avatar" is null then 0 else 10 end + case when "cover" is null then 0 else 5 end
      + case when "headline" = '{}' then 0 else 10 end + case when "about" = '{}' then 0 else 15 end
      + case when "skills" = '{}' then 0 else 15 end + case when "links" = '[]' then 0 else 5 end) stored not null, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left("display_name" || ' ' || "handle" || ' ' || coalesce("company", '') || ' ' || coalesce("city", '') || ' ' || coalesce("role" ->> 'en', '') || ' ' || coalesce("role" ->> 'fr', '') || ' ' || coalesce("role" ->> 'no', '') || ' ' || coalesce("headline" ->> 'en', '') || ' ' || coalesce("headline" ->> 'fr', '') || ' ' || coalesce("headline" ->> 'no', '') || ' ' || "skill_words", 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, primary key ("id"));`);
    this.addSql(`create unique index "members_handle_unique" on "members" ("handle") where "deleted_at" is null;`);
    this.addSql(`create index "members_deleted_index" on "members" ("deleted_at") where "deleted_at" is not null;`);
    this.addSql(`create index "members_status_index" on "members" ("status") where "deleted_at" is null;`);
    this.addSql(`create index "members_listed_index" on "members" ("availability", "visibility") where "deleted_at" is null and "status" = 'active';`);
    this.addSql(`create index "members_relevance_id_index" on "members" ("relevance", "id");`);
    this.addSql(`create index "members_availability_relevance_id_index" on "members" ("availability", "relevance", "id");`);
    this.addSql(`create index "members_country_index" on "members" ("country");`);
    this.addSql(`create index "members_skills_index" on "members" using gin ("skills");`);
    this.addSql(`create index "members_tools_index" on "members" using gin ("tools");`);
    this.addSql(`create index "members_language_codes_index" on "members" using gin ("language_codes");`);
    this.addSql(`create index "members_display_name_id_index" on "members" ("display_name", "id");`);
    this.addSql(`create index "members_created_at_id_index" on "members" ("created_at", "id");`);
    this.addSql(`create index "members_updated_at_index" on "members" ("updated_at");`);
    this.addSql(`create index "members_terms_index" on "members" using gin ("terms");`);

    this.addSql(`create table "jobs_members" ("job_id" uuid not null, "member_id" uuid not null, primary key ("job_id", "member_id"));`);
    this.addSql(`create index "jobs_members_member_id_index" on "jobs_members" ("member_id");`);

    this.addSql(`create table "former_handles" ("handle" text not null, "member_id" uuid not null, primary key ("handle"));`);

    this.addSql(`create table "chat_preferences" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "member_id" uuid not null, "sends_read_receipts" boolean not null default false, primary key ("id"));`);
    this.addSql(`alter table "chat_preferences" add constraint "chat_preferences_member_id_unique" unique ("member_id");`);

    this.addSql(`create table "blocks" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "member_id" uuid not null, "blocked_id" uuid not null, primary key ("id"));`);
    this.addSql(`create index "blocks_blocked_id_index" on "blocks" ("blocked_id");`);
    this.addSql(`alter table "blocks" add constraint "blocks_member_id_blocked_id_unique" unique ("member_id", "blocked_id");`);

    this.addSql(`create table "applications" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "job_id" uuid not null, "member_id" uuid null, "number" int not null default 0, "is_applicant_hidden" boolean not null default false, "name" text collate "und-x-icu" not null, "sort_name" text generated always as (case when "is_applicant_hidden" then '' else "name" end) stored collate "und-x-icu" not null, "email" text not null, "phone" text null, "cover_letter" text null, "answers" jsonb not null default '[]', "cv_name" text null, "cv_size" int null, "cv_type" text null, "cv_path" text null, "cv_sha256" text null, "locale" text not null, "stage" text not null, "tags" text[] not null default '{}', "source" text null, "consent_at" timestamptz(3) not null, "privacy_version" text not null, "retention_until" timestamptz(3) not null, "status_token_hash" text not null, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left(case when "is_applicant_hidden" then '' else "name" || ' ' || "email" end || ' ' || coalesce("cover_letter", '') || ' ' || coalesce("answers"::text, ''), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, primary key ("id"));`);
    this.addSql(`create index "applications_member_id_index" on "applications" ("member_id");`);
    this.addSql(`alter table "applications" add constraint "applications_status_token_hash_unique" unique ("status_token_hash");`);
    this.addSql(`create index "applications_tags_index" on "applications" using gin ("tags");`);
    this.addSql(`create index "applications_terms_index" on "applications" using gin ("terms");`);
    this.addSql(`create index "applications_retention_until_index" on "applications" ("retention_until");`);
    this.addSql(`create index "applications_job_id_sort_name_id_index" on "applications" ("job_id", "sort_name", "id");`);
    this.addSql(`create index "applications_job_id_stage_created_at_id_index" on "applications" ("job_id", "stage", "created_at", "id");`);
    this.addSql(`create index "applications_job_id_created_at_id_index" on "applications" ("job_id", "created_at", "id");`);
    this.addSql(`create index "applications_job_id_number_index" on "applications" ("job_id", "number");`);
    this.addSql(`alter table "applications" add constraint "applications_job_id_email_unique" unique ("job_id", "email");`);

    this.addSql(`create table "application_notes" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "application_id" uuid not null, "author_id" uuid null, "content" text not null, primary key ("id"));`);
    this.addSql(`create index "application_notes_author_id_index" on "application_notes" ("author_id");`);
    this.addSql(`create index "application_notes_application_id_created_at_id_index" on "application_notes" ("application_id", "created_at", "id");`);

    this.addSql(`create table "application_events" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "application_id" uuid not null, "kind" text not null, "actor_id" uuid null, "from" text null, "to" text null, "subject" text null, "content" text null, "mail_id" uuid null, primary key ("id"));`);
    this.addSql(`create index "application_events_actor_id_index" on "application_events" ("actor_id");`);
    this.addSql(`create index "application_events_application_id_created_at_id_index" on "application_events" ("application_id", "created_at", "id");`);

    this.addSql(`create table "member_types" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "icon" text null, "color" text not null default 'default', "order" int not null default 0, "name" jsonb not null default '{}', "slug" text not null, "description" jsonb not null default '{}', "is_default" boolean not null default false, "member_count" int not null default 0, primary key ("id"));`);
    this.addSql(`create unique index "member_types_slug_unique" on "member_types" ("slug") where "deleted_at" is null;`);
    this.addSql(`create index "member_types_order_id_index" on "member_types" ("order", "id");`);

    this.addSql(`create table "members_types" ("member_id" uuid not null, "type_id" uuid not null, primary key ("member_id", "type_id"));`);
    this.addSql(`create index "members_types_type_id_index" on "members_types" ("type_id");`);

    this.addSql(`create table "messages" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "conversation_id" uuid not null, "seq" int not null default 0, "revision" int not null default 0, "sender_id" uuid null, "body" text not null, "content_type" text not null default 'text', "system_event" text null, "subject_id" uuid null, "reply_to_id" uuid null, "mentions" text[] not null default '{}', "client_created_at" timestamptz(3) null, "edited_at" timestamptz(3) null, "deleted_at" timestamptz(3) null, "is_disclosed" boolean not null default false, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left("body", 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, primary key ("id"));`);
    this.addSql(`create index "messages_subject_id_index" on "messages" ("subject_id");`);
    this.addSql(`create index "messages_reply_to_id_index" on "messages" ("reply_to_id");`);
    this.addSql(`create index "messages_terms_index" on "messages" using gin ("terms");`);
    this.addSql(`create index "messages_created_at_index" on "messages" ("created_at");`);
    this.addSql(`create index "messages_sender_id_index" on "messages" ("sender_id");`);
    this.addSql(`create index "messages_conversation_id_revision_index" on "messages" ("conversation_id", "revision");`);
    this.addSql(`alter table "messages" add constraint "messages_conversation_id_seq_unique" unique ("conversation_id", "seq");`);

    this.addSql(`create table "attachments" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "conversation_id" uuid not null, "message_id" uuid null, "uploader_id" uuid not null, "name" text not null, "size" int not null, "type" text not null, "path" text not null, "sha256" text not null, "width" int null, "height" int null, primary key ("id"));`);
    this.addSql(`create index "attachments_uploader_id_index" on "attachments" ("uploader_id");`);
    this.addSql(`create index "attachments_message_id_index" on "attachments" ("message_id");`);
    this.addSql(`create index "attachments_conversation_id_created_at_id_index" on "attachments" ("conversation_id", "created_at", "id");`);

    this.addSql(`create table "message_edits" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "message_id" uuid not null, "body" text not null, primary key ("id"));`);
    this.addSql(`create index "message_edits_message_id_created_at_id_index" on "message_edits" ("message_id", "created_at", "id");`);

    this.addSql(`create table "message_reports" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "message_id" uuid not null, "conversation_id" uuid not null, "from_seq" int not null, "to_seq" int not null, "reporter_id" uuid not null, "reason" text not null, "note" text not null, "closed_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`create index "message_reports_reporter_id_index" on "message_reports" ("reporter_id");`);
    this.addSql(`create index "message_reports_created_at_id_index" on "message_reports" ("created_at", "id");`);
    this.addSql(`create index "message_reports_conversation_id_index" on "message_reports" ("conversation_id");`);
    this.addSql(`alter table "message_reports" add constraint "message_reports_message_id_reporter_id_unique" unique ("message_id", "reporter_id");`);

    this.addSql(`create table "opening_notices" ("id" uuid not null, "email" text not null, "locale" text not null, "token_hash" text not null, "created_at" timestamptz(3) not null, "confirmed_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`alter table "opening_notices" add constraint "opening_notices_email_unique" unique ("email");`);
    this.addSql(`alter table "opening_notices" add constraint "opening_notices_token_hash_unique" unique ("token_hash");`);
    this.addSql(`create index "opening_notices_created_at_index" on "opening_notices" ("created_at");`);

    this.addSql(`create table "outbox" ("id" uuid not null, "kind" text not null, "topic" text not null, "payload" jsonb not null, "created_at" timestamptz(3) not null, primary key ("id"));`);

    this.addSql(`create table "outgoing_mails" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "to" text not null, "locale" text not null, "subject" text not null, "paragraphs" text[] not null default '{}', "code" text null, "action" jsonb null, "is_personal" boolean not null default false, "reply_to" text null, "earlier_ids" text[] not null default '{}', "is_sensitive" boolean not null, "status" text not null, "attempts" int not null, "last_error" text null, "due_at" timestamptz(3) not null, "sent_at" timestamptz(3) null, "about" uuid null, primary key ("id"));`);
    this.addSql(`create index "outgoing_mails_to_index" on "outgoing_mails" ("to");`);
    this.addSql(`create index "outgoing_mails_status_created_at_id_index" on "outgoing_mails" ("status", "created_at", "id");`);
    this.addSql(`create index "outgoing_mails_created_at_id_index" on "outgoing_mails" ("created_at", "id");`);
    this.addSql(`create index "outgoing_mails_about_index" on "outgoing_mails" ("about") where "about" is not null;`);
    this.addSql(`create index "outgoing_mails_waiting_index" on "outgoing_mails" ("id") where "status" in ('queued', 'deferred');`);

    this.addSql(`create table "pages" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "title" jsonb not null default '{}', "slug" jsonb not null default '{}', "description" jsonb not null default '{}', "status" jsonb not null default '{}', "published_at" jsonb not null default '{}', "scheduled_at" jsonb not null default '{}', "text_changed_at" jsonb not null default '{}', "languages" text[] not null default '{}', "first_published_at" timestamptz(3) null, "archived_from" jsonb not null default '{}', "next_publication_at" timestamptz(3) null, "states" text[] generated always as (array_remove(array["status" ->> 'en', 'en' || left("status" ->> 'en', 0), 'en ' || ("status" ->> 'en'), "status" ->> 'fr', 'fr' || left("status" ->> 'fr', 0), 'fr ' || ("status" ->> 'fr'), "status" ->> 'no', 'no' || left("status" ->> 'no', 0), 'no ' || ("status" ->> 'no')], null)) stored not null, "sort_title" text generated always as (coalesce("title" ->> 'en', "title" ->> 'fr', "title" ->> 'no', '')) stored collate "und-x-icu" not null, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left(coalesce("title" ->> 'en', '') || ' ' || coalesce("title" ->> 'fr', '') || ' ' || coalesce("title" ->> 'no', '') || ' ' || coalesce("slug" ->> 'en', '') || ' ' || coalesce("slug" ->> 'fr', '') || ' ' || coalesce("slug" ->> 'no', '') || ' ' || regexp_replace(coalesce("html" ->> 'en', '') || ' ' || coalesce("html" ->> 'fr', '') || ' ' || coalesce("html" ->> 'no', ''), '<[^>]*>', ' ', 'g'), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, "public_terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left(coalesce(repeat("title" ->> 'en', ("status" ->> 'en' = 'published')::integer), '') || ' ' || coalesce(repeat("title" ->> 'fr', ("status" ->> 'fr' = 'published')::integer), '') || ' ' || coalesce(repeat("title" ->> 'no', ("status" ->> 'no' = 'published')::integer), '') || ' ' || coalesce(repeat("slug" ->> 'en', ("status" ->> 'en' = 'published')::integer), '') || ' ' || coalesce(repeat("slug" ->> 'fr', ("status" ->> 'fr' = 'published')::integer), '') || ' ' || coalesce(repeat("slug" ->> 'no', ("status" ->> 'no' = 'published')::integer), '') || ' ' || coalesce(repeat("description" ->> 'en', ("status" ->> 'en' = 'published')::integer), '') || ' ' || coalesce(repeat("description" ->> 'fr', ("status" ->> 'fr' = 'published')::integer), '') || ' ' || coalesce(repeat("description" ->> 'no', ("status" ->> 'no' = 'published')::integer), ''), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, "content" jsonb not null default '{}', "html" jsonb not null default '{}', "headings" jsonb not null default '{}', "reading_minutes" jsonb not null default '{}', "cover" text null, "cover_alt" jsonb not null default '{}', "meta_title" jsonb not null default '{}', "meta_description" jsonb not null default '{}', "meta_keywords" jsonb not null default '{}', "og_image" text null, "pictures" text[] not null default '{}', "canonical" text null, "noindex" boolean not null default false, "text_version" jsonb not null default '{}', "text_version_since" jsonb not null default '{}', "text_digest" jsonb not null default '{}', "scheduled_by" jsonb not null default '{}', "in_footer" boolean not null default false, "order" int not null default 0, "is_built_in" boolean not null default false, primary key ("id"));`);
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

    this.addSql(`create table "page_versions" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "locale" text not null, "number" int not null, "in_force_since" timestamptz(3) not null, "title" text not null, "description" text null, "content" jsonb null, "html" text null, "pictures" text[] not null default '{}', "page_id" uuid not null, "published_by_id" uuid null, primary key ("id"));`);
    this.addSql(`create index "page_versions_published_by_id_index" on "page_versions" ("published_by_id");`);
    this.addSql(`create unique index "page_versions_number_unique" on "page_versions" ("page_id", "locale", "number");`);
    this.addSql(`create index "page_versions_pictures_index" on "page_versions" using gin ("pictures");`);

    this.addSql(`create table "participants" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "conversation_id" uuid not null, "member_id" uuid not null, "role" text not null default 'member', "left_at" timestamptz(3) null, "has_left" boolean not null default false, "last_read_seq" int not null default 0, "sends_read_receipts" boolean not null default false, "reading_seen_by" text[] not null default '{}', "is_muted" boolean not null default false, "pinned_at" timestamptz(3) null, "archived_at" timestamptz(3) null, "draft" text not null default '', primary key ("id"));`);
    this.addSql(`create index "participants_member_id_left_at_index" on "participants" ("member_id", "left_at");`);
    this.addSql(`alter table "participants" add constraint "participants_conversation_id_member_id_unique" unique ("conversation_id", "member_id");`);

    this.addSql(`create table "plans" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "name" jsonb not null default '{}', "description" jsonb not null default '{}', "monthly_price" bigint null, "yearly_price" bigint null, "currency" text not null default 'EUR', "features" jsonb not null default '{}', "highlighted" boolean not null default false, "cta_label" jsonb not null default '{}', "cta_href" text null, "order" int not null default 0, primary key ("id"));`);

    this.addSql(`create table "posts" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "title" jsonb not null default '{}', "slug" jsonb not null default '{}', "description" jsonb not null default '{}', "status" jsonb not null default '{}', "published_at" jsonb not null default '{}', "scheduled_at" jsonb not null default '{}', "text_changed_at" jsonb not null default '{}', "languages" text[] not null default '{}', "first_published_at" timestamptz(3) null, "archived_from" jsonb not null default '{}', "next_publication_at" timestamptz(3) null, "states" text[] generated always as (array_remove(array["status" ->> 'en', 'en' || left("status" ->> 'en', 0), 'en ' || ("status" ->> 'en'), "status" ->> 'fr', 'fr' || left("status" ->> 'fr', 0), 'fr ' || ("status" ->> 'fr'), "status" ->> 'no', 'no' || left("status" ->> 'no', 0), 'no ' || ("status" ->> 'no')], null)) stored not null, "sort_title" text generated always as (coalesce("title" ->> 'en', "title" ->> 'fr', "title" ->> 'no', '')) stored collate "und-x-icu" not null, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left(coalesce("title" ->> 'en', '') || ' ' || coalesce("title" ->> 'fr', '') || ' ' || coalesce("title" ->> 'no', '') || ' ' || coalesce("slug" ->> 'en', '') || ' ' || coalesce("slug" ->> 'fr', '') || ' ' || coalesce("slug" ->> 'no', '') || ' ' || regexp_replace(coalesce("html" ->> 'en', '') || ' ' || coalesce("html" ->> 'fr', '') || ' ' || coalesce("html" ->> 'no', ''), '<[^>]*>', ' ', 'g'), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, "public_terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left(coalesce(repeat("title" ->> 'en', ("status" ->> 'en' = 'published')::integer), '') || ' ' || coalesce(repeat("title" ->> 'fr', ("status" ->> 'fr' = 'published')::integer), '') || ' ' || coalesce(repeat("title" ->> 'no', ("status" ->> 'no' = 'published')::integer), '') || ' ' || coalesce(repeat("slug" ->> 'en', ("status" ->> 'en' = 'published')::integer), '') || ' ' || coalesce(repeat("slug" ->> 'fr', ("status" ->> 'fr' = 'published')::integer), '') || ' ' || coalesce(repeat("slug" ->> 'no', ("status" ->> 'no' = 'published')::integer), '') || ' ' || coalesce(repeat("description" ->> 'en', ("status" ->> 'en' = 'published')::integer), '') || ' ' || coalesce(repeat("description" ->> 'fr', ("status" ->> 'fr' = 'published')::integer), '') || ' ' || coalesce(repeat("description" ->> 'no', ("status" ->> 'no' = 'published')::integer), ''), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, "content" jsonb not null default '{}', "html" jsonb not null default '{}', "headings" jsonb not null default '{}', "reading_minutes" jsonb not null default '{}', "cover" text null, "cover_alt" jsonb not null default '{}', "meta_title" jsonb not null default '{}', "meta_description" jsonb not null default '{}', "meta_keywords" jsonb not null default '{}', "og_image" text null, "pictures" text[] not null default '{}', "canonical" text null, "noindex" boolean not null default false, "text_version" jsonb not null default '{}', "text_version_since" jsonb not null default '{}', "text_digest" jsonb not null default '{}', "scheduled_by" jsonb not null default '{}', "author_id" uuid null, "tags" text[] not null default '{}', "featured" boolean not null default false, "enable_comments" boolean not null default true, primary key ("id"));`);
    this.addSql(`create index "posts_first_published_at_index" on "posts" ("first_published_at");`);
    this.addSql(`create index "posts_next_publication_at_index" on "posts" ("next_publication_at");`);
    this.addSql(`create index "posts_tags_index" on "posts" using gin ("tags");`);
    this.addSql(`create unique index "posts_slug_en_unique" on "posts" (("slug" ->> 'en')) where "deleted_at" is null;`);
    this.addSql(`create unique index "posts_slug_fr_unique" on "posts" (("slug" ->> 'fr')) where "deleted_at" is null;`);
    this.addSql(`create unique index "posts_slug_no_unique" on "posts" (("slug" ->> 'no')) where "deleted_at" is null;`);
    this.addSql(`create index "posts_updated_at_id_index" on "posts" ("updated_at", "id");`);
    this.addSql(`create index "posts_created_at_id_index" on "posts" ("created_at", "id");`);
    this.addSql(`create index "posts_sort_title_id_index" on "posts" ("sort_title", "id");`);
    this.addSql(`create index "posts_terms_index" on "posts" using gin ("terms");`);
    this.addSql(`create index "posts_public_terms_index" on "posts" using gin ("public_terms");`);
    this.addSql(`create index "posts_states_index" on "posts" using gin ("states") where "deleted_at" is null;`);
    this.addSql(`create index "posts_tabs_index" on "posts" ("states", "id") where "deleted_at" is null;`);
    this.addSql(`create index "posts_featured_index" on "posts" ("id") where "featured" and "deleted_at" is null;`);
    this.addSql(`create index "posts_pictures_index" on "posts" using gin ("pictures");`);
    this.addSql(`create index "posts_pages_index" on "posts" ("id") include ("slug", "languages", "updated_at", "deleted_at", "noindex");`);
    this.addSql(`create index "posts_trash_index" on "posts" ("deleted_at", "id") where "deleted_at" is not null;`);
    this.addSql(`create index "posts_authors_index" on "posts" ("author_id") where "deleted_at" is null and "languages" && array['en', 'fr', 'no'];`);
    this.addSql(`create index "posts_author_id_created_at_id_index" on "posts" ("author_id", "created_at", "id");`);

    this.addSql(`create table "comment_totals" ("post_id" uuid not null, "total" int not null default 0, "pending" int not null default 0, primary key ("post_id"));`);
    this.addSql(`create index "comment_totals_total_post_id_index" on "comment_totals" ("total", "post_id");`);

    this.addSql(`create table "category_publications" ("post_id" uuid not null, "locale" text not null, "category_id" uuid not null, "published_at" timestamptz(3) not null, primary key ("post_id", "locale", "category_id"));`);
    this.addSql(`create index "category_publications_category_id_locale_published_6c7be_index" on "category_publications" ("category_id", "locale", "published_at", "post_id");`);

    this.addSql(`create table "posts_categories" ("post_id" uuid not null, "category_id" uuid not null, primary key ("post_id", "category_id"));`);
    this.addSql(`create index "posts_categories_category_id_post_id_index" on "posts_categories" ("category_id", "post_id");`);

    this.addSql(`create table "post_day_totals" ("day" timestamptz(3) not null, "total" int not null, primary key ("day"));`);

    this.addSql(`create table "former_slugs" ("locale" text not null, "slug" text not null, "post_id" uuid not null, primary key ("locale", "slug"));`);
    this.addSql(`create index "former_slugs_post_id_index" on "former_slugs" ("post_id");`);

    this.addSql(`create table "publications" ("locale" text not null, "post_id" uuid not null, "published_at" timestamptz(3) not null, "featured" boolean not null, primary key ("locale", "post_id"));`);
    this.addSql(`create index "publications_post_id_index" on "publications" ("post_id");`);
    this.addSql(`create index "publications_locale_published_at_post_id_index" on "publications" ("locale", "published_at", "post_id");`);
    this.addSql(`create index "publications_featured_index" on "publications" ("locale", "published_at", "post_id") where "featured";`);

    this.addSql(`create table "publication_totals" ("locale" text not null, "month" timestamptz(3) not null, "total" int not null default 0, primary key ("locale", "month"));`);

    this.addSql(`create table "post_state_totals" ("key" text not null, "states" text[] not null, "languages" text[] not null, "total" int not null, primary key ("key"));`);

    this.addSql(`create table "post_versions" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "locale" text not null, "number" int not null, "in_force_since" timestamptz(3) not null, "title" text not null, "description" text null, "content" jsonb null, "html" text null, "pictures" text[] not null default '{}', "post_id" uuid not null, "published_by_id" uuid null, primary key ("id"));`);
    this.addSql(`create index "post_versions_published_by_id_index" on "post_versions" ("published_by_id");`);
    this.addSql(`create unique index "post_versions_number_unique" on "post_versions" ("post_id", "locale", "number");`);
    this.addSql(`create index "post_versions_pictures_index" on "post_versions" using gin ("pictures");`);

    this.addSql(`create table "presences" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "member_id" uuid not null, "active_at" timestamptz(3) not null, "is_busy" boolean not null default false, primary key ("id"));`);
    this.addSql(`alter table "presences" add constraint "presences_member_id_unique" unique ("member_id");`);

    this.addSql(`create table "preview_links" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "post_id" uuid not null, "locale" text not null, "expires_at" timestamptz(3) not null, "token_hash" text not null, primary key ("id"));`);
    this.addSql(`alter table "preview_links" add constraint "preview_links_token_hash_unique" unique ("token_hash");`);
    this.addSql(`create index "preview_links_expires_at_index" on "preview_links" ("expires_at");`);
    this.addSql(`alter table "preview_links" add constraint "preview_links_post_id_locale_unique" unique ("post_id", "locale");`);

    this.addSql(`create table "project_day_totals" ("day" timestamptz(3) not null, "total" int not null, primary key ("day"));`);

    this.addSql(`create table "project_publication_totals" ("locale" text not null, "month" timestamptz(3) not null, "total" int not null default 0, primary key ("locale", "month"));`);

    this.addSql(`create table "project_state_totals" ("key" text not null, "states" text[] not null, "languages" text[] not null, "total" int not null, primary key ("key"));`);

    this.addSql(`create table "project_types" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "icon" text null, "color" text not null default 'default', "order" int not null default 0, "name" jsonb not null default '{}', "slug" text not null, "project_count" int not null default 0, "listed_count" jsonb not null default '{"en":0,"fr":0,"no":0}', primary key ("id"));`);
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
    this.addSql(`create index "projects_featured_index" on "projects" ("id") where "featured" and "deleted_at" is null;`);
    this.addSql(`create index "projects_pictures_index" on "projects" using gin ("pictures");`);
    this.addSql(`create index "projects_pages_index" on "projects" ("id") include ("slug", "languages", "updated_at", "deleted_at", "noindex", "listed", "type_id");`);
    this.addSql(`create index "projects_trash_index" on "projects" ("deleted_at", "id") where "deleted_at" is not null;`);
    this.addSql(`create index "projects_stages_index" on "projects" ("stage", "id") where "deleted_at" is null;`);
    this.addSql(`create index "projects_insiders_index" on "projects" using gin ("insiders");`);

    this.addSql(`create table "project_totals" ("project_id" uuid not null, "likes" int not null default 0, primary key ("project_id"));`);

    this.addSql(`create table "project_tag_publications" ("project_id" uuid not null, "locale" text not null, "tag" text not null, "published_at" timestamptz(3) not null, primary key ("project_id", "locale", "tag"));`);
    this.addSql(`create index "project_tag_publications_tag_locale_published_at_p_91f30_index" on "project_tag_publications" ("tag", "locale", "published_at", "project_id");`);

    this.addSql(`create table "project_publications" ("locale" text not null, "project_id" uuid not null, "published_at" timestamptz(3) not null, "featured" boolean not null, "type_id" uuid null, "stage" text not null, primary key ("locale", "project_id"));`);
    this.addSql(`create index "project_publications_project_id_index" on "project_publications" ("project_id");`);
    this.addSql(`create index "project_publications_locale_published_at_project_id_index" on "project_publications" ("locale", "published_at", "project_id");`);
    this.addSql(`create index "project_publications_featured_index" on "project_publications" ("locale", "published_at", "project_id") where "featured";`);
    this.addSql(`create index "project_publications_type_id_locale_published_at_p_0aa25_index" on "project_publications" ("type_id", "locale", "published_at", "project_id");`);
    this.addSql(`create index "project_publications_stage_locale_published_at_project_id_index" on "project_publications" ("stage", "locale", "published_at", "project_id");`);

    this.addSql(`create table "project_owners" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "project_id" uuid not null, "member_id" uuid not null, "part" text null, "order" int not null, "featured_order" int null, "status" text not null default 'pending', "invited_by_id" uuid null, primary key ("id"));`);
    this.addSql(`create index "project_owners_invited_by_id_index" on "project_owners" ("invited_by_id");`);
    this.addSql(`create index "project_owners_member_id_featured_order_project_id_index" on "project_owners" ("member_id", "featured_order", "project_id");`);
    this.addSql(`create index "project_owners_member_id_project_id_index" on "project_owners" ("member_id", "project_id");`);
    this.addSql(`alter table "project_owners" add constraint "project_owners_project_id_member_id_unique" unique ("project_id", "member_id");`);

    this.addSql(`create table "project_notes" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "project_id" uuid not null, "author_id" uuid null, "content" text not null, "pinned" boolean not null default false, primary key ("id"));`);
    this.addSql(`create index "project_notes_author_id_index" on "project_notes" ("author_id");`);
    this.addSql(`create index "project_notes_project_id_pinned_created_at_id_index" on "project_notes" ("project_id", "pinned", "created_at", "id");`);

    this.addSql(`create table "project_media" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "project_id" uuid not null, "uploader_id" uuid null, "kind" text not null, "order" int not null, "url" text not null, "alt" jsonb not null default '{}', "title" jsonb not null default '{}', "description" jsonb not null default '{}', "content" jsonb not null default '{}', "width" int null, "height" int null, "name" text null, "size" int null, "type" text null, "sha256" text null, "shown_in" text[] generated always as (case when "kind" <> 'image' then array['en', 'fr', 'no'] else array_remove(array[
      'en' || left("alt" ->> 'en', 0), 'fr' || left("alt" ->> 'fr', 0), 'no' || left("alt" ->> 'no', 0)
    ], null) end) stored not null, "is_hosted" boolean generated always as ("url" ^@ '/') stored not null, primary key ("id"));`);
    this.addSql(`create index "project_media_uploader_id_index" on "project_media" ("uploader_id");`);
    this.addSql(`create index "project_media_project_id_order_id_index" on "project_media" ("project_id", "order", "id");`);

    this.addSql(`create table "project_likes" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "project_id" uuid not null, "member_id" uuid not null, primary key ("id"));`);
    this.addSql(`create index "project_likes_member_id_index" on "project_likes" ("member_id");`);
    this.addSql(`alter table "project_likes" add constraint "project_likes_project_id_member_id_unique" unique ("project_id", "member_id");`);

    this.addSql(`create table "project_integrations" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "project_id" uuid not null, "kind" text not null, "url" text not null, "label" text null, "status" text not null default 'ok', "last_synced_at" timestamptz(3) null, "is_public" boolean not null default false, primary key ("id"));`);
    this.addSql(`create index "project_integrations_project_id_index" on "project_integrations" ("project_id");`);

    this.addSql(`create table "project_former_slugs" ("locale" text not null, "slug" text not null, "project_id" uuid not null, primary key ("locale", "slug"));`);
    this.addSql(`create index "project_former_slugs_project_id_index" on "project_former_slugs" ("project_id");`);

    this.addSql(`create table "contact_requests" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "kind" text not null, "status" text not null default 'new', "name" text not null, "email" text not null, "phone" text null, "company" text null, "subject" text null, "message" text not null, "budget" text null, "timing" text null, "locale" text not null, "sender_id" uuid null, "member_id" uuid null, "project_id" uuid null, "assignee_id" uuid null, "merged_into_id" uuid null, "answer_count" int not null default 0, "recipients" text[] not null default '{}', "consent_at" timestamptz(3) not null, "privacy_version" text not null, "spam_score" int not null, "learned_as" text null, "fingerprint" text not null, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left("name" || ' ' || "email" || ' ' || coalesce("company", '') || ' ' || coalesce("subject", '') || ' ' || "message" || ' ' || coalesce("budget", ''), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, primary key ("id"));`);
    this.addSql(`create index "contact_requests_sender_id_index" on "contact_requests" ("sender_id");`);
    this.addSql(`create index "contact_requests_member_id_index" on "contact_requests" ("member_id");`);
    this.addSql(`alter table "contact_requests" add constraint "contact_requests_fingerprint_unique" unique ("fingerprint");`);
    this.addSql(`create index "contact_requests_terms_index" on "contact_requests" using gin ("terms");`);
    this.addSql(`create index "contact_requests_merged_into_id_created_at_id_index" on "contact_requests" ("merged_into_id", "created_at", "id");`);
    this.addSql(`create index "contact_requests_email_created_at_id_index" on "contact_requests" ("email", "created_at", "id");`);
    this.addSql(`create index "contact_requests_project_id_created_at_id_index" on "contact_requests" ("project_id", "created_at", "id");`);
    this.addSql(`create index "contact_requests_assignee_id_created_at_id_index" on "contact_requests" ("assignee_id", "created_at", "id");`);
    this.addSql(`create index "contact_requests_status_updated_at_index" on "contact_requests" ("status", "updated_at");`);
    this.addSql(`create index "contact_requests_status_created_at_id_index" on "contact_requests" ("status", "created_at", "id");`);
    this.addSql(`create index "contact_requests_recipients_index" on "contact_requests" using gin ("recipients");`);
    this.addSql(`create index "contact_requests_locale_status_index" on "contact_requests" ("locale", "status");`);
    this.addSql(`create index "contact_requests_kind_status_index" on "contact_requests" ("kind", "status");`);
    this.addSql(`create index "contact_requests_locale_created_at_id_index" on "contact_requests" ("locale", "created_at", "id");`);
    this.addSql(`create index "contact_requests_kind_created_at_id_index" on "contact_requests" ("kind", "created_at", "id");`);
    this.addSql(`create index "contact_requests_created_at_id_index" on "contact_requests" ("created_at", "id");`);

    this.addSql(`create table "contact_entries" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "request_id" uuid not null, "kind" text not null, "author_id" uuid null, "content" text not null, "delivery" text null, "delivery_error" text null, "mail_id" uuid null, primary key ("id"));`);
    this.addSql(`create index "contact_entries_author_id_index" on "contact_entries" ("author_id");`);
    this.addSql(`create index "contact_entries_mail_id_index" on "contact_entries" ("mail_id");`);
    this.addSql(`create index "contact_entries_request_id_created_at_id_index" on "contact_entries" ("request_id", "created_at", "id");`);

    this.addSql(`create table "applications_projects" ("application_id" uuid not null, "project_id" uuid not null, primary key ("application_id", "project_id"));`);
    this.addSql(`create index "applications_projects_project_id_index" on "applications_projects" ("project_id");`);

    this.addSql(`create table "former_project_type_slugs" ("slug" text not null, "type_id" uuid not null, primary key ("slug"));`);

    this.addSql(`create table "reactions" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "message_id" uuid not null, "member_id" uuid not null, "emoji" text not null, primary key ("id"));`);
    this.addSql(`create index "reactions_member_id_index" on "reactions" ("member_id");`);
    this.addSql(`create index "reactions_message_id_created_at_id_index" on "reactions" ("message_id", "created_at", "id");`);
    this.addSql(`alter table "reactions" add constraint "reactions_message_id_member_id_emoji_unique" unique ("message_id", "member_id", "emoji");`);

    this.addSql(`create table "ready_answers" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "name" text not null, "content" jsonb not null default '{}', primary key ("id"));`);

    this.addSql(`create table "search_words" ("locale" text not null, "word" text not null, "plain" text not null, "seen_at" timestamptz(3) not null, primary key ("locale", "word"));`);

    this.addSql(`create table "site_settings" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "members_need_approval" boolean not null default false, "chat_retention_days" int null, "comment_approval" text not null default 'none', "privacy_contact" text null, "contact_reply_to" text null, "storage_quota_mb" int not null default 2000, "currency" text not null default 'EUR', "is_in_maintenance" boolean not null default false, "maintenance_until" timestamptz(3) null, "coming_soon_at" timestamptz(3) null, primary key ("id"));`);

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
    this.addSql(`create index "solutions_pages_index" on "solutions" ("id") include ("slug", "languages", "updated_at", "deleted_at", "noindex");`);
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

    this.addSql(`create table "spam_words" ("kind" text not null, "word" text not null, "spam" int not null default 0, "ham" int not null default 0, primary key ("kind", "word"));`);

    this.addSql(`create table "stored_schemas" ("id" uuid not null, "hash" text not null, "sdl" text not null, "stored_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "stored_schemas" add constraint "stored_schemas_hash_unique" unique ("hash");`);

    this.addSql(`create table "selections" ("id" uuid not null, "of" text not null, "user_id" uuid not null, "ids" text[] not null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "selections_created_at_index" on "selections" ("created_at");`);

    this.addSql(`create table "tag_publications" ("post_id" uuid not null, "locale" text not null, "tag" text not null, "published_at" timestamptz(3) not null, primary key ("post_id", "locale", "tag"));`);
    this.addSql(`create index "tag_publications_tag_locale_published_at_post_id_index" on "tag_publications" ("tag", "locale", "published_at", "post_id");`);

    this.addSql(`create table "tag_totals" ("locale" text not null, "tag" text not null, "count" int not null, primary key ("locale", "tag"));`);
    this.addSql(`create index "tag_totals_locale_count_tag_index" on "tag_totals" ("locale", "count", "tag");`);

    this.addSql(`create table "uploaded_pictures" ("path" text not null, "checked_at" timestamptz(3) not null, "unused_since" timestamptz(3) null, primary key ("path"));`);
    this.addSql(`create index "uploaded_pictures_checked_at_index" on "uploaded_pictures" ("checked_at");`);

    this.addSql(`create table "users" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "email" text not null, "name" text collate "und-x-icu" not null, "roles" text[] not null default '{}', "status" text not null, "suspension_reason" text null, "status_before_suspension" text null, "locale" text not null, "email_verified_at" timestamptz(3) null, "is_email_verified" boolean generated always as ("email_verified_at" is not null) stored not null, "last_seen_at" timestamptz(3) null, "seen_at" timestamptz(3) generated always as (coalesce("last_seen_at", to_timestamp(0))) stored not null, "is_deleted_by_owner" boolean not null default false, "accepted_terms" text null, "accepted_terms_locale" text null, "accepted_terms_at" timestamptz(3) null, "password_hash" text null, "member_id" uuid null, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left("name" || ' ' || "email", 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, primary key ("id"));`);
    this.addSql(`create index "users_member_id_index" on "users" ("member_id");`);
    this.addSql(`create index "users_terms_index" on "users" using gin ("terms");`);
    this.addSql(`create index "users_last_seen_at_index" on "users" ("last_seen_at");`);
    this.addSql(`create index "users_roles_index" on "users" using gin ("roles");`);
    this.addSql(`create index "users_accepted_terms_index" on "users" ("accepted_terms", "accepted_terms_locale") where "status" = 'active' and "deleted_at" is null;`);
    this.addSql(`create index "users_verified_index" on "users" ("member_id") where "email_verified_at" is not null;`);
    this.addSql(`create index "users_status_index" on "users" ("status");`);
    this.addSql(`create index "users_seen_at_id_index" on "users" ("seen_at", "id");`);
    this.addSql(`create index "users_created_at_id_index" on "users" ("created_at", "id");`);
    this.addSql(`create index "users_name_id_index" on "users" ("name", "id");`);
    this.addSql(`create index "users_deleted_index" on "users" ("deleted_at") where "deleted_at" is not null;`);
    this.addSql(`create unique index "users_member_id_unique" on "users" ("member_id") where "deleted_at" is null;`);
    this.addSql(`create unique index "users_email_unique" on "users" ("email") where "deleted_at" is null;`);

    this.addSql(`create table "sessions" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "user_id" uuid not null, "token_hash" text not null, "device" text not null, "user_agent" text not null default '', "network" text not null default '', "is_remembered" boolean not null default true, "last_heartbeat_at" timestamptz(3) null, "expires_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "sessions" add constraint "sessions_token_hash_unique" unique ("token_hash");`);
    this.addSql(`create index "sessions_user_id_created_at_id_index" on "sessions" ("user_id", "created_at", "id");`);
    this.addSql(`create index "sessions_expires_at_index" on "sessions" ("expires_at");`);

    this.addSql(`create table "notification_choices" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "user_id" uuid not null, "kind" text not null, "here" boolean not null default true, "mail" boolean not null default true, primary key ("id"));`);
    this.addSql(`alter table "notification_choices" add constraint "notification_choices_user_id_kind_unique" unique ("user_id", "kind");`);

    this.addSql(`create table "comments" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "post_id" uuid not null, "parent_id" uuid null, "content" text not null, "name" text not null, "email" text null, "member_id" uuid null, "account_id" uuid null, "by_author" boolean not null default false, "status" text not null, "locale" text not null, "spam_score" int not null, "learned_as" text null, "edited_at" timestamptz(3) null, "is_public" boolean not null default false, "reply_count" int not null default 0, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left("name" || ' ' || coalesce("email", '') || ' ' || "content", 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, "fingerprint" text not null, primary key ("id"));`);
    this.addSql(`create index "comments_member_id_index" on "comments" ("member_id");`);
    this.addSql(`create index "comments_account_id_index" on "comments" ("account_id");`);
    this.addSql(`alter table "comments" add constraint "comments_fingerprint_unique" unique ("fingerprint");`);
    this.addSql(`create index "comments_terms_index" on "comments" using gin ("terms");`);
    this.addSql(`create index "comments_email_created_at_index" on "comments" ("email", "created_at");`);
    this.addSql(`create index "comments_status_created_at_id_index" on "comments" ("status", "created_at", "id");`);
    this.addSql(`create index "comments_created_at_id_index" on "comments" ("created_at", "id");`);
    this.addSql(`create index "comments_post_id_status_index" on "comments" ("post_id", "status");`);
    this.addSql(`create index "comments_languages_index" on "comments" ("locale", "created_at", "id") where "locale" <> 'en';`);
    this.addSql(`create index "comments_replies_index" on "comments" ("parent_id", "created_at", "id") where "parent_id" is not null;`);
    this.addSql(`create index "comments_threads_index" on "comments" ("post_id", "created_at", "id") where "parent_id" is null;`);

    this.addSql(`create table "notifications" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "user_id" uuid not null, "kind" text not null, "post_id" uuid null, "comment_id" uuid null, "report_id" uuid null, "member_id" uuid null, "project_id" uuid null, "contact_request_id" uuid null, "application_id" uuid null, "locale" text null, "pending_count" int null, "read_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`create index "notifications_post_id_index" on "notifications" ("post_id");`);
    this.addSql(`create index "notifications_comment_id_index" on "notifications" ("comment_id");`);
    this.addSql(`create index "notifications_report_id_index" on "notifications" ("report_id");`);
    this.addSql(`create index "notifications_member_id_index" on "notifications" ("member_id");`);
    this.addSql(`create index "notifications_project_id_index" on "notifications" ("project_id");`);
    this.addSql(`create index "notifications_contact_request_id_index" on "notifications" ("contact_request_id");`);
    this.addSql(`create index "notifications_application_id_index" on "notifications" ("application_id");`);
    this.addSql(`create index "notifications_unread_index" on "notifications" ("user_id") where "read_at" is null;`);
    this.addSql(`create index "notifications_user_id_created_at_id_index" on "notifications" ("user_id", "created_at", "id");`);
    this.addSql(`alter table "notifications" add constraint "notifications_user_id_kind_application_id_unique" unique ("user_id", "kind", "application_id");`);
    this.addSql(`alter table "notifications" add constraint "notifications_user_id_kind_contact_request_id_unique" unique ("user_id", "kind", "contact_request_id");`);
    this.addSql(`alter table "notifications" add constraint "notifications_user_id_kind_report_id_unique" unique ("user_id", "kind", "report_id");`);
    this.addSql(`alter table "notifications" add constraint "notifications_user_id_kind_comment_id_unique" unique ("user_id", "kind", "comment_id");`);

    this.addSql(`alter table "categories" add constraint "categories_color_check" check ("color" in ('default', 'cyan', 'purple', 'blue', 'orange', 'red'));`);
    this.addSql(`alter table "categories" add constraint "categories_kind_check" check ("kind" in ('blog', 'solution', 'faq'));`);
    this.addSql(`create or replace function "categories_readdressed_fn"() returns trigger as \$\$ begin
    insert into former_category_slugs (kind, locale, slug, category_id)
      select old.kind, had.locale, had.slug, new.id from jsonb_each_text(old.slug) as had(locale, slug)
      where had.slug is distinct from new.slug ->> had.locale
      on conflict (kind, locale, slug) do update set category_id = excluded.category_id;     if new.deleted_at is null then
      delete from former_category_slugs as former using jsonb_each_text(new.slug) as taken(locale, slug) where former.kind = new.kind and former.locale = taken.locale and former.slug = taken.slug;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "readdressed" after update of slug, deleted_at on "categories" for each row
    when (old.slug <> new.slug or old.deleted_at is not null and new.deleted_at is null)
    execute function "categories_readdressed_fn"();`);
    this.addSql(`create or replace function "categories_addressed_insert_fn"() returns trigger as \$\$ declare change record; begin delete from former_category_slugs as former using came, jsonb_each_text(came.slug) as taken(locale, slug) where former.kind = came.kind and former.locale = taken.locale and former.slug = taken.slug; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "addressed_insert" after insert on "categories" referencing new table as came for each statement execute function "categories_addressed_insert_fn"();`);

    this.addSql(`alter table "category_totals" add constraint "category_totals_category_id_foreign" foreign key ("category_id") references "categories" ("id") on delete cascade;`);

    this.addSql(`alter table "changelog_entries" add constraint "changelog_entries_status_check" check ("status" in ('draft', 'published'));`);

    this.addSql(`alter table "conversations" add constraint "conversations_type_check" check ("type" in ('one_to_one', 'group'));`);

    this.addSql(`alter table "email_codes" add constraint "email_codes_purpose_check" check ("purpose" in ('register', 'reset', 'change_old', 'change_new'));`);

    this.addSql(`alter table "faqs" add constraint "faqs_category_id_foreign" foreign key ("category_id") references "categories" ("id") on delete set null;`);

    this.addSql(`alter table "former_category_slugs" add constraint "former_category_slugs_category_id_foreign" foreign key ("category_id") references "categories" ("id") on delete cascade;`);

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
      from came, unnest(languages) as locale;     delete from job_former_slugs as former using came, jsonb_each_text(came.slug) as taken(locale, slug) where former.locale = taken.locale and former.slug = taken.slug; return null; end; \$\$ language plpgsql;`);
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
      where had.slug is distinct from new.slug ->> had.locale and old.published_at ->> had.locale is not null
      on conflict (locale, slug) do update set job_id = excluded.job_id;     if new.deleted_at is null then
      delete from job_former_slugs as former using jsonb_each_text(new.slug) as taken(locale, slug) where former.locale = taken.locale and former.slug = taken.slug;     end if;     return null; end; \$\$ language plpgsql;`);
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

    this.addSql(`alter table "members" add constraint "members_availability_check" check ("availability" in ('open', 'limited', 'booked'));`);
    this.addSql(`alter table "members" add constraint "members_rate_visibility_check" check ("rate_visibility" in ('public', 'members', 'hidden'));`);
    this.addSql(`alter table "members" add constraint "members_accept_messages_from_check" check ("accept_messages_from" in ('everyone', 'members', 'contacts', 'nobody'));`);
    this.addSql(`alter table "members" add constraint "members_visibility_check" check ("visibility" in ('public', 'members', 'unlisted', 'private'));`);
    this.addSql(`alter table "members" add constraint "members_status_check" check ("status" in ('active', 'pending', 'suspended'));`);
    this.addSql(`create or replace function "members_types_counted_fn"() returns trigger as \$\$ declare had record; begin
    for had in select type_id from members_types where member_id = new.id order by 1 loop
      update member_types set member_count = member_count + case when new.deleted_at is null then 1 else -1 end
        where id = had.type_id;     end loop;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "types_counted" after update of deleted_at on "members" for each row
    when ((old.deleted_at is null) <> (new.deleted_at is null))
    execute function "members_types_counted_fn"();`);
    this.addSql(`create or replace function "members_types_left_fn"() returns trigger as \$\$ begin delete from members_types where member_id = old.id; return old; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "types_left" BEFORE DELETE on "members" for each ROW execute function "members_types_left_fn"();`);
    this.addSql(`create or replace function "members_directory_insert_fn"() returns trigger as \$\$ declare change record; begin 
  insert into directory_totals (audience, facet, value, count)
    select audience, facet, value, sum(n) from (select *, 1 as n from came) as member 
  cross join lateral (
    select 'members' as audience union all select 'everyone' where member.visibility = 'public'
  ) as seen 
  cross join lateral (
    select 'availability' as facet, member.availability as value
    union all select 'country', member.country where member.country is not null
    union all select distinct 'skill', value from unnest(member.skills) as value
    union all select distinct 'tool', value from unnest(member.tools) as value
    union all select distinct 'language', value from unnest(member.language_codes) as value
    union all select 'type', type_id::text from members_types where member_id = member.id
  ) as had
    where member.status = 'active' and member.deleted_at is null and member.visibility in ('public', 'members') group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
    on conflict (audience, facet, value) do update set count = directory_totals.count + excluded.count; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "directory_insert" after insert on "members" referencing new table as came for each statement execute function "members_directory_insert_fn"();`);
    this.addSql(`create or replace function "members_directory_update_fn"() returns trigger as \$\$ declare change record; begin 
  insert into directory_totals (audience, facet, value, count)
    select audience, facet, value, sum(n) from (select *, 1 as n from came union all select *, -1 from gone) as member 
  cross join lateral (
    select 'members' as audience union all select 'everyone' where member.visibility = 'public'
  ) as seen 
  cross join lateral (
    select 'availability' as facet, member.availability as value
    union all select 'country', member.country where member.country is not null
    union all select distinct 'skill', value from unnest(member.skills) as value
    union all select distinct 'tool', value from unnest(member.tools) as value
    union all select distinct 'language', value from unnest(member.language_codes) as value
    union all select 'type', type_id::text from members_types where member_id = member.id
  ) as had
    where member.status = 'active' and member.deleted_at is null and member.visibility in ('public', 'members') group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
    on conflict (audience, facet, value) do update set count = directory_totals.count + excluded.count; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "directory_update" after update on "members" referencing old table as gone new table as came for each statement execute function "members_directory_update_fn"();`);
    this.addSql(`create or replace function "members_directory_delete_fn"() returns trigger as \$\$ declare change record; begin 
  insert into directory_totals (audience, facet, value, count)
    select audience, facet, value, sum(n) from (select *, -1 as n from gone) as member 
  cross join lateral (
    select 'members' as audience union all select 'everyone' where member.visibility = 'public'
  ) as seen 
  cross join lateral (
    select 'availability' as facet, member.availability as value
    union all select 'country', member.country where member.country is not null
    union all select distinct 'skill', value from unnest(member.skills) as value
    union all select distinct 'tool', value from unnest(member.tools) as value
    union all select distinct 'language', value from unnest(member.language_codes) as value
    union all select 'type', type_id::text from members_types where member_id = member.id
  ) as had
    where member.status = 'active' and member.deleted_at is null and member.visibility in ('public', 'members') group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
    on conflict (audience, facet, value) do update set count = directory_totals.count + excluded.count; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "directory_delete" after delete on "members" referencing old table as gone for each statement execute function "members_directory_delete_fn"();`);
    this.addSql(`create or replace function "members_readdressed_fn"() returns trigger as \$\$ begin
    insert into former_handles (handle, member_id)
      select old.handle, new.id
      where old.handle <> new.handle
      on conflict (handle) do update set member_id = excluded.member_id;     if new.deleted_at is null then
      delete from former_handles as former where former.handle = new.handle;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "readdressed" after update of handle, deleted_at on "members" for each row
    when (old.handle <> new.handle or old.deleted_at is not null and new.deleted_at is null)
    execute function "members_readdressed_fn"();`);
    this.addSql(`create or replace function "members_addressed_insert_fn"() returns trigger as \$\$ declare change record; begin delete from former_handles as former using came where former.handle = came.handle; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "addressed_insert" after insert on "members" referencing new table as came for each statement execute function "members_addressed_insert_fn"();`);
    this.addSql(`create or replace function "members_skill_words_fn"() returns trigger as \$\$ begin new.skill_words := array_to_string(new.skills || new.tools, ' '); return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "skill_words" BEFORE INSERT OR UPDATE on "members" for each ROW execute function "members_skill_words_fn"();`);

    this.addSql(`alter table "jobs_members" add constraint "jobs_members_job_id_foreign" foreign key ("job_id") references "jobs" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "jobs_members" add constraint "jobs_members_member_id_foreign" foreign key ("member_id") references "members" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "former_handles" add constraint "former_handles_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);

    this.addSql(`alter table "chat_preferences" add constraint "chat_preferences_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);

    this.addSql(`alter table "blocks" add constraint "blocks_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);
    this.addSql(`alter table "blocks" add constraint "blocks_blocked_id_foreign" foreign key ("blocked_id") references "members" ("id") on delete cascade;`);

    this.addSql(`alter table "applications" add constraint "applications_job_id_foreign" foreign key ("job_id") references "jobs" ("id") on delete cascade;`);
    this.addSql(`alter table "applications" add constraint "applications_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "applications" add constraint "applications_locale_check" check ("locale" in ('en', 'fr', 'no'));`);
    this.addSql(`alter table "applications" add constraint "applications_stage_check" check ("stage" in ('applied', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'));`);
    this.addSql(`create or replace function "applications_applications_number_fn"() returns trigger as \$\$ begin if new.number = 0 then
      perform pg_advisory_xact_lock(hashtextextended(new.job_id::text, 0));       select coalesce(max(number), 0) + 1 into new.number
        from applications where job_id = new.job_id;     end if;     return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "applications_number" BEFORE INSERT on "applications" for each ROW execute function "applications_applications_number_fn"();`);
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
    delete from outgoing_mails where about in (select id from (select *, -1 as n from gone) as changes);     insert into outbox (id, kind, topic, payload, created_at)
      select gen_random_uuid(), 'job', 'remove-cvs',
          json_build_object('ids', string_agg(id::text, ' ')), now()
        from (select *, -1 as n from gone) as changes where cv_sha256 is not null having count(*) > 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "remove_delete" after delete on "applications" referencing old table as gone for each statement execute function "applications_remove_delete_fn"();`);

    this.addSql(`alter table "application_notes" add constraint "application_notes_application_id_foreign" foreign key ("application_id") references "applications" ("id") on delete cascade;`);
    this.addSql(`alter table "application_notes" add constraint "application_notes_author_id_foreign" foreign key ("author_id") references "members" ("id") on delete set null;`);

    this.addSql(`alter table "application_events" add constraint "application_events_application_id_foreign" foreign key ("application_id") references "applications" ("id") on delete cascade;`);
    this.addSql(`alter table "application_events" add constraint "application_events_actor_id_foreign" foreign key ("actor_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "application_events" add constraint "application_events_kind_check" check ("kind" in ('stage', 'mail', 'revealed'));`);
    this.addSql(`alter table "application_events" add constraint "application_events_from_check" check ("from" in ('applied', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'));`);
    this.addSql(`alter table "application_events" add constraint "application_events_to_check" check ("to" in ('applied', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'));`);

    this.addSql(`alter table "member_types" add constraint "member_types_color_check" check ("color" in ('default', 'cyan', 'purple', 'blue', 'orange', 'red'));`);

    this.addSql(`alter table "members_types" add constraint "members_types_member_id_foreign" foreign key ("member_id") references "members" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "members_types" add constraint "members_types_type_id_foreign" foreign key ("type_id") references "member_types" ("id") on update cascade on delete cascade;`);
    this.addSql(`create or replace function "members_types_directory_insert_fn"() returns trigger as \$\$ declare change record; begin 
  perform 1 from members where id in (select member_id from (select *, 1 as n from came) as changes) order by id for share;   insert into directory_totals (audience, facet, value, count)
    select audience, 'type', type_id::text, sum(n) from (select *, 1 as n from came) as changes
    join members as member on member.id = member_id 
  cross join lateral (
    select 'members' as audience union all select 'everyone' where member.visibility = 'public'
  ) as seen where member.status = 'active' and member.deleted_at is null and member.visibility in ('public', 'members') group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
    on conflict (audience, facet, value) do update set count = directory_totals.count + excluded.count; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "directory_insert" after insert on "members_types" referencing new table as came for each statement execute function "members_types_directory_insert_fn"();`);
    this.addSql(`create or replace function "members_types_directory_delete_fn"() returns trigger as \$\$ declare change record; begin 
  perform 1 from members where id in (select member_id from (select *, -1 as n from gone) as changes) order by id for share;   insert into directory_totals (audience, facet, value, count)
    select audience, 'type', type_id::text, sum(n) from (select *, -1 as n from gone) as changes
    join members as member on member.id = member_id 
  cross join lateral (
    select 'members' as audience union all select 'everyone' where member.visibility = 'public'
  ) as seen where member.status = 'active' and member.deleted_at is null and member.visibility in ('public', 'members') group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
    on conflict (audience, facet, value) do update set count = directory_totals.count + excluded.count; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "directory_delete" after delete on "members_types" referencing old table as gone for each statement execute function "members_types_directory_delete_fn"();`);
    this.addSql(`create or replace function "members_types_member_count_insert_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select type_id, sum(n) as n from (select *, 1 as n from came) as changes
      join members on members.id = member_id and members.deleted_at is null
      group by 1 having sum(n) <> 0 order by 1
    loop
      update member_types set member_count = member_count + change.n where id = change.type_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "member_count_insert" after insert on "members_types" referencing new table as came for each statement execute function "members_types_member_count_insert_fn"();`);
    this.addSql(`create or replace function "members_types_member_count_update_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select type_id, sum(n) as n from (select *, 1 as n from came union all select *, -1 from gone) as changes
      join members on members.id = member_id and members.deleted_at is null
      group by 1 having sum(n) <> 0 order by 1
    loop
      update member_types set member_count = member_count + change.n where id = change.type_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "member_count_update" after update on "members_types" referencing old table as gone new table as came for each statement execute function "members_types_member_count_update_fn"();`);
    this.addSql(`create or replace function "members_types_member_count_delete_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select type_id, sum(n) as n from (select *, -1 as n from gone) as changes
      join members on members.id = member_id and members.deleted_at is null
      group by 1 having sum(n) <> 0 order by 1
    loop
      update member_types set member_count = member_count + change.n where id = change.type_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "member_count_delete" after delete on "members_types" referencing old table as gone for each statement execute function "members_types_member_count_delete_fn"();`);

    this.addSql(`alter table "messages" add constraint "messages_conversation_id_foreign" foreign key ("conversation_id") references "conversations" ("id") on delete cascade;`);
    this.addSql(`alter table "messages" add constraint "messages_sender_id_foreign" foreign key ("sender_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "messages" add constraint "messages_subject_id_foreign" foreign key ("subject_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "messages" add constraint "messages_reply_to_id_foreign" foreign key ("reply_to_id") references "messages" ("id") on delete set null;`);
    this.addSql(`alter table "messages" add constraint "messages_content_type_check" check ("content_type" in ('text', 'image', 'file', 'system'));`);
    this.addSql(`alter table "messages" add constraint "messages_system_event_check" check ("system_event" in ('created', 'renamed', 'added', 'removed', 'left'));`);
    this.addSql(`create or replace function "messages_messages_revised_fn"() returns trigger as \$\$ begin if new.is_disclosed = old.is_disclosed and new.sender_id is not distinct from old.sender_id then
      update conversations set revision = revision + 1 where id = new.conversation_id
        returning revision into new.revision;     end if;     return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "messages_revised" BEFORE UPDATE on "messages" for each ROW execute function "messages_messages_revised_fn"();`);
    this.addSql(`create or replace function "messages_messages_numbered_fn"() returns trigger as \$\$ begin perform pg_advisory_xact_lock(hashtextextended(new.id::text, 0));     if exists (select 1 from messages where id = new.id) then
      raise unique_violation using message = 'This message is there already';     end if;     update conversations
      set last_seq = last_seq + 1, revision = revision + 1, last_message_at = new.created_at
      where id = new.conversation_id
      returning last_seq, revision into new.seq, new.revision;     return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "messages_numbered" BEFORE INSERT on "messages" for each ROW execute function "messages_messages_numbered_fn"();`);

    this.addSql(`alter table "attachments" add constraint "attachments_conversation_id_foreign" foreign key ("conversation_id") references "conversations" ("id") on delete cascade;`);
    this.addSql(`alter table "attachments" add constraint "attachments_message_id_foreign" foreign key ("message_id") references "messages" ("id") on delete cascade;`);
    this.addSql(`alter table "attachments" add constraint "attachments_uploader_id_foreign" foreign key ("uploader_id") references "members" ("id") on delete cascade;`);
    this.addSql(`create or replace function "attachments_remove_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into outbox (id, kind, topic, payload, created_at)
      select gen_random_uuid(), 'job', 'remove-attachment-files',
          json_build_object('ids', string_agg(id::text, ' ')), now()
        from (select *, -1 as n from gone) as changes having count(*) > 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "remove_delete" after delete on "attachments" referencing old table as gone for each statement execute function "attachments_remove_delete_fn"();`);

    this.addSql(`alter table "message_edits" add constraint "message_edits_message_id_foreign" foreign key ("message_id") references "messages" ("id") on delete cascade;`);

    this.addSql(`alter table "message_reports" add constraint "message_reports_message_id_foreign" foreign key ("message_id") references "messages" ("id") on delete cascade;`);
    this.addSql(`alter table "message_reports" add constraint "message_reports_conversation_id_foreign" foreign key ("conversation_id") references "conversations" ("id") on delete cascade;`);
    this.addSql(`alter table "message_reports" add constraint "message_reports_reporter_id_foreign" foreign key ("reporter_id") references "members" ("id") on delete cascade;`);
    this.addSql(`alter table "message_reports" add constraint "message_reports_reason_check" check ("reason" in ('spam', 'harassment', 'other'));`);
    this.addSql(`create or replace function "message_reports_disclose_insert_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select distinct conversation_id, from_seq, to_seq from (select *, 1 as n from came) as changes order by 1, 2, 3
    loop
      update messages set is_disclosed = not is_disclosed
      where conversation_id = change.conversation_id
        and seq between change.from_seq and change.to_seq
        and is_disclosed <> exists (
          select from message_reports as reports
          where closed_at is null and reports.conversation_id = messages.conversation_id
            and seq between from_seq and to_seq);     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "disclose_insert" after insert on "message_reports" referencing new table as came for each statement execute function "message_reports_disclose_insert_fn"();`);
    this.addSql(`create or replace function "message_reports_disclose_update_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select distinct conversation_id, from_seq, to_seq from (select *, 1 as n from came union all select *, -1 from gone) as changes order by 1, 2, 3
    loop
      update messages set is_disclosed = not is_disclosed
      where conversation_id = change.conversation_id
        and seq between change.from_seq and change.to_seq
        and is_disclosed <> exists (
          select from message_reports as reports
          where closed_at is null and reports.conversation_id = messages.conversation_id
            and seq between from_seq and to_seq);     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "disclose_update" after update on "message_reports" referencing old table as gone new table as came for each statement execute function "message_reports_disclose_update_fn"();`);
    this.addSql(`create or replace function "message_reports_disclose_delete_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select distinct conversation_id, from_seq, to_seq from (select *, -1 as n from gone) as changes order by 1, 2, 3
    loop
      update messages set is_disclosed = not is_disclosed
      where conversation_id = change.conversation_id
        and seq between change.from_seq and change.to_seq
        and is_disclosed <> exists (
          select from message_reports as reports
          where closed_at is null and reports.conversation_id = messages.conversation_id
            and seq between from_seq and to_seq);     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "disclose_delete" after delete on "message_reports" referencing old table as gone for each statement execute function "message_reports_disclose_delete_fn"();`);

    this.addSql(`alter table "opening_notices" add constraint "opening_notices_locale_check" check ("locale" in ('en', 'fr', 'no'));`);

    this.addSql(`alter table "outgoing_mails" add constraint "outgoing_mails_locale_check" check ("locale" in ('en', 'fr', 'no'));`);
    this.addSql(`alter table "outgoing_mails" add constraint "outgoing_mails_status_check" check ("status" in ('queued', 'deferred', 'sent', 'failed'));`);
    this.addSql(`create or replace function "outgoing_mails_outgoing_mails_delivery_fn"() returns trigger as \$\$ begin if new.status <> old.status or new.last_error is distinct from old.last_error then
      update contact_entries set delivery = new.status, delivery_error = new.last_error
        where mail_id = new.id;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "outgoing_mails_delivery" AFTER UPDATE on "outgoing_mails" for each ROW execute function "outgoing_mails_outgoing_mails_delivery_fn"();`);

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
      from came, unnest(languages) as locale;     delete from page_former_slugs as former using came, jsonb_each_text(came.slug) as taken(locale, slug) where former.locale = taken.locale and former.slug = taken.slug; return null; end; \$\$ language plpgsql;`);
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
      where had.slug is distinct from new.slug ->> had.locale and old.published_at ->> had.locale is not null
      on conflict (locale, slug) do update set page_id = excluded.page_id;     if new.deleted_at is null then
      delete from page_former_slugs as former using jsonb_each_text(new.slug) as taken(locale, slug) where former.locale = taken.locale and former.slug = taken.slug;     end if;     return null; end; \$\$ language plpgsql;`);
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
    this.addSql(`alter table "page_versions" add constraint "page_versions_published_by_id_foreign" foreign key ("published_by_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "page_versions" add constraint "page_versions_locale_check" check ("locale" in ('en', 'fr', 'no'));`);

    this.addSql(`alter table "participants" add constraint "participants_conversation_id_foreign" foreign key ("conversation_id") references "conversations" ("id") on delete cascade;`);
    this.addSql(`alter table "participants" add constraint "participants_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);
    this.addSql(`alter table "participants" add constraint "participants_role_check" check ("role" in ('owner', 'member'));`);
    this.addSql(`create or replace function "participants_readers_insert_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select distinct conversation_id from (
        select conversation_id from (select *, 1 as n from came) as changes
        group by conversation_id, member_id, left_at is null, sends_read_receipts
        having sum(n) <> 0) as changed
      order by 1
    loop
      perform 1 from conversations where id = change.conversation_id for no key update;       update conversations set readers = coalesce((
          select array_agg(member_id::text order by member_id) from participants
          where conversation_id = change.conversation_id and left_at is null), '{}')
        where id = change.conversation_id;       update participants set reading_seen_by = seen_by
        from (select id, case when left_at is null and sends_read_receipts then sharers else '{}' end as seen_by
          from participants, (
            select coalesce(array_agg(member_id::text order by member_id), '{}') as sharers
            from participants
            where conversation_id = change.conversation_id and left_at is null and sends_read_receipts
          ) as sharing
          where conversation_id = change.conversation_id) as seen
        where participants.id = seen.id and reading_seen_by <> seen_by;       update participants set role = 'owner'
        from (select id, role from participants
          where conversation_id = change.conversation_id and left_at is null
          order by role = 'owner' desc, created_at, id limit 1) as first, conversations
        where participants.id = first.id and first.role <> 'owner'
          and conversations.id = conversation_id and type = 'group';     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "readers_insert" after insert on "participants" referencing new table as came for each statement execute function "participants_readers_insert_fn"();`);
    this.addSql(`create or replace function "participants_readers_update_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select distinct conversation_id from (
        select conversation_id from (select *, 1 as n from came union all select *, -1 from gone) as changes
        group by conversation_id, member_id, left_at is null, sends_read_receipts
        having sum(n) <> 0) as changed
      order by 1
    loop
      perform 1 from conversations where id = change.conversation_id for no key update;       update conversations set readers = coalesce((
          select array_agg(member_id::text order by member_id) from participants
          where conversation_id = change.conversation_id and left_at is null), '{}')
        where id = change.conversation_id;       update participants set reading_seen_by = seen_by
        from (select id, case when left_at is null and sends_read_receipts then sharers else '{}' end as seen_by
          from participants, (
            select coalesce(array_agg(member_id::text order by member_id), '{}') as sharers
            from participants
            where conversation_id = change.conversation_id and left_at is null and sends_read_receipts
          ) as sharing
          where conversation_id = change.conversation_id) as seen
        where participants.id = seen.id and reading_seen_by <> seen_by;       update participants set role = 'owner'
        from (select id, role from participants
          where conversation_id = change.conversation_id and left_at is null
          order by role = 'owner' desc, created_at, id limit 1) as first, conversations
        where participants.id = first.id and first.role <> 'owner'
          and conversations.id = conversation_id and type = 'group';     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "readers_update" after update on "participants" referencing old table as gone new table as came for each statement execute function "participants_readers_update_fn"();`);
    this.addSql(`create or replace function "participants_readers_delete_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select distinct conversation_id from (
        select conversation_id from (select *, -1 as n from gone) as changes
        group by conversation_id, member_id, left_at is null, sends_read_receipts
        having sum(n) <> 0) as changed
      order by 1
    loop
      perform 1 from conversations where id = change.conversation_id for no key update;       update conversations set readers = coalesce((
          select array_agg(member_id::text order by member_id) from participants
          where conversation_id = change.conversation_id and left_at is null), '{}')
        where id = change.conversation_id;       update participants set reading_seen_by = seen_by
        from (select id, case when left_at is null and sends_read_receipts then sharers else '{}' end as seen_by
          from participants, (
            select coalesce(array_agg(member_id::text order by member_id), '{}') as sharers
            from participants
            where conversation_id = change.conversation_id and left_at is null and sends_read_receipts
          ) as sharing
          where conversation_id = change.conversation_id) as seen
        where participants.id = seen.id and reading_seen_by <> seen_by;       update participants set role = 'owner'
        from (select id, role from participants
          where conversation_id = change.conversation_id and left_at is null
          order by role = 'owner' desc, created_at, id limit 1) as first, conversations
        where participants.id = first.id and first.role <> 'owner'
          and conversations.id = conversation_id and type = 'group';     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "readers_delete" after delete on "participants" referencing old table as gone for each statement execute function "participants_readers_delete_fn"();`);

    this.addSql(`alter table "posts" add constraint "posts_author_id_foreign" foreign key ("author_id") references "members" ("id") on delete set null;`);
    this.addSql(`create or replace function "posts_post_state_totals_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into post_state_totals (key, states, languages, total)
      select states::text || languages::text, states, languages, sum(n) from (select *, 1 as n from came) as changes where deleted_at is null
      group by 1, 2, 3 having sum(n) <> 0 order by 1
      on conflict (key) do update set total = post_state_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_state_totals_insert" after insert on "posts" referencing new table as came for each statement execute function "posts_post_state_totals_insert_fn"();`);
    this.addSql(`create or replace function "posts_post_state_totals_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into post_state_totals (key, states, languages, total)
      select states::text || languages::text, states, languages, sum(n) from (select *, -1 as n from gone) as changes where deleted_at is null
      group by 1, 2, 3 having sum(n) <> 0 order by 1
      on conflict (key) do update set total = post_state_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_state_totals_delete" after delete on "posts" referencing old table as gone for each statement execute function "posts_post_state_totals_delete_fn"();`);
    this.addSql(`create or replace function "posts_post_state_totals_update_fn"() returns trigger as \$\$ begin 
    insert into post_state_totals (key, states, languages, total)
      select states::text || languages::text, states, languages, sum(n) from (select new.*, 1 as n union all select old.*, -1) as changes where deleted_at is null
      group by 1, 2, 3 having sum(n) <> 0 order by 1
      on conflict (key) do update set total = post_state_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_state_totals_update" after update of states, languages, deleted_at on "posts" for each row
    when (old.states is distinct from new.states or old.languages is distinct from new.languages or old.deleted_at is distinct from new.deleted_at)
    execute function "posts_post_state_totals_update_fn"();`);
    this.addSql(`create or replace function "posts_post_day_totals_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into post_day_totals (day, total)
      select date_trunc('day', first_published_at, 'utc'), sum(n) from (select *, 1 as n from came) as changes where deleted_at is null and languages <> '{}' and first_published_at is not null
      group by 1 having sum(n) <> 0 order by 1
      on conflict (day) do update set total = post_day_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_day_totals_insert" after insert on "posts" referencing new table as came for each statement execute function "posts_post_day_totals_insert_fn"();`);
    this.addSql(`create or replace function "posts_post_day_totals_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into post_day_totals (day, total)
      select date_trunc('day', first_published_at, 'utc'), sum(n) from (select *, -1 as n from gone) as changes where deleted_at is null and languages <> '{}' and first_published_at is not null
      group by 1 having sum(n) <> 0 order by 1
      on conflict (day) do update set total = post_day_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_day_totals_delete" after delete on "posts" referencing old table as gone for each statement execute function "posts_post_day_totals_delete_fn"();`);
    this.addSql(`create or replace function "posts_post_day_totals_update_fn"() returns trigger as \$\$ begin 
    insert into post_day_totals (day, total)
      select date_trunc('day', first_published_at, 'utc'), sum(n) from (select new.*, 1 as n union all select old.*, -1) as changes where deleted_at is null and languages <> '{}' and first_published_at is not null
      group by 1 having sum(n) <> 0 order by 1
      on conflict (day) do update set total = post_day_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_day_totals_update" after update of first_published_at, languages, deleted_at on "posts" for each row
    when (old.first_published_at is distinct from new.first_published_at or old.languages is distinct from new.languages or old.deleted_at is distinct from new.deleted_at)
    execute function "posts_post_day_totals_update_fn"();`);
    this.addSql(`create or replace function "posts_published_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into publications (locale, published_at, featured, post_id)
      select locale, (published_at ->> locale)::timestamptz, featured, id
      from came, unnest(languages) as locale;     delete from former_slugs as former using came, jsonb_each_text(came.slug) as taken(locale, slug) where former.locale = taken.locale and former.slug = taken.slug; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "published_insert" after insert on "posts" referencing new table as came for each statement execute function "posts_published_insert_fn"();`);
    this.addSql(`create or replace function "posts_republished_fn"() returns trigger as \$\$ begin
    if not old.languages <@ new.languages then
      delete from publications where post_id = new.id and locale <> all (new.languages);     end if;     if new.languages <> '{}' then
      insert into publications (locale, published_at, featured, post_id)
        select locale, (new.published_at ->> locale)::timestamptz, new.featured, new.id
        from unnest(new.languages) as locale
        on conflict (locale, post_id) do update
          set published_at = excluded.published_at, featured = excluded.featured
          where (publications.published_at, publications.featured)
            is distinct from (excluded.published_at, excluded.featured);     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "republished" after update of languages, published_at, featured on "posts" for each row
    when (old.languages <> new.languages or old.published_at <> new.published_at or old.featured <> new.featured)
    execute function "posts_republished_fn"();`);
    this.addSql(`create or replace function "posts_readdressed_fn"() returns trigger as \$\$ begin
    insert into former_slugs (locale, slug, post_id)
      select had.locale, had.slug, new.id from jsonb_each_text(old.slug) as had(locale, slug)
      where had.slug is distinct from new.slug ->> had.locale and old.published_at ->> had.locale is not null
      on conflict (locale, slug) do update set post_id = excluded.post_id;     if new.deleted_at is null then
      delete from former_slugs as former using jsonb_each_text(new.slug) as taken(locale, slug) where former.locale = taken.locale and former.slug = taken.slug;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "readdressed" after update of slug, deleted_at on "posts" for each row
    when (old.slug <> new.slug or old.deleted_at is not null and new.deleted_at is null)
    execute function "posts_readdressed_fn"();`);
    this.addSql(`create or replace function "posts_unpublished_fn"() returns trigger as \$\$ begin delete from publications where post_id = old.id; return old; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "unpublished" BEFORE DELETE on "posts" for each ROW execute function "posts_unpublished_fn"();`);
    this.addSql(`create or replace function "posts_pictures_fn"() returns trigger as \$\$ begin
    new.pictures := array(
      select distinct shown[1] from regexp_matches(
        concat_ws(' ', new.cover, new.og_image, new.content), '/files/[a-z]+/[a-z0-9-]+[.]webp', 'g'
      ) as shown order by 1);     return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "pictures" before insert or update of cover, og_image, content on "posts" for each row
    execute function "posts_pictures_fn"();`);
    this.addSql(`create or replace function "posts_author_totals_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into author_totals (author_id, total)
      select author_id, sum(n) from (select *, 1 as n from came) as changes where deleted_at is null and languages <> '{}' and author_id is not null
      group by 1 having sum(n) <> 0 order by 1
      on conflict (author_id) do update set total = author_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "author_totals_insert" after insert on "posts" referencing new table as came for each statement execute function "posts_author_totals_insert_fn"();`);
    this.addSql(`create or replace function "posts_author_totals_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into author_totals (author_id, total)
      select author_id, sum(n) from (select *, -1 as n from gone) as changes where deleted_at is null and languages <> '{}' and author_id is not null
      group by 1 having sum(n) <> 0 order by 1
      on conflict (author_id) do update set total = author_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "author_totals_delete" after delete on "posts" referencing old table as gone for each statement execute function "posts_author_totals_delete_fn"();`);
    this.addSql(`create or replace function "posts_author_totals_update_fn"() returns trigger as \$\$ begin 
    insert into author_totals (author_id, total)
      select author_id, sum(n) from (select new.*, 1 as n union all select old.*, -1) as changes where deleted_at is null and languages <> '{}' and author_id is not null
      group by 1 having sum(n) <> 0 order by 1
      on conflict (author_id) do update set total = author_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "author_totals_update" after update of author_id, languages, deleted_at on "posts" for each row
    when (old.author_id is distinct from new.author_id or old.languages is distinct from new.languages or old.deleted_at is distinct from new.deleted_at)
    execute function "posts_author_totals_update_fn"();`);
    this.addSql(`create or replace function "posts_retagged_fn"() returns trigger as \$\$ begin
    delete from tag_publications where post_id = new.id and tag <> all (new.tags);     insert into tag_publications (post_id, locale, tag, published_at)
      select distinct post_id, locale, tag, publications.published_at
        from publications cross join unnest(new.tags) as tag where post_id = new.id
      on conflict (post_id, locale, tag) do nothing;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "retagged" after update of tags on "posts" for each row
    when (old.tags <> new.tags) execute function "posts_retagged_fn"();`);
    this.addSql(`create or replace function "posts_discussed_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into comment_totals (post_id) select id from came; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "discussed_insert" after insert on "posts" referencing new table as came for each statement execute function "posts_discussed_insert_fn"();`);

    this.addSql(`alter table "comment_totals" add constraint "comment_totals_post_id_foreign" foreign key ("post_id") references "posts" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "category_publications" add constraint "category_publications_post_id_foreign" foreign key ("post_id") references "posts" ("id") on delete cascade;`);
    this.addSql(`alter table "category_publications" add constraint "category_publications_category_id_foreign" foreign key ("category_id") references "categories" ("id") on delete cascade;`);
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

    this.addSql(`alter table "posts_categories" add constraint "posts_categories_post_id_foreign" foreign key ("post_id") references "posts" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "posts_categories" add constraint "posts_categories_category_id_foreign" foreign key ("category_id") references "categories" ("id") on update cascade on delete cascade;`);
    this.addSql(`create or replace function "posts_categories_post_count_insert_fn"() returns trigger as \$\$ declare change record; begin 
    perform 1 from posts where id in (
      select post_id from (select *, 1 as n from came) as changes join categories on categories.id = category_id
    ) order by id for share;     for change in
      select category_id, locale, sum(n) as n from (select *, 1 as n from came) as changes join publications using (post_id)
      group by 1, 2 having sum(n) <> 0 order by 1, 2
    loop
      update categories set post_count = jsonb_set(post_count, array[change.locale],
        to_jsonb(coalesce((post_count ->> change.locale)::int, 0) + change.n))
        where id = change.category_id;     end loop;     delete from category_publications as listed using (
      select post_id, locale, category_id from (select *, 1 as n from came) as changes join publications using (post_id) where n = -1
    ) as went
      where listed.post_id = went.post_id and listed.locale = went.locale
        and listed.category_id = went.category_id;     insert into category_publications (post_id, locale, category_id, published_at)
      select post_id, locale, category_id, published_at from (select *, 1 as n from came) as changes join publications using (post_id) where n = 1
      on conflict (post_id, locale, category_id) do update set published_at = excluded.published_at; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_count_insert" after insert on "posts_categories" referencing new table as came for each statement execute function "posts_categories_post_count_insert_fn"();`);
    this.addSql(`create or replace function "posts_categories_post_count_update_fn"() returns trigger as \$\$ declare change record; begin 
    perform 1 from posts where id in (
      select post_id from (select *, 1 as n from came union all select *, -1 from gone) as changes join categories on categories.id = category_id
    ) order by id for share;     for change in
      select category_id, locale, sum(n) as n from (select *, 1 as n from came union all select *, -1 from gone) as changes join publications using (post_id)
      group by 1, 2 having sum(n) <> 0 order by 1, 2
    loop
      update categories set post_count = jsonb_set(post_count, array[change.locale],
        to_jsonb(coalesce((post_count ->> change.locale)::int, 0) + change.n))
        where id = change.category_id;     end loop;     delete from category_publications as listed using (
      select post_id, locale, category_id from (select *, 1 as n from came union all select *, -1 from gone) as changes join publications using (post_id) where n = -1
    ) as went
      where listed.post_id = went.post_id and listed.locale = went.locale
        and listed.category_id = went.category_id;     insert into category_publications (post_id, locale, category_id, published_at)
      select post_id, locale, category_id, published_at from (select *, 1 as n from came union all select *, -1 from gone) as changes join publications using (post_id) where n = 1
      on conflict (post_id, locale, category_id) do update set published_at = excluded.published_at; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_count_update" after update on "posts_categories" referencing old table as gone new table as came for each statement execute function "posts_categories_post_count_update_fn"();`);
    this.addSql(`create or replace function "posts_categories_post_count_delete_fn"() returns trigger as \$\$ declare change record; begin 
    perform 1 from posts where id in (
      select post_id from (select *, -1 as n from gone) as changes join categories on categories.id = category_id
    ) order by id for share;     for change in
      select category_id, locale, sum(n) as n from (select *, -1 as n from gone) as changes join publications using (post_id)
      group by 1, 2 having sum(n) <> 0 order by 1, 2
    loop
      update categories set post_count = jsonb_set(post_count, array[change.locale],
        to_jsonb(coalesce((post_count ->> change.locale)::int, 0) + change.n))
        where id = change.category_id;     end loop;     delete from category_publications as listed using (
      select post_id, locale, category_id from (select *, -1 as n from gone) as changes join publications using (post_id) where n = -1
    ) as went
      where listed.post_id = went.post_id and listed.locale = went.locale
        and listed.category_id = went.category_id;     insert into category_publications (post_id, locale, category_id, published_at)
      select post_id, locale, category_id, published_at from (select *, -1 as n from gone) as changes join publications using (post_id) where n = 1
      on conflict (post_id, locale, category_id) do update set published_at = excluded.published_at; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_count_delete" after delete on "posts_categories" referencing old table as gone for each statement execute function "posts_categories_post_count_delete_fn"();`);

    this.addSql(`alter table "former_slugs" add constraint "former_slugs_post_id_foreign" foreign key ("post_id") references "posts" ("id") on delete cascade;`);

    this.addSql(`alter table "publications" add constraint "publications_post_id_foreign" foreign key ("post_id") references "posts" ("id") on delete cascade;`);
    this.addSql(`create or replace function "publications_totals_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into publication_totals (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from (select *, 1 as n from came) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = publication_totals.total + excluded.total;     for change in
      select category_id, locale, sum(n) as n from (select *, 1 as n from came) as changes join posts_categories using (post_id)
      group by 1, 2 having sum(n) <> 0 order by 1, 2
    loop
      update categories set post_count = jsonb_set(post_count, array[change.locale],
        to_jsonb(coalesce((post_count ->> change.locale)::int, 0) + change.n))
        where id = change.category_id;     end loop;     delete from category_publications as listed using (
      select post_id, locale, category_id from (select *, 1 as n from came) as changes join posts_categories using (post_id) where n = -1
    ) as went
      where listed.post_id = went.post_id and listed.locale = went.locale
        and listed.category_id = went.category_id;     insert into category_publications (post_id, locale, category_id, published_at)
      select post_id, locale, category_id, published_at from (select *, 1 as n from came) as changes join posts_categories using (post_id) where n = 1
      on conflict (post_id, locale, category_id) do update set published_at = excluded.published_at;     delete from tag_publications as listed using (
      select post_id, locale from (select *, 1 as n from came) as changes where n = -1
    ) as went
      where listed.post_id = went.post_id and listed.locale = went.locale;     insert into tag_publications (post_id, locale, tag, published_at)
      select distinct post_id, locale, tag, changes.published_at
        from (select *, 1 as n from came) as changes join posts on posts.id = post_id cross join unnest(posts.tags) as tag where n = 1
      on conflict (post_id, locale, tag) do update set published_at = excluded.published_at; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_insert" after insert on "publications" referencing new table as came for each statement execute function "publications_totals_insert_fn"();`);
    this.addSql(`create or replace function "publications_totals_update_fn"() returns trigger as \$\$ declare change record; begin 
    insert into publication_totals (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from (select *, 1 as n from came union all select *, -1 from gone) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = publication_totals.total + excluded.total;     for change in
      select category_id, locale, sum(n) as n from (select *, 1 as n from came union all select *, -1 from gone) as changes join posts_categories using (post_id)
      group by 1, 2 having sum(n) <> 0 order by 1, 2
    loop
      update categories set post_count = jsonb_set(post_count, array[change.locale],
        to_jsonb(coalesce((post_count ->> change.locale)::int, 0) + change.n))
        where id = change.category_id;     end loop;     delete from category_publications as listed using (
      select post_id, locale, category_id from (select *, 1 as n from came union all select *, -1 from gone) as changes join posts_categories using (post_id) where n = -1
    ) as went
      where listed.post_id = went.post_id and listed.locale = went.locale
        and listed.category_id = went.category_id;     insert into category_publications (post_id, locale, category_id, published_at)
      select post_id, locale, category_id, published_at from (select *, 1 as n from came union all select *, -1 from gone) as changes join posts_categories using (post_id) where n = 1
      on conflict (post_id, locale, category_id) do update set published_at = excluded.published_at;     delete from tag_publications as listed using (
      select post_id, locale from (select *, 1 as n from came union all select *, -1 from gone) as changes where n = -1
    ) as went
      where listed.post_id = went.post_id and listed.locale = went.locale;     insert into tag_publications (post_id, locale, tag, published_at)
      select distinct post_id, locale, tag, changes.published_at
        from (select *, 1 as n from came union all select *, -1 from gone) as changes join posts on posts.id = post_id cross join unnest(posts.tags) as tag where n = 1
      on conflict (post_id, locale, tag) do update set published_at = excluded.published_at; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_update" after update on "publications" referencing old table as gone new table as came for each statement execute function "publications_totals_update_fn"();`);
    this.addSql(`create or replace function "publications_totals_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into publication_totals (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from (select *, -1 as n from gone) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = publication_totals.total + excluded.total;     for change in
      select category_id, locale, sum(n) as n from (select *, -1 as n from gone) as changes join posts_categories using (post_id)
      group by 1, 2 having sum(n) <> 0 order by 1, 2
    loop
      update categories set post_count = jsonb_set(post_count, array[change.locale],
        to_jsonb(coalesce((post_count ->> change.locale)::int, 0) + change.n))
        where id = change.category_id;     end loop;     delete from category_publications as listed using (
      select post_id, locale, category_id from (select *, -1 as n from gone) as changes join posts_categories using (post_id) where n = -1
    ) as went
      where listed.post_id = went.post_id and listed.locale = went.locale
        and listed.category_id = went.category_id;     insert into category_publications (post_id, locale, category_id, published_at)
      select post_id, locale, category_id, published_at from (select *, -1 as n from gone) as changes join posts_categories using (post_id) where n = 1
      on conflict (post_id, locale, category_id) do update set published_at = excluded.published_at;     delete from tag_publications as listed using (
      select post_id, locale from (select *, -1 as n from gone) as changes where n = -1
    ) as went
      where listed.post_id = went.post_id and listed.locale = went.locale;     insert into tag_publications (post_id, locale, tag, published_at)
      select distinct post_id, locale, tag, changes.published_at
        from (select *, -1 as n from gone) as changes join posts on posts.id = post_id cross join unnest(posts.tags) as tag where n = 1
      on conflict (post_id, locale, tag) do update set published_at = excluded.published_at; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_delete" after delete on "publications" referencing old table as gone for each statement execute function "publications_totals_delete_fn"();`);

    this.addSql(`alter table "post_versions" add constraint "post_versions_post_id_foreign" foreign key ("post_id") references "posts" ("id") on delete cascade;`);
    this.addSql(`alter table "post_versions" add constraint "post_versions_published_by_id_foreign" foreign key ("published_by_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "post_versions" add constraint "post_versions_locale_check" check ("locale" in ('en', 'fr', 'no'));`);
    this.addSql(`create or replace function "post_versions_newest_kept_insert_fn"() returns trigger as \$\$ declare change record; begin 
    delete from post_versions as kept using came
      where kept.post_id = came.post_id and kept.locale = came.locale
        and kept.number <= came.number - 50; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "newest_kept_insert" after insert on "post_versions" referencing new table as came for each statement execute function "post_versions_newest_kept_insert_fn"();`);

    this.addSql(`alter table "presences" add constraint "presences_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);

    this.addSql(`alter table "preview_links" add constraint "preview_links_post_id_foreign" foreign key ("post_id") references "posts" ("id") on delete cascade;`);
    this.addSql(`alter table "preview_links" add constraint "preview_links_locale_check" check ("locale" in ('en', 'fr', 'no'));`);

    this.addSql(`alter table "project_types" add constraint "project_types_color_check" check ("color" in ('default', 'cyan', 'purple', 'blue', 'orange', 'red'));`);
    this.addSql(`create or replace function "project_types_readdressed_fn"() returns trigger as \$\$ begin
    insert into former_project_type_slugs (slug, type_id)
      select old.slug, new.id
      where old.slug <> new.slug
      on conflict (slug) do update set type_id = excluded.type_id;     if new.deleted_at is null then
      delete from former_project_type_slugs as former where former.slug = new.slug;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "readdressed" after update of slug, deleted_at on "project_types" for each row
    when (old.slug <> new.slug or old.deleted_at is not null and new.deleted_at is null)
    execute function "project_types_readdressed_fn"();`);
    this.addSql(`create or replace function "project_types_addressed_insert_fn"() returns trigger as \$\$ declare change record; begin delete from former_project_type_slugs as former using came where former.slug = came.slug; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "addressed_insert" after insert on "project_types" referencing new table as came for each statement execute function "project_types_addressed_insert_fn"();`);

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
    insert into project_publications (locale, published_at, featured, type_id, stage, project_id)
      select locale, (published_at ->> locale)::timestamptz, featured, type_id, stage, id
      from came, unnest(listed) as locale;     delete from project_former_slugs as former using came, jsonb_each_text(came.slug) as taken(locale, slug) where former.locale = taken.locale and former.slug = taken.slug; return null; end; \$\$ language plpgsql;`);
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
    this.addSql(`create or replace function "projects_readdressed_fn"() returns trigger as \$\$ begin
    insert into project_former_slugs (locale, slug, project_id)
      select had.locale, had.slug, new.id from jsonb_each_text(old.slug) as had(locale, slug)
      where had.slug is distinct from new.slug ->> had.locale and old.published_at ->> had.locale is not null
      on conflict (locale, slug) do update set project_id = excluded.project_id;     if new.deleted_at is null then
      delete from project_former_slugs as former using jsonb_each_text(new.slug) as taken(locale, slug) where former.locale = taken.locale and former.slug = taken.slug;     end if;     return null; end; \$\$ language plpgsql;`);
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
    this.addSql(`create or replace function "projects_recipients_update_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select came.id, came.editors from came join gone using (id)
      where came.editors <> gone.editors order by 1
    loop
      update contact_requests set recipients = change.editors where project_id = change.id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "recipients_update" after update on "projects" referencing old table as gone new table as came for each statement execute function "projects_recipients_update_fn"();`);
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
    this.addSql(`create or replace function "projects_retagged_fn"() returns trigger as \$\$ begin
    delete from project_tag_publications where project_id = new.id and tag <> all (new.tags);     insert into project_tag_publications (project_id, locale, tag, published_at)
      select distinct project_id, locale, tag, project_publications.published_at
        from project_publications cross join unnest(new.tags) as tag where project_id = new.id
      on conflict (project_id, locale, tag) do nothing;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "retagged" after update of tags on "projects" for each row
    when (old.tags <> new.tags) execute function "projects_retagged_fn"();`);

    this.addSql(`alter table "project_totals" add constraint "project_totals_project_id_foreign" foreign key ("project_id") references "projects" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "project_tag_publications" add constraint "project_tag_publications_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;`);

    this.addSql(`alter table "project_publications" add constraint "project_publications_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;`);
    this.addSql(`alter table "project_publications" add constraint "project_publications_type_id_foreign" foreign key ("type_id") references "project_types" ("id") on delete set null;`);
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

    this.addSql(`alter table "contact_requests" add constraint "contact_requests_sender_id_foreign" foreign key ("sender_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "contact_requests" add constraint "contact_requests_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);
    this.addSql(`alter table "contact_requests" add constraint "contact_requests_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;`);
    this.addSql(`alter table "contact_requests" add constraint "contact_requests_assignee_id_foreign" foreign key ("assignee_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "contact_requests" add constraint "contact_requests_merged_into_id_foreign" foreign key ("merged_into_id") references "contact_requests" ("id") on delete cascade;`);
    this.addSql(`alter table "contact_requests" add constraint "contact_requests_kind_check" check ("kind" in ('message', 'quote', 'question'));`);
    this.addSql(`alter table "contact_requests" add constraint "contact_requests_status_check" check ("status" in ('new', 'open', 'replied', 'archived', 'spam'));`);
    this.addSql(`alter table "contact_requests" add constraint "contact_requests_locale_check" check ("locale" in ('en', 'fr', 'no'));`);
    this.addSql(`create or replace function "contact_requests_contact_requests_recipients_fn"() returns trigger as \$\$ begin if new.member_id is not null then
      new.recipients := array[new.member_id::text];     elsif new.project_id is not null then
      select editors into new.recipients from projects where id = new.project_id for share;     end if;     return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "contact_requests_recipients" BEFORE INSERT on "contact_requests" for each ROW execute function "contact_requests_contact_requests_recipients_fn"();`);

    this.addSql(`alter table "contact_entries" add constraint "contact_entries_request_id_foreign" foreign key ("request_id") references "contact_requests" ("id") on delete cascade;`);
    this.addSql(`alter table "contact_entries" add constraint "contact_entries_author_id_foreign" foreign key ("author_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "contact_entries" add constraint "contact_entries_kind_check" check ("kind" in ('answer', 'note'));`);
    this.addSql(`alter table "contact_entries" add constraint "contact_entries_delivery_check" check ("delivery" in ('queued', 'deferred', 'sent', 'failed'));`);

    this.addSql(`alter table "applications_projects" add constraint "applications_projects_application_id_foreign" foreign key ("application_id") references "applications" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "applications_projects" add constraint "applications_projects_project_id_foreign" foreign key ("project_id") references "projects" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "former_project_type_slugs" add constraint "former_project_type_slugs_type_id_foreign" foreign key ("type_id") references "project_types" ("id") on delete cascade;`);

    this.addSql(`alter table "reactions" add constraint "reactions_message_id_foreign" foreign key ("message_id") references "messages" ("id") on delete cascade;`);
    this.addSql(`alter table "reactions" add constraint "reactions_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);
    this.addSql(`create or replace function "reactions_revise_insert_fn"() returns trigger as \$\$ declare change record; begin 
    for change in select distinct message_id from (select *, 1 as n from came) as changes order by 1 loop
      update messages set updated_at = now() where id = change.message_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "revise_insert" after insert on "reactions" referencing new table as came for each statement execute function "reactions_revise_insert_fn"();`);
    this.addSql(`create or replace function "reactions_revise_delete_fn"() returns trigger as \$\$ declare change record; begin 
    for change in select distinct message_id from (select *, -1 as n from gone) as changes order by 1 loop
      update messages set updated_at = now() where id = change.message_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "revise_delete" after delete on "reactions" referencing old table as gone for each statement execute function "reactions_revise_delete_fn"();`);

    this.addSql(`alter table "site_settings" add constraint "site_settings_comment_approval_check" check ("comment_approval" in ('none', 'first_time', 'all'));`);

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
      from came, unnest(languages) as locale;     delete from solution_former_slugs as former using came, jsonb_each_text(came.slug) as taken(locale, slug) where former.locale = taken.locale and former.slug = taken.slug; return null; end; \$\$ language plpgsql;`);
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
      where had.slug is distinct from new.slug ->> had.locale and old.published_at ->> had.locale is not null
      on conflict (locale, slug) do update set solution_id = excluded.solution_id;     if new.deleted_at is null then
      delete from solution_former_slugs as former using jsonb_each_text(new.slug) as taken(locale, slug) where former.locale = taken.locale and former.slug = taken.slug;     end if;     return null; end; \$\$ language plpgsql;`);
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

    this.addSql(`alter table "tag_publications" add constraint "tag_publications_post_id_foreign" foreign key ("post_id") references "posts" ("id") on delete cascade;`);
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

    this.addSql(`alter table "users" add constraint "users_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "users" add constraint "users_status_check" check ("status" in ('active', 'invited', 'suspended'));`);
    this.addSql(`alter table "users" add constraint "users_locale_check" check ("locale" in ('en', 'fr', 'no'));`);
    this.addSql(`create or replace function "users_admin_remains_fn"() returns trigger as \$\$ begin
    if old.status = 'active' and old.deleted_at is null and old.roles @> '{admin}' and (tg_op = 'DELETE' or not (new.status = 'active' and new.deleted_at is null and new.roles @> '{admin}')) then
      perform pg_advisory_xact_lock(7210457);       if not exists (select 1 from users where users.status = 'active' and users.deleted_at is null and users.roles @> '{admin}') then
        raise exception 'At least one admin must remain' using errcode = 'check_violation';       end if;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "admin_remains" after update of roles, status, deleted_at or delete on "users" for each row
    execute function "users_admin_remains_fn"();`);
    this.addSql(`create or replace function "users_signed_out_fn"() returns trigger as \$\$ begin
    delete from sessions where user_id = new.id;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "signed_out" after update of password_hash, status, deleted_at on "users" for each row
    when (old.password_hash is distinct from new.password_hash or new.deleted_at is not null
      or (old.status <> new.status and new.status <> 'suspended'))
    execute function "users_signed_out_fn"();`);

    this.addSql(`alter table "sessions" add constraint "sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);

    this.addSql(`alter table "notification_choices" add constraint "notification_choices_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "notification_choices" add constraint "notification_choices_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'quote_requested', 'contact_received', 'application_received'));`);

    this.addSql(`alter table "comments" add constraint "comments_post_id_foreign" foreign key ("post_id") references "posts" ("id") on delete cascade;`);
    this.addSql(`alter table "comments" add constraint "comments_parent_id_foreign" foreign key ("parent_id") references "comments" ("id") on delete cascade;`);
    this.addSql(`alter table "comments" add constraint "comments_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "comments" add constraint "comments_account_id_foreign" foreign key ("account_id") references "users" ("id") on delete set null;`);
    this.addSql(`alter table "comments" add constraint "comments_status_check" check ("status" in ('approved', 'pending', 'spam', 'trash'));`);
    this.addSql(`alter table "comments" add constraint "comments_locale_check" check ("locale" in ('en', 'fr', 'no'));`);
    this.addSql(`create or replace function "comments_counts_insert_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select parent_id, sum(n) as n from (select *, 1 as n from came) as changes
      where is_public and parent_id is not null group by 1 having sum(n) <> 0 order by 1
    loop
      update comments set reply_count = reply_count + change.n where id = change.parent_id;     end loop;     for change in
      select * from (
        select post_id, coalesce(sum(n) filter (where is_public), 0) as total,
          coalesce(sum(n) filter (where status = 'pending'), 0) as pending
        from (select *, 1 as n from came) as changes group by 1) as counted
      where total <> 0 or pending <> 0 order by 1
    loop
      update comment_totals set total = total + change.total, pending = pending + change.pending
        where post_id = change.post_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "counts_insert" after insert on "comments" referencing new table as came for each statement execute function "comments_counts_insert_fn"();`);
    this.addSql(`create or replace function "comments_counts_update_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select parent_id, sum(n) as n from (select *, 1 as n from came union all select *, -1 from gone) as changes
      where is_public and parent_id is not null group by 1 having sum(n) <> 0 order by 1
    loop
      update comments set reply_count = reply_count + change.n where id = change.parent_id;     end loop;     for change in
      select * from (
        select post_id, coalesce(sum(n) filter (where is_public), 0) as total,
          coalesce(sum(n) filter (where status = 'pending'), 0) as pending
        from (select *, 1 as n from came union all select *, -1 from gone) as changes group by 1) as counted
      where total <> 0 or pending <> 0 order by 1
    loop
      update comment_totals set total = total + change.total, pending = pending + change.pending
        where post_id = change.post_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "counts_update" after update on "comments" referencing old table as gone new table as came for each statement execute function "comments_counts_update_fn"();`);
    this.addSql(`create or replace function "comments_counts_delete_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select parent_id, sum(n) as n from (select *, -1 as n from gone) as changes
      where is_public and parent_id is not null group by 1 having sum(n) <> 0 order by 1
    loop
      update comments set reply_count = reply_count + change.n where id = change.parent_id;     end loop;     for change in
      select * from (
        select post_id, coalesce(sum(n) filter (where is_public), 0) as total,
          coalesce(sum(n) filter (where status = 'pending'), 0) as pending
        from (select *, -1 as n from gone) as changes group by 1) as counted
      where total <> 0 or pending <> 0 order by 1
    loop
      update comment_totals set total = total + change.total, pending = pending + change.pending
        where post_id = change.post_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "counts_delete" after delete on "comments" referencing old table as gone for each statement execute function "comments_counts_delete_fn"();`);
    this.addSql(`create or replace function "comments_follow_update_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select id from came join gone using (id)
      where came.parent_id is null and came.status <> gone.status order by 1
    loop
      update comments set is_public = is_public where parent_id = change.id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "follow_update" after update on "comments" referencing old table as gone new table as came for each statement execute function "comments_follow_update_fn"();`);
    this.addSql(`create or replace function "comments_comments_public_fn"() returns trigger as \$\$ begin new.is_public := new.status = 'approved';     if new.parent_id is not null then
      perform 1 from comments where id = new.parent_id for no key update;       new.is_public := new.is_public and exists (
        select 1 from comments where id = new.parent_id and status = 'approved');     end if;     return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "comments_public" BEFORE INSERT OR UPDATE on "comments" for each ROW execute function "comments_comments_public_fn"();`);

    this.addSql(`alter table "notifications" add constraint "notifications_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "notifications" add constraint "notifications_post_id_foreign" foreign key ("post_id") references "posts" ("id") on delete cascade;`);
    this.addSql(`alter table "notifications" add constraint "notifications_comment_id_foreign" foreign key ("comment_id") references "comments" ("id") on delete cascade;`);
    this.addSql(`alter table "notifications" add constraint "notifications_report_id_foreign" foreign key ("report_id") references "message_reports" ("id") on delete cascade;`);
    this.addSql(`alter table "notifications" add constraint "notifications_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);
    this.addSql(`alter table "notifications" add constraint "notifications_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;`);
    this.addSql(`alter table "notifications" add constraint "notifications_contact_request_id_foreign" foreign key ("contact_request_id") references "contact_requests" ("id") on delete cascade;`);
    this.addSql(`alter table "notifications" add constraint "notifications_application_id_foreign" foreign key ("application_id") references "applications" ("id") on delete cascade;`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'quote_requested', 'contact_received', 'application_received'));`);
    this.addSql(`alter table "notifications" add constraint "notifications_locale_check" check ("locale" in ('en', 'fr', 'no'));`);

    // No entity can say this. Of 200,000 accounts a dozen have another role than member. A sample of the usual
    // size may hold none of them, and then PostgreSQL takes every other role for as common as half of that one.
    this.addSql(`alter table "users" alter column "roles" set statistics 10000;`);
  }

}
