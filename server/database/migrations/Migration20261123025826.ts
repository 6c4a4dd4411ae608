import { Migration } from '@mikro-orm/migrations';

export class Migration20261123025826 extends Migration {

  override name = 'Migration20261123025826';

  override up(): void | Promise<void> {
    this.addSql(`create table "former_slugs" ("locale" text not null, "slug" text not null, "post_id" uuid not null, primary key ("locale", "slug"));`);
    this.addSql(`create index "former_slugs_post_id_index" on "former_slugs" ("post_id");`);

    this.addSql(`drop trigger if exists "published_insert" on "posts";`);
    this.addSql(`drop function if exists "posts_published_insert_fn"();`);
    this.addSql(`create or replace function "posts_readdressed_fn"() returns trigger as \$\$ begin
    insert into former_slugs (locale, slug, post_id)
      select had.locale, had.slug, new.id from jsonb_each_text(old.slug) as had(locale, slug)
      where had.slug is distinct from new.slug ->> had.locale
        and old.published_at ->> had.locale is not null
      on conflict (locale, slug) do update set post_id = excluded.post_id;     if new.deleted_at is null then
      delete from former_slugs as former using jsonb_each_text(new.slug) as taken(locale, slug)
        where former.locale = taken.locale and former.slug = taken.slug;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "readdressed" after update of slug, deleted_at on "posts" for each row
    when (old.slug <> new.slug or old.deleted_at is not null and new.deleted_at is null)
    execute function "posts_readdressed_fn"();`);
    this.addSql(`create or replace function "posts_published_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into publications (locale, published_at, featured, post_id)
      select locale, (published_at ->> locale)::timestamptz, featured, id
      from came, unnest(languages) as locale;     insert into comment_totals (post_id, total) select id, comment_count from came;     delete from former_slugs as former using came, jsonb_each_text(came.slug) as taken(locale, slug)
      where former.locale = taken.locale and former.slug = taken.slug; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "published_insert" after insert on "posts" referencing new table as came for each statement execute function "posts_published_insert_fn"();`);

    this.addSql(`alter table "former_slugs" add constraint "former_slugs_post_id_foreign" foreign key ("post_id") references "posts" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "former_slugs" cascade;`);

    this.addSql(`drop trigger if exists "readdressed" on "posts";`);
    this.addSql(`drop function if exists "posts_readdressed_fn"();`);
    this.addSql(`drop trigger if exists "published_insert" on "posts";`);
    this.addSql(`drop function if exists "posts_published_insert_fn"();`);
    this.addSql(`create or replace function "posts_published_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into publications (locale, published_at, featured, post_id)
      select locale, (published_at ->> locale)::timestamptz, featured, id
      from came, unnest(languages) as locale;     insert into comment_totals (post_id, total) select id, comment_count from came; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "published_insert" after insert on "posts" referencing new table as came for each statement execute function "posts_published_insert_fn"();`);
  }

}
