import { Migration } from '@mikro-orm/migrations';

export class Migration20261123184229 extends Migration {

  override name = 'Migration20261123184229';

  override up(): void | Promise<void> {
    this.addSql(`create table "author_totals" ("author_id" uuid not null, "total" int not null, primary key ("author_id"));`);

    this.addSql(`create table "post_day_totals" ("day" timestamptz(3) not null, "total" int not null, primary key ("day"));`);

    this.addSql(`create table "post_state_totals" ("key" text not null, "states" text[] not null, "languages" text[] not null, "total" int not null, primary key ("key"));`);

    this.addSql(`drop index "posts_deleted_index";`);
    this.addSql(`create index "posts_trash_index" on "posts" ("deleted_at", "id") where "deleted_at" is not null;`);
    this.addSql(`create or replace function "posts_post_state_totals_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into post_state_totals (key, states, languages, total)
      select states::text || languages::text, states, languages, sum(n) from (select *, 1 as n from came) as changes where deleted_at is null
      group by 1, 2, 3 having sum(n) <> 0 order by 1
      on conflict (key) do update set total = post_state_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_state_totals_insert" after insert on "posts" referencing new table as came for each statement execute function "posts_post_state_totals_insert_fn"();`);
    this.addSql(`create or replace function "posts_post_state_totals_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into post_state_totals (key, states, languages, total)
      select states::text || languages::text, states, languages, sum(n) from (select *, -1 as n from gone) as changes where deleted_at is null
      group by 1, 2, 3 having sum(n) <> 0 order by 1
      on conflict (key) do update set total = post_state_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_state_totals_delete" after delete on "posts" referencing old table as gone for each statement execute function "posts_post_state_totals_delete_fn"();`);
    this.addSql(`create or replace function "posts_post_state_totals_update_fn"() returns trigger as \$\$ begin 
    insert into post_state_totals (key, states, languages, total)
      select states::text || languages::text, states, languages, sum(n) from (select new.*, 1 as n union all select old.*, -1) as changes where deleted_at is null
      group by 1, 2, 3 having sum(n) <> 0 order by 1
      on conflict (key) do update set total = post_state_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_state_totals_update" after update of states, languages, deleted_at on "posts" for each row
    when (old.states is distinct from new.states or old.languages is distinct from new.languages or old.deleted_at is distinct from new.deleted_at)
    execute function "posts_post_state_totals_update_fn"();`);
    this.addSql(`create or replace function "posts_post_day_totals_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into post_day_totals (day, total)
      select date_trunc('day', first_published_at, 'utc'), sum(n) from (select *, 1 as n from came) as changes where deleted_at is null and languages <> '{}' and first_published_at is not null
      group by 1 having sum(n) <> 0 order by 1
      on conflict (day) do update set total = post_day_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_day_totals_insert" after insert on "posts" referencing new table as came for each statement execute function "posts_post_day_totals_insert_fn"();`);
    this.addSql(`create or replace function "posts_post_day_totals_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into post_day_totals (day, total)
      select date_trunc('day', first_published_at, 'utc'), sum(n) from (select *, -1 as n from gone) as changes where deleted_at is null and languages <> '{}' and first_published_at is not null
      group by 1 having sum(n) <> 0 order by 1
      on conflict (day) do update set total = post_day_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_day_totals_delete" after delete on "posts" referencing old table as gone for each statement execute function "posts_post_day_totals_delete_fn"();`);
    this.addSql(`create or replace function "posts_post_day_totals_update_fn"() returns trigger as \$\$ begin 
    insert into post_day_totals (day, total)
      select date_trunc('day', first_published_at, 'utc'), sum(n) from (select new.*, 1 as n union all select old.*, -1) as changes where deleted_at is null and languages <> '{}' and first_published_at is not null
      group by 1 having sum(n) <> 0 order by 1
      on conflict (day) do update set total = post_day_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_day_totals_update" after update of first_published_at, languages, deleted_at on "posts" for each row
    when (old.first_published_at is distinct from new.first_published_at or old.languages is distinct from new.languages or old.deleted_at is distinct from new.deleted_at)
    execute function "posts_post_day_totals_update_fn"();`);
    this.addSql(`create or replace function "posts_author_totals_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into author_totals (author_id, total)
      select author_id, sum(n) from (select *, 1 as n from came) as changes where deleted_at is null and languages <> '{}' and author_id is not null
      group by 1 having sum(n) <> 0 order by 1
      on conflict (author_id) do update set total = author_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "author_totals_insert" after insert on "posts" referencing new table as came for each statement execute function "posts_author_totals_insert_fn"();`);
    this.addSql(`create or replace function "posts_author_totals_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into author_totals (author_id, total)
      select author_id, sum(n) from (select *, -1 as n from gone) as changes where deleted_at is null and languages <> '{}' and author_id is not null
      group by 1 having sum(n) <> 0 order by 1
      on conflict (author_id) do update set total = author_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "author_totals_delete" after delete on "posts" referencing old table as gone for each statement execute function "posts_author_totals_delete_fn"();`);
    this.addSql(`create or replace function "posts_author_totals_update_fn"() returns trigger as \$\$ begin 
    insert into author_totals (author_id, total)
      select author_id, sum(n) from (select new.*, 1 as n union all select old.*, -1) as changes where deleted_at is null and languages <> '{}' and author_id is not null
      group by 1 having sum(n) <> 0 order by 1
      on conflict (author_id) do update set total = author_totals.total + excluded.total; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "author_totals_update" after update of author_id, languages, deleted_at on "posts" for each row
    when (old.author_id is distinct from new.author_id or old.languages is distinct from new.languages or old.deleted_at is distinct from new.deleted_at)
    execute function "posts_author_totals_update_fn"();`);

    this.addSql(`create index "comments_languages_index" on "comments" ("locale", "created_at", "id") where "locale" <> 'en';`);

    this.addSql(`insert into post_state_totals (key, states, languages, total)
      select states::text || languages::text, states, languages, count(*) from posts where deleted_at is null group by 1, 2, 3;`);
    this.addSql(`insert into post_day_totals (day, total)
      select date_trunc('day', first_published_at, 'utc'), count(*) from posts
        where deleted_at is null and languages <> '{}' and first_published_at is not null group by 1;`);
    this.addSql(`insert into author_totals (author_id, total)
      select author_id, count(*) from posts
        where deleted_at is null and languages <> '{}' and author_id is not null group by 1;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "author_totals" cascade;`);
    this.addSql(`drop table if exists "post_day_totals" cascade;`);
    this.addSql(`drop table if exists "post_state_totals" cascade;`);

    this.addSql(`drop index "comments_languages_index";`);

    this.addSql(`drop index "posts_trash_index";`);
    this.addSql(`drop trigger if exists "post_state_totals_insert" on "posts";`);
    this.addSql(`drop function if exists "posts_post_state_totals_insert_fn"();`);
    this.addSql(`drop trigger if exists "post_state_totals_delete" on "posts";`);
    this.addSql(`drop function if exists "posts_post_state_totals_delete_fn"();`);
    this.addSql(`drop trigger if exists "post_state_totals_update" on "posts";`);
    this.addSql(`drop function if exists "posts_post_state_totals_update_fn"();`);
    this.addSql(`drop trigger if exists "post_day_totals_insert" on "posts";`);
    this.addSql(`drop function if exists "posts_post_day_totals_insert_fn"();`);
    this.addSql(`drop trigger if exists "post_day_totals_delete" on "posts";`);
    this.addSql(`drop function if exists "posts_post_day_totals_delete_fn"();`);
    this.addSql(`drop trigger if exists "post_day_totals_update" on "posts";`);
    this.addSql(`drop function if exists "posts_post_day_totals_update_fn"();`);
    this.addSql(`drop trigger if exists "author_totals_insert" on "posts";`);
    this.addSql(`drop function if exists "posts_author_totals_insert_fn"();`);
    this.addSql(`drop trigger if exists "author_totals_delete" on "posts";`);
    this.addSql(`drop function if exists "posts_author_totals_delete_fn"();`);
    this.addSql(`drop trigger if exists "author_totals_update" on "posts";`);
    this.addSql(`drop function if exists "posts_author_totals_update_fn"();`);
    this.addSql(`create index "posts_deleted_index" on "posts" ("deleted_at") where "deleted_at" is not null;`);
  }

}
