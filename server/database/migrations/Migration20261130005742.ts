import { Migration } from '@mikro-orm/migrations';

export class Migration20261130005742 extends Migration {

  override name = 'Migration20261130005742';

  override up(): void | Promise<void> {
    this.addSql(`create table "card_views" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "card_id" uuid not null, "member_id" uuid not null, "seen_at" timestamptz(3) not null, "new_count" int not null default 0, primary key ("id"));`);
    this.addSql(`create index "card_views_member_id_index" on "card_views" ("member_id");`);
    this.addSql(`alter table "card_views" add constraint "card_views_card_id_member_id_unique" unique ("card_id", "member_id");`);

    this.addSql(`create or replace function "cards_seen_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into card_views (id, created_at, updated_at, version, card_id, member_id, seen_at)
      select gen_random_uuid(), created_at, created_at, 1, id, reporter_id, created_at
        from (select *, 1 as n from came) as changes where reporter_id is not null order by id
      on conflict (card_id, member_id) do nothing; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "seen_insert" after insert on "cards" referencing new table as came for each statement execute function "cards_seen_insert_fn"();`);

    this.addSql(`create or replace function "card_events_new_insert_fn"() returns trigger as \$\$ declare change record; begin 
    perform 1 from card_views
      where card_id in (select card_id from (select *, 1 as n from came) as changes) order by id for update;
    update card_views set new_count = greatest(0, card_views.new_count + added.n)
      from (select views.id, sum(changes.n)::int as n
        from (select *, 1 as n from came) as changes join card_views as views
          on views.card_id = changes.card_id and views.member_id is distinct from changes.member_id
            and (changes.n > 0 or changes.created_at > views.seen_at)
        group by views.id) as added
      where card_views.id = added.id; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "new_insert" after insert on "card_events" referencing new table as came for each statement execute function "card_events_new_insert_fn"();`);

    this.addSql(`create or replace function "card_comments_new_insert_fn"() returns trigger as \$\$ declare change record; begin 
    perform 1 from card_views
      where card_id in (select card_id from (select *, 1 as n from came) as changes) order by id for update;
    update card_views set new_count = greatest(0, card_views.new_count + added.n)
      from (select views.id, sum(changes.n)::int as n
        from (select *, 1 as n from came) as changes join card_views as views
          on views.card_id = changes.card_id and views.member_id is distinct from changes.author_id
            and (changes.n > 0 or changes.created_at > views.seen_at)
        group by views.id) as added
      where card_views.id = added.id; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "new_insert" after insert on "card_comments" referencing new table as came for each statement execute function "card_comments_new_insert_fn"();`);
    this.addSql(`create or replace function "card_comments_new_delete_fn"() returns trigger as \$\$ declare change record; begin 
    perform 1 from card_views
      where card_id in (select card_id from (select *, -1 as n from gone) as changes) order by id for update;
    update card_views set new_count = greatest(0, card_views.new_count + added.n)
      from (select views.id, sum(changes.n)::int as n
        from (select *, -1 as n from gone) as changes join card_views as views
          on views.card_id = changes.card_id and views.member_id is distinct from changes.author_id
            and (changes.n > 0 or changes.created_at > views.seen_at)
        group by views.id) as added
      where card_views.id = added.id; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "new_delete" after delete on "card_comments" referencing old table as gone for each statement execute function "card_comments_new_delete_fn"();`);

    this.addSql(`create or replace function "card_attachments_new_insert_fn"() returns trigger as \$\$ declare change record; begin 
    perform 1 from card_views
      where card_id in (select card_id from (select *, 1 as n from came) as changes) order by id for update;
    update card_views set new_count = greatest(0, card_views.new_count + added.n)
      from (select views.id, sum(changes.n)::int as n
        from (select *, 1 as n from came) as changes join card_views as views
          on views.card_id = changes.card_id and views.member_id is distinct from changes.uploader_id
            and (changes.n > 0 or changes.created_at > views.seen_at)
        group by views.id) as added
      where card_views.id = added.id; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "new_insert" after insert on "card_attachments" referencing new table as came for each statement execute function "card_attachments_new_insert_fn"();`);
    this.addSql(`create or replace function "card_attachments_new_delete_fn"() returns trigger as \$\$ declare change record; begin 
    perform 1 from card_views
      where card_id in (select card_id from (select *, -1 as n from gone) as changes) order by id for update;
    update card_views set new_count = greatest(0, card_views.new_count + added.n)
      from (select views.id, sum(changes.n)::int as n
        from (select *, -1 as n from gone) as changes join card_views as views
          on views.card_id = changes.card_id and views.member_id is distinct from changes.uploader_id
            and (changes.n > 0 or changes.created_at > views.seen_at)
        group by views.id) as added
      where card_views.id = added.id; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "new_delete" after delete on "card_attachments" referencing old table as gone for each statement execute function "card_attachments_new_delete_fn"();`);

    this.addSql(`alter table "card_views" add constraint "card_views_card_id_foreign" foreign key ("card_id") references "cards" ("id") on delete cascade;`);
    this.addSql(`alter table "card_views" add constraint "card_views_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "card_views" cascade;`);

    this.addSql(`drop trigger if exists "new_insert" on "card_attachments";`);
    this.addSql(`drop function if exists "card_attachments_new_insert_fn"();`);
    this.addSql(`drop trigger if exists "new_delete" on "card_attachments";`);
    this.addSql(`drop function if exists "card_attachments_new_delete_fn"();`);

    this.addSql(`drop trigger if exists "new_insert" on "card_comments";`);
    this.addSql(`drop function if exists "card_comments_new_insert_fn"();`);
    this.addSql(`drop trigger if exists "new_delete" on "card_comments";`);
    this.addSql(`drop function if exists "card_comments_new_delete_fn"();`);

    this.addSql(`drop trigger if exists "new_insert" on "card_events";`);
    this.addSql(`drop function if exists "card_events_new_insert_fn"();`);

    this.addSql(`drop trigger if exists "seen_insert" on "cards";`);
    this.addSql(`drop function if exists "cards_seen_insert_fn"();`);
  }

}
