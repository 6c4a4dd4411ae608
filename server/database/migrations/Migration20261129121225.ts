import { Migration } from '@mikro-orm/migrations';

export class Migration20261129121225 extends Migration {

  override name = 'Migration20261129121225';

  override up(): void | Promise<void> {
    this.addSql(`create table "document_drafts" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "kind" text not null, "document_id" uuid not null, "changes" jsonb not null, "changed_by_id" uuid null, "pictures" text[] not null default '{}', primary key ("id"));`);
    this.addSql(`create index "document_drafts_changed_by_id_index" on "document_drafts" ("changed_by_id");`);
    this.addSql(`create index "document_drafts_pictures_index" on "document_drafts" using gin ("pictures");`);
    this.addSql(`alter table "document_drafts" add constraint "document_drafts_document_id_unique" unique ("document_id");`);

    this.addSql(`alter table "jobs" add "changed_by_id" uuid null;`);
    this.addSql(`create or replace function "jobs_undrafted_fn"() returns trigger as \$\$ begin delete from document_drafts where document_id = old.id; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "undrafted" AFTER DELETE on "jobs" for each ROW execute function "jobs_undrafted_fn"();`);

    this.addSql(`alter table "pages" add "changed_by_id" uuid null;`);
    this.addSql(`create or replace function "pages_undrafted_fn"() returns trigger as \$\$ begin delete from document_drafts where document_id = old.id; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "undrafted" AFTER DELETE on "pages" for each ROW execute function "pages_undrafted_fn"();`);

    this.addSql(`alter table "posts" add "changed_by_id" uuid null;`);
    this.addSql(`create or replace function "posts_undrafted_fn"() returns trigger as \$\$ begin delete from document_drafts where document_id = old.id; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "undrafted" AFTER DELETE on "posts" for each ROW execute function "posts_undrafted_fn"();`);

    this.addSql(`alter table "projects" add "changed_by_id" uuid null;`);
    this.addSql(`create or replace function "projects_undrafted_fn"() returns trigger as \$\$ begin delete from document_drafts where document_id = old.id; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "undrafted" AFTER DELETE on "projects" for each ROW execute function "projects_undrafted_fn"();`);

    this.addSql(`alter table "solutions" add "changed_by_id" uuid null;`);
    this.addSql(`create or replace function "solutions_undrafted_fn"() returns trigger as \$\$ begin delete from document_drafts where document_id = old.id; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "undrafted" AFTER DELETE on "solutions" for each ROW execute function "solutions_undrafted_fn"();`);

    this.addSql(`alter table "document_drafts" add constraint "document_drafts_changed_by_id_foreign" foreign key ("changed_by_id") references "members" ("id") on delete set null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "document_drafts" cascade;`);

    this.addSql(`drop trigger if exists "undrafted" on "jobs";`);
    this.addSql(`drop function if exists "jobs_undrafted_fn"();`);
    this.addSql(`alter table "jobs" drop column "changed_by_id";`);

    this.addSql(`drop trigger if exists "undrafted" on "pages";`);
    this.addSql(`drop function if exists "pages_undrafted_fn"();`);
    this.addSql(`alter table "pages" drop column "changed_by_id";`);

    this.addSql(`drop trigger if exists "undrafted" on "posts";`);
    this.addSql(`drop function if exists "posts_undrafted_fn"();`);
    this.addSql(`alter table "posts" drop column "changed_by_id";`);

    this.addSql(`drop trigger if exists "undrafted" on "projects";`);
    this.addSql(`drop function if exists "projects_undrafted_fn"();`);
    this.addSql(`alter table "projects" drop column "changed_by_id";`);

    this.addSql(`drop trigger if exists "undrafted" on "solutions";`);
    this.addSql(`drop function if exists "solutions_undrafted_fn"();`);
    this.addSql(`alter table "solutions" drop column "changed_by_id";`);
  }

}
