import { Migration } from '@mikro-orm/migrations';

export class Migration20261128090017 extends Migration {

  override name = 'Migration20261128090017';

  override up(): void | Promise<void> {
    this.addSql(`create table "boards" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "name" text not null, "revision" int not null default 0, "last_number" int not null default 0, "project_id" uuid null, "default_of_id" uuid null, "readers" text[] not null default '{}', "owners" text[] not null default '{}', primary key ("id"));`);
    this.addSql(`create unique index "boards_project_unique" on "boards" ("project_id") where "deleted_at" is null;`);
    this.addSql(`create unique index "boards_default_of_unique" on "boards" ("default_of_id") where "deleted_at" is null;`);
    this.addSql(`create index "boards_readers_index" on "boards" using gin ("readers");`);

    this.addSql(`create table "board_members" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "board_id" uuid not null, "member_id" uuid not null, "role" text not null default 'member', primary key ("id"));`);
    this.addSql(`create index "board_members_member_id_index" on "board_members" ("member_id");`);
    this.addSql(`alter table "board_members" add constraint "board_members_board_id_member_id_unique" unique ("board_id", "member_id");`);

    this.addSql(`create table "board_columns" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "board_id" uuid not null, "name" text not null, "hue" text not null default 'neutral', "wip_limit" int null, "is_done" boolean not null default false, "rank" text collate "C" not null, "revision" int not null default 0, primary key ("id"));`);
    this.addSql(`alter table "board_columns" add constraint "board_columns_board_id_rank_unique" unique ("board_id", "rank");`);

    this.addSql(`create table "cards" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "board_id" uuid not null, "column_id" uuid not null, "number" int not null default 0, "revision" int not null default 0, "rank" text collate "C" not null, "title" text not null, "description" text not null default '', "priority" text not null default 'medium', "labels" text[] not null default '{}', "due_from" date null, "due_to" date null, "checklist" jsonb not null default '[]', "completed_at" timestamptz(3) null, "estimate_min" int null, "reporter_id" uuid null, "project_id" uuid null, "conversation_id" uuid null, "application_id" uuid null, "comment_count" int not null default 0, primary key ("id"));`);
    this.addSql(`create index "cards_reporter_id_index" on "cards" ("reporter_id");`);
    this.addSql(`create index "cards_project_id_index" on "cards" ("project_id");`);
    this.addSql(`create index "cards_conversation_id_index" on "cards" ("conversation_id");`);
    this.addSql(`create index "cards_application_id_index" on "cards" ("application_id");`);
    this.addSql(`create index "cards_board_id_revision_index" on "cards" ("board_id", "revision");`);
    this.addSql(`create index "cards_board_id_rank_id_index" on "cards" ("board_id", "rank", "id");`);
    this.addSql(`alter table "cards" add constraint "cards_column_id_rank_unique" unique ("column_id", "rank");`);

    this.addSql(`create table "card_comments" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "card_id" uuid not null, "author_id" uuid null, "content" text not null, primary key ("id"));`);
    this.addSql(`create index "card_comments_author_id_index" on "card_comments" ("author_id");`);
    this.addSql(`create index "card_comments_card_id_created_at_id_index" on "card_comments" ("card_id", "created_at", "id");`);

    this.addSql(`create table "cards_members" ("card_id" uuid not null, "member_id" uuid not null, primary key ("card_id", "member_id"));`);
    this.addSql(`create index "cards_members_member_id_index" on "cards_members" ("member_id");`);

    this.addSql(`create or replace function "project_owners_board_members_insert_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select distinct boards.id as board_id, changed.project_id from (
        select project_id from (select *, 1 as n from came) as changes
        group by project_id, member_id, status having sum(n) <> 0) as changed
      join boards on boards.project_id = changed.project_id
      order by 1
    loop
      perform 1 from boards where id = change.board_id for no key update;       delete from board_members where board_id = change.board_id and member_id not in (
        select member_id from project_owners
        where project_id = change.project_id and status = 'accepted');       insert into board_members (id, created_at, updated_at, version, board_id, member_id, role)
        select gen_random_uuid(), now(), now(), 1, change.board_id, member_id, 'owner' from project_owners
        where project_id = change.project_id and status = 'accepted'
        order by member_id on conflict (board_id, member_id) do nothing;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "board_members_insert" after insert on "project_owners" referencing new table as came for each statement execute function "project_owners_board_members_insert_fn"();`);
    this.addSql(`create or replace function "project_owners_board_members_update_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select distinct boards.id as board_id, changed.project_id from (
        select project_id from (select *, 1 as n from came union all select *, -1 from gone) as changes
        group by project_id, member_id, status having sum(n) <> 0) as changed
      join boards on boards.project_id = changed.project_id
      order by 1
    loop
      perform 1 from boards where id = change.board_id for no key update;       delete from board_members where board_id = change.board_id and member_id not in (
        select member_id from project_owners
        where project_id = change.project_id and status = 'accepted');       insert into board_members (id, created_at, updated_at, version, board_id, member_id, role)
        select gen_random_uuid(), now(), now(), 1, change.board_id, member_id, 'owner' from project_owners
        where project_id = change.project_id and status = 'accepted'
        order by member_id on conflict (board_id, member_id) do nothing;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "board_members_update" after update on "project_owners" referencing old table as gone new table as came for each statement execute function "project_owners_board_members_update_fn"();`);
    this.addSql(`create or replace function "project_owners_board_members_delete_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select distinct boards.id as board_id, changed.project_id from (
        select project_id from (select *, -1 as n from gone) as changes
        group by project_id, member_id, status having sum(n) <> 0) as changed
      join boards on boards.project_id = changed.project_id
      order by 1
    loop
      perform 1 from boards where id = change.board_id for no key update;       delete from board_members where board_id = change.board_id and member_id not in (
        select member_id from project_owners
        where project_id = change.project_id and status = 'accepted');       insert into board_members (id, created_at, updated_at, version, board_id, member_id, role)
        select gen_random_uuid(), now(), now(), 1, change.board_id, member_id, 'owner' from project_owners
        where project_id = change.project_id and status = 'accepted'
        order by member_id on conflict (board_id, member_id) do nothing;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "board_members_delete" after delete on "project_owners" referencing old table as gone for each statement execute function "project_owners_board_members_delete_fn"();`);

    this.addSql(`alter table "boards" add constraint "boards_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete set null;`);
    this.addSql(`alter table "boards" add constraint "boards_default_of_id_foreign" foreign key ("default_of_id") references "members" ("id") on delete set null;`);
    this.addSql(`create or replace function "boards_boards_revised_fn"() returns trigger as \$\$ begin if new.revision = old.revision and (new.name <> old.name or new.deleted_at is distinct from old.deleted_at
        or new.project_id is distinct from old.project_id) then
      new.revision = old.revision + 1;     end if;     return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "boards_revised" BEFORE UPDATE on "boards" for each ROW execute function "boards_boards_revised_fn"();`);

    this.addSql(`alter table "board_members" add constraint "board_members_board_id_foreign" foreign key ("board_id") references "boards" ("id") on delete cascade;`);
    this.addSql(`alter table "board_members" add constraint "board_members_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);
    this.addSql(`alter table "board_members" add constraint "board_members_role_check" check ("role" in ('owner', 'member'));`);
    this.addSql(`create or replace function "board_members_readers_insert_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select distinct board_id from (
        select board_id from (select *, 1 as n from came) as changes
        group by board_id, member_id, role having sum(n) <> 0) as changed
      order by 1
    loop
      perform 1 from boards where id = change.board_id for no key update;       update board_members set role = 'owner'
        where role <> 'owner' and id = (
          select id from board_members where board_id = change.board_id
          order by role = 'owner' desc, created_at, id limit 1);       update boards set revision = revision + 1, (readers, owners) = (
        select coalesce(array_agg(member_id::text order by member_id), '{}'),
          coalesce(array_agg(member_id::text order by member_id) filter (where role = 'owner'), '{}')
        from board_members where board_id = change.board_id
      ) where id = change.board_id;       delete from boards where id = change.board_id and readers = '{}' and project_id is null;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "readers_insert" after insert on "board_members" referencing new table as came for each statement execute function "board_members_readers_insert_fn"();`);
    this.addSql(`create or replace function "board_members_readers_update_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select distinct board_id from (
        select board_id from (select *, 1 as n from came union all select *, -1 from gone) as changes
        group by board_id, member_id, role having sum(n) <> 0) as changed
      order by 1
    loop
      perform 1 from boards where id = change.board_id for no key update;       update board_members set role = 'owner'
        where role <> 'owner' and id = (
          select id from board_members where board_id = change.board_id
          order by role = 'owner' desc, created_at, id limit 1);       update boards set revision = revision + 1, (readers, owners) = (
        select coalesce(array_agg(member_id::text order by member_id), '{}'),
          coalesce(array_agg(member_id::text order by member_id) filter (where role = 'owner'), '{}')
        from board_members where board_id = change.board_id
      ) where id = change.board_id;       delete from boards where id = change.board_id and readers = '{}' and project_id is null;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "readers_update" after update on "board_members" referencing old table as gone new table as came for each statement execute function "board_members_readers_update_fn"();`);
    this.addSql(`create or replace function "board_members_readers_delete_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select distinct board_id from (
        select board_id from (select *, -1 as n from gone) as changes
        group by board_id, member_id, role having sum(n) <> 0) as changed
      order by 1
    loop
      perform 1 from boards where id = change.board_id for no key update;       update board_members set role = 'owner'
        where role <> 'owner' and id = (
          select id from board_members where board_id = change.board_id
          order by role = 'owner' desc, created_at, id limit 1);       update boards set revision = revision + 1, (readers, owners) = (
        select coalesce(array_agg(member_id::text order by member_id), '{}'),
          coalesce(array_agg(member_id::text order by member_id) filter (where role = 'owner'), '{}')
        from board_members where board_id = change.board_id
      ) where id = change.board_id;       delete from boards where id = change.board_id and readers = '{}' and project_id is null;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "readers_delete" after delete on "board_members" referencing old table as gone for each statement execute function "board_members_readers_delete_fn"();`);

    this.addSql(`alter table "board_columns" add constraint "board_columns_board_id_foreign" foreign key ("board_id") references "boards" ("id") on delete cascade;`);
    this.addSql(`alter table "board_columns" add constraint "board_columns_hue_check" check ("hue" in ('neutral', 'orange', 'blue', 'green', 'red', 'yellow', 'purple', 'teal', 'pink'));`);
    this.addSql(`create or replace function "board_columns_board_columns_revised_fn"() returns trigger as \$\$ begin update boards set revision = revision + 1 where id = new.board_id returning revision into new.revision;     return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "board_columns_revised" BEFORE INSERT OR UPDATE on "board_columns" for each ROW execute function "board_columns_board_columns_revised_fn"();`);

    this.addSql(`alter table "cards" add constraint "cards_board_id_foreign" foreign key ("board_id") references "boards" ("id") on delete cascade;`);
    this.addSql(`alter table "cards" add constraint "cards_column_id_foreign" foreign key ("column_id") references "board_columns" ("id") on delete cascade;`);
    this.addSql(`alter table "cards" add constraint "cards_reporter_id_foreign" foreign key ("reporter_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "cards" add constraint "cards_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete set null;`);
    this.addSql(`alter table "cards" add constraint "cards_conversation_id_foreign" foreign key ("conversation_id") references "conversations" ("id") on delete set null;`);
    this.addSql(`alter table "cards" add constraint "cards_application_id_foreign" foreign key ("application_id") references "applications" ("id") on delete set null;`);
    this.addSql(`alter table "cards" add constraint "cards_priority_check" check ("priority" in ('low', 'medium', 'high'));`);
    this.addSql(`create or replace function "cards_cards_revised_fn"() returns trigger as \$\$ begin update boards set revision = revision + 1 where id = new.board_id returning revision into new.revision;     return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "cards_revised" BEFORE UPDATE on "cards" for each ROW execute function "cards_cards_revised_fn"();`);
    this.addSql(`create or replace function "cards_cards_numbered_fn"() returns trigger as \$\$ begin update boards set revision = revision + 1, last_number = last_number + 1 where id = new.board_id
      returning revision, last_number into new.revision, new.number;     return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "cards_numbered" BEFORE INSERT on "cards" for each ROW execute function "cards_cards_numbered_fn"();`);

    this.addSql(`alter table "card_comments" add constraint "card_comments_card_id_foreign" foreign key ("card_id") references "cards" ("id") on delete cascade;`);
    this.addSql(`alter table "card_comments" add constraint "card_comments_author_id_foreign" foreign key ("author_id") references "members" ("id") on delete set null;`);
    this.addSql(`create or replace function "card_comments_counted_insert_fn"() returns trigger as \$\$ declare change record; begin 
    update cards set comment_count = comment_count + changed.n
      from (select card_id, sum(n) as n from (select *, 1 as n from came) as changes group by 1) as changed
      where cards.id = changed.card_id; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "counted_insert" after insert on "card_comments" referencing new table as came for each statement execute function "card_comments_counted_insert_fn"();`);
    this.addSql(`create or replace function "card_comments_counted_update_fn"() returns trigger as \$\$ declare change record; begin 
    update cards set comment_count = comment_count + changed.n
      from (select card_id, sum(n) as n from (select *, 1 as n from came union all select *, -1 from gone) as changes group by 1) as changed
      where cards.id = changed.card_id; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "counted_update" after update on "card_comments" referencing old table as gone new table as came for each statement execute function "card_comments_counted_update_fn"();`);
    this.addSql(`create or replace function "card_comments_counted_delete_fn"() returns trigger as \$\$ declare change record; begin 
    update cards set comment_count = comment_count + changed.n
      from (select card_id, sum(n) as n from (select *, -1 as n from gone) as changes group by 1) as changed
      where cards.id = changed.card_id; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "counted_delete" after delete on "card_comments" referencing old table as gone for each statement execute function "card_comments_counted_delete_fn"();`);

    this.addSql(`alter table "cards_members" add constraint "cards_members_card_id_foreign" foreign key ("card_id") references "cards" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "cards_members" add constraint "cards_members_member_id_foreign" foreign key ("member_id") references "members" ("id") on update cascade on delete cascade;`);

    // Each member has a board of their own, as those who come from now on.
    this.addSql(`insert into "boards" ("id", "created_at", "updated_at", "name", "default_of_id")
      select gen_random_uuid(), now(), now(), left("display_name", 80), "id" from "members";`);
    this.addSql(`insert into "board_members" ("id", "created_at", "updated_at", "board_id", "member_id", "role")
      select gen_random_uuid(), now(), now(), "id", "default_of_id", 'owner' from "boards";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "board_members" drop constraint "board_members_board_id_foreign";`);
    this.addSql(`alter table "board_columns" drop constraint "board_columns_board_id_foreign";`);
    this.addSql(`alter table "cards" drop constraint "cards_board_id_foreign";`);
    this.addSql(`alter table "cards" drop constraint "cards_column_id_foreign";`);
    this.addSql(`alter table "card_comments" drop constraint "card_comments_card_id_foreign";`);
    this.addSql(`alter table "cards_members" drop constraint "cards_members_card_id_foreign";`);

    this.addSql(`drop trigger if exists "boards_revised" on "boards";`);
    this.addSql(`drop function if exists "boards_boards_revised_fn"();`);
    this.addSql(`drop table if exists "boards" cascade;`);
    this.addSql(`drop trigger if exists "readers_insert" on "board_members";`);
    this.addSql(`drop function if exists "board_members_readers_insert_fn"();`);
    this.addSql(`drop trigger if exists "readers_update" on "board_members";`);
    this.addSql(`drop function if exists "board_members_readers_update_fn"();`);
    this.addSql(`drop trigger if exists "readers_delete" on "board_members";`);
    this.addSql(`drop function if exists "board_members_readers_delete_fn"();`);
    this.addSql(`drop table if exists "board_members" cascade;`);
    this.addSql(`drop trigger if exists "board_columns_revised" on "board_columns";`);
    this.addSql(`drop function if exists "board_columns_board_columns_revised_fn"();`);
    this.addSql(`drop table if exists "board_columns" cascade;`);
    this.addSql(`drop trigger if exists "cards_revised" on "cards";`);
    this.addSql(`drop function if exists "cards_cards_revised_fn"();`);
    this.addSql(`drop trigger if exists "cards_numbered" on "cards";`);
    this.addSql(`drop function if exists "cards_cards_numbered_fn"();`);
    this.addSql(`drop table if exists "cards" cascade;`);
    this.addSql(`drop trigger if exists "counted_insert" on "card_comments";`);
    this.addSql(`drop function if exists "card_comments_counted_insert_fn"();`);
    this.addSql(`drop trigger if exists "counted_update" on "card_comments";`);
    this.addSql(`drop function if exists "card_comments_counted_update_fn"();`);
    this.addSql(`drop trigger if exists "counted_delete" on "card_comments";`);
    this.addSql(`drop function if exists "card_comments_counted_delete_fn"();`);
    this.addSql(`drop table if exists "card_comments" cascade;`);
    this.addSql(`drop table if exists "cards_members" cascade;`);

    this.addSql(`drop trigger if exists "board_members_insert" on "project_owners";`);
    this.addSql(`drop function if exists "project_owners_board_members_insert_fn"();`);
    this.addSql(`drop trigger if exists "board_members_update" on "project_owners";`);
    this.addSql(`drop function if exists "project_owners_board_members_update_fn"();`);
    this.addSql(`drop trigger if exists "board_members_delete" on "project_owners";`);
    this.addSql(`drop function if exists "project_owners_board_members_delete_fn"();`);
  }

}
