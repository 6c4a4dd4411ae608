import { Migration } from '@mikro-orm/migrations';

export class Migration20261128202225 extends Migration {

  override name = 'Migration20261128202225';

  override up(): void | Promise<void> {
    this.addSql(`alter table "cards" add "thumbnail" text null;`);
    this.addSql(`update "cards" set "thumbnail" = (select path from card_attachments where card_id = cards.id and width is not null order by created_at, id limit 1) where "attachment_count" > 0;`);

    this.addSql(`create or replace function "card_attachments_thumbnail_insert_fn"() returns trigger as \$\$ declare change record; begin 
    update cards set thumbnail = first.path
      from (select distinct card_id from (select *, 1 as n from came) as changes) as changed
      left join lateral (
        select path from card_attachments
        where card_attachments.card_id = changed.card_id and width is not null
        order by created_at, id limit 1) as first on true
      where cards.id = changed.card_id and cards.thumbnail is distinct from first.path; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "thumbnail_insert" after insert on "card_attachments" referencing new table as came for each statement execute function "card_attachments_thumbnail_insert_fn"();`);
    this.addSql(`create or replace function "card_attachments_thumbnail_update_fn"() returns trigger as \$\$ declare change record; begin 
    update cards set thumbnail = first.path
      from (select distinct card_id from (select *, 1 as n from came union all select *, -1 from gone) as changes) as changed
      left join lateral (
        select path from card_attachments
        where card_attachments.card_id = changed.card_id and width is not null
        order by created_at, id limit 1) as first on true
      where cards.id = changed.card_id and cards.thumbnail is distinct from first.path; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "thumbnail_update" after update on "card_attachments" referencing old table as gone new table as came for each statement execute function "card_attachments_thumbnail_update_fn"();`);
    this.addSql(`create or replace function "card_attachments_thumbnail_delete_fn"() returns trigger as \$\$ declare change record; begin 
    update cards set thumbnail = first.path
      from (select distinct card_id from (select *, -1 as n from gone) as changes) as changed
      left join lateral (
        select path from card_attachments
        where card_attachments.card_id = changed.card_id and width is not null
        order by created_at, id limit 1) as first on true
      where cards.id = changed.card_id and cards.thumbnail is distinct from first.path; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "thumbnail_delete" after delete on "card_attachments" referencing old table as gone for each statement execute function "card_attachments_thumbnail_delete_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "thumbnail_insert" on "card_attachments";`);
    this.addSql(`drop function if exists "card_attachments_thumbnail_insert_fn"();`);
    this.addSql(`drop trigger if exists "thumbnail_update" on "card_attachments";`);
    this.addSql(`drop function if exists "card_attachments_thumbnail_update_fn"();`);
    this.addSql(`drop trigger if exists "thumbnail_delete" on "card_attachments";`);
    this.addSql(`drop function if exists "card_attachments_thumbnail_delete_fn"();`);

    this.addSql(`alter table "cards" drop column "thumbnail";`);
  }

}
