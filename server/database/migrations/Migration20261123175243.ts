import { Migration } from '@mikro-orm/migrations';

export class Migration20261123175243 extends Migration {

  override name = 'Migration20261123175243';

  override up(): void | Promise<void> {
    this.addSql(`create table "category_publications" ("post_id" uuid not null, "locale" text not null, "category_id" uuid not null, "published_at" timestamptz(3) not null, primary key ("post_id", "locale", "category_id"));`);
    this.addSql(`create index "category_publications_category_id_locale_published_6c7be_index" on "category_publications" ("category_id", "locale", "published_at", "post_id");`);

    this.addSql(`create table "tag_publications" ("post_id" uuid not null, "locale" text not null, "tag" text not null, "published_at" timestamptz(3) not null, primary key ("post_id", "locale", "tag"));`);
    this.addSql(`create index "tag_publications_tag_locale_published_at_post_id_index" on "tag_publications" ("tag", "locale", "published_at", "post_id");`);

    this.addSql(`create or replace function "posts_retagged_fn"() returns trigger as \$\$ begin
    delete from tag_publications where post_id = new.id and tag <> all (new.tags);     insert into tag_publications (post_id, locale, tag, published_at)
      select distinct post_id, locale, tag, publications.published_at
        from publications cross join unnest(new.tags) as tag where post_id = new.id
      on conflict (post_id, locale, tag) do nothing;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "retagged" after update of tags on "posts" for each row
    when (old.tags <> new.tags) execute function "posts_retagged_fn"();`);

    this.addSql(`drop trigger if exists "post_count_delete" on "posts_categories";`);
    this.addSql(`drop function if exists "posts_categories_post_count_delete_fn"();`);
    this.addSql(`drop trigger if exists "post_count_insert" on "posts_categories";`);
    this.addSql(`drop function if exists "posts_categories_post_count_insert_fn"();`);
    this.addSql(`drop trigger if exists "post_count_update" on "posts_categories";`);
    this.addSql(`drop function if exists "posts_categories_post_count_update_fn"();`);
    this.addSql(`create or replace function "posts_categories_post_count_delete_fn"() returns trigger as \$\$ declare change record; begin 
    perform 1 from posts where id in (
      select post_id from (select *, -1 as n from gone) as changes join categories on categories.id = category_id
    ) order by id for share;     for change in
      select category_id, locale, sum(n) as n from (select *, -1 as n from gone) as changes join publications using (post_id)
      group by 1, 2 having sum(n) <> 0 order by 1, 2
    loop
      update categories set post_count = jsonb_set(post_count, array[change.locale],
        to_jsonb(coalesce((post_count ->> change.locale)::int, 0) + change.n))
        where id = change.category_id;     end loop;     delete from category_publications as listed using (
      select post_id, locale, category_id from (select *, -1 as n from gone) as changes join publications using (post_id) where n = -1
    ) as went
      where listed.post_id = went.post_id and listed.locale = went.locale
        and listed.category_id = went.category_id;     insert into category_publications (post_id, locale, category_id, published_at)
      select post_id, locale, category_id, published_at from (select *, -1 as n from gone) as changes join publications using (post_id) where n = 1
      on conflict (post_id, locale, category_id) do update set published_at = excluded.published_at; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_count_delete" after delete on "posts_categories" referencing old table as gone for each statement execute function "posts_categories_post_count_delete_fn"();`);
    this.addSql(`create or replace function "posts_categories_post_count_insert_fn"() returns trigger as \$\$ declare change record; begin 
    perform 1 from posts where id in (
      select post_id from (select *, 1 as n from came) as changes join categories on categories.id = category_id
    ) order by id for share;     for change in
      select category_id, locale, sum(n) as n from (select *, 1 as n from came) as changes join publications using (post_id)
      group by 1, 2 having sum(n) <> 0 order by 1, 2
    loop
      update categories set post_count = jsonb_set(post_count, array[change.locale],
        to_jsonb(coalesce((post_count ->> change.locale)::int, 0) + change.n))
        where id = change.category_id;     end loop;     delete from category_publications as listed using (
      select post_id, locale, category_id from (select *, 1 as n from came) as changes join publications using (post_id) where n = -1
    ) as went
      where listed.post_id = went.post_id and listed.locale = went.locale
        and listed.category_id = went.category_id;     insert into category_publications (post_id, locale, category_id, published_at)
      select post_id, locale, category_id, published_at from (select *, 1 as n from came) as changes join publications using (post_id) where n = 1
      on conflict (post_id, locale, category_id) do update set published_at = excluded.published_at; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_count_insert" after insert on "posts_categories" referencing new table as came for each statement execute function "posts_categories_post_count_insert_fn"();`);
    this.addSql(`create or replace function "posts_categories_post_count_update_fn"() returns trigger as \$\$ declare change record; begin 
    perform 1 from posts where id in (
      select post_id from (select *, 1 as n from came union all select *, -1 from gone) as changes join categories on categories.id = category_id
    ) order by id for share;     for change in
      select category_id, locale, sum(n) as n from (select *, 1 as n from came union all select *, -1 from gone) as changes join publications using (post_id)
      group by 1, 2 having sum(n) <> 0 order by 1, 2
    loop
      update categories set post_count = jsonb_set(post_count, array[change.locale],
        to_jsonb(coalesce((post_count ->> change.locale)::int, 0) + change.n))
        where id = change.category_id;     end loop;     delete from category_publications as listed using (
      select post_id, locale, category_id from (select *, 1 as n from came union all select *, -1 from gone) as changes join publications using (post_id) where n = -1
    ) as went
      where listed.post_id = went.post_id and listed.locale = went.locale
        and listed.category_id = went.category_id;     insert into category_publications (post_id, locale, category_id, published_at)
      select post_id, locale, category_id, published_at from (select *, 1 as n from came union all select *, -1 from gone) as changes join publications using (post_id) where n = 1
      on conflict (post_id, locale, category_id) do update set published_at = excluded.published_at; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_count_update" after update on "posts_categories" referencing old table as gone new table as came for each statement execute function "posts_categories_post_count_update_fn"();`);

    this.addSql(`drop trigger if exists "totals_delete" on "publications";`);
    this.addSql(`drop function if exists "publications_totals_delete_fn"();`);
    this.addSql(`drop trigger if exists "totals_insert" on "publications";`);
    this.addSql(`drop function if exists "publications_totals_insert_fn"();`);
    this.addSql(`drop trigger if exists "totals_update" on "publications";`);
    this.addSql(`drop function if exists "publications_totals_update_fn"();`);
    this.addSql(`create or replace function "publications_totals_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into publication_totals (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from (select *, -1 as n from gone) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = publication_totals.total + excluded.total;     for change in
      select category_id, locale, sum(n) as n from (select *, -1 as n from gone) as changes join posts_categories using (post_id)
      group by 1, 2 having sum(n) <> 0 order by 1, 2
    loop
      update categories set post_count = jsonb_set(post_count, array[change.locale],
        to_jsonb(coalesce((post_count ->> change.locale)::int, 0) + change.n))
        where id = change.category_id;     end loop;     delete from category_publications as listed using (
      select post_id, locale, category_id from (select *, -1 as n from gone) as changes join posts_categories using (post_id) where n = -1
    ) as went
      where listed.post_id = went.post_id and listed.locale = went.locale
        and listed.category_id = went.category_id;     insert into category_publications (post_id, locale, category_id, published_at)
      select post_id, locale, category_id, published_at from (select *, -1 as n from gone) as changes join posts_categories using (post_id) where n = 1
      on conflict (post_id, locale, category_id) do update set published_at = excluded.published_at;     delete from tag_publications as listed using (
      select post_id, locale from (select *, -1 as n from gone) as changes where n = -1
    ) as went
      where listed.post_id = went.post_id and listed.locale = went.locale;     insert into tag_publications (post_id, locale, tag, published_at)
      select distinct post_id, locale, tag, changes.published_at
        from (select *, -1 as n from gone) as changes join posts on posts.id = post_id cross join unnest(posts.tags) as tag where n = 1
      on conflict (post_id, locale, tag) do update set published_at = excluded.published_at; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_delete" after delete on "publications" referencing old table as gone for each statement execute function "publications_totals_delete_fn"();`);
    this.addSql(`create or replace function "publications_totals_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into publication_totals (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from (select *, 1 as n from came) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = publication_totals.total + excluded.total;     for change in
      select category_id, locale, sum(n) as n from (select *, 1 as n from came) as changes join posts_categories using (post_id)
      group by 1, 2 having sum(n) <> 0 order by 1, 2
    loop
      update categories set post_count = jsonb_set(post_count, array[change.locale],
        to_jsonb(coalesce((post_count ->> change.locale)::int, 0) + change.n))
        where id = change.category_id;     end loop;     delete from category_publications as listed using (
      select post_id, locale, category_id from (select *, 1 as n from came) as changes join posts_categories using (post_id) where n = -1
    ) as went
      where listed.post_id = went.post_id and listed.locale = went.locale
        and listed.category_id = went.category_id;     insert into category_publications (post_id, locale, category_id, published_at)
      select post_id, locale, category_id, published_at from (select *, 1 as n from came) as changes join posts_categories using (post_id) where n = 1
      on conflict (post_id, locale, category_id) do update set published_at = excluded.published_at;     delete from tag_publications as listed using (
      select post_id, locale from (select *, 1 as n from came) as changes where n = -1
    ) as went
      where listed.post_id = went.post_id and listed.locale = went.locale;     insert into tag_publications (post_id, locale, tag, published_at)
      select distinct post_id, locale, tag, changes.published_at
        from (select *, 1 as n from came) as changes join posts on posts.id = post_id cross join unnest(posts.tags) as tag where n = 1
      on conflict (post_id, locale, tag) do update set published_at = excluded.published_at; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_insert" after insert on "publications" referencing new table as came for each statement execute function "publications_totals_insert_fn"();`);
    this.addSql(`create or replace function "publications_totals_update_fn"() returns trigger as \$\$ declare change record; begin 
    insert into publication_totals (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from (select *, 1 as n from came union all select *, -1 from gone) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = publication_totals.total + excluded.total;     for change in
      select category_id, locale, sum(n) as n from (select *, 1 as n from came union all select *, -1 from gone) as changes join posts_categories using (post_id)
      group by 1, 2 having sum(n) <> 0 order by 1, 2
    loop
      update categories set post_count = jsonb_set(post_count, array[change.locale],
        to_jsonb(coalesce((post_count ->> change.locale)::int, 0) + change.n))
        where id = change.category_id;     end loop;     delete from category_publications as listed using (
      select post_id, locale, category_id from (select *, 1 as n from came union all select *, -1 from gone) as changes join posts_categories using (post_id) where n = -1
    ) as went
      where listed.post_id = went.post_id and listed.locale = went.locale
        and listed.category_id = went.category_id;     insert into category_publications (post_id, locale, category_id, published_at)
      select post_id, locale, category_id, published_at from (select *, 1 as n from came union all select *, -1 from gone) as changes join posts_categories using (post_id) where n = 1
      on conflict (post_id, locale, category_id) do update set published_at = excluded.published_at;     delete from tag_publications as listed using (
      select post_id, locale from (select *, 1 as n from came union all select *, -1 from gone) as changes where n = -1
    ) as went
      where listed.post_id = went.post_id and listed.locale = went.locale;     insert into tag_publications (post_id, locale, tag, published_at)
      select distinct post_id, locale, tag, changes.published_at
        from (select *, 1 as n from came union all select *, -1 from gone) as changes join posts on posts.id = post_id cross join unnest(posts.tags) as tag where n = 1
      on conflict (post_id, locale, tag) do update set published_at = excluded.published_at; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_update" after update on "publications" referencing old table as gone new table as came for each statement execute function "publications_totals_update_fn"();`);

    this.addSql(`insert into category_publications (post_id, locale, category_id, published_at)
      select post_id, locale, category_id, published_at from publications join posts_categories using (post_id);`);
    this.addSql(`insert into tag_publications (post_id, locale, tag, published_at)
      select distinct post_id, locale, tag, publications.published_at
        from publications join posts on posts.id = post_id cross join unnest(posts.tags) as tag;`);

    this.addSql(`alter table "category_publications" add constraint "category_publications_post_id_foreign" foreign key ("post_id") references "posts" ("id") on delete cascade;`);
    this.addSql(`alter table "category_publications" add constraint "category_publications_category_id_foreign" foreign key ("category_id") references "categories" ("id") on delete cascade;`);

    this.addSql(`alter table "tag_publications" add constraint "tag_publications_post_id_foreign" foreign key ("post_id") references "posts" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "category_publications" cascade;`);
    this.addSql(`drop table if exists "tag_publications" cascade;`);

    this.addSql(`drop trigger if exists "retagged" on "posts";`);
    this.addSql(`drop function if exists "posts_retagged_fn"();`);

    this.addSql(`drop trigger if exists "post_count_insert" on "posts_categories";`);
    this.addSql(`drop function if exists "posts_categories_post_count_insert_fn"();`);
    this.addSql(`drop trigger if exists "post_count_update" on "posts_categories";`);
    this.addSql(`drop function if exists "posts_categories_post_count_update_fn"();`);
    this.addSql(`drop trigger if exists "post_count_delete" on "posts_categories";`);
    this.addSql(`drop function if exists "posts_categories_post_count_delete_fn"();`);
    this.addSql(`create or replace function "posts_categories_post_count_insert_fn"() returns trigger as \$\$ declare change record; begin 
    perform 1 from posts where id in (
      select post_id from (select *, 1 as n from came) as changes join categories on categories.id = category_id
    ) order by id for share;     for change in
      select category_id, locale, sum(n) as n from (select *, 1 as n from came) as changes join publications using (post_id)
      group by 1, 2 having sum(n) <> 0 order by 1, 2
    loop
      update categories set post_count = jsonb_set(post_count, array[change.locale],
        to_jsonb(coalesce((post_count ->> change.locale)::int, 0) + change.n))
        where id = change.category_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_count_insert" after insert on "posts_categories" referencing new table as came for each statement execute function "posts_categories_post_count_insert_fn"();`);
    this.addSql(`create or replace function "posts_categories_post_count_update_fn"() returns trigger as \$\$ declare change record; begin 
    perform 1 from posts where id in (
      select post_id from (select *, 1 as n from came union all select *, -1 from gone) as changes join categories on categories.id = category_id
    ) order by id for share;     for change in
      select category_id, locale, sum(n) as n from (select *, 1 as n from came union all select *, -1 from gone) as changes join publications using (post_id)
      group by 1, 2 having sum(n) <> 0 order by 1, 2
    loop
      update categories set post_count = jsonb_set(post_count, array[change.locale],
        to_jsonb(coalesce((post_count ->> change.locale)::int, 0) + change.n))
        where id = change.category_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_count_update" after update on "posts_categories" referencing old table as gone new table as came for each statement execute function "posts_categories_post_count_update_fn"();`);
    this.addSql(`create or replace function "posts_categories_post_count_delete_fn"() returns trigger as \$\$ declare change record; begin 
    perform 1 from posts where id in (
      select post_id from (select *, -1 as n from gone) as changes join categories on categories.id = category_id
    ) order by id for share;     for change in
      select category_id, locale, sum(n) as n from (select *, -1 as n from gone) as changes join publications using (post_id)
      group by 1, 2 having sum(n) <> 0 order by 1, 2
    loop
      update categories set post_count = jsonb_set(post_count, array[change.locale],
        to_jsonb(coalesce((post_count ->> change.locale)::int, 0) + change.n))
        where id = change.category_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_count_delete" after delete on "posts_categories" referencing old table as gone for each statement execute function "posts_categories_post_count_delete_fn"();`);

    this.addSql(`drop trigger if exists "totals_insert" on "publications";`);
    this.addSql(`drop function if exists "publications_totals_insert_fn"();`);
    this.addSql(`drop trigger if exists "totals_update" on "publications";`);
    this.addSql(`drop function if exists "publications_totals_update_fn"();`);
    this.addSql(`drop trigger if exists "totals_delete" on "publications";`);
    this.addSql(`drop function if exists "publications_totals_delete_fn"();`);
    this.addSql(`create or replace function "publications_totals_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into publication_totals (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from (select *, 1 as n from came) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = publication_totals.total + excluded.total;     for change in
      select category_id, locale, sum(n) as n from (select *, 1 as n from came) as changes join posts_categories using (post_id)
      group by 1, 2 having sum(n) <> 0 order by 1, 2
    loop
      update categories set post_count = jsonb_set(post_count, array[change.locale],
        to_jsonb(coalesce((post_count ->> change.locale)::int, 0) + change.n))
        where id = change.category_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_insert" after insert on "publications" referencing new table as came for each statement execute function "publications_totals_insert_fn"();`);
    this.addSql(`create or replace function "publications_totals_update_fn"() returns trigger as \$\$ declare change record; begin 
    insert into publication_totals (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from (select *, 1 as n from came union all select *, -1 from gone) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = publication_totals.total + excluded.total;     for change in
      select category_id, locale, sum(n) as n from (select *, 1 as n from came union all select *, -1 from gone) as changes join posts_categories using (post_id)
      group by 1, 2 having sum(n) <> 0 order by 1, 2
    loop
      update categories set post_count = jsonb_set(post_count, array[change.locale],
        to_jsonb(coalesce((post_count ->> change.locale)::int, 0) + change.n))
        where id = change.category_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_update" after update on "publications" referencing old table as gone new table as came for each statement execute function "publications_totals_update_fn"();`);
    this.addSql(`create or replace function "publications_totals_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into publication_totals (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from (select *, -1 as n from gone) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = publication_totals.total + excluded.total;     for change in
      select category_id, locale, sum(n) as n from (select *, -1 as n from gone) as changes join posts_categories using (post_id)
      group by 1, 2 having sum(n) <> 0 order by 1, 2
    loop
      update categories set post_count = jsonb_set(post_count, array[change.locale],
        to_jsonb(coalesce((post_count ->> change.locale)::int, 0) + change.n))
        where id = change.category_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_delete" after delete on "publications" referencing old table as gone for each statement execute function "publications_totals_delete_fn"();`);
  }

}
