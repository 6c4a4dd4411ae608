import { Migration } from '@mikro-orm/migrations';

export class Migration20261122063506 extends Migration {

  override name = 'Migration20261122063506';

  override up(): void | Promise<void> {
    this.addSql(`create table "conversations" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "type" text not null, "title" text null, "pair" text null, "last_seq" int not null default 0, "revision" int not null default 0, "last_message_at" timestamptz(3) not null, "readers" text[] not null default '{}', "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left(coalesce("title", ''), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, primary key ("id"));`);
    this.addSql(`alter table "conversations" add constraint "conversations_pair_unique" unique ("pair");`);
    this.addSql(`create index "conversations_terms_index" on "conversations" using gin ("terms");`);
    this.addSql(`create index "conversations_readers_index" on "conversations" using gin ("readers");`);
    this.addSql(`create index "conversations_last_message_at_id_index" on "conversations" ("last_message_at", "id");`);

    this.addSql(`create table "chat_preferences" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "member_id" uuid not null, "shares_reading" boolean not null default false, primary key ("id"));`);
    this.addSql(`alter table "chat_preferences" add constraint "chat_preferences_member_id_unique" unique ("member_id");`);

    this.addSql(`create table "blocks" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "member_id" uuid not null, "blocked_id" uuid not null, primary key ("id"));`);
    this.addSql(`create index "blocks_blocked_id_index" on "blocks" ("blocked_id");`);
    this.addSql(`alter table "blocks" add constraint "blocks_member_id_blocked_id_unique" unique ("member_id", "blocked_id");`);

    this.addSql(`create table "messages" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "conversation_id" uuid not null, "seq" int not null default 0, "revision" int not null default 0, "sender_id" uuid null, "body" text not null, "content_type" text not null default 'text', "happening" text null, "about_id" uuid null, "reply_to_id" uuid null, "mentions" text[] not null default '{}', "client_created_at" timestamptz(3) null, "edited_at" timestamptz(3) null, "deleted_at" timestamptz(3) null, "is_disclosed" boolean not null default false, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left("body", 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, primary key ("id"));`);
    this.addSql(`create index "messages_about_id_index" on "messages" ("about_id");`);
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

    this.addSql(`create table "participants" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "conversation_id" uuid not null, "member_id" uuid not null, "role" text not null default 'member', "left_at" timestamptz(3) null, "last_read_seq" int not null default 0, "shares_reading" boolean not null default false, "reading_seen_by" text[] not null default '{}', "is_muted" boolean not null default false, "pinned_at" timestamptz(3) null, "archived_at" timestamptz(3) null, "draft" text not null default '', primary key ("id"));`);
    this.addSql(`create index "participants_member_id_left_at_index" on "participants" ("member_id", "left_at");`);
    this.addSql(`alter table "participants" add constraint "participants_conversation_id_member_id_unique" unique ("conversation_id", "member_id");`);

    this.addSql(`create table "presences" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "member_id" uuid not null, "active_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "presences" add constraint "presences_member_id_unique" unique ("member_id");`);

    this.addSql(`create table "reactions" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "message_id" uuid not null, "member_id" uuid not null, "emoji" text not null, primary key ("id"));`);
    this.addSql(`create index "reactions_member_id_index" on "reactions" ("member_id");`);
    this.addSql(`create index "reactions_message_id_created_at_id_index" on "reactions" ("message_id", "created_at", "id");`);
    this.addSql(`alter table "reactions" add constraint "reactions_message_id_member_id_emoji_unique" unique ("message_id", "member_id", "emoji");`);

    this.addSql(`alter table "conversations" add constraint "conversations_type_check" check ("type" in ('one_to_one', 'group'));`);

    this.addSql(`alter table "chat_preferences" add constraint "chat_preferences_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);

    this.addSql(`alter table "blocks" add constraint "blocks_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);
    this.addSql(`alter table "blocks" add constraint "blocks_blocked_id_foreign" foreign key ("blocked_id") references "members" ("id") on delete cascade;`);

    this.addSql(`alter table "messages" add constraint "messages_conversation_id_foreign" foreign key ("conversation_id") references "conversations" ("id") on delete cascade;`);
    this.addSql(`alter table "messages" add constraint "messages_sender_id_foreign" foreign key ("sender_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "messages" add constraint "messages_about_id_foreign" foreign key ("about_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "messages" add constraint "messages_reply_to_id_foreign" foreign key ("reply_to_id") references "messages" ("id") on delete set null;`);
    this.addSql(`alter table "messages" add constraint "messages_content_type_check" check ("content_type" in ('text', 'image', 'file', 'system'));`);
    this.addSql(`alter table "messages" add constraint "messages_happening_check" check ("happening" in ('created', 'renamed', 'added', 'removed', 'left'));`);
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

    this.addSql(`alter table "participants" add constraint "participants_conversation_id_foreign" foreign key ("conversation_id") references "conversations" ("id") on delete cascade;`);
    this.addSql(`alter table "participants" add constraint "participants_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);
    this.addSql(`alter table "participants" add constraint "participants_role_check" check ("role" in ('owner', 'member'));`);
    this.addSql(`create or replace function "participants_readers_insert_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select distinct conversation_id from (
        select conversation_id from (select *, 1 as n from came) as changes
        group by conversation_id, member_id, left_at is null, shares_reading
        having sum(n) <> 0) as changed
      order by 1
    loop
      perform 1 from conversations where id = change.conversation_id for no key update;       update conversations set readers = coalesce((
          select array_agg(member_id::text order by member_id) from participants
          where conversation_id = change.conversation_id and left_at is null), '{}')
        where id = change.conversation_id;       update participants set reading_seen_by = seen_by
        from (select id, case when left_at is null and shares_reading then sharers else '{}' end as seen_by
          from participants, (
            select coalesce(array_agg(member_id::text order by member_id), '{}') as sharers
            from participants
            where conversation_id = change.conversation_id and left_at is null and shares_reading
          ) as sharing
          where conversation_id = change.conversation_id) as seen
        where participants.id = seen.id and reading_seen_by <> seen_by;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "readers_insert" after insert on "participants" referencing new table as came for each statement execute function "participants_readers_insert_fn"();`);
    this.addSql(`create or replace function "participants_readers_update_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select distinct conversation_id from (
        select conversation_id from (select *, 1 as n from came union all select *, -1 from gone) as changes
        group by conversation_id, member_id, left_at is null, shares_reading
        having sum(n) <> 0) as changed
      order by 1
    loop
      perform 1 from conversations where id = change.conversation_id for no key update;       update conversations set readers = coalesce((
          select array_agg(member_id::text order by member_id) from participants
          where conversation_id = change.conversation_id and left_at is null), '{}')
        where id = change.conversation_id;       update participants set reading_seen_by = seen_by
        from (select id, case when left_at is null and shares_reading then sharers else '{}' end as seen_by
          from participants, (
            select coalesce(array_agg(member_id::text order by member_id), '{}') as sharers
            from participants
            where conversation_id = change.conversation_id and left_at is null and shares_reading
          ) as sharing
          where conversation_id = change.conversation_id) as seen
        where participants.id = seen.id and reading_seen_by <> seen_by;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "readers_update" after update on "participants" referencing old table as gone new table as came for each statement execute function "participants_readers_update_fn"();`);
    this.addSql(`create or replace function "participants_readers_delete_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select distinct conversation_id from (
        select conversation_id from (select *, -1 as n from gone) as changes
        group by conversation_id, member_id, left_at is null, shares_reading
        having sum(n) <> 0) as changed
      order by 1
    loop
      perform 1 from conversations where id = change.conversation_id for no key update;       update conversations set readers = coalesce((
          select array_agg(member_id::text order by member_id) from participants
          where conversation_id = change.conversation_id and left_at is null), '{}')
        where id = change.conversation_id;       update participants set reading_seen_by = seen_by
        from (select id, case when left_at is null and shares_reading then sharers else '{}' end as seen_by
          from participants, (
            select coalesce(array_agg(member_id::text order by member_id), '{}') as sharers
            from participants
            where conversation_id = change.conversation_id and left_at is null and shares_reading
          ) as sharing
          where conversation_id = change.conversation_id) as seen
        where participants.id = seen.id and reading_seen_by <> seen_by;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "readers_delete" after delete on "participants" referencing old table as gone for each statement execute function "participants_readers_delete_fn"();`);

    this.addSql(`alter table "presences" add constraint "presences_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);

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
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "messages" drop constraint "messages_conversation_id_foreign";`);
    this.addSql(`alter table "attachments" drop constraint "attachments_conversation_id_foreign";`);
    this.addSql(`alter table "message_reports" drop constraint "message_reports_conversation_id_foreign";`);
    this.addSql(`alter table "participants" drop constraint "participants_conversation_id_foreign";`);
    this.addSql(`alter table "messages" drop constraint "messages_reply_to_id_foreign";`);
    this.addSql(`alter table "attachments" drop constraint "attachments_message_id_foreign";`);
    this.addSql(`alter table "message_edits" drop constraint "message_edits_message_id_foreign";`);
    this.addSql(`alter table "message_reports" drop constraint "message_reports_message_id_foreign";`);
    this.addSql(`alter table "reactions" drop constraint "reactions_message_id_foreign";`);

    this.addSql(`drop table if exists "conversations" cascade;`);
    this.addSql(`drop table if exists "chat_preferences" cascade;`);
    this.addSql(`drop table if exists "blocks" cascade;`);
    this.addSql(`drop trigger if exists "messages_revised" on "messages";`);
    this.addSql(`drop function if exists "messages_messages_revised_fn"();`);
    this.addSql(`drop trigger if exists "messages_numbered" on "messages";`);
    this.addSql(`drop function if exists "messages_messages_numbered_fn"();`);
    this.addSql(`drop table if exists "messages" cascade;`);
    this.addSql(`drop table if exists "attachments" cascade;`);
    this.addSql(`drop table if exists "message_edits" cascade;`);
    this.addSql(`drop trigger if exists "disclose_insert" on "message_reports";`);
    this.addSql(`drop function if exists "message_reports_disclose_insert_fn"();`);
    this.addSql(`drop trigger if exists "disclose_update" on "message_reports";`);
    this.addSql(`drop function if exists "message_reports_disclose_update_fn"();`);
    this.addSql(`drop trigger if exists "disclose_delete" on "message_reports";`);
    this.addSql(`drop function if exists "message_reports_disclose_delete_fn"();`);
    this.addSql(`drop table if exists "message_reports" cascade;`);
    this.addSql(`drop trigger if exists "readers_insert" on "participants";`);
    this.addSql(`drop function if exists "participants_readers_insert_fn"();`);
    this.addSql(`drop trigger if exists "readers_update" on "participants";`);
    this.addSql(`drop function if exists "participants_readers_update_fn"();`);
    this.addSql(`drop trigger if exists "readers_delete" on "participants";`);
    this.addSql(`drop function if exists "participants_readers_delete_fn"();`);
    this.addSql(`drop table if exists "participants" cascade;`);
    this.addSql(`drop table if exists "presences" cascade;`);
    this.addSql(`drop trigger if exists "revise_insert" on "reactions";`);
    this.addSql(`drop function if exists "reactions_revise_insert_fn"();`);
    this.addSql(`drop trigger if exists "revise_delete" on "reactions";`);
    this.addSql(`drop function if exists "reactions_revise_delete_fn"();`);
    this.addSql(`drop table if exists "reactions" cascade;`);
  }

}
