import { Migration } from '@mikro-orm/migrations';

export class Migration20261123223140 extends Migration {

  override name = 'Migration20261123223140';

  override up(): void | Promise<void> {
    this.addSql(`create table "directory_totals" ("audience" text not null, "facet" text not null, "value" text not null, "count" int not null, primary key ("audience", "facet", "value"));`);
    this.addSql(`create index "directory_totals_audience_facet_count_value_index" on "directory_totals" ("audience", "facet", "count", "value");`);

    this.addSql(`alter table "members" drop column "terms";`);
    this.addSql(`alter table "members" add "state" text null, add "address" text null, add "zip_code" text null, add "phone" text null, add "time_zone" text null, add "language_codes" text[] not null default '{}', add "experience" jsonb not null default '[]', add "education" jsonb not null default '[]', add "awards" jsonb not null default '[]', add "open_to" text[] not null default '{}', add "rate_min" int null, add "rate_max" int null, add "rate_currency" text null, add "rate_per" text null, add "rate_visibility" text not null default 'public', add "accept_messages_from" text not null default 'everyone', add "skill_words" text not null default '', add "relevance" int generated always as (case "availability" when 'open' then 40 when 'limited' then 20 else 0 end
      + case when "avatar" is null then 0 else 10 end + case when "cover" is null then 0 else 5 end
      + case when "headline" = '{}' then 0 else 10 end + case when "about" = '{}' then 0 else 15 end
      + case when "skills" = '{}' then 0 else 15 end + case when "links" = '[]' then 0 else 5 end) stored not null, add "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left("display_name" || ' ' || "handle" || ' ' || coalesce("company", '') || ' ' || coalesce("city", '') || ' ' || coalesce("role" ->> 'en', '') || ' ' || coalesce("role" ->> 'fr', '') || ' ' || coalesce("role" ->> 'no', '') || ' ' || coalesce("headline" ->> 'en', '') || ' ' || coalesce("headline" ->> 'fr', '') || ' ' || coalesce("headline" ->> 'no', '') || ' ' || "skill_words", 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null;`);
    // languages were codes, and get levels
    this.addSql(`update "members" set "language_codes" = "languages", "skill_words" = array_to_string("skills" || "tools", ' ');`);
    this.addSql(`alter table "members" alter column "languages" drop default;`);
    this.addSql(`alter table "members" alter column "languages" type jsonb using ('[]'::jsonb);`);
    this.addSql(`alter table "members" alter column "languages" set default '[]';`);
    this.addSql(`update "members" set "languages" = (select jsonb_agg(jsonb_build_object('code', code, 'level', null) order by i) from unnest("language_codes") with ordinality as u(code, i)) where "language_codes" <> '{}';`);
    this.addSql(`insert into directory_totals (audience, facet, value, count)
      select audience, facet, value, count(*) from members as member
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
      where member.status = 'active' and member.deleted_at is null and member.visibility in ('public', 'members')
      group by 1, 2, 3;`);
    this.addSql(`create index "members_terms_index" on "members" using gin ("terms");`);
    this.addSql(`create index "members_listed_index" on "members" ("availability", "visibility") where "deleted_at" is null and "status" = 'active';`);
    this.addSql(`create index "members_relevance_id_index" on "members" ("relevance", "id");`);
    this.addSql(`create index "members_country_index" on "members" ("country");`);
    this.addSql(`create index "members_skills_index" on "members" using gin ("skills");`);
    this.addSql(`create index "members_tools_index" on "members" using gin ("tools");`);
    this.addSql(`create index "members_language_codes_index" on "members" using gin ("language_codes");`);
    this.addSql(`alter table "members" add constraint "members_rate_visibility_check" check ("rate_visibility" in ('public', 'members', 'hidden'));`);
    this.addSql(`alter table "members" add constraint "members_accept_messages_from_check" check ("accept_messages_from" in ('everyone', 'members', 'contacts', 'nobody'));`);
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
    this.addSql(`create or replace function "members_skill_words_fn"() returns trigger as \$\$ begin new.skill_words := array_to_string(new.skills || new.tools, ' '); return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "skill_words" BEFORE INSERT OR UPDATE on "members" for each ROW execute function "members_skill_words_fn"();`);

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

    this.addSql(`alter table "members" add "is_unlisted" boolean generated always as ("visibility" = 'unlisted') stored not null;`);

    this.addSql(`alter table "project_owners" add "featured_order" int null;`);
    this.addSql(`drop index "project_owners_member_id_index";`);
    this.addSql(`create index "project_owners_member_id_project_id_index" on "project_owners" ("member_id", "project_id");`);
    this.addSql(`create index "project_owners_member_id_featured_order_project_id_index" on "project_owners" ("member_id", "featured_order", "project_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "directory_totals" cascade;`);

    this.addSql(`drop index "members_listed_index";`);
    this.addSql(`drop index "members_relevance_id_index";`);
    this.addSql(`drop index "members_country_index";`);
    this.addSql(`drop index "members_skills_index";`);
    this.addSql(`drop index "members_tools_index";`);
    this.addSql(`drop index "members_language_codes_index";`);
    this.addSql(`alter table "members" drop constraint "members_rate_visibility_check";`);
    this.addSql(`alter table "members" drop constraint "members_accept_messages_from_check";`);
    this.addSql(`drop trigger if exists "directory_insert" on "members";`);
    this.addSql(`drop function if exists "members_directory_insert_fn"();`);
    this.addSql(`drop trigger if exists "directory_update" on "members";`);
    this.addSql(`drop function if exists "members_directory_update_fn"();`);
    this.addSql(`drop trigger if exists "directory_delete" on "members";`);
    this.addSql(`drop function if exists "members_directory_delete_fn"();`);
    this.addSql(`drop trigger if exists "skill_words" on "members";`);
    this.addSql(`drop function if exists "members_skill_words_fn"();`);
    this.addSql(`alter table "members" drop column "state", drop column "address", drop column "zip_code", drop column "phone", drop column "time_zone", drop column "language_codes", drop column "experience", drop column "education", drop column "awards", drop column "open_to", drop column "rate_min", drop column "rate_max", drop column "rate_currency", drop column "rate_per", drop column "rate_visibility", drop column "accept_messages_from", drop column "skill_words", drop column "relevance", drop column "is_unlisted", drop column "terms";`);
    this.addSql(`alter table "members" add "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left("display_name" || ' ' || "handle" || ' ' || coalesce("company", '') || ' ' || coalesce("city", '') || ' ' || coalesce("role" ->> 'en', '') || ' ' || coalesce("role" ->> 'fr', '') || ' ' || coalesce("role" ->> 'no', '') || ' ' || coalesce("headline" ->> 'en', '') || ' ' || coalesce("headline" ->> 'fr', '') || ' ' || coalesce("headline" ->> 'no', ''), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null;`);
    this.addSql(`alter table "members" rename column "languages" to "had";`);
    this.addSql(`alter table "members" add "languages" text[] not null default '{}';`);
    this.addSql(`update "members" set "languages" = array(select one ->> 'code' from jsonb_array_elements("had") as one);`);
    this.addSql(`alter table "members" drop column "had";`);
    this.addSql(`create index "members_terms_index" on "members" using gin ("terms");`);

    this.addSql(`drop trigger if exists "directory_insert" on "members_types";`);
    this.addSql(`drop function if exists "members_types_directory_insert_fn"();`);
    this.addSql(`drop trigger if exists "directory_delete" on "members_types";`);
    this.addSql(`drop function if exists "members_types_directory_delete_fn"();`);

    this.addSql(`drop index "project_owners_member_id_featured_order_project_id_index";`);
    this.addSql(`drop index "project_owners_member_id_project_id_index";`);
    this.addSql(`create index "project_owners_member_id_index" on "project_owners" ("member_id");`);
    this.addSql(`alter table "project_owners" drop column "featured_order";`);
  }

}
