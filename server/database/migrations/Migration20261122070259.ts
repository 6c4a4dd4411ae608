import { Migration } from '@mikro-orm/migrations';

export class Migration20261122070259 extends Migration {

  override name = 'Migration20261122070259';

  override up(): void | Promise<void> {
    this.addSql(`create or replace function "attachments_remove_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into outbox (id, kind, topic, payload, created_at)
      select gen_random_uuid(), 'job', 'remove-attachment-files',
          json_build_object('ids', string_agg(id::text, ' ')), now()
        from (select *, -1 as n from gone) as changes having count(*) > 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "remove_delete" after delete on "attachments" referencing old table as gone for each statement execute function "attachments_remove_delete_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "remove_delete" on "attachments";`);
    this.addSql(`drop function if exists "attachments_remove_delete_fn"();`);
  }

}
