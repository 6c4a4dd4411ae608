import { Trigger } from "@mikro-orm/decorators/legacy";
import { ContactEntry } from "../contacts/contact-entry.ts";
import { ContactRequest } from "../contacts/contact-request.ts";
import { ApplicationEvent } from "../jobs/application-parts.ts";
import { Application } from "../jobs/application.ts";
import { OutgoingMail } from "../mail/outgoing-mail.ts";
import { MailThread } from "./mail-thread.ts";
import { MAX_SNIPPET } from "./mail.ts";

// What the product receives and sends elsewhere is in the inbox, too. Such a conversation has the id of the row that it
// began with, and so has its first mail: mail programs refer to it by that (`earlierIds`). Texts stay in their rows.

const THREAD = `insert into mail_threads
      (id, created_at, updated_at, last_mail_at, folder, moved_at, source, subject, name, address`;
const MAIL = `insert into mails
      (id, created_at, updated_at, thread_id, body_url, kind, subject, snippet`;

const bodyUrl = (id: string) => `'/files/mails/' || ${id} || '/body'`;
const snippet = (text: string) => `left(regexp_replace(${text}, '\\s+', ' ', 'g'), ${MAX_SNIPPET})`;
const addresses = (name: string, address: string) =>
  `jsonb_build_array(jsonb_build_object('name', ${name}, 'address', ${address}))`;

/** Requests of members for a quote are theirs, and not in the inbox of the site. */
const IS_LISTED = "new.kind <> 'quote'";
const FOLDER =
  "case new.status when 'spam' then 'spam' when 'archived' then 'archive' else 'inbox' end";

Trigger<typeof ContactRequest>({
  name: "contact_requests_mails",
  timing: "after",
  events: ["insert", "update"],
  body: `
    if tg_op = 'INSERT' and ${IS_LISTED} then
      ${THREAD}, assignee_id, contact_request_id) values
        (new.id, new.created_at, new.created_at, new.created_at, ${FOLDER}, new.created_at, 'contact',
          coalesce(new.subject, ''), new.name, new.email, new.assignee_id, new.id);
      ${MAIL}, from_name, from_address) values
        (new.id, new.created_at, new.created_at, new.id, ${bodyUrl("new.id")}, 'incoming',
          coalesce(new.subject, ''), ${snippet("new.message")}, new.name, new.email);
    elsif tg_op = 'UPDATE' then
      if new.status <> old.status then
        update mail_threads set folder = ${FOLDER}, moved_at = new.updated_at
          where id = new.id and folder <> ${FOLDER};
      end if;
      if new.assignee_id is distinct from old.assignee_id then
        update mail_threads set assignee_id = new.assignee_id
          where id = new.id and assignee_id is distinct from new.assignee_id;
      end if;
    end if;
    return null;`,
})(ContactRequest);

Trigger<typeof MailThread>({
  name: "mail_threads_assigned",
  timing: "after",
  events: ["update"],
  body: `
    if new.contact_request_id is not null and new.assignee_id is distinct from old.assignee_id then
      update contact_requests set assignee_id = new.assignee_id
        where id = new.contact_request_id and assignee_id is distinct from new.assignee_id;
    end if;
    return null;`,
})(MailThread);

/** A letter of staff, whose text is in its own row; it is sent again under another id. */
const letters = ({
  kind,
  of,
  thread,
  author,
}: Record<"kind" | "of" | "thread" | "author", string>) => `
    if tg_op = 'INSERT' then
      ${MAIL}, author_id, "to", ${of}, mail_id, delivery)
        select new.id, new.created_at, new.created_at, mail_threads.id, ${bodyUrl("new.id")}, 'outgoing',
            ${kind === "answer" ? "'Re: ' || mail_threads.subject" : "coalesce(new.subject, '')"},
            ${snippet("coalesce(new.content, '')")}, new.${author},
            ${addresses("mail_threads.name", "mail_threads.address")}, new.id, new.mail_id,
            case when new.mail_id is not null then 'queued' end
          from mail_threads where mail_threads.id = new.${thread} and new.kind = '${kind}';
    elsif new.mail_id is distinct from old.mail_id then
      update mails set mail_id = new.mail_id, delivery = 'queued', delivery_error = null, attempts = 0
        where id = new.id;
    end if;
    return null;`;

