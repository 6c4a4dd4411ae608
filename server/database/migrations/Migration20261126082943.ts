import { Migration } from '@mikro-orm/migrations';

export class Migration20261126082943 extends Migration {

  override name = 'Migration20261126082943';

  override up(): void | Promise<void> {
    this.addSql(`create table "post_versions" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "locale" text not null, "number" int not null, "in_force_since" timestamptz(3) not null, "title" text not null, "description" text null, "content" jsonb null, "html" text null, "pictures" text[] not null default '{}', "post_id" uuid not null, "published_by_id" uuid null, primary key ("id"));`);
    this.addSql(`create index "post_versions_published_by_id_index" on "post_versions" ("published_by_id");`);
    this.addSql(`create unique index "post_versions_number_unique" on "post_versions" ("post_id", "locale", "number");`);
    this.addSql(`create index "post_versions_pictures_index" on "post_versions" using gin ("pictures");`);

    this.addSql(`alter table "pages" add "scheduled_by" jsonb not null default '{}';`);

    this.addSql(`alter table "page_versions" add "published_by_id" uuid null;`);
    this.addSql(`alter table "page_versions" add constraint "page_versions_published_by_id_foreign" foreign key ("published_by_id") references "members" ("id") on delete set null;`);
    this.addSql(`create index "page_versions_published_by_id_index" on "page_versions" ("published_by_id");`);
    this.addSql(`create index "page_versions_pictures_index" on "page_versions" using gin ("pictures");`);

    this.addSql(`alter table "posts" add "text_version" jsonb not null default '{}', add "text_version_since" jsonb not null default '{}', add "text_digest" jsonb not null default '{}', add "scheduled_by" jsonb not null default '{}';`);

    this.addSql(`alter table "post_versions" add constraint "post_versions_post_id_foreign" foreign key ("post_id") references "posts" ("id") on delete cascade;`);
    this.addSql(`alter table "post_versions" add constraint "post_versions_published_by_id_foreign" foreign key ("published_by_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "post_versions" add constraint "post_versions_locale_check" check ("locale" in ('en', 'fr', 'no'));`);
    this.addSql(`create or replace function "post_versions_newest_kept_insert_fn"() returns trigger as \$\$ declare change record; begin 
    delete from post_versions as kept using came
      where kept.post_id = came.post_id and kept.locale = came.locale
        and kept.number <= came.number - 50; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "newest_kept_insert" after insert on "post_versions" referencing new table as came for each statement execute function "post_versions_newest_kept_insert_fn"();`);

    // what is published already is the first version, so that the next change does not lose it
    this.addSql(`insert into "post_versions" (id, created_at, updated_at, post_id, locale, number, in_force_since, title, description, content, html, pictures)
      select gen_random_uuid(), now(), now(), posts.id, locale, 1,
        coalesce(greatest((published_at ->> locale)::timestamptz, (text_changed_at ->> locale)::timestamptz), updated_at),
        coalesce(title ->> locale, ''), description ->> locale, content -> locale, html ->> locale,
        array(select distinct shown[1] from regexp_matches(html ->> locale, '/files/[a-z]+/[a-z0-9-]+[.]webp', 'g') as shown)
      from "posts", jsonb_object_keys(status) as locale where status ->> locale = 'published';`);
    this.addSql(`update "posts" set text_version = first.version, text_version_since = first.since, text_digest = first.digest
      from (select post_id, jsonb_object_agg(locale, 1) as version,
          jsonb_object_agg(locale, to_char(in_force_since at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as since,
          jsonb_object_agg(locale, translate(rtrim(encode(sha256(convert_to('[' || to_json(title)::text
            || ',' || coalesce(to_json(description)::text, 'null') || ',' || coalesce(to_json(html)::text, 'null') || ']', 'UTF8')), 'base64'), '='), '+/', '-_')) as digest
        from "post_versions" group by post_id) as first
      where first.post_id = posts.id;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "newest_kept_insert" on "post_versions";`);
    this.addSql(`drop function if exists "post_versions_newest_kept_insert_fn"();`);
    this.addSql(`drop table if exists "post_versions" cascade;`);

    this.addSql(`alter table "page_versions" drop constraint "page_versions_published_by_id_foreign";`);

    this.addSql(`drop index "page_versions_published_by_id_index";`);
    this.addSql(`drop index "page_versions_pictures_index";`);
    this.addSql(`alter table "page_versions" drop column "published_by_id";`);

    this.addSql(`alter table "pages" drop column "scheduled_by";`);

    this.addSql(`alter table "posts" drop column "text_version", drop column "text_version_since", drop column "text_digest", drop column "scheduled_by";`);
  }

}
