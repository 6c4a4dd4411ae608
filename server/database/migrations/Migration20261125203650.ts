import { Migration } from '@mikro-orm/migrations';

export class Migration20261125203650 extends Migration {

  override name = 'Migration20261125203650';

  override up(): void | Promise<void> {
    this.addSql(`create table "contact_entries" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "request_id" uuid not null, "kind" text not null, "author_id" uuid null, "content" text not null, "delivery" text null, "delivery_error" text null, "mail_id" uuid null, primary key ("id"));`);
    this.addSql(`create index "contact_entries_author_id_index" on "contact_entries" ("author_id");`);
    this.addSql(`create index "contact_entries_mail_id_index" on "contact_entries" ("mail_id");`);
    this.addSql(`create index "contact_entries_request_id_created_at_id_index" on "contact_entries" ("request_id", "created_at", "id");`);

    this.addSql(`alter table "outgoing_mails" add "is_personal" boolean not null default false, add "reply_to" text null, add "earlier_ids" text[] not null default '{}';`);
    this.addSql(`create index "outgoing_mails_to_index" on "outgoing_mails" ("to");`);
    this.addSql(`create or replace function "outgoing_mails_outgoing_mails_delivery_fn"() returns trigger as \$\$ begin if new.status <> old.status or new.last_error is distinct from old.last_error then
      update contact_entries set delivery = new.status, delivery_error = new.last_error
        where mail_id = new.id;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "outgoing_mails_delivery" AFTER UPDATE on "outgoing_mails" for each ROW execute function "outgoing_mails_outgoing_mails_delivery_fn"();`);

    this.addSql(`alter table "contact_requests" add "answer_count" int not null default 0;`);

    this.addSql(`alter table "site_settings" add "contact_reply_to" text null;`);

    this.addSql(`alter table "contact_entries" add constraint "contact_entries_request_id_foreign" foreign key ("request_id") references "contact_requests" ("id") on delete cascade;`);
    this.addSql(`alter table "contact_entries" add constraint "contact_entries_author_id_foreign" foreign key ("author_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "contact_entries" add constraint "contact_entries_kind_check" check ("kind" in ('answer', 'note'));`);
    this.addSql(`alter table "contact_entries" add constraint "contact_entries_delivery_check" check ("delivery" in ('queued', 'deferred', 'sent', 'failed'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "contact_entries" cascade;`);

    this.addSql(`alter table "contact_requests" drop column "answer_count";`);

    this.addSql(`drop index "outgoing_mails_to_index";`);
    this.addSql(`drop trigger if exists "outgoing_mails_delivery" on "outgoing_mails";`);
    this.addSql(`drop function if exists "outgoing_mails_outgoing_mails_delivery_fn"();`);
    this.addSql(`alter table "outgoing_mails" drop column "is_personal", drop column "reply_to", drop column "earlier_ids";`);

    this.addSql(`alter table "site_settings" drop column "contact_reply_to";`);
  }

}
