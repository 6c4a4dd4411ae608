import { Migration } from '@mikro-orm/migrations';

export class Migration20261128012513 extends Migration {

  override name = 'Migration20261128012513';

  override up(): void | Promise<void> {
    this.addSql(`CREATE OR REPLACE FUNCTION public.members_directory_delete_fn()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ declare change record; begin 
  insert into directory_totals (audience, facet, value, count)
    select audience, facet, value, sum(n) from (select *, -1 as n from gone) as member 
  cross join lateral (
    select 'members' as audience union all select 'everyone' where member.visibility = 'public'
  ) as seen 
  cross join lateral (
    select 'availability' as facet, member.availability as value
      where member.availability is not null
    union all select 'country', member.country where member.country is not null
    union all select distinct 'skill', value from unnest(member.skills) as value
    union all select distinct 'tool', value from unnest(member.tools) as value
    union all select distinct 'language', value from unnest(member.language_codes) as value
    union all select 'type', type_id::text from members_types where member_id = member.id
  ) as had
    where member.status = 'active' and member.deleted_at is null and member.visibility in ('public', 'members') group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
    on conflict (audience, facet, value) do update set count = directory_totals.count + excluded.count; return null; end; $function$;`);

    this.addSql(`CREATE OR REPLACE FUNCTION public.members_directory_insert_fn()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ declare change record; begin 
  insert into directory_totals (audience, facet, value, count)
    select audience, facet, value, sum(n) from (select *, 1 as n from came) as member 
  cross join lateral (
    select 'members' as audience union all select 'everyone' where member.visibility = 'public'
  ) as seen 
  cross join lateral (
    select 'availability' as facet, member.availability as value
      where member.availability is not null
    union all select 'country', member.country where member.country is not null
    union all select distinct 'skill', value from unnest(member.skills) as value
    union all select distinct 'tool', value from unnest(member.tools) as value
    union all select distinct 'language', value from unnest(member.language_codes) as value
    union all select 'type', type_id::text from members_types where member_id = member.id
  ) as had
    where member.status = 'active' and member.deleted_at is null and member.visibility in ('public', 'members') group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
    on conflict (audience, facet, value) do update set count = directory_totals.count + excluded.count; return null; end; $function$;`);

    this.addSql(`CREATE OR REPLACE FUNCTION public.members_directory_update_fn()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ declare change record; begin 
  insert into directory_totals (audience, facet, value, count)
    select audience, facet, value, sum(n) from (select *, 1 as n from came union all select *, -1 from gone) as member 
  cross join lateral (
    select 'members' as audience union all select 'everyone' where member.visibility = 'public'
  ) as seen 
  cross join lateral (
    select 'availability' as facet, member.availability as value
      where member.availability is not null
    union all select 'country', member.country where member.country is not null
    union all select distinct 'skill', value from unnest(member.skills) as value
    union all select distinct 'tool', value from unnest(member.tools) as value
    union all select distinct 'language', value from unnest(member.language_codes) as value
    union all select 'type', type_id::text from members_types where member_id = member.id
  ) as had
    where member.status = 'active' and member.deleted_at is null and member.visibility in ('public', 'members') group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
    on conflict (audience, facet, value) do update set count = directory_totals.count + excluded.count; return null; end; $function$;`);

    this.addSql(`alter table "members" alter column "availability" drop default;`);
    this.addSql(`alter table "members" alter column "availability" drop not null;`);

    this.addSql(`alter table "project_media" drop column "shown_in";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "members" alter column "availability" set default 'open';`);
    this.addSql(`update "members" set "availability" = 'open' where "availability" is null;`);
    this.addSql(`alter table "members" alter column "availability" set not null;`);

    this.addSql(`alter table "project_media" add "shown_in" text[] generated always as 
CASE
    WHEN (kind <> 'image'::text) THEN ARRAY['en'::text, 'fr'::text, 'no'::text]
    ELSE array_remove(ARRAY[('en'::text || "left"((alt ->> 'en'::text), 0)), ('fr'::text || "left"((alt ->> 'fr'::text), 0)), ('no'::text || "left"((alt ->> 'no'::text), 0))], NULL::text)
END stored not null;`);
  }

}
