import { Migration } from '@mikro-orm/migrations';

export class Migration20261123180951 extends Migration {

  override name = 'Migration20261123180951';

  override up(): void | Promise<void> {
    this.addSql(`alter table "comment_totals" add "pending" int not null default 0;`);
    this.addSql(`update "comment_totals" set "pending" = "pending_comment_count" from "posts" where "id" = "post_id" and "pending_comment_count" <> 0;`);
    this.addSql(`alter table "posts" drop column "comment_count", drop column "pending_comment_count";`);
    this.addSql(`drop trigger if exists "discussed_insert" on "posts";`);
    this.addSql(`drop function if exists "posts_discussed_insert_fn"();`);
    this.addSql(`create or replace function "posts_discussed_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into comment_totals (post_id) select id from came; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "discussed_insert" after insert on "posts" referencing new table as came for each statement execute function "posts_discussed_insert_fn"();`);

    this.addSql(`drop trigger if exists "counts_delete" on "comments";`);
    this.addSql(`drop function if exists "comments_counts_delete_fn"();`);
    this.addSql(`drop trigger if exists "counts_insert" on "comments";`);
    this.addSql(`drop function if exists "comments_counts_insert_fn"();`);
    this.addSql(`drop trigger if exists "counts_update" on "comments";`);
    this.addSql(`drop function if exists "comments_counts_update_fn"();`);
    this.addSql(`create or replace function "comments_counts_delete_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select parent_id, sum(n) as n from (select *, -1 as n from gone) as changes
      where is_public and parent_id is not null group by 1 having sum(n) <> 0 order by 1
    loop
      update comments set reply_count = reply_count + change.n where id = change.parent_id;     end loop;     for change in
      select * from (
        select post_id, coalesce(sum(n) filter (where is_public), 0) as total,
          coalesce(sum(n) filter (where status = 'pending'), 0) as pending
        from (select *, -1 as n from gone) as changes group by 1) as counted
      where total <> 0 or pending <> 0 order by 1
    loop
      update comment_totals set total = total + change.total, pending = pending + change.pending
        where post_id = change.post_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "counts_delete" after delete on "comments" referencing old table as gone for each statement execute function "comments_counts_delete_fn"();`);
    this.addSql(`create or replace function "comments_counts_insert_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select parent_id, sum(n) as n from (select *, 1 as n from came) as changes
      where is_public and parent_id is not null group by 1 having sum(n) <> 0 order by 1
    loop
      update comments set reply_count = reply_count + change.n where id = change.parent_id;     end loop;     for change in
      select * from (
        select post_id, coalesce(sum(n) filter (where is_public), 0) as total,
          coalesce(sum(n) filter (where status = 'pending'), 0) as pending
        from (select *, 1 as n from came) as changes group by 1) as counted
      where total <> 0 or pending <> 0 order by 1
    loop
      update comment_totals set total = total + change.total, pending = pending + change.pending
        where post_id = change.post_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "counts_insert" after insert on "comments" referencing new table as came for each statement execute function "comments_counts_insert_fn"();`);
    this.addSql(`create or replace function "comments_counts_update_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select parent_id, sum(n) as n from (select *, 1 as n from came union all select *, -1 from gone) as changes
      where is_public and parent_id is not null group by 1 having sum(n) <> 0 order by 1
    loop
      update comments set reply_count = reply_count + change.n where id = change.parent_id;     end loop;     for change in
      select * from (
        select post_id, coalesce(sum(n) filter (where is_public), 0) as total,
          coalesce(sum(n) filter (where status = 'pending'), 0) as pending
        from (select *, 1 as n from came union all select *, -1 from gone) as changes group by 1) as counted
      where total <> 0 or pending <> 0 order by 1
    loop
      update comment_totals set total = total + change.total, pending = pending + change.pending
        where post_id = change.post_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "counts_update" after update on "comments" referencing old table as gone new table as came for each statement execute function "comments_counts_update_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "counts_insert" on "comments";`);
    this.addSql(`drop function if exists "comments_counts_insert_fn"();`);
    this.addSql(`drop trigger if exists "counts_update" on "comments";`);
    this.addSql(`drop function if exists "comments_counts_update_fn"();`);
    this.addSql(`drop trigger if exists "counts_delete" on "comments";`);
    this.addSql(`drop function if exists "comments_counts_delete_fn"();`);
    this.addSql(`create or replace function "comments_counts_insert_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select parent_id, sum(n) as n from (select *, 1 as n from came) as changes
      where is_public and parent_id is not null group by 1 having sum(n) <> 0 order by 1
    loop
      update comments set reply_count = reply_count + change.n where id = change.parent_id;     end loop;     for change in
      select post_id, sum(n) as n from (select *, 1 as n from came) as changes
      where is_public group by 1 having sum(n) <> 0 order by 1
    loop
      update posts set comment_count = comment_count + change.n where id = change.post_id;       update comment_totals set total = total + change.n where post_id = change.post_id;     end loop;     for change in
      select post_id, sum(n) as n from (select *, 1 as n from came) as changes
      where status = 'pending' group by 1 having sum(n) <> 0 order by 1
    loop
      update posts set pending_comment_count = pending_comment_count + change.n
        where id = change.post_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "counts_insert" after insert on "comments" referencing new table as came for each statement execute function "comments_counts_insert_fn"();`);
    this.addSql(`create or replace function "comments_counts_update_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select parent_id, sum(n) as n from (select *, 1 as n from came union all select *, -1 from gone) as changes
      where is_public and parent_id is not null group by 1 having sum(n) <> 0 order by 1
    loop
      update comments set reply_count = reply_count + change.n where id = change.parent_id;     end loop;     for change in
      select post_id, sum(n) as n from (select *, 1 as n from came union all select *, -1 from gone) as changes
      where is_public group by 1 having sum(n) <> 0 order by 1
    loop
      update posts set comment_count = comment_count + change.n where id = change.post_id;       update comment_totals set total = total + change.n where post_id = change.post_id;     end loop;     for change in
      select post_id, sum(n) as n from (select *, 1 as n from came union all select *, -1 from gone) as changes
      where status = 'pending' group by 1 having sum(n) <> 0 order by 1
    loop
      update posts set pending_comment_count = pending_comment_count + change.n
        where id = change.post_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "counts_update" after update on "comments" referencing old table as gone new table as came for each statement execute function "comments_counts_update_fn"();`);
    this.addSql(`create or replace function "comments_counts_delete_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select parent_id, sum(n) as n from (select *, -1 as n from gone) as changes
      where is_public and parent_id is not null group by 1 having sum(n) <> 0 order by 1
    loop
      update comments set reply_count = reply_count + change.n where id = change.parent_id;     end loop;     for change in
      select post_id, sum(n) as n from (select *, -1 as n from gone) as changes
      where is_public group by 1 having sum(n) <> 0 order by 1
    loop
      update posts set comment_count = comment_count + change.n where id = change.post_id;       update comment_totals set total = total + change.n where post_id = change.post_id;     end loop;     for change in
      select post_id, sum(n) as n from (select *, -1 as n from gone) as changes
      where status = 'pending' group by 1 having sum(n) <> 0 order by 1
    loop
      update posts set pending_comment_count = pending_comment_count + change.n
        where id = change.post_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "counts_delete" after delete on "comments" referencing old table as gone for each statement execute function "comments_counts_delete_fn"();`);

    this.addSql(`drop trigger if exists "discussed_insert" on "posts";`);
    this.addSql(`drop function if exists "posts_discussed_insert_fn"();`);
    this.addSql(`alter table "posts" add "comment_count" int not null default 0, add "pending_comment_count" int not null default 0;`);
    this.addSql(`update "posts" set "comment_count" = "total", "pending_comment_count" = "pending" from "comment_totals" where "id" = "post_id" and ("total" <> 0 or "pending" <> 0);`);
    this.addSql(`alter table "comment_totals" drop column "pending";`);
    this.addSql(`create or replace function "posts_discussed_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into comment_totals (post_id, total) select id, comment_count from came; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "discussed_insert" after insert on "posts" referencing new table as came for each statement execute function "posts_discussed_insert_fn"();`);
  }

}
