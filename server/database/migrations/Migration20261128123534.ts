import { Migration } from '@mikro-orm/migrations';

export class Migration20261128123534 extends Migration {

  override name = 'Migration20261128123534';

  override up(): void | Promise<void> {
    this.addSql(`create table "time_entries" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "member_id" uuid null, "card_id" uuid null, "project_id" uuid null, "title" text not null, "started_at" timestamptz(3) not null, "ended_at" timestamptz(3) null, "billable" boolean not null default true, "note" text not null default '', "invoiced_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`create index "time_entries_project_id_started_at_id_index" on "time_entries" ("project_id", "started_at", "id");`);
    this.addSql(`create index "time_entries_card_id_started_at_id_index" on "time_entries" ("card_id", "started_at", "id");`);
    this.addSql(`create index "time_entries_member_id_started_at_id_index" on "time_entries" ("member_id", "started_at", "id");`);
    this.addSql(`create unique index "time_entries_running_unique" on "time_entries" ("member_id") where "ended_at" is null and "deleted_at" is null;`);

    this.addSql(`alter table "cards" add "tracked_min" int not null default 0;`);

    this.addSql(`alter table "time_entries" add constraint "time_entries_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "time_entries" add constraint "time_entries_card_id_foreign" foreign key ("card_id") references "cards" ("id") on delete set null;`);
    this.addSql(`alter table "time_entries" add constraint "time_entries_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete set null;`);
    this.addSql(`create or replace function "time_entries_tracked_insert_fn"() returns trigger as \$\$ declare change record; begin 
    update cards set tracked_min = tracked.minutes
      from (
        select card.id, (select coalesce(floor(sum(extract(epoch from ended_at - started_at)) / 60), 0)::int
            from time_entries where card_id = card.id and ended_at is not null and deleted_at is null) as minutes
          from cards as card where card.id in (select card_id from (select *, 1 as n from came) as changes) order by card.id
      ) as tracked
      where cards.id = tracked.id and cards.tracked_min <> tracked.minutes; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "tracked_insert" after insert on "time_entries" referencing new table as came for each statement execute function "time_entries_tracked_insert_fn"();`);
    this.addSql(`create or replace function "time_entries_tracked_update_fn"() returns trigger as \$\$ declare change record; begin 
    update cards set tracked_min = tracked.minutes
      from (
        select card.id, (select coalesce(floor(sum(extract(epoch from ended_at - started_at)) / 60), 0)::int
            from time_entries where card_id = card.id and ended_at is not null and deleted_at is null) as minutes
          from cards as card where card.id in (select card_id from (select *, 1 as n from came union all select *, -1 from gone) as changes) order by card.id
      ) as tracked
      where cards.id = tracked.id and cards.tracked_min <> tracked.minutes; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "tracked_update" after update on "time_entries" referencing old table as gone new table as came for each statement execute function "time_entries_tracked_update_fn"();`);
    this.addSql(`create or replace function "time_entries_tracked_delete_fn"() returns trigger as \$\$ declare change record; begin 
    update cards set tracked_min = tracked.minutes
      from (
        select card.id, (select coalesce(floor(sum(extract(epoch from ended_at - started_at)) / 60), 0)::int
            from time_entries where card_id = card.id and ended_at is not null and deleted_at is null) as minutes
          from cards as card where card.id in (select card_id from (select *, -1 as n from gone) as changes) order by card.id
      ) as tracked
      where cards.id = tracked.id and cards.tracked_min <> tracked.minutes; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "tracked_delete" after delete on "time_entries" referencing old table as gone for each statement execute function "time_entries_tracked_delete_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "tracked_insert" on "time_entries";`);
    this.addSql(`drop function if exists "time_entries_tracked_insert_fn"();`);
    this.addSql(`drop trigger if exists "tracked_update" on "time_entries";`);
    this.addSql(`drop function if exists "time_entries_tracked_update_fn"();`);
    this.addSql(`drop trigger if exists "tracked_delete" on "time_entries";`);
    this.addSql(`drop function if exists "time_entries_tracked_delete_fn"();`);
    this.addSql(`drop table if exists "time_entries" cascade;`);

    this.addSql(`alter table "cards" drop column "tracked_min";`);
  }

}
