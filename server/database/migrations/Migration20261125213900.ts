import { Migration } from '@mikro-orm/migrations';

export class Migration20261125213900 extends Migration {

  override name = 'Migration20261125213900';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "remove_delete" on "applications";`);
    this.addSql(`drop function if exists "applications_remove_delete_fn"();`);
    this.addSql(`create or replace function "applications_remove_delete_fn"() returns trigger as \$\$ declare change record; begin 
    delete from outgoing_mails where about in (select id from (select *, -1 as n from gone) as changes);     insert into outbox (id, kind, topic, payload, created_at)
      select gen_random_uuid(), 'job', 'remove-cvs',
          json_build_object('ids', string_agg(id::text, ' ')), now()
        from (select *, -1 as n from gone) as changes where cv_sha256 is not null having count(*) > 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "remove_delete" after delete on "applications" referencing old table as gone for each statement execute function "applications_remove_delete_fn"();`);

    this.addSql(`alter table "outgoing_mails" add "about" uuid null;`);
    this.addSql(`create index "outgoing_mails_about_index" on "outgoing_mails" ("about") where "about" is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "remove_delete" on "applications";`);
    this.addSql(`drop function if exists "applications_remove_delete_fn"();`);
    this.addSql(`create or replace function "applications_remove_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into outbox (id, kind, topic, payload, created_at)
      select gen_random_uuid(), 'job', 'remove-cvs',
          json_build_object('ids', string_agg(id::text, ' ')), now()
        from (select *, -1 as n from gone) as changes where cv_sha256 is not null having count(*) > 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "remove_delete" after delete on "applications" referencing old table as gone for each statement execute function "applications_remove_delete_fn"();`);

    this.addSql(`drop index "outgoing_mails_about_index";`);
    this.addSql(`alter table "outgoing_mails" drop column "about";`);
  }

}
