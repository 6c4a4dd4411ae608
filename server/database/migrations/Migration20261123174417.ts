import { Migration } from '@mikro-orm/migrations';

export class Migration20261123174417 extends Migration {

  override name = 'Migration20261123174417';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "readers_delete" on "participants";`);
    this.addSql(`drop function if exists "participants_readers_delete_fn"();`);
    this.addSql(`drop trigger if exists "readers_insert" on "participants";`);
    this.addSql(`drop function if exists "participants_readers_insert_fn"();`);
    this.addSql(`drop trigger if exists "readers_update" on "participants";`);
    this.addSql(`drop function if exists "participants_readers_update_fn"();`);
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
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "readers_insert" on "participants";`);
    this.addSql(`drop function if exists "participants_readers_insert_fn"();`);
    this.addSql(`drop trigger if exists "readers_update" on "participants";`);
    this.addSql(`drop function if exists "participants_readers_update_fn"();`);
    this.addSql(`drop trigger if exists "readers_delete" on "participants";`);
    this.addSql(`drop function if exists "participants_readers_delete_fn"();`);
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
        where participants.id = seen.id and reading_seen_by <> seen_by;     end loop; return null; end; \$\$ language plpgsql;`);
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
        where participants.id = seen.id and reading_seen_by <> seen_by;     end loop; return null; end; \$\$ language plpgsql;`);
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
        where participants.id = seen.id and reading_seen_by <> seen_by;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "readers_delete" after delete on "participants" referencing old table as gone for each statement execute function "participants_readers_delete_fn"();`);
  }

}
