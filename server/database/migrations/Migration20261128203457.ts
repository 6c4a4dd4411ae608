import { Migration } from '@mikro-orm/migrations';

export class Migration20261128203457 extends Migration {

  override name = 'Migration20261128203457';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "outgoing_mails_shown" on "outgoing_mails";`);
    this.addSql(`drop function if exists "outgoing_mails_outgoing_mails_shown_fn"();`);
    this.addSql(`alter table "outgoing_mails" add "refused" jsonb null;`);
    this.addSql(`create or replace function "outgoing_mails_outgoing_mails_shown_fn"() returns trigger as \$\$ begin if (new.status, new.last_error, new.attempts) is distinct from (old.status, old.last_error, old.attempts) then
      update mails set delivery = new.status, delivery_error = new.last_error, attempts = new.attempts,
          sent_at = new.sent_at,
          bounces = coalesce((select jsonb_agg(one || '{"status": null}') from jsonb_array_elements(new.refused) as one), bounces)
        where mail_id = new.id;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "outgoing_mails_shown" AFTER UPDATE on "outgoing_mails" for each ROW execute function "outgoing_mails_outgoing_mails_shown_fn"();`);

    this.addSql(`create or replace function "mails_remove_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into outbox (id, kind, topic, payload, created_at)
      select gen_random_uuid(), 'job', 'remove-raw-mails',
          json_build_object('ids', string_agg(id::text, ' ')), now()
        from (select *, -1 as n from gone) as changes where raw_url is not null having count(*) > 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "remove_delete" after delete on "mails" referencing old table as gone for each statement execute function "mails_remove_delete_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "remove_delete" on "mails";`);
    this.addSql(`drop function if exists "mails_remove_delete_fn"();`);

    this.addSql(`drop trigger if exists "outgoing_mails_shown" on "outgoing_mails";`);
    this.addSql(`drop function if exists "outgoing_mails_outgoing_mails_shown_fn"();`);
    this.addSql(`alter table "outgoing_mails" drop column "refused";`);
    this.addSql(`create or replace function "outgoing_mails_outgoing_mails_shown_fn"() returns trigger as \$\$ begin if (new.status, new.last_error, new.attempts) is distinct from (old.status, old.last_error, old.attempts) then
      update mails set delivery = new.status, delivery_error = new.last_error, attempts = new.attempts,
          sent_at = new.sent_at
        where mail_id = new.id;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "outgoing_mails_shown" AFTER UPDATE on "outgoing_mails" for each ROW execute function "outgoing_mails_outgoing_mails_shown_fn"();`);
  }

}
