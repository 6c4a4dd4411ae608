import { Migration } from '@mikro-orm/migrations';

export class Migration20261123091308 extends Migration {

  override name = 'Migration20261123091308';

  override up(): void | Promise<void> {
    this.addSql(`create table "selections" ("id" uuid not null, "of" text not null, "user_id" uuid not null, "ids" text[] not null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "selections_created_at_index" on "selections" ("created_at");`);

    this.addSql(`drop table if exists "post_selections" cascade;`);

    this.addSql(`drop trigger if exists "published_insert" on "posts";`);
    this.addSql(`drop function if exists "posts_published_insert_fn"();`);
    this.addSql(`create or replace function "posts_discussed_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into comment_totals (post_id, total) select id, comment_count from came; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "discussed_insert" after insert on "posts" referencing new table as came for each statement execute function "posts_discussed_insert_fn"();`);
    this.addSql(`create or replace function "posts_published_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into publications (locale, published_at, featured, post_id)
      select locale, (published_at ->> locale)::timestamptz, featured, id
      from came, unnest(languages) as locale;     delete from former_slugs as former using came, jsonb_each_text(came.slug) as taken(locale, slug)
      where former.locale = taken.locale and former.slug = taken.slug; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "published_insert" after insert on "posts" referencing new table as came for each statement execute function "posts_published_insert_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`create table "post_selections" ("created_at" timestamptz(3) not null, "id" uuid not null, "ids" text[] not null, "user_id" uuid not null, primary key ("id"));`);
    this.addSql(`create index "post_selections_created_at_index" on "post_selections" ("created_at");`);

    this.addSql(`drop table if exists "selections" cascade;`);

    this.addSql(`drop trigger if exists "discussed_insert" on "posts";`);
    this.addSql(`drop function if exists "posts_discussed_insert_fn"();`);
    this.addSql(`drop trigger if exists "published_insert" on "posts";`);
    this.addSql(`drop function if exists "posts_published_insert_fn"();`);
    this.addSql(`create or replace function "posts_published_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into publications (locale, published_at, featured, post_id)
      select locale, (published_at ->> locale)::timestamptz, featured, id
      from came, unnest(languages) as locale;     insert into comment_totals (post_id, total) select id, comment_count from came;     delete from former_slugs as former using came, jsonb_each_text(came.slug) as taken(locale, slug)
      where former.locale = taken.locale and former.slug = taken.slug; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "published_insert" after insert on "posts" referencing new table as came for each statement execute function "posts_published_insert_fn"();`);
  }

}
