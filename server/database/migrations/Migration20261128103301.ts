import { Migration } from '@mikro-orm/migrations';

export class Migration20261128103301 extends Migration {

  override name = 'Migration20261128103301';

  override up(): void | Promise<void> {
    this.addSql(`create table "calendar_feeds" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "member_id" uuid not null, "token_hash" text not null, primary key ("id"));`);
    this.addSql(`create index "calendar_feeds_token_hash_index" on "calendar_feeds" ("token_hash");`);
    this.addSql(`alter table "calendar_feeds" add constraint "calendar_feeds_member_id_unique" unique ("member_id");`);

    this.addSql(`create table "calendar_events" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "owner_id" uuid not null, "title" text not null, "description" text not null default '', "color" text not null default 'default', "all_day" boolean not null default false, "start" timestamptz(3) null, "end" timestamptz(3) null, "time_zone" text not null default 'Europe/Vienna', "start_date" date null, "end_date" date null, "rrule" text null, "ex_dates" text[] not null default '{}', "location" text null, "url" text null, "reminders" int[] not null default '{}', "visibility" text not null default 'private', "status" text not null default 'planned', "ics_uid" text not null, "sequence" int not null default 0, "series_id" uuid null, "recurrence_id" text null, "last_date" date null, "range_from" timestamptz(3) not null, "range_to" timestamptz(3) not null, "readers" text[] not null default '{}', primary key ("id"));`);
    this.addSql(`create unique index "calendar_events_replaced_unique" on "calendar_events" ("series_id", "recurrence_id") where "deleted_at" is null;`);
    this.addSql(`create index "calendar_events_owner_id_ics_uid_index" on "calendar_events" ("owner_id", "ics_uid");`);
    this.addSql(`create index "calendar_events_owner_id_range_to_range_from_index" on "calendar_events" ("owner_id", "range_to", "range_from");`);
    this.addSql(`create index "calendar_events_readers_index" on "calendar_events" using gin ("readers");`);

    this.addSql(`create table "event_guests" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "event_id" uuid not null, "member_id" uuid not null, "status" text not null default 'needs_action', "range_from" timestamptz(3) null, "range_to" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`create index "event_guests_member_id_range_to_range_from_index" on "event_guests" ("member_id", "range_to", "range_from");`);
    this.addSql(`alter table "event_guests" add constraint "event_guests_event_id_member_id_unique" unique ("event_id", "member_id");`);

    this.addSql(`alter table "calendar_feeds" add constraint "calendar_feeds_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);

    this.addSql(`alter table "calendar_events" add constraint "calendar_events_owner_id_foreign" foreign key ("owner_id") references "members" ("id") on delete cascade;`);
    this.addSql(`alter table "calendar_events" add constraint "calendar_events_series_id_foreign" foreign key ("series_id") references "calendar_events" ("id") on delete cascade;`);
    this.addSql(`alter table "calendar_events" add constraint "calendar_events_color_check" check ("color" in ('default', 'cyan', 'purple', 'blue', 'orange', 'red'));`);
    this.addSql(`alter table "calendar_events" add constraint "calendar_events_visibility_check" check ("visibility" in ('private', 'busy', 'public'));`);
    this.addSql(`alter table "calendar_events" add constraint "calendar_events_status_check" check ("status" in ('planned', 'held', 'cancelled', 'no_show'));`);
    this.addSql(`create or replace function "calendar_events_calendar_events_owner_reads_fn"() returns trigger as \$\$ begin new.readers = array[new.owner_id::text];     return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "calendar_events_owner_reads" BEFORE INSERT on "calendar_events" for each ROW execute function "calendar_events_calendar_events_owner_reads_fn"();`);
    this.addSql(`create or replace function "calendar_events_calendar_events_range_fn"() returns trigger as \$\$ begin if (new.range_from, new.range_to) is distinct from (old.range_from, old.range_to) then
      update event_guests set range_from = new.range_from, range_to = new.range_to where event_id = new.id;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "calendar_events_range" AFTER UPDATE on "calendar_events" for each ROW execute function "calendar_events_calendar_events_range_fn"();`);

    this.addSql(`alter table "event_guests" add constraint "event_guests_event_id_foreign" foreign key ("event_id") references "calendar_events" ("id") on delete cascade;`);
    this.addSql(`alter table "event_guests" add constraint "event_guests_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);
    this.addSql(`alter table "event_guests" add constraint "event_guests_status_check" check ("status" in ('needs_action', 'accepted', 'tentative', 'declined'));`);
    this.addSql(`create or replace function "event_guests_readers_insert_fn"() returns trigger as \$\$ declare change record; begin 
    for change in select distinct event_id from (select *, 1 as n from came) as changes order by 1 loop
      perform 1 from calendar_events where id = change.event_id for no key update;       update calendar_events set readers = array[owner_id::text] || (
        select coalesce(array_agg(member_id::text order by member_id), '{}')
        from event_guests where event_id = change.event_id
      ) where id = change.event_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "readers_insert" after insert on "event_guests" referencing new table as came for each statement execute function "event_guests_readers_insert_fn"();`);
    this.addSql(`create or replace function "event_guests_readers_delete_fn"() returns trigger as \$\$ declare change record; begin 
    for change in select distinct event_id from (select *, -1 as n from gone) as changes order by 1 loop
      perform 1 from calendar_events where id = change.event_id for no key update;       update calendar_events set readers = array[owner_id::text] || (
        select coalesce(array_agg(member_id::text order by member_id), '{}')
        from event_guests where event_id = change.event_id
      ) where id = change.event_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "readers_delete" after delete on "event_guests" referencing old table as gone for each statement execute function "event_guests_readers_delete_fn"();`);
    this.addSql(`create or replace function "event_guests_event_guests_range_fn"() returns trigger as \$\$ begin select range_from, range_to into new.range_from, new.range_to
      from calendar_events where id = new.event_id;     return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "event_guests_range" BEFORE INSERT on "event_guests" for each ROW execute function "event_guests_event_guests_range_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "calendar_events" drop constraint "calendar_events_series_id_foreign";`);
    this.addSql(`alter table "event_guests" drop constraint "event_guests_event_id_foreign";`);

    this.addSql(`drop table if exists "calendar_feeds" cascade;`);
    this.addSql(`drop trigger if exists "calendar_events_owner_reads" on "calendar_events";`);
    this.addSql(`drop function if exists "calendar_events_calendar_events_owner_reads_fn"();`);
    this.addSql(`drop trigger if exists "calendar_events_range" on "calendar_events";`);
    this.addSql(`drop function if exists "calendar_events_calendar_events_range_fn"();`);
    this.addSql(`drop table if exists "calendar_events" cascade;`);
    this.addSql(`drop trigger if exists "readers_insert" on "event_guests";`);
    this.addSql(`drop function if exists "event_guests_readers_insert_fn"();`);
    this.addSql(`drop trigger if exists "readers_delete" on "event_guests";`);
    this.addSql(`drop function if exists "event_guests_readers_delete_fn"();`);
    this.addSql(`drop trigger if exists "event_guests_range" on "event_guests";`);
    this.addSql(`drop function if exists "event_guests_event_guests_range_fn"();`);
    this.addSql(`drop table if exists "event_guests" cascade;`);
  }

}
