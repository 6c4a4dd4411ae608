import { Migration } from '@mikro-orm/migrations';

export class Migration20261127212003 extends Migration {

  override name = 'Migration20261127212003';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "contact_requests_recipients" on "contact_requests";`);
    this.addSql(`drop function if exists "contact_requests_contact_requests_recipients_fn"();`);
    this.addSql(`create or replace function "contact_requests_contact_requests_recipients_fn"() returns trigger as \$\$ begin if new.member_id is not null then
      new.recipients := array[new.member_id::text];     elsif new.project_id is not null then
      select editors into new.recipients from projects where id = new.project_id for share;       new.recipients := array(
        select owner from unnest(new.recipients) owner join members on members.id = owner::uuid
        where members.accept_messages_from not in ('contacts', 'nobody') and not exists (
          select from blocks
          where (blocks.member_id, blocks.blocked_id) in ((members.id, new.sender_id), (new.sender_id, members.id))
        )
      );     end if;     return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "contact_requests_recipients" BEFORE INSERT on "contact_requests" for each ROW execute function "contact_requests_contact_requests_recipients_fn"();`);
    this.addSql(`create or replace function "projects_recipients_update_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select came.id, came.editors from came join gone using (id)
      where came.editors <> gone.editors order by 1
    loop
      update contact_requests set recipients = array(
        select owner from unnest(change.editors) owner join members on members.id = owner::uuid
        where members.accept_messages_from not in ('contacts', 'nobody') and not exists (
          select from blocks
          where (blocks.member_id, blocks.blocked_id) in ((members.id, sender_id), (sender_id, members.id))
        )
      )
      where project_id = change.id;
    end loop; return null; end; \$\$ language plpgsql;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "contact_requests_recipients" on "contact_requests";`);
    this.addSql(`drop function if exists "contact_requests_contact_requests_recipients_fn"();`);
    this.addSql(`create or replace function "contact_requests_contact_requests_recipients_fn"() returns trigger as \$\$ begin if new.member_id is not null then
      new.recipients := array[new.member_id::text];     elsif new.project_id is not null then
      select editors into new.recipients from projects where id = new.project_id for share;     end if;     return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "contact_requests_recipients" BEFORE INSERT on "contact_requests" for each ROW execute function "contact_requests_contact_requests_recipients_fn"();`);
    this.addSql(`create or replace function "projects_recipients_update_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select came.id, came.editors from came join gone using (id)
      where came.editors <> gone.editors order by 1
    loop
      update contact_requests set recipients = change.editors where project_id = change.id;     end loop; return null; end; \$\$ language plpgsql;`);
  }

}
