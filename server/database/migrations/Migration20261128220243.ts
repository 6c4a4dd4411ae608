import { Migration } from '@mikro-orm/migrations';

export class Migration20261128220243 extends Migration {

  override name = 'Migration20261128220243';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "application_events_mails" on "application_events";`);
    this.addSql(`drop function if exists "application_events_application_events_mails_fn"();`);
    this.addSql(`create or replace function "application_events_application_events_mails_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' then
      insert into mails
      (id, created_at, updated_at, thread_id, body_url, kind, subject, snippet, author_id, "to", application_event_id, mail_id, delivery)
        select new.id, new.created_at, new.created_at, mail_threads.id, '/files/mails/' || new.id || '/body', 'outgoing',
            coalesce(new.subject, ''),
            left(regexp_replace(coalesce(new.content, ''), '\\s+', ' ', 'g'), 200), new.actor_id,
            jsonb_build_array(jsonb_build_object('name', mail_threads.name, 'address', mail_threads.address)), new.id, new.mail_id,
            case when new.mail_id is not null then 'queued' end
          from mail_threads where mail_threads.id = new.application_id and new.kind = 'mail';     elsif new.mail_id is distinct from old.mail_id then
      update mails set mail_id = new.mail_id, delivery = 'queued', delivery_error = null, attempts = 0
        where id = new.id;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "application_events_mails" AFTER INSERT OR UPDATE on "application_events" for each ROW execute function "application_events_application_events_mails_fn"();`);

    this.addSql(`drop trigger if exists "contact_entries_mails" on "contact_entries";`);
    this.addSql(`drop function if exists "contact_entries_contact_entries_mails_fn"();`);
    this.addSql(`create or replace function "contact_entries_contact_entries_mails_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' then
      insert into mails
      (id, created_at, updated_at, thread_id, body_url, kind, subject, snippet, author_id, "to", contact_entry_id, mail_id, delivery)
        select new.id, new.created_at, new.created_at, mail_threads.id, '/files/mails/' || new.id || '/body', 'outgoing',
            'Re: ' || mail_threads.subject,
            left(regexp_replace(coalesce(new.content, ''), '\\s+', ' ', 'g'), 200), new.author_id,
            jsonb_build_array(jsonb_build_object('name', mail_threads.name, 'address', mail_threads.address)), new.id, new.mail_id,
            case when new.mail_id is not null then 'queued' end
          from mail_threads where mail_threads.id = new.request_id and new.kind = 'answer';     elsif new.mail_id is distinct from old.mail_id then
      update mails set mail_id = new.mail_id, delivery = 'queued', delivery_error = null, attempts = 0
        where id = new.id;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "contact_entries_mails" AFTER INSERT OR UPDATE on "contact_entries" for each ROW execute function "contact_entries_contact_entries_mails_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "application_events_mails" on "application_events";`);
    this.addSql(`drop function if exists "application_events_application_events_mails_fn"();`);
    this.addSql(`create or replace function "application_events_application_events_mails_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' then
      insert into mails
      (id, created_at, updated_at, thread_id, body_url, kind, subject, snippet, author_id, "to", application_event_id, mail_id, delivery)
        select new.id, new.created_at, new.created_at, mail_threads.id, '/files/mails/' || new.id || '/body', 'outgoing',
            coalesce(new.subject, ''),
            left(regexp_replace(coalesce(new.content, ''), '\\s+', ' ', 'g'), 200), new.actor_id,
            jsonb_build_array(jsonb_build_object('name', mail_threads.name, 'address', mail_threads.address)), new.id, new.mail_id, 'queued'
          from mail_threads where mail_threads.id = new.application_id and new.kind = 'mail';     elsif new.mail_id is distinct from old.mail_id then
      update mails set mail_id = new.mail_id, delivery = 'queued', delivery_error = null, attempts = 0
        where id = new.id;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "application_events_mails" AFTER INSERT OR UPDATE on "application_events" for each ROW execute function "application_events_application_events_mails_fn"();`);

    this.addSql(`drop trigger if exists "contact_entries_mails" on "contact_entries";`);
    this.addSql(`drop function if exists "contact_entries_contact_entries_mails_fn"();`);
    this.addSql(`create or replace function "contact_entries_contact_entries_mails_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' then
      insert into mails
      (id, created_at, updated_at, thread_id, body_url, kind, subject, snippet, author_id, "to", contact_entry_id, mail_id, delivery)
        select new.id, new.created_at, new.created_at, mail_threads.id, '/files/mails/' || new.id || '/body', 'outgoing',
            'Re: ' || mail_threads.subject,
            left(regexp_replace(coalesce(new.content, ''), '\\s+', ' ', 'g'), 200), new.author_id,
            jsonb_build_array(jsonb_build_object('name', mail_threads.name, 'address', mail_threads.address)), new.id, new.mail_id, 'queued'
          from mail_threads where mail_threads.id = new.request_id and new.kind = 'answer';     elsif new.mail_id is distinct from old.mail_id then
      update mails set mail_id = new.mail_id, delivery = 'queued', delivery_error = null, attempts = 0
        where id = new.id;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "contact_entries_mails" AFTER INSERT OR UPDATE on "contact_entries" for each ROW execute function "contact_entries_contact_entries_mails_fn"();`);
  }

}
