import { Migration } from '@mikro-orm/migrations';

export class Migration20261124013319 extends Migration {

  override name = 'Migration20261124013319';

  override up(): void | Promise<void> {
    this.addSql(`create table "changelog_entries" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "release" text null, "title" jsonb not null default '{}', "description" jsonb not null default '{}', "added" jsonb not null default '{}', "changed" jsonb not null default '{}', "deprecated" jsonb not null default '{}', "removed" jsonb not null default '{}', "fixed" jsonb not null default '{}', "security" jsonb not null default '{}', "tags" text[] not null default '{}', "api_impact" boolean not null default false, "status" text not null default 'draft', "published_at" timestamptz(3) not null, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left(coalesce("release", '') || ' ' || coalesce("title" ->> 'en', '') || ' ' || coalesce("title" ->> 'fr', '') || ' ' || coalesce("title" ->> 'no', '') || ' ' || coalesce("description" ->> 'en', '') || ' ' || coalesce("description" ->> 'fr', '') || ' ' || coalesce("description" ->> 'no', '') || ' ' || coalesce("added" ->> 'en', '') || ' ' || coalesce("added" ->> 'fr', '') || ' ' || coalesce("added" ->> 'no', '') || ' ' || coalesce("changed" ->> 'en', '') || ' ' || coalesce("changed" ->> 'fr', '') || ' ' || coalesce("changed" ->> 'no', '') || ' ' || coalesce("deprecated" ->> 'en', '') || ' ' || coalesce("deprecated" ->> 'fr', '') || ' ' || coalesce("deprecated" ->> 'no', '') || ' ' || coalesce("removed" ->> 'en', '') || ' ' || coalesce("removed" ->> 'fr', '') || ' ' || coalesce("removed" ->> 'no', '') || ' ' || coalesce("fixed" ->> 'en', '') || ' ' || coalesce("fixed" ->> 'fr', '') || ' ' || coalesce("fixed" ->> 'no', '') || ' ' || coalesce("security" ->> 'en', '') || ' ' || coalesce("security" ->> 'fr', '') || ' ' || coalesce("security" ->> 'no', ''), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, primary key ("id"));`);
    this.addSql(`create unique index "changelog_entries_release" on "changelog_entries" ("release") where "deleted_at" is null;`);

    this.addSql(`alter table "changelog_entries" add constraint "changelog_entries_status_check" check ("status" in ('draft', 'published'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "changelog_entries" cascade;`);
  }

}
