import { Migration } from '@mikro-orm/migrations';

export class Migration20261128125902 extends Migration {

  override name = 'Migration20261128125902';

  override up(): void | Promise<void> {
    this.addSql(`create table "file_spaces" ("member_id" uuid not null, "used" bigint not null default '0', primary key ("member_id"));`);

    this.addSql(`create table "files" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "owner_id" uuid not null, "parent_id" uuid null, "name" text collate "und-x-icu" not null, "name_key" text not null, "kind" text not null, "group" text not null, "type" text not null default '', "size" bigint not null default '0', "tags" text[] not null default '{}', "sha256" text null, "scan" text not null default 'clean', "modified_at" timestamptz(3) not null, "version_number" int not null default 0, "url" text null, "depth" int not null default 0, "share_count" int not null default 0, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(replace(replace(replace(replace(translate(regexp_replace(normalize(lower(left("name", 100000) collate "und-x-icu"), nfkd), '[̀-֑ͯ-ׇֽֿׁׂׅׄؐ-ؚـً-ٰٟัิ-ฺ็-๎ັິ-ຼ່-໎ါ-ှ឴-៓゙゚]', '', 'g'), 'øđðłħŧıς', 'oddlhtiσ'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿][฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]?)', ' \\1 ', 'g'), '[!-/:-@_~]', ' ', 'g') || regexp_replace(regexp_replace(regexp_replace(left(replace(replace(replace(replace(translate(regexp_replace(normalize(lower(left("name", 100000) collate "und-x-icu"), nfkd), '[̀-֑ͯ-ׇֽֿׁׂׅׄؐ-ؚـً-ٰٟัิ-ฺ็-๎ັິ-ຼ່-໎ါ-ှ឴-៓゙゚]', '', 'g'), 'øđðłħŧıς', 'oddlhtiσ'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), 50000), '[^฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]+', ' ', 'g'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿])([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]+)', '\\1 \\2', 'g'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿][฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]?)', ' \\1 ', 'g'))) stored null, "trashed_with_id" uuid null, "ancestors" text[] not null default '{}', "readers" text[] not null default '{}', "editors" text[] not null default '{}', primary key ("id"));`);
    this.addSql(`create index "files_parent_id_index" on "files" ("parent_id");`);
    this.addSql(`create index "files_tags_index" on "files" using gin ("tags");`);
    this.addSql(`create unique index "files_name_unique" on "files" ("owner_id", coalesce("parent_id", '00000000-0000-0000-0000-000000000000'), "name_key") where "deleted_at" is null;`);
    this.addSql(`create index "files_deleted_at_index" on "files" ("deleted_at");`);
    this.addSql(`create index "files_trashed_with_id_index" on "files" ("trashed_with_id");`);
    this.addSql(`create index "files_owner_id_parent_id_kind_name_id_index" on "files" ("owner_id", "parent_id", "kind", "name", "id");`);
    this.addSql(`create index "files_terms_index" on "files" using gin ("terms");`);
    this.addSql(`create index "files_readers_index" on "files" using gin ("readers");`);

    this.addSql(`create table "file_versions" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "file_id" uuid not null, "owner_id" uuid not null, "number" int not null, "size" bigint not null, "type" text not null, "sha256" text not null, "url" text not null, "restored_from" int null, "author_id" uuid null, primary key ("id"));`);
    this.addSql(`create index "file_versions_owner_id_index" on "file_versions" ("owner_id");`);
    this.addSql(`create index "file_versions_author_id_index" on "file_versions" ("author_id");`);
    this.addSql(`alter table "file_versions" add constraint "file_versions_file_id_number_unique" unique ("file_id", "number");`);

    this.addSql(`create table "file_shares" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "file_id" uuid not null, "member_id" uuid not null, "permission" text not null, primary key ("id"));`);
    this.addSql(`create index "file_shares_member_id_index" on "file_shares" ("member_id");`);
    this.addSql(`alter table "file_shares" add constraint "file_shares_file_id_member_id_unique" unique ("file_id", "member_id");`);

    this.addSql(`create table "file_links" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "file_id" uuid not null, "owner_id" uuid not null, "token_hash" text not null, "password_hash" text null, "has_password" boolean not null default false, "expires_at" timestamptz(3) not null, "max_downloads" int null, "download_count" int not null default 0, "opened_count" int not null default 0, "is_stopped" boolean not null default false, primary key ("id"));`);
    this.addSql(`create index "file_links_file_id_index" on "file_links" ("file_id");`);
    this.addSql(`create index "file_links_owner_id_expires_at_id_index" on "file_links" ("owner_id", "expires_at", "id");`);
    this.addSql(`alter table "file_links" add constraint "file_links_token_hash_unique" unique ("token_hash");`);

    this.addSql(`create table "file_favorites" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "file_id" uuid not null, "member_id" uuid not null, primary key ("id"));`);
    this.addSql(`create index "file_favorites_file_id_index" on "file_favorites" ("file_id");`);
    this.addSql(`alter table "file_favorites" add constraint "file_favorites_member_id_file_id_unique" unique ("member_id", "file_id");`);

    this.addSql(`create table "file_ancestors" ("file_id" uuid not null, "ancestor_id" uuid not null, primary key ("file_id", "ancestor_id"));`);
    this.addSql(`create index "file_ancestors_ancestor_id_index" on "file_ancestors" ("ancestor_id");`);

    this.addSql(`alter table "file_spaces" add constraint "file_spaces_member_id_foreign" foreign key ("member_id") references "members" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "files" add constraint "files_owner_id_foreign" foreign key ("owner_id") references "members" ("id") on delete cascade;`);
    this.addSql(`alter table "files" add constraint "files_parent_id_foreign" foreign key ("parent_id") references "files" ("id") on delete set null;`);
    this.addSql(`alter table "files" add constraint "files_trashed_with_id_foreign" foreign key ("trashed_with_id") references "files" ("id") on delete set null;`);
    this.addSql(`alter table "files" add constraint "files_kind_check" check ("kind" in ('folder', 'file'));`);
    this.addSql(`alter table "files" add constraint "files_group_check" check ("group" in ('folder', 'txt', 'zip', 'audio', 'image', 'video', 'word', 'excel', 'powerpoint', 'pdf', 'photoshop', 'illustrator', 'other'));`);
    this.addSql(`alter table "files" add constraint "files_scan_check" check ("scan" in ('pending', 'clean', 'blocked'));`);
    this.addSql(`create or replace function "files_hand_down_insert_fn"() returns trigger as \$\$ declare change record; begin 
    delete from file_ancestors using (select *, 1 as n from came) as changes
      where changes.n = 1 and file_id = changes.id and ancestor_id::text <> all(changes.ancestors);     insert into file_ancestors (file_id, ancestor_id)
      select id, unnest(ancestors)::uuid from (select *, 1 as n from came) as changes where n = 1 on conflict do nothing;     for change in
      select distinct id from (
        select id from (select *, 1 as n from came) as changes where kind = 'folder'
        group by id, ancestors, readers, editors having sum(n) <> 0) as changed
      where exists (select from files where parent_id = changed.id) order by 1
    loop
      update files set parent_id = parent_id where parent_id = change.id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "hand_down_insert" after insert on "files" referencing new table as came for each statement execute function "files_hand_down_insert_fn"();`);
    this.addSql(`create or replace function "files_hand_down_update_fn"() returns trigger as \$\$ declare change record; begin 
    delete from file_ancestors using (select *, 1 as n from came union all select *, -1 from gone) as changes
      where changes.n = 1 and file_id = changes.id and ancestor_id::text <> all(changes.ancestors);     insert into file_ancestors (file_id, ancestor_id)
      select id, unnest(ancestors)::uuid from (select *, 1 as n from came union all select *, -1 from gone) as changes where n = 1 on conflict do nothing;     for change in
      select distinct id from (
        select id from (select *, 1 as n from came union all select *, -1 from gone) as changes where kind = 'folder'
        group by id, ancestors, readers, editors having sum(n) <> 0) as changed
      where exists (select from files where parent_id = changed.id) order by 1
    loop
      update files set parent_id = parent_id where parent_id = change.id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "hand_down_update" after update on "files" referencing old table as gone new table as came for each statement execute function "files_hand_down_update_fn"();`);
    this.addSql(`create or replace function "files_files_inherit_fn"() returns trigger as \$\$ begin if tg_op = 'UPDATE' and new.owner_id <> old.owner_id and exists (
        select from files where owner_id = new.owner_id and parent_id is null and new.parent_id is null
          and name_key = new.name_key and deleted_at is null) then
      new.name = left(new.name, 240) || ' (' || right(new.id::text, 8) || ')';       new.name_key = left(new.name_key, 240) || ' (' || right(new.id::text, 8) || ')';     end if;     new.ancestors = coalesce((select ancestors || id::text from files where id = new.parent_id), '{}');     new.depth = cardinality(new.ancestors);     new.readers = array(
      select new.owner_id::text union
      select member_id::text from file_shares
        where file_id = any((new.ancestors || new.id::text)::uuid[]) and true order by 1);     new.editors = array(
      select new.owner_id::text union
      select member_id::text from file_shares
        where file_id = any((new.ancestors || new.id::text)::uuid[]) and permission = 'edit' order by 1);     return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "files_inherit" BEFORE INSERT OR UPDATE on "files" for each ROW execute function "files_files_inherit_fn"();`);

    this.addSql(`alter table "file_versions" add constraint "file_versions_file_id_foreign" foreign key ("file_id") references "files" ("id") on delete cascade;`);
    this.addSql(`alter table "file_versions" add constraint "file_versions_owner_id_foreign" foreign key ("owner_id") references "members" ("id") on delete cascade;`);
    this.addSql(`alter table "file_versions" add constraint "file_versions_author_id_foreign" foreign key ("author_id") references "members" ("id") on delete set null;`);
    this.addSql(`create or replace function "file_versions_remove_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into outbox (id, kind, topic, payload, created_at)
      select gen_random_uuid(), 'job', 'remove-file-versions',
          json_build_object('ids', string_agg(id::text, ' ')), now()
        from (select *, -1 as n from gone) as changes having count(*) > 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "remove_delete" after delete on "file_versions" referencing old table as gone for each statement execute function "file_versions_remove_delete_fn"();`);
    this.addSql(`create or replace function "file_versions_used_insert_fn"() returns trigger as \$\$ declare change record; begin 
    for change in select distinct owner_id from (select *, 1 as n from came) as changes order by 1
    loop
      insert into file_spaces (member_id, used)
        select change.owner_id, 0 where exists (select from members where id = change.owner_id)
        on conflict do nothing;       update file_spaces set used = coalesce((select sum(size) from file_versions where owner_id = member_id), 0)
        where member_id = change.owner_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "used_insert" after insert on "file_versions" referencing new table as came for each statement execute function "file_versions_used_insert_fn"();`);
    this.addSql(`create or replace function "file_versions_used_update_fn"() returns trigger as \$\$ declare change record; begin 
    for change in select distinct owner_id from (select *, 1 as n from came union all select *, -1 from gone) as changes order by 1
    loop
      insert into file_spaces (member_id, used)
        select change.owner_id, 0 where exists (select from members where id = change.owner_id)
        on conflict do nothing;       update file_spaces set used = coalesce((select sum(size) from file_versions where owner_id = member_id), 0)
        where member_id = change.owner_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "used_update" after update on "file_versions" referencing old table as gone new table as came for each statement execute function "file_versions_used_update_fn"();`);
    this.addSql(`create or replace function "file_versions_used_delete_fn"() returns trigger as \$\$ declare change record; begin 
    for change in select distinct owner_id from (select *, -1 as n from gone) as changes order by 1
    loop
      insert into file_spaces (member_id, used)
        select change.owner_id, 0 where exists (select from members where id = change.owner_id)
        on conflict do nothing;       update file_spaces set used = coalesce((select sum(size) from file_versions where owner_id = member_id), 0)
        where member_id = change.owner_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "used_delete" after delete on "file_versions" referencing old table as gone for each statement execute function "file_versions_used_delete_fn"();`);

    this.addSql(`alter table "file_shares" add constraint "file_shares_file_id_foreign" foreign key ("file_id") references "files" ("id") on delete cascade;`);
    this.addSql(`alter table "file_shares" add constraint "file_shares_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);
    this.addSql(`alter table "file_shares" add constraint "file_shares_permission_check" check ("permission" in ('view', 'edit'));`);
    this.addSql(`create or replace function "file_shares_readers_insert_fn"() returns trigger as \$\$ declare change record; begin 
    update files set share_count = (select count(*) from file_shares where file_id = files.id)
      where id in (
        select file_id from (select *, 1 as n from came) as changes
        group by file_id, member_id, permission having sum(n) <> 0); return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "readers_insert" after insert on "file_shares" referencing new table as came for each statement execute function "file_shares_readers_insert_fn"();`);
    this.addSql(`create or replace function "file_shares_readers_update_fn"() returns trigger as \$\$ declare change record; begin 
    update files set share_count = (select count(*) from file_shares where file_id = files.id)
      where id in (
        select file_id from (select *, 1 as n from came union all select *, -1 from gone) as changes
        group by file_id, member_id, permission having sum(n) <> 0); return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "readers_update" after update on "file_shares" referencing old table as gone new table as came for each statement execute function "file_shares_readers_update_fn"();`);
    this.addSql(`create or replace function "file_shares_readers_delete_fn"() returns trigger as \$\$ declare change record; begin 
    update files set share_count = (select count(*) from file_shares where file_id = files.id)
      where id in (
        select file_id from (select *, -1 as n from gone) as changes
        group by file_id, member_id, permission having sum(n) <> 0); return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "readers_delete" after delete on "file_shares" referencing old table as gone for each statement execute function "file_shares_readers_delete_fn"();`);

    this.addSql(`alter table "file_links" add constraint "file_links_file_id_foreign" foreign key ("file_id") references "files" ("id") on delete cascade;`);
    this.addSql(`alter table "file_links" add constraint "file_links_owner_id_foreign" foreign key ("owner_id") references "members" ("id") on delete cascade;`);

    this.addSql(`alter table "file_favorites" add constraint "file_favorites_file_id_foreign" foreign key ("file_id") references "files" ("id") on delete cascade;`);
    this.addSql(`alter table "file_favorites" add constraint "file_favorites_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);

    this.addSql(`alter table "file_ancestors" add constraint "file_ancestors_file_id_foreign" foreign key ("file_id") references "files" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "file_ancestors" add constraint "file_ancestors_ancestor_id_foreign" foreign key ("ancestor_id") references "files" ("id") on update cascade on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "files" drop constraint "files_parent_id_foreign";`);
    this.addSql(`alter table "files" drop constraint "files_trashed_with_id_foreign";`);
    this.addSql(`alter table "file_versions" drop constraint "file_versions_file_id_foreign";`);
    this.addSql(`alter table "file_shares" drop constraint "file_shares_file_id_foreign";`);
    this.addSql(`alter table "file_links" drop constraint "file_links_file_id_foreign";`);
    this.addSql(`alter table "file_favorites" drop constraint "file_favorites_file_id_foreign";`);
    this.addSql(`alter table "file_ancestors" drop constraint "file_ancestors_file_id_foreign";`);
    this.addSql(`alter table "file_ancestors" drop constraint "file_ancestors_ancestor_id_foreign";`);

    this.addSql(`drop table if exists "file_spaces" cascade;`);
    this.addSql(`drop trigger if exists "hand_down_insert" on "files";`);
    this.addSql(`drop function if exists "files_hand_down_insert_fn"();`);
    this.addSql(`drop trigger if exists "hand_down_update" on "files";`);
    this.addSql(`drop function if exists "files_hand_down_update_fn"();`);
    this.addSql(`drop trigger if exists "files_inherit" on "files";`);
    this.addSql(`drop function if exists "files_files_inherit_fn"();`);
    this.addSql(`drop table if exists "files" cascade;`);
    this.addSql(`drop trigger if exists "remove_delete" on "file_versions";`);
    this.addSql(`drop function if exists "file_versions_remove_delete_fn"();`);
    this.addSql(`drop trigger if exists "used_insert" on "file_versions";`);
    this.addSql(`drop function if exists "file_versions_used_insert_fn"();`);
    this.addSql(`drop trigger if exists "used_update" on "file_versions";`);
    this.addSql(`drop function if exists "file_versions_used_update_fn"();`);
    this.addSql(`drop trigger if exists "used_delete" on "file_versions";`);
    this.addSql(`drop function if exists "file_versions_used_delete_fn"();`);
    this.addSql(`drop table if exists "file_versions" cascade;`);
    this.addSql(`drop trigger if exists "readers_insert" on "file_shares";`);
    this.addSql(`drop function if exists "file_shares_readers_insert_fn"();`);
    this.addSql(`drop trigger if exists "readers_update" on "file_shares";`);
    this.addSql(`drop function if exists "file_shares_readers_update_fn"();`);
    this.addSql(`drop trigger if exists "readers_delete" on "file_shares";`);
    this.addSql(`drop function if exists "file_shares_readers_delete_fn"();`);
    this.addSql(`drop table if exists "file_shares" cascade;`);
    this.addSql(`drop table if exists "file_links" cascade;`);
    this.addSql(`drop table if exists "file_favorites" cascade;`);
    this.addSql(`drop table if exists "file_ancestors" cascade;`);
  }

}