Trigger<typeof ContactEntry>({
  name: "contact_entries_mails",
  timing: "after",
  events: ["insert", "update"],
  body: letters({
    kind: "answer",
    of: "contact_entry_id",
    thread: "request_id",
    author: "author_id",
  }),
})(ContactEntry);

/** Who is hidden is hidden here, too. */
const shown = (column: string) =>
  `case when new.is_applicant_hidden then null else new.${column} end`;

Trigger<typeof Application>({
  name: "applications_mails",
  timing: "after",
  events: ["insert", "update"],
  body: `
    if tg_op = 'INSERT' then
      ${THREAD}, application_id)
        select new.id, new.created_at, new.created_at, new.created_at, 'inbox', new.created_at, 'application',
            coalesce(title ->> new.locale, title ->> 'en', title ->> 'fr', title ->> 'no', ''),
            ${shown("name")}, ${shown("email")}, new.id
          from jobs where jobs.id = new.job_id;
      ${MAIL}, from_name, from_address)
        select new.id, new.created_at, new.created_at, new.id, ${bodyUrl("new.id")}, 'incoming',
            mail_threads.subject, ${snippet("coalesce(new.cover_letter, '')")}, name, address
          from mail_threads where id = new.id;
    elsif (new.name, new.email, new.is_applicant_hidden)
        is distinct from (old.name, old.email, old.is_applicant_hidden) then
      update mail_threads set name = ${shown("name")}, address = ${shown("email")} where id = new.id;
      update mails set from_name = ${shown("name")}, from_address = ${shown("email")} where id = new.id;
      update mails set "to" = ${addresses(shown("name"), shown("email"))}
        where thread_id = new.id and application_event_id is not null;
    end if;
    return null;`,
})(Application);

Trigger<typeof ApplicationEvent>({
  name: "application_events_mails",
  timing: "after",
  events: ["insert", "update"],
  body: letters({
    kind: "mail",
    of: "application_event_id",
    thread: "application_id",
    author: "actor_id",
  }),
})(ApplicationEvent);

/** The mails about an order or an invoice, of which only the subject is shown: they have secret links. */
const billed = (noun: "order" | "invoice", name: string, address: string) => `
    if new.${noun}_id is not null then
      ${THREAD}, ${noun}_id)
        select id, new.created_at, new.created_at, new.created_at, 'inbox', new.created_at, '${noun}',
            new.subject, ${name}, ${address}, id
          from ${noun}s where id = new.${noun}_id on conflict do nothing;
      ${MAIL}, "to", mail_id, delivery)
        select new.id, new.created_at, new.created_at, id, ${bodyUrl("new.id")}, 'outgoing', new.subject, '',
            ${addresses("name", `new."to"`)}, new.id, new.status
          from mail_threads where id = new.${noun}_id;
    end if;`;

Trigger<typeof OutgoingMail>({
  name: "outgoing_mails_listed",
  timing: "after",
  events: ["insert"],
  body: `${billed("order", "buyer_name", "email")}${billed("invoice", "customer_name", "customer_email")}
    return null;`,
})(OutgoingMail);

// What becomes of a mail in the queue is shown where it is read, after its row is deleted from the queue, too.
Trigger<typeof OutgoingMail>({
  name: "outgoing_mails_shown",
  timing: "after",
  events: ["update"],
  body: `
    if (new.status, new.last_error, new.attempts) is distinct from (old.status, old.last_error, old.attempts) then
      update mails set delivery = new.status, delivery_error = new.last_error, attempts = new.attempts,
          sent_at = new.sent_at,
          bounces = coalesce((select jsonb_agg(one || '{"status": null}') from jsonb_array_elements(new.refused) as one), bounces)
        where mail_id = new.id;
    end if;
    return null;`,
})(OutgoingMail);
