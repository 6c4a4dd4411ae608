import { Migration } from '@mikro-orm/migrations';

export class Migration20261129130000 extends Migration {

  override name = 'Migration20261129130000';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "outgoing_mails_listed" on "outgoing_mails";`);
    this.addSql(`drop function if exists "outgoing_mails_outgoing_mails_listed_fn"();`);
    this.addSql(`create or replace function "outgoing_mails_outgoing_mails_listed_fn"() returns trigger as \$\$ begin if new.order_id is not null then
      insert into mail_threads
      (id, created_at, updated_at, last_mail_at, folder, moved_at, source, subject, name, address, order_id)
        select id, new.created_at, new.created_at, new.created_at, 'inbox', new.created_at, 'order',
            new.subject, buyer_name, email, id
          from orders where id = new.order_id on conflict do nothing;       insert into mails
      (id, created_at, updated_at, thread_id, body_url, kind, subject, snippet, "to", mail_id, delivery)
        select new.id, new.created_at, new.created_at, id, '/files/mails/' || new.id || '/body', 'outgoing', new.subject, '',
            jsonb_build_array(jsonb_build_object('name', name, 'address', new."to")), new.id, new.status
          from mail_threads where id = new.order_id;     end if;     if new.invoice_id is not null then
      insert into mail_threads
      (id, created_at, updated_at, last_mail_at, folder, moved_at, source, subject, name, address, invoice_id)
        select id, new.created_at, new.created_at, new.created_at, 'inbox', new.created_at, 'invoice',
            new.subject, customer_name, customer_email, id
          from invoices where id = new.invoice_id on conflict do nothing;       insert into mails
      (id, created_at, updated_at, thread_id, body_url, kind, subject, snippet, "to", mail_id, delivery)
        select new.id, new.created_at, new.created_at, id, '/files/mails/' || new.id || '/body', 'outgoing', new.subject, '',
            jsonb_build_array(jsonb_build_object('name', name, 'address', new."to")), new.id, new.status
          from mail_threads where id = new.invoice_id;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "outgoing_mails_listed" AFTER INSERT on "outgoing_mails" for each ROW execute function "outgoing_mails_outgoing_mails_listed_fn"();`);

    this.addSql(`alter table "mail_threads" add "received_count" int not null default 0;`);
    this.addSql(`update mail_threads set received_count = (select count(*) from mails where thread_id = mail_threads.id and kind = 'incoming');`);
    // the mails about an order or an invoice have subjects of their own
    this.addSql(`update mail_threads set subject = mails.subject from mails where mails.id = (select id from mails where thread_id = mail_threads.id order by created_at, id limit 1) and source in ('order', 'invoice');`);
    this.addSql(`CREATE OR REPLACE FUNCTION public.mails_summarize_insert_fn()
 RETURNS trigger
 LANGUAGE plpgsql
AS \$function\$ declare change record; begin 
    for change in
      select thread_id, bool_or(n > 0 and kind = 'incoming') as is_incoming, sum(n) as n
        from (select *, 1 as n from came) as changes group by 1 order by 1
    loop
      update mail_threads set
          mail_count = mails_of.mail_count, received_count = mails_of.received_count,
          sent_count = mails_of.sent_count,
          draft_count = mails_of.draft_count, failed_count = mails_of.failed_count,
          attachment_count = mails_of.attachment_count,
          last_mail_at = coalesce(mails_of.last_mail_at, mail_threads.last_mail_at),
          snippet = coalesce(mails_of.snippet, '')
        from (select
            count(*) filter (where kind <> 'draft') as mail_count,
            count(*) filter (where kind = 'incoming') as received_count,
            count(*) filter (where kind = 'outgoing') as sent_count,
            count(*) filter (where kind = 'draft') as draft_count,
            count(*) filter (where kind = 'outgoing' and (delivery = 'failed' or bounces <> '[]')) as failed_count,
            coalesce(sum(attachment_count) filter (where kind <> 'draft'), 0) as attachment_count,
            coalesce(max(created_at) filter (where kind <> 'draft'), max(created_at)) as last_mail_at,
            (array_agg(snippet order by kind = 'draft', created_at desc, id desc))[1] as snippet
          from mails where thread_id = change.thread_id) as mails_of
        where mail_threads.id = change.thread_id;
      if change.is_incoming and change.n > 0 then
        update mail_marks set is_read = false where thread_id = change.thread_id and is_read;
      end if;
    end loop; return null; end; \$function\$;`);
    this.addSql(`CREATE OR REPLACE FUNCTION public.mails_summarize_update_fn()
 RETURNS trigger
 LANGUAGE plpgsql
AS \$function\$ declare change record; begin 
    for change in
      select thread_id, bool_or(n > 0 and kind = 'incoming') as is_incoming, sum(n) as n
        from (select *, 1 as n from came union all select *, -1 from gone) as changes group by 1 order by 1
    loop
      update mail_threads set
          mail_count = mails_of.mail_count, received_count = mails_of.received_count,
          sent_count = mails_of.sent_count,
          draft_count = mails_of.draft_count, failed_count = mails_of.failed_count,
          attachment_count = mails_of.attachment_count,
          last_mail_at = coalesce(mails_of.last_mail_at, mail_threads.last_mail_at),
          snippet = coalesce(mails_of.snippet, '')
        from (select
            count(*) filter (where kind <> 'draft') as mail_count,
            count(*) filter (where kind = 'incoming') as received_count,
            count(*) filter (where kind = 'outgoing') as sent_count,
            count(*) filter (where kind = 'draft') as draft_count,
            count(*) filter (where kind = 'outgoing' and (delivery = 'failed' or bounces <> '[]')) as failed_count,
            coalesce(sum(attachment_count) filter (where kind <> 'draft'), 0) as attachment_count,
            coalesce(max(created_at) filter (where kind <> 'draft'), max(created_at)) as last_mail_at,
            (array_agg(snippet order by kind = 'draft', created_at desc, id desc))[1] as snippet
          from mails where thread_id = change.thread_id) as mails_of
        where mail_threads.id = change.thread_id;
      if change.is_incoming and change.n > 0 then
        update mail_marks set is_read = false where thread_id = change.thread_id and is_read;
      end if;
    end loop; return null; end; \$function\$;`);
    this.addSql(`CREATE OR REPLACE FUNCTION public.mails_summarize_delete_fn()
 RETURNS trigger
 LANGUAGE plpgsql
AS \$function\$ declare change record; begin 
    for change in
      select thread_id, bool_or(n > 0 and kind = 'incoming') as is_incoming, sum(n) as n
        from (select *, -1 as n from gone) as changes group by 1 order by 1
    loop
      update mail_threads set
          mail_count = mails_of.mail_count, received_count = mails_of.received_count,
          sent_count = mails_of.sent_count,
          draft_count = mails_of.draft_count, failed_count = mails_of.failed_count,
          attachment_count = mails_of.attachment_count,
          last_mail_at = coalesce(mails_of.last_mail_at, mail_threads.last_mail_at),
          snippet = coalesce(mails_of.snippet, '')
        from (select
            count(*) filter (where kind <> 'draft') as mail_count,
            count(*) filter (where kind = 'incoming') as received_count,
            count(*) filter (where kind = 'outgoing') as sent_count,
            count(*) filter (where kind = 'draft') as draft_count,
            count(*) filter (where kind = 'outgoing' and (delivery = 'failed' or bounces <> '[]')) as failed_count,
            coalesce(sum(attachment_count) filter (where kind <> 'draft'), 0) as attachment_count,
            coalesce(max(created_at) filter (where kind <> 'draft'), max(created_at)) as last_mail_at,
            (array_agg(snippet order by kind = 'draft', created_at desc, id desc))[1] as snippet
          from mails where thread_id = change.thread_id) as mails_of
        where mail_threads.id = change.thread_id;
      if change.is_incoming and change.n > 0 then
        update mail_marks set is_read = false where thread_id = change.thread_id and is_read;
      end if;
    end loop; return null; end; \$function\$;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`CREATE OR REPLACE FUNCTION public.mails_summarize_insert_fn()
 RETURNS trigger
 LANGUAGE plpgsql
AS \$function\$ declare change record; begin 
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
        where mail_threads.id = change.thread_id;
      if change.is_incoming and change.n > 0 then
        update mail_marks set is_read = false where thread_id = change.thread_id and is_read;
      end if;
    end loop; return null; end; \$function\$;`);
    this.addSql(`CREATE OR REPLACE FUNCTION public.mails_summarize_update_fn()
 RETURNS trigger
 LANGUAGE plpgsql
AS \$function\$ declare change record; begin 
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
        where mail_threads.id = change.thread_id;
      if change.is_incoming and change.n > 0 then
        update mail_marks set is_read = false where thread_id = change.thread_id and is_read;
      end if;
    end loop; return null; end; \$function\$;`);
    this.addSql(`CREATE OR REPLACE FUNCTION public.mails_summarize_delete_fn()
 RETURNS trigger
 LANGUAGE plpgsql
AS \$function\$ declare change record; begin 
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
        where mail_threads.id = change.thread_id;
      if change.is_incoming and change.n > 0 then
        update mail_marks set is_read = false where thread_id = change.thread_id and is_read;
      end if;
    end loop; return null; end; \$function\$;`);
    this.addSql(`alter table "mail_threads" drop column "received_count";`);

    this.addSql(`drop trigger if exists "outgoing_mails_listed" on "outgoing_mails";`);
    this.addSql(`drop function if exists "outgoing_mails_outgoing_mails_listed_fn"();`);
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
  }

}
