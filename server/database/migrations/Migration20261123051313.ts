import { Migration } from '@mikro-orm/migrations';

export class Migration20261123051313 extends Migration {

  override name = 'Migration20261123051313';

  override up(): void | Promise<void> {
    this.addSql(`alter table "members" add "deleted_at" timestamptz(3) null;`);
    this.addSql(`alter table "members" drop constraint "members_handle_unique";`);
    this.addSql(`create unique index "members_handle_unique" on "members" ("handle") where "deleted_at" is null;`);
    this.addSql(`drop index "members_status_index";`);
    this.addSql(`create index "members_status_index" on "members" ("status") where "deleted_at" is null;`);
    this.addSql(`create index "members_deleted_index" on "members" ("deleted_at") where "deleted_at" is not null;`);
    this.addSql(`create or replace function "members_types_left_fn"() returns trigger as \$\$ begin delete from members_types where member_id = old.id; return old; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "types_left" BEFORE DELETE on "members" for each ROW execute function "members_types_left_fn"();`);
    this.addSql(`create or replace function "members_types_counted_fn"() returns trigger as \$\$ declare had record; begin
    for had in select type_id from members_types where member_id = new.id order by 1 loop
      update member_types set member_count = member_count + case when new.deleted_at is null then 1 else -1 end
        where id = had.type_id;     end loop;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "types_counted" after update of deleted_at on "members" for each row
    when ((old.deleted_at is null) <> (new.deleted_at is null))
    execute function "members_types_counted_fn"();`);

    this.addSql(`drop trigger if exists "member_count_delete" on "members_types";`);
    this.addSql(`drop function if exists "members_types_member_count_delete_fn"();`);
    this.addSql(`drop trigger if exists "member_count_insert" on "members_types";`);
    this.addSql(`drop function if exists "members_types_member_count_insert_fn"();`);
    this.addSql(`drop trigger if exists "member_count_update" on "members_types";`);
    this.addSql(`drop function if exists "members_types_member_count_update_fn"();`);
    this.addSql(`create or replace function "members_types_member_count_delete_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select type_id, sum(n) as n from (select *, -1 as n from gone) as changes
      join members on members.id = member_id and members.deleted_at is null
      group by 1 having sum(n) <> 0 order by 1
    loop
      update member_types set member_count = member_count + change.n where id = change.type_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "member_count_delete" after delete on "members_types" referencing old table as gone for each statement execute function "members_types_member_count_delete_fn"();`);
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

    this.addSql(`drop trigger if exists "admin_remains" on "users";`);
    this.addSql(`drop function if exists "users_admin_remains_fn"();`);
    this.addSql(`drop trigger if exists "signed_out" on "users";`);
    this.addSql(`drop function if exists "users_signed_out_fn"();`);
    this.addSql(`alter table "users" add "is_deleted_by_owner" boolean not null default false;`);
    this.addSql(`alter table "users" drop constraint "users_email_unique";`);
    this.addSql(`create unique index "users_email_unique" on "users" ("email") where "deleted_at" is null;`);
    this.addSql(`alter table "users" drop constraint "users_member_id_unique";`);
    this.addSql(`create unique index "users_member_id_unique" on "users" ("member_id") where "deleted_at" is null;`);
    this.addSql(`create index "users_member_id_index" on "users" ("member_id");`);
    this.addSql(`create index "users_deleted_index" on "users" ("deleted_at") where "deleted_at" is not null;`);
    this.addSql(`create or replace function "users_admin_remains_fn"() returns trigger as \$\$ begin
    if old.status = 'active' and old.deleted_at is null and old.roles @> '{admin}' and (tg_op = 'DELETE' or not (new.status = 'active' and new.deleted_at is null and new.roles @> '{admin}')) then
      perform pg_advisory_xact_lock(7210457);       if not exists (select 1 from users where users.status = 'active' and users.deleted_at is null and users.roles @> '{admin}') then
        raise exception 'At least one admin must remain' using errcode = 'check_violation';       end if;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "admin_remains" after update of roles, status, deleted_at or delete on "users" for each row
    execute function "users_admin_remains_fn"();`);
    this.addSql(`create or replace function "users_signed_out_fn"() returns trigger as \$\$ begin
    delete from sessions where user_id = new.id;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "signed_out" after update of password_hash, status, deleted_at on "users" for each row
    when (old.password_hash is distinct from new.password_hash or new.status <> 'active'
      or new.deleted_at is not null)
    execute function "users_signed_out_fn"();`);

    // accounts deleted by their owner used to be suspended; where there is a reason, someone else
    // has suspended them, too
    this.addSql(`update "members" set "deleted_at" = "users"."deleted_at",
      "status" = case when "members"."suspension_reason" is null then coalesce("members"."status_before_suspension", 'active') else "members"."status" end,
      "status_before_suspension" = case when "members"."suspension_reason" is not null then "members"."status_before_suspension" end
      from "users" where "users"."member_id" = "members"."id" and "users"."deleted_at" is not null;`);
    this.addSql(`update "users" set "is_deleted_by_owner" = true,
      "status" = case when "suspension_reason" is null then coalesce("status_before_suspension", 'active') else "status" end,
      "status_before_suspension" = case when "suspension_reason" is not null then "status_before_suspension" end
      where "deleted_at" is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`update "members" set "status_before_suspension" = "status", "status" = 'suspended' where "deleted_at" is not null and "status" <> 'suspended';`);
    this.addSql(`update "users" set "status_before_suspension" = "status", "status" = 'suspended' where "deleted_at" is not null and "status" <> 'suspended';`);

    this.addSql(`drop index "members_handle_unique";`);
    this.addSql(`alter table "members" add constraint "members_handle_unique" unique ("handle");`);
    this.addSql(`drop index "members_status_index";`);
    this.addSql(`create index "members_status_index" on "members" ("status");`);
    this.addSql(`drop index "members_deleted_index";`);
    this.addSql(`drop trigger if exists "types_left" on "members";`);
    this.addSql(`drop function if exists "members_types_left_fn"();`);
    this.addSql(`drop trigger if exists "types_counted" on "members";`);
    this.addSql(`drop function if exists "members_types_counted_fn"();`);
    this.addSql(`alter table "members" drop column "deleted_at";`);

    this.addSql(`drop trigger if exists "member_count_insert" on "members_types";`);
    this.addSql(`drop function if exists "members_types_member_count_insert_fn"();`);
    this.addSql(`drop trigger if exists "member_count_update" on "members_types";`);
    this.addSql(`drop function if exists "members_types_member_count_update_fn"();`);
    this.addSql(`drop trigger if exists "member_count_delete" on "members_types";`);
    this.addSql(`drop function if exists "members_types_member_count_delete_fn"();`);
    this.addSql(`create or replace function "members_types_member_count_insert_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select type_id, sum(n) as n from (select *, 1 as n from came) as changes
      group by 1 having sum(n) <> 0 order by 1
    loop
      update member_types set member_count = member_count + change.n where id = change.type_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "member_count_insert" after insert on "members_types" referencing new table as came for each statement execute function "members_types_member_count_insert_fn"();`);
    this.addSql(`create or replace function "members_types_member_count_update_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select type_id, sum(n) as n from (select *, 1 as n from came union all select *, -1 from gone) as changes
      group by 1 having sum(n) <> 0 order by 1
    loop
      update member_types set member_count = member_count + change.n where id = change.type_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "member_count_update" after update on "members_types" referencing old table as gone new table as came for each statement execute function "members_types_member_count_update_fn"();`);
    this.addSql(`create or replace function "members_types_member_count_delete_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select type_id, sum(n) as n from (select *, -1 as n from gone) as changes
      group by 1 having sum(n) <> 0 order by 1
    loop
      update member_types set member_count = member_count + change.n where id = change.type_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "member_count_delete" after delete on "members_types" referencing old table as gone for each statement execute function "members_types_member_count_delete_fn"();`);

    this.addSql(`drop index "users_email_unique";`);
    this.addSql(`alter table "users" add constraint "users_email_unique" unique ("email");`);
    this.addSql(`drop index "users_member_id_unique";`);
    this.addSql(`alter table "users" add constraint "users_member_id_unique" unique ("member_id");`);
    this.addSql(`drop index "users_member_id_index";`);
    this.addSql(`drop index "users_deleted_index";`);
    this.addSql(`drop trigger if exists "admin_remains" on "users";`);
    this.addSql(`drop function if exists "users_admin_remains_fn"();`);
    this.addSql(`drop trigger if exists "signed_out" on "users";`);
    this.addSql(`drop function if exists "users_signed_out_fn"();`);
    this.addSql(`alter table "users" drop column "is_deleted_by_owner";`);
    this.addSql(`create or replace function "users_admin_remains_fn"() returns trigger as \$\$ begin
    if old.status = 'active' and old.roles @> '{admin}' and (tg_op = 'DELETE' or not (new.status = 'active' and new.roles @> '{admin}')) then
      perform pg_advisory_xact_lock(7210457);       if not exists (select 1 from users where users.status = 'active' and users.roles @> '{admin}') then
        raise exception 'At least one admin must remain' using errcode = 'check_violation';       end if;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "admin_remains" after update of roles, status or delete on "users" for each row
    execute function "users_admin_remains_fn"();`);
    this.addSql(`create or replace function "users_signed_out_fn"() returns trigger as \$\$ begin
    delete from sessions where user_id = new.id;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "signed_out" after update of password_hash, status on "users" for each row
    when (old.password_hash is distinct from new.password_hash or new.status <> 'active')
    execute function "users_signed_out_fn"();`);
  }

}
