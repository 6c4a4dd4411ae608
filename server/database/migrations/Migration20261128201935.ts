import { Migration } from '@mikro-orm/migrations';

export class Migration20261128201935 extends Migration {

  override name = 'Migration20261128201935';

  override up(): void | Promise<void> {
    this.addSql(`create table "mailboxes" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "name" text not null, "uid_validity" bigint null, "last_uid" bigint not null default '0', "contact_at" timestamptz(3) null, "error" text null, "locked_by" uuid null, "locked_until" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`alter table "mailboxes" add constraint "mailboxes_name_unique" unique ("name");`);

    this.addSql(`create table "mail_failures" ("id" uuid not null, "mailbox" text not null, "uid_validity" bigint not null, "uid" bigint not null, "times" int not null, "error" text not null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "mail_failures_created_at_index" on "mail_failures" ("created_at");`);
    this.addSql(`alter table "mail_failures" add constraint "mail_failures_mailbox_uid_validity_uid_unique" unique ("mailbox", "uid_validity", "uid");`);

    this.addSql(`create table "mail_labels" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "name" text collate "und-x-icu" not null, "name_key" text not null, "hue" text not null default 'neutral', primary key ("id"));`);
    this.addSql(`alter table "mail_labels" add constraint "mail_labels_name_key_unique" unique ("name_key");`);

    this.addSql(`create table "mail_threads" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "folder" text not null default 'inbox', "moved_at" timestamptz(3) null, "source" text not null default 'mail', "subject" text not null, "name" text null, "address" text null, "assignee_id" uuid null, "is_important" boolean not null default false, "contact_request_id" uuid null, "application_id" uuid null, "order_id" uuid null, "invoice_id" uuid null, "last_mail_at" timestamptz(3) not null, "mail_count" int not null default 0, "sent_count" int not null default 0, "draft_count" int not null default 0, "attachment_count" int not null default 0, "failed_count" int not null default 0, "snippet" text not null default '', primary key ("id"));`);
    this.addSql(`create index "mail_threads_contact_request_id_index" on "mail_threads" ("contact_request_id");`);
    this.addSql(`create index "mail_threads_application_id_index" on "mail_threads" ("application_id");`);
    this.addSql(`create index "mail_threads_order_id_index" on "mail_threads" ("order_id");`);
    this.addSql(`create index "mail_threads_invoice_id_index" on "mail_threads" ("invoice_id");`);
    this.addSql(`create index "mail_threads_created_at_id_index" on "mail_threads" ("created_at", "id");`);
    this.addSql(`create index "mail_threads_folder_moved_at_index" on "mail_threads" ("folder", "moved_at");`);
    this.addSql(`create index "mail_threads_address_last_mail_at_id_index" on "mail_threads" ("address", "last_mail_at", "id");`);
    this.addSql(`create index "mail_threads_source_last_mail_at_id_index" on "mail_threads" ("source", "last_mail_at", "id");`);
    this.addSql(`create index "mail_threads_assignee_id_last_mail_at_id_index" on "mail_threads" ("assignee_id", "last_mail_at", "id");`);
    this.addSql(`create index "mail_threads_folder_last_mail_at_id_index" on "mail_threads" ("folder", "last_mail_at", "id");`);
    this.addSql(`create index "mail_threads_last_mail_at_id_index" on "mail_threads" ("last_mail_at", "id");`);

    this.addSql(`create table "mail_thread_labels" ("thread_id" uuid not null, "label_id" uuid not null, primary key ("thread_id", "label_id"));`);
    this.addSql(`create index "mail_thread_labels_label_id_index" on "mail_thread_labels" ("label_id");`);

    this.addSql(`create table "mail_marks" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "user_id" uuid not null, "thread_id" uuid not null, "is_read" boolean not null default false, "is_starred" boolean not null default false, primary key ("id"));`);
    this.addSql(`create index "mail_marks_thread_id_index" on "mail_marks" ("thread_id");`);
    this.addSql(`alter table "mail_marks" add constraint "mail_marks_user_id_thread_id_unique" unique ("user_id", "thread_id");`);

    this.addSql(`create table "mails" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "thread_id" uuid not null, "kind" text not null, "author_id" uuid null, "writer_id" uuid null, "from_name" text null, "from_address" text null, "to" jsonb not null default '[]', "cc" jsonb not null default '[]', "bcc" jsonb not null default '[]', "subject" text not null, "snippet" text not null default '', "text" text null, "html" text null, "body_url" text not null, "has_remote_pictures" boolean not null default false, "attachment_count" int not null default 0, "contact_entry_id" uuid null, "application_event_id" uuid null, "answered_id" uuid null, "message_id" text null, "references" text[] not null default '{}', "is_new_sender" boolean not null default false, "is_automatic" boolean not null default false, "is_unreadable" boolean not null default false, "raw_url" text null, "scheduled_at" timestamptz(3) null, "sent_at" timestamptz(3) null, "delivery" text null, "delivery_error" text null, "attempts" int not null default 0, "bounces" jsonb not null default '[]', "mail_id" uuid null, "fingerprint" text null, "terms" tsvector null, primary key ("id"));`);
    this.addSql(`create index "mails_author_id_index" on "mails" ("author_id");`);
    this.addSql(`create index "mails_contact_entry_id_index" on "mails" ("contact_entry_id");`);
    this.addSql(`create index "mails_application_event_id_index" on "mails" ("application_event_id");`);
    this.addSql(`create index "mails_answered_id_index" on "mails" ("answered_id");`);
    this.addSql(`alter table "mails" add constraint "mails_fingerprint_unique" unique ("fingerprint");`);
    this.addSql(`create index "mails_terms_index" on "mails" using gin ("terms");`);
    this.addSql(`create index "mails_writer_id_index" on "mails" ("writer_id");`);
    this.addSql(`create index "mails_from_address_index" on "mails" ("from_address");`);
    this.addSql(`create index "mails_message_id_index" on "mails" ("message_id");`);
    this.addSql(`create index "mails_mail_id_index" on "mails" ("mail_id");`);
    this.addSql(`create index "mails_kind_created_at_id_index" on "mails" ("kind", "created_at", "id");`);
    this.addSql(`create index "mails_created_at_id_index" on "mails" ("created_at", "id");`);
    this.addSql(`create index "mails_thread_id_created_at_id_index" on "mails" ("thread_id", "created_at", "id");`);

    this.addSql(`create table "mail_attachments" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "mail_id" uuid not null, "uploader_id" uuid null, "name" text not null, "size" int not null, "type" text not null, "path" text not null, "is_inline" boolean not null default false, "content_id" text null, "sha256" text not null, "position" int not null default 0, primary key ("id"));`);
    this.addSql(`create index "mail_attachments_uploader_id_index" on "mail_attachments" ("uploader_id");`);
    this.addSql(`create index "mail_attachments_mail_id_position_id_index" on "mail_attachments" ("mail_id", "position", "id");`);

    this.addSql(`create or replace function "applications_applications_mails_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' then
      insert into mail_threads
      (id, created_at, updated_at, last_mail_at, folder, moved_at, source, subject, name, address, application_id)
        select new.id, new.created_at, new.created_at, new.created_at, 'inbox', new.created_at, 'application',
            coalesce(title ->> new.locale, title ->> 'en', title ->> 'fr', title ->> 'no', ''),
            case when new.is_applicant_hidden then null else new.name end, case when new.is_applicant_hidden then null else new.email end, new.id
          from jobs where jobs.id = new.job_id;       insert into mails
      (id, created_at, updated_at, thread_id, body_url, kind, subject, snippet, from_name, from_address)
        select new.id, new.created_at, new.created_at, new.id, '/files/mails/' || new.id || '/body', 'incoming',
            mail_threads.subject, left(regexp_replace(coalesce(new.cover_letter, ''), '\\s+', ' ', 'g'), 200), name, address
          from mail_threads where id = new.id;     elsif (new.name, new.email, new.is_applicant_hidden)
        is distinct from (old.name, old.email, old.is_applicant_hidden) then
      update mail_threads set name = case when new.is_applicant_hidden then null else new.name end, address = case when new.is_applicant_hidden then null else new.email end where id = new.id;       update mails set from_name = case when new.is_applicant_hidden then null else new.name end, from_address = case when new.is_applicant_hidden then null else new.email end where id = new.id;       update mails set "to" = jsonb_build_array(jsonb_build_object('name', case when new.is_applicant_hidden then null else new.name end, 'address', case when new.is_applicant_hidden then null else new.email end))
        where thread_id = new.id and application_event_id is not null;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "applications_mails" AFTER INSERT OR UPDATE on "applications" for each ROW execute function "applications_applications_mails_fn"();`);

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

    this.addSql(`alter table "outgoing_mails" add "letter" jsonb null, add "thread_id" uuid null, add "order_id" uuid null, add "invoice_id" uuid null, add "leaves_at" timestamptz(3) null;`);
    this.addSql(`create or replace function "outgoing_mails_outgoing_mails_listed_fn"() returns trigger as \$\$ begin if new.order_id is not null then
      insert into mail_threads
      (id, created_at, updated_at, last_mail_at, folder, moved_at, source, subject, name, address, order_id)
        select id, new.created_at, new.created_at, new.created_at, 'inbox', new.created_at, 'order',
            coalesce(number, ''), buyer_name, email, id
          from orders where id = new.order_id on conflict do nothing;       insert into mails
      (id, created_at, updated_at, thread_id, body_url, kind, subject, snippet, "to", mail_id, delivery)
        select new.id, new.created_at, new.created_at, id, '/files/mails/' || new.id || '/body', 'outgoing', new.subject, '',
            jsonb_build_array(jsonb_build_object('name', name, 'address', new."to")), new.id, new.status
          from mail_threads where id = new.order_id;     end if;     if new.invoice_id is not null then
      insert into mail_threads
      (id, created_at, updated_at, last_mail_at, folder, moved_at, source, subject, name, address, invoice_id)
        select id, new.created_at, new.created_at, new.created_at, 'inbox', new.created_at, 'invoice',
            coalesce(number, ''), customer_name, customer_email, id
          from invoices where id = new.invoice_id on conflict do nothing;       insert into mails
      (id, created_at, updated_at, thread_id, body_url, kind, subject, snippet, "to", mail_id, delivery)
        select new.id, new.created_at, new.created_at, id, '/files/mails/' || new.id || '/body', 'outgoing', new.subject, '',
            jsonb_build_array(jsonb_build_object('name', name, 'address', new."to")), new.id, new.status
          from mail_threads where id = new.invoice_id;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "outgoing_mails_listed" AFTER INSERT on "outgoing_mails" for each ROW execute function "outgoing_mails_outgoing_mails_listed_fn"();`);
    this.addSql(`create or replace function "outgoing_mails_outgoing_mails_shown_fn"() returns trigger as \$\$ begin if (new.status, new.last_error, new.attempts) is distinct from (old.status, old.last_error, old.attempts) then
      update mails set delivery = new.status, delivery_error = new.last_error, attempts = new.attempts,
          sent_at = new.sent_at
        where mail_id = new.id;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "outgoing_mails_shown" AFTER UPDATE on "outgoing_mails" for each ROW execute function "outgoing_mails_outgoing_mails_shown_fn"();`);

    this.addSql(`create or replace function "contact_requests_contact_requests_mails_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' and new.kind <> 'quote' then
      insert into mail_threads
      (id, created_at, updated_at, last_mail_at, folder, moved_at, source, subject, name, address, assignee_id, contact_request_id) values
        (new.id, new.created_at, new.created_at, new.created_at, case new.status when 'spam' then 'spam' when 'archived' then 'archive' else 'inbox' end, new.created_at, 'contact',
          coalesce(new.subject, ''), new.name, new.email, new.assignee_id, new.id);       insert into mails
      (id, created_at, updated_at, thread_id, body_url, kind, subject, snippet, from_name, from_address) values
        (new.id, new.created_at, new.created_at, new.id, '/files/mails/' || new.id || '/body', 'incoming',
          coalesce(new.subject, ''), left(regexp_replace(new.message, '\\s+', ' ', 'g'), 200), new.name, new.email);     elsif tg_op = 'UPDATE' then
      if new.status <> old.status then
        update mail_threads set folder = case new.status when 'spam' then 'spam' when 'archived' then 'archive' else 'inbox' end, moved_at = new.updated_at
          where id = new.id and folder <> case new.status when 'spam' then 'spam' when 'archived' then 'archive' else 'inbox' end;       end if;       if new.assignee_id is distinct from old.assignee_id then
        update mail_threads set assignee_id = new.assignee_id
          where id = new.id and assignee_id is distinct from new.assignee_id;       end if;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "contact_requests_mails" AFTER INSERT OR UPDATE on "contact_requests" for each ROW execute function "contact_requests_contact_requests_mails_fn"();`);

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

    this.addSql(`create or replace function "users_purged_mail_threads_fn"() returns trigger as \$\$ begin delete from mail_threads where address = old.email and not exists (select from users where email = old.email and id <> old.id) and source = 'mail'; return old; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "purged_mail_threads" BEFORE DELETE on "users" for each ROW execute function "users_purged_mail_threads_fn"();`);

    this.addSql(`alter table "mail_labels" add constraint "mail_labels_hue_check" check ("hue" in ('neutral', 'orange', 'blue', 'green', 'red', 'yellow', 'purple', 'teal', 'pink'));`);

    this.addSql(`alter table "mail_threads" add constraint "mail_threads_assignee_id_foreign" foreign key ("assignee_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "mail_threads" add constraint "mail_threads_contact_request_id_foreign" foreign key ("contact_request_id") references "contact_requests" ("id") on delete cascade;`);
    this.addSql(`alter table "mail_threads" add constraint "mail_threads_application_id_foreign" foreign key ("application_id") references "applications" ("id") on delete cascade;`);
    this.addSql(`alter table "mail_threads" add constraint "mail_threads_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade;`);
    this.addSql(`alter table "mail_threads" add constraint "mail_threads_invoice_id_foreign" foreign key ("invoice_id") references "invoices" ("id") on delete cascade;`);
    this.addSql(`alter table "mail_threads" add constraint "mail_threads_folder_check" check ("folder" in ('inbox', 'archive', 'spam', 'trash'));`);
    this.addSql(`alter table "mail_threads" add constraint "mail_threads_source_check" check ("source" in ('mail', 'contact', 'application', 'order', 'invoice'));`);
    this.addSql(`create or replace function "mail_threads_remove_delete_fn"() returns trigger as \$\$ declare change record; begin 
    delete from outgoing_mails where about in (select id from (select *, -1 as n from gone) as changes); return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "remove_delete" after delete on "mail_threads" referencing old table as gone for each statement execute function "mail_threads_remove_delete_fn"();`);
    this.addSql(`create or replace function "mail_threads_mail_threads_assigned_fn"() returns trigger as \$\$ begin if new.contact_request_id is not null and new.assignee_id is distinct from old.assignee_id then
      update contact_requests set assignee_id = new.assignee_id
        where id = new.contact_request_id and assignee_id is distinct from new.assignee_id;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "mail_threads_assigned" AFTER UPDATE on "mail_threads" for each ROW execute function "mail_threads_mail_threads_assigned_fn"();`);

    this.addSql(`alter table "mail_thread_labels" add constraint "mail_thread_labels_thread_id_foreign" foreign key ("thread_id") references "mail_threads" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "mail_thread_labels" add constraint "mail_thread_labels_label_id_foreign" foreign key ("label_id") references "mail_labels" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "mail_marks" add constraint "mail_marks_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "mail_marks" add constraint "mail_marks_thread_id_foreign" foreign key ("thread_id") references "mail_threads" ("id") on delete cascade;`);

    this.addSql(`alter table "mails" add constraint "mails_thread_id_foreign" foreign key ("thread_id") references "mail_threads" ("id") on delete cascade;`);
    this.addSql(`alter table "mails" add constraint "mails_author_id_foreign" foreign key ("author_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "mails" add constraint "mails_writer_id_foreign" foreign key ("writer_id") references "users" ("id") on delete set null;`);
    this.addSql(`alter table "mails" add constraint "mails_contact_entry_id_foreign" foreign key ("contact_entry_id") references "contact_entries" ("id") on delete cascade;`);
    this.addSql(`alter table "mails" add constraint "mails_application_event_id_foreign" foreign key ("application_event_id") references "application_events" ("id") on delete cascade;`);
    this.addSql(`alter table "mails" add constraint "mails_answered_id_foreign" foreign key ("answered_id") references "mails" ("id") on delete set null;`);
    this.addSql(`alter table "mails" add constraint "mails_kind_check" check ("kind" in ('incoming', 'outgoing', 'draft'));`);
    this.addSql(`alter table "mails" add constraint "mails_delivery_check" check ("delivery" in ('queued', 'deferred', 'sent', 'failed'));`);
    this.addSql(`create or replace function "mails_summarize_insert_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select thread_id, bool_or(n > 0 and kind = 'incoming') as is_incoming, sum(n) as n
        from (select *, 1 as n from came) as changes group by 1 order by 1
    loop
      update mail_threads set
          mail_count = mails_of.mail_count, sent_count = mails_of.sent_count,
          draft_count = mails_of.draft_count, failed_count = mails_of.failed_count,
          attachment_count = mails_of.attachment_count,
          last_mail_at = coalesce(mails_of.last_mail_at, mail_threads.last_mail_at),
          snippet = coalesce(mails_of.snippet, '')
        from (select
            count(*) filter (where kind <> 'draft') as mail_count,
            count(*) filter (where kind = 'outgoing') as sent_count,
            count(*) filter (where kind = 'draft') as draft_count,
            count(*) filter (where kind = 'outgoing' and (delivery = 'failed' or bounces <> '[]')) as failed_count,
            coalesce(sum(attachment_count) filter (where kind <> 'draft'), 0) as attachment_count,
            coalesce(max(created_at) filter (where kind <> 'draft'), max(created_at)) as last_mail_at,
            (array_agg(snippet order by kind = 'draft', created_at desc, id desc))[1] as snippet
          from mails where thread_id = change.thread_id) as mails_of
        where mail_threads.id = change.thread_id;       if change.is_incoming and change.n > 0 then
        update mail_marks set is_read = false where thread_id = change.thread_id and is_read;       end if;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "summarize_insert" after insert on "mails" referencing new table as came for each statement execute function "mails_summarize_insert_fn"();`);
    this.addSql(`create or replace function "mails_summarize_update_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select thread_id, bool_or(n > 0 and kind = 'incoming') as is_incoming, sum(n) as n
        from (select *, 1 as n from came union all select *, -1 from gone) as changes group by 1 order by 1
    loop
      update mail_threads set
          mail_count = mails_of.mail_count, sent_count = mails_of.sent_count,
          draft_count = mails_of.draft_count, failed_count = mails_of.failed_count,
          attachment_count = mails_of.attachment_count,
          last_mail_at = coalesce(mails_of.last_mail_at, mail_threads.last_mail_at),
          snippet = coalesce(mails_of.snippet, '')
        from (select
            count(*) filter (where kind <> 'draft') as mail_count,
            count(*) filter (where kind = 'outgoing') as sent_count,
            count(*) filter (where kind = 'draft') as draft_count,
            count(*) filter (where kind = 'outgoing' and (delivery = 'failed' or bounces <> '[]')) as failed_count,
            coalesce(sum(attachment_count) filter (where kind <> 'draft'), 0) as attachment_count,
            coalesce(max(created_at) filter (where kind <> 'draft'), max(created_at)) as last_mail_at,
            (array_agg(snippet order by kind = 'draft', created_at desc, id desc))[1] as snippet
          from mails where thread_id = change.thread_id) as mails_of
        where mail_threads.id = change.thread_id;       if change.is_incoming and change.n > 0 then
        update mail_marks set is_read = false where thread_id = change.thread_id and is_read;       end if;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "summarize_update" after update on "mails" referencing old table as gone new table as came for each statement execute function "mails_summarize_update_fn"();`);
    this.addSql(`create or replace function "mails_summarize_delete_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select thread_id, bool_or(n > 0 and kind = 'incoming') as is_incoming, sum(n) as n
        from (select *, -1 as n from gone) as changes group by 1 order by 1
    loop
      update mail_threads set
          mail_count = mails_of.mail_count, sent_count = mails_of.sent_count,
          draft_count = mails_of.draft_count, failed_count = mails_of.failed_count,
          attachment_count = mails_of.attachment_count,
          last_mail_at = coalesce(mails_of.last_mail_at, mail_threads.last_mail_at),
          snippet = coalesce(mails_of.snippet, '')
        from (select
            count(*) filter (where kind <> 'draft') as mail_count,
            count(*) filter (where kind = 'outgoing') as sent_count,
            count(*) filter (where kind = 'draft') as draft_count,
            count(*) filter (where kind = 'outgoing' and (delivery = 'failed' or bounces <> '[]')) as failed_count,
            coalesce(sum(attachment_count) filter (where kind <> 'draft'), 0) as attachment_count,
            coalesce(max(created_at) filter (where kind <> 'draft'), max(created_at)) as last_mail_at,
            (array_agg(snippet order by kind = 'draft', created_at desc, id desc))[1] as snippet
          from mails where thread_id = change.thread_id) as mails_of
        where mail_threads.id = change.thread_id;       if change.is_incoming and change.n > 0 then
        update mail_marks set is_read = false where thread_id = change.thread_id and is_read;       end if;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "summarize_delete" after delete on "mails" referencing old table as gone for each statement execute function "mails_summarize_delete_fn"();`);
    this.addSql(`create or replace function "mails_mails_terms_fn"() returns trigger as \$\$ begin new.terms := to_tsvector('simple', regexp_replace(regexp_replace(replace(replace(replace(replace(translate(regexp_replace(normalize(lower(left(new.subject || ' ' || coalesce(new.from_name, '') || ' ' || coalesce(new.from_address, '') || ' ' || coalesce((select string_agg(concat_ws(' ', one ->> 'name', one ->> 'address'), ' ') from jsonb_array_elements(new."to" || new.cc) as one), '') || ' ' || coalesce(new.text, (select content from contact_entries where id = new.contact_entry_id),
        (select content from application_events where id = new.application_event_id),
        (select concat_ws(' ', company, message) from contact_requests where id = new.id),
        (select cover_letter from applications where id = new.id), new.snippet), 100000) collate "und-x-icu"), nfkd), '[̀-֑ͯ-ׇֽֿׁׂׅׄؐ-ؚـً-ٰٟัิ-ฺ็-๎ັິ-ຼ່-໎ါ-ှ឴-៓゙゚]', '', 'g'), 'øđðłħŧıς', 'oddlhtiσ'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿][฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]?)', ' \\1 ', 'g'), '[!-/:-@_~]', ' ', 'g') || regexp_replace(regexp_replace(regexp_replace(left(replace(replace(replace(replace(translate(regexp_replace(normalize(lower(left(new.subject || ' ' || coalesce(new.from_name, '') || ' ' || coalesce(new.from_address, '') || ' ' || coalesce((select string_agg(concat_ws(' ', one ->> 'name', one ->> 'address'), ' ') from jsonb_array_elements(new."to" || new.cc) as one), '') || ' ' || coalesce(new.text, (select content from contact_entries where id = new.contact_entry_id),
        (select content from application_events where id = new.application_event_id),
        (select concat_ws(' ', company, message) from contact_requests where id = new.id),
        (select cover_letter from applications where id = new.id), new.snippet), 100000) collate "und-x-icu"), nfkd), '[̀-֑ͯ-ׇֽֿׁׂׅׄؐ-ؚـً-ٰٟัิ-ฺ็-๎ັິ-ຼ່-໎ါ-ှ឴-៓゙゚]', '', 'g'), 'øđðłħŧıς', 'oddlhtiσ'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), 50000), '[^฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]+', ' ', 'g'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿])([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]+)', '\\1 \\2', 'g'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿][฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]?)', ' \\1 ', 'g'));     return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "mails_terms" BEFORE INSERT OR UPDATE on "mails" for each ROW execute function "mails_mails_terms_fn"();`);

    this.addSql(`alter table "mail_attachments" add constraint "mail_attachments_mail_id_foreign" foreign key ("mail_id") references "mails" ("id") on delete cascade;`);
    this.addSql(`alter table "mail_attachments" add constraint "mail_attachments_uploader_id_foreign" foreign key ("uploader_id") references "members" ("id") on delete set null;`);
    this.addSql(`create or replace function "mail_attachments_counted_insert_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select mail_id, sum(n)::int as n from (select *, 1 as n from came) as changes group by 1 having sum(n) <> 0 order by 1
    loop
      update mails set attachment_count = attachment_count + change.n where id = change.mail_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "counted_insert" after insert on "mail_attachments" referencing new table as came for each statement execute function "mail_attachments_counted_insert_fn"();`);
    this.addSql(`create or replace function "mail_attachments_counted_update_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select mail_id, sum(n)::int as n from (select *, 1 as n from came union all select *, -1 from gone) as changes group by 1 having sum(n) <> 0 order by 1
    loop
      update mails set attachment_count = attachment_count + change.n where id = change.mail_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "counted_update" after update on "mail_attachments" referencing old table as gone new table as came for each statement execute function "mail_attachments_counted_update_fn"();`);
    this.addSql(`create or replace function "mail_attachments_counted_delete_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select mail_id, sum(n)::int as n from (select *, -1 as n from gone) as changes group by 1 having sum(n) <> 0 order by 1
    loop
      update mails set attachment_count = attachment_count + change.n where id = change.mail_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "counted_delete" after delete on "mail_attachments" referencing old table as gone for each statement execute function "mail_attachments_counted_delete_fn"();`);
    this.addSql(`create or replace function "mail_attachments_remove_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into outbox (id, kind, topic, payload, created_at)
      select gen_random_uuid(), 'job', 'remove-mail-files',
          json_build_object('ids', string_agg(id::text, ' ')), now()
        from (select *, -1 as n from gone) as changes having count(*) > 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "remove_delete" after delete on "mail_attachments" referencing old table as gone for each statement execute function "mail_attachments_remove_delete_fn"();`);

    // what was received and sent before
    this.addSql(`insert into mail_threads (id, created_at, updated_at, last_mail_at, folder, moved_at, source, subject, name, address, assignee_id, contact_request_id)
      select id, created_at, created_at, created_at, case status when 'spam' then 'spam' when 'archived' then 'archive' else 'inbox' end, created_at, 'contact', coalesce(subject, ''), name, email, assignee_id, id
      from contact_requests where kind <> 'quote';`);
    this.addSql(`insert into mail_threads (id, created_at, updated_at, last_mail_at, folder, moved_at, source, subject, name, address, application_id)
      select a.id, a.created_at, a.created_at, a.created_at, 'inbox', a.created_at, 'application',
        coalesce(title ->> a.locale, title ->> 'en', title ->> 'fr', title ->> 'no', ''),
        case when a.is_applicant_hidden then null else a.name end, case when a.is_applicant_hidden then null else a.email end, a.id
      from applications a join jobs on jobs.id = a.job_id;`);
    this.addSql(`insert into mails (id, created_at, updated_at, thread_id, body_url, kind, subject, snippet, from_name, from_address)
      select t.id, t.created_at, t.created_at, t.id, '/files/mails/' || t.id || '/body', 'incoming', t.subject, left(regexp_replace(coalesce(r.message, a.cover_letter, ''), '\\s+', ' ', 'g'), 200), t.name, t.address
      from mail_threads t left join contact_requests r on r.id = t.id left join applications a on a.id = t.id;`);
    this.addSql(`insert into mails (id, created_at, updated_at, thread_id, body_url, kind, subject, snippet, author_id, "to", contact_entry_id, mail_id, delivery, delivery_error)
      select e.id, e.created_at, e.created_at, t.id, '/files/mails/' || e.id || '/body', 'outgoing', 'Re: ' || t.subject, left(regexp_replace(e.content, '\\s+', ' ', 'g'), 200), e.author_id,
        jsonb_build_array(jsonb_build_object('name', t.name, 'address', t.address)), e.id, e.mail_id, e.delivery, e.delivery_error
      from contact_entries e join mail_threads t on t.id = e.request_id where e.kind = 'answer';`);
    this.addSql(`insert into mails (id, created_at, updated_at, thread_id, body_url, kind, subject, snippet, author_id, "to", application_event_id, mail_id)
      select e.id, e.created_at, e.created_at, t.id, '/files/mails/' || e.id || '/body', 'outgoing', coalesce(e.subject, ''), left(regexp_replace(coalesce(e.content, ''), '\\s+', ' ', 'g'), 200), e.actor_id,
        jsonb_build_array(jsonb_build_object('name', t.name, 'address', t.address)), e.id, e.mail_id
      from application_events e join mail_threads t on t.id = e.application_id where e.kind = 'mail';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "mail_thread_labels" drop constraint "mail_thread_labels_label_id_foreign";`);
    this.addSql(`alter table "mail_thread_labels" drop constraint "mail_thread_labels_thread_id_foreign";`);
    this.addSql(`alter table "mail_marks" drop constraint "mail_marks_thread_id_foreign";`);
    this.addSql(`alter table "mails" drop constraint "mails_thread_id_foreign";`);
    this.addSql(`alter table "mails" drop constraint "mails_answered_id_foreign";`);
    this.addSql(`alter table "mail_attachments" drop constraint "mail_attachments_mail_id_foreign";`);

    this.addSql(`drop table if exists "mailboxes" cascade;`);
    this.addSql(`drop table if exists "mail_failures" cascade;`);
    this.addSql(`drop table if exists "mail_labels" cascade;`);
    this.addSql(`drop trigger if exists "remove_delete" on "mail_threads";`);
    this.addSql(`drop function if exists "mail_threads_remove_delete_fn"();`);
    this.addSql(`drop trigger if exists "mail_threads_assigned" on "mail_threads";`);
    this.addSql(`drop function if exists "mail_threads_mail_threads_assigned_fn"();`);
    this.addSql(`drop table if exists "mail_threads" cascade;`);
    this.addSql(`drop table if exists "mail_thread_labels" cascade;`);
    this.addSql(`drop table if exists "mail_marks" cascade;`);
    this.addSql(`drop trigger if exists "summarize_insert" on "mails";`);
    this.addSql(`drop function if exists "mails_summarize_insert_fn"();`);
    this.addSql(`drop trigger if exists "summarize_update" on "mails";`);
    this.addSql(`drop function if exists "mails_summarize_update_fn"();`);
    this.addSql(`drop trigger if exists "summarize_delete" on "mails";`);
    this.addSql(`drop function if exists "mails_summarize_delete_fn"();`);
    this.addSql(`drop trigger if exists "mails_terms" on "mails";`);
    this.addSql(`drop function if exists "mails_mails_terms_fn"();`);
    this.addSql(`drop table if exists "mails" cascade;`);
    this.addSql(`drop trigger if exists "counted_insert" on "mail_attachments";`);
    this.addSql(`drop function if exists "mail_attachments_counted_insert_fn"();`);
    this.addSql(`drop trigger if exists "counted_update" on "mail_attachments";`);
    this.addSql(`drop function if exists "mail_attachments_counted_update_fn"();`);
    this.addSql(`drop trigger if exists "counted_delete" on "mail_attachments";`);
    this.addSql(`drop function if exists "mail_attachments_counted_delete_fn"();`);
    this.addSql(`drop trigger if exists "remove_delete" on "mail_attachments";`);
    this.addSql(`drop function if exists "mail_attachments_remove_delete_fn"();`);
    this.addSql(`drop table if exists "mail_attachments" cascade;`);

    this.addSql(`drop trigger if exists "application_events_mails" on "application_events";`);
    this.addSql(`drop function if exists "application_events_application_events_mails_fn"();`);

    this.addSql(`drop trigger if exists "applications_mails" on "applications";`);
    this.addSql(`drop function if exists "applications_applications_mails_fn"();`);

    this.addSql(`drop trigger if exists "contact_entries_mails" on "contact_entries";`);
    this.addSql(`drop function if exists "contact_entries_contact_entries_mails_fn"();`);

    this.addSql(`drop trigger if exists "contact_requests_mails" on "contact_requests";`);
    this.addSql(`drop function if exists "contact_requests_contact_requests_mails_fn"();`);

    this.addSql(`drop trigger if exists "outgoing_mails_listed" on "outgoing_mails";`);
    this.addSql(`drop function if exists "outgoing_mails_outgoing_mails_listed_fn"();`);
    this.addSql(`drop trigger if exists "outgoing_mails_shown" on "outgoing_mails";`);
    this.addSql(`drop function if exists "outgoing_mails_outgoing_mails_shown_fn"();`);
    this.addSql(`alter table "outgoing_mails" drop column "letter", drop column "thread_id", drop column "order_id", drop column "invoice_id", drop column "leaves_at";`);

    this.addSql(`drop trigger if exists "purged_mail_threads" on "users";`);
    this.addSql(`drop function if exists "users_purged_mail_threads_fn"();`);
  }

}
