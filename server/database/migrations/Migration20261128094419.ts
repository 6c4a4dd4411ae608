import { Migration } from '@mikro-orm/migrations';

export class Migration20261128094419 extends Migration {

  override name = 'Migration20261128094419';

  override up(): void | Promise<void> {
    this.addSql(`create table "card_attachments" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "card_id" uuid not null, "uploader_id" uuid null, "name" text not null, "size" int not null, "type" text not null, "path" text not null, "sha256" text not null, "width" int null, "height" int null, primary key ("id"));`);
    this.addSql(`create index "card_attachments_uploader_id_index" on "card_attachments" ("uploader_id");`);
    this.addSql(`create index "card_attachments_card_id_created_at_id_index" on "card_attachments" ("card_id", "created_at", "id");`);

    this.addSql(`alter table "cards" add "attachment_count" int not null default 0;`);

    this.addSql(`alter table "card_attachments" add constraint "card_attachments_card_id_foreign" foreign key ("card_id") references "cards" ("id") on delete cascade;`);
    this.addSql(`alter table "card_attachments" add constraint "card_attachments_uploader_id_foreign" foreign key ("uploader_id") references "members" ("id") on delete set null;`);
    this.addSql(`create or replace function "card_attachments_counted_insert_fn"() returns trigger as \$\$ declare change record; begin 
    update cards set attachment_count = attachment_count + changed.n
      from (select card_id, sum(n) as n from (select *, 1 as n from came) as changes group by 1) as changed
      where cards.id = changed.card_id; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "counted_insert" after insert on "card_attachments" referencing new table as came for each statement execute function "card_attachments_counted_insert_fn"();`);
    this.addSql(`create or replace function "card_attachments_counted_update_fn"() returns trigger as \$\$ declare change record; begin 
    update cards set attachment_count = attachment_count + changed.n
      from (select card_id, sum(n) as n from (select *, 1 as n from came union all select *, -1 from gone) as changes group by 1) as changed
      where cards.id = changed.card_id; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "counted_update" after update on "card_attachments" referencing old table as gone new table as came for each statement execute function "card_attachments_counted_update_fn"();`);
    this.addSql(`create or replace function "card_attachments_counted_delete_fn"() returns trigger as \$\$ declare change record; begin 
    update cards set attachment_count = attachment_count + changed.n
      from (select card_id, sum(n) as n from (select *, -1 as n from gone) as changes group by 1) as changed
      where cards.id = changed.card_id; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "counted_delete" after delete on "card_attachments" referencing old table as gone for each statement execute function "card_attachments_counted_delete_fn"();`);
    this.addSql(`create or replace function "card_attachments_remove_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into outbox (id, kind, topic, payload, created_at)
      select gen_random_uuid(), 'job', 'remove-card-files',
          json_build_object('ids', string_agg(id::text, ' ')), now()
        from (select *, -1 as n from gone) as changes having count(*) > 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "remove_delete" after delete on "card_attachments" referencing old table as gone for each statement execute function "card_attachments_remove_delete_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "counted_insert" on "card_attachments";`);
    this.addSql(`drop function if exists "card_attachments_counted_insert_fn"();`);
    this.addSql(`drop trigger if exists "counted_update" on "card_attachments";`);
    this.addSql(`drop function if exists "card_attachments_counted_update_fn"();`);
    this.addSql(`drop trigger if exists "counted_delete" on "card_attachments";`);
    this.addSql(`drop function if exists "card_attachments_counted_delete_fn"();`);
    this.addSql(`drop trigger if exists "remove_delete" on "card_attachments";`);
    this.addSql(`drop function if exists "card_attachments_remove_delete_fn"();`);
    this.addSql(`drop table if exists "card_attachments" cascade;`);

    this.addSql(`alter table "cards" drop column "attachment_count";`);
  }

}
