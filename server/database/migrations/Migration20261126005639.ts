import { Migration } from '@mikro-orm/migrations';

export class Migration20261126005639 extends Migration {

  override name = 'Migration20261126005639';

  override up(): void | Promise<void> {
    this.addSql(`create table "former_category_slugs" ("kind" text not null, "locale" text not null, "slug" text not null, "category_id" uuid not null, primary key ("kind", "locale", "slug"));`);

    this.addSql(`create table "former_project_type_slugs" ("slug" text not null, "type_id" uuid not null, primary key ("slug"));`);

    this.addSql(`create or replace function "categories_readdressed_fn"() returns trigger as \$\$ begin
    insert into former_category_slugs (kind, locale, slug, category_id)
      select old.kind, had.locale, had.slug, new.id from jsonb_each_text(old.slug) as had(locale, slug)
      where had.slug is distinct from new.slug ->> had.locale
      on conflict (kind, locale, slug) do update set category_id = excluded.category_id;     if new.deleted_at is null then
      delete from former_category_slugs as former using jsonb_each_text(new.slug) as taken(locale, slug) where former.kind = new.kind and former.locale = taken.locale and former.slug = taken.slug;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "readdressed" after update of slug, deleted_at on "categories" for each row
    when (old.slug <> new.slug or old.deleted_at is not null and new.deleted_at is null)
    execute function "categories_readdressed_fn"();`);
    this.addSql(`create or replace function "categories_addressed_insert_fn"() returns trigger as \$\$ declare change record; begin delete from former_category_slugs as former using came, jsonb_each_text(came.slug) as taken(locale, slug) where former.kind = came.kind and former.locale = taken.locale and former.slug = taken.slug; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "addressed_insert" after insert on "categories" referencing new table as came for each statement execute function "categories_addressed_insert_fn"();`);

    this.addSql(`alter table "email_codes" add "own_tries_left" int not null default 0;`);

    this.addSql(`create or replace function "members_readdressed_fn"() returns trigger as \$\$ begin
    insert into former_handles (handle, member_id)
      select old.handle, new.id
      where old.handle <> new.handle
      on conflict (handle) do update set member_id = excluded.member_id;     if new.deleted_at is null then
      delete from former_handles as former where former.handle = new.handle;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "readdressed" after update of handle, deleted_at on "members" for each row
    when (old.handle <> new.handle or old.deleted_at is not null and new.deleted_at is null)
    execute function "members_readdressed_fn"();`);
    this.addSql(`create or replace function "members_addressed_insert_fn"() returns trigger as \$\$ declare change record; begin delete from former_handles as former using came where former.handle = came.handle; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "addressed_insert" after insert on "members" referencing new table as came for each statement execute function "members_addressed_insert_fn"();`);

    this.addSql(`create or replace function "project_types_readdressed_fn"() returns trigger as \$\$ begin
    insert into former_project_type_slugs (slug, type_id)
      select old.slug, new.id
      where old.slug <> new.slug
      on conflict (slug) do update set type_id = excluded.type_id;     if new.deleted_at is null then
      delete from former_project_type_slugs as former where former.slug = new.slug;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "readdressed" after update of slug, deleted_at on "project_types" for each row
    when (old.slug <> new.slug or old.deleted_at is not null and new.deleted_at is null)
    execute function "project_types_readdressed_fn"();`);
    this.addSql(`create or replace function "project_types_addressed_insert_fn"() returns trigger as \$\$ declare change record; begin delete from former_project_type_slugs as former using came where former.slug = came.slug; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "addressed_insert" after insert on "project_types" referencing new table as came for each statement execute function "project_types_addressed_insert_fn"();`);

    this.addSql(`alter table "former_category_slugs" add constraint "former_category_slugs_category_id_foreign" foreign key ("category_id") references "categories" ("id") on delete cascade;`);

    this.addSql(`alter table "former_project_type_slugs" add constraint "former_project_type_slugs_type_id_foreign" foreign key ("type_id") references "project_types" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "former_category_slugs" cascade;`);
    this.addSql(`drop table if exists "former_project_type_slugs" cascade;`);

    this.addSql(`drop trigger if exists "readdressed" on "categories";`);
    this.addSql(`drop function if exists "categories_readdressed_fn"();`);
    this.addSql(`drop trigger if exists "addressed_insert" on "categories";`);
    this.addSql(`drop function if exists "categories_addressed_insert_fn"();`);

    this.addSql(`alter table "email_codes" drop column "own_tries_left";`);

    this.addSql(`drop trigger if exists "readdressed" on "members";`);
    this.addSql(`drop function if exists "members_readdressed_fn"();`);
    this.addSql(`drop trigger if exists "addressed_insert" on "members";`);
    this.addSql(`drop function if exists "members_addressed_insert_fn"();`);

    this.addSql(`drop trigger if exists "readdressed" on "project_types";`);
    this.addSql(`drop function if exists "project_types_readdressed_fn"();`);
    this.addSql(`drop trigger if exists "addressed_insert" on "project_types";`);
    this.addSql(`drop function if exists "project_types_addressed_insert_fn"();`);
  }

}
