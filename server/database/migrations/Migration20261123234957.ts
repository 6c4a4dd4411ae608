import { Migration } from '@mikro-orm/migrations';

export class Migration20261123234957 extends Migration {

  override name = 'Migration20261123234957';

  override up(): void | Promise<void> {
    this.addSql(`create table "contact_requests" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "kind" text not null, "status" text not null default 'new', "name" text not null, "email" text not null, "subject" text null, "message" text not null, "budget" text null, "timing" text null, "locale" text not null, "sender_id" uuid null, "member_id" uuid null, "project_id" uuid null, "recipients" text[] not null default '{}', "consent_at" timestamptz(3) not null, "privacy_version" text not null, "spam_score" int not null, "fingerprint" text not null, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left("name" || ' ' || "email" || ' ' || coalesce("subject", '') || ' ' || "message" || ' ' || coalesce("budget", ''), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, primary key ("id"));`);
    this.addSql(`create index "contact_requests_sender_id_index" on "contact_requests" ("sender_id");`);
    this.addSql(`create index "contact_requests_member_id_index" on "contact_requests" ("member_id");`);
    this.addSql(`create index "contact_requests_project_id_index" on "contact_requests" ("project_id");`);
    this.addSql(`alter table "contact_requests" add constraint "contact_requests_fingerprint_unique" unique ("fingerprint");`);
    this.addSql(`create index "contact_requests_terms_index" on "contact_requests" using gin ("terms");`);
    this.addSql(`create index "contact_requests_email_index" on "contact_requests" ("email");`);
    this.addSql(`create index "contact_requests_status_created_at_id_index" on "contact_requests" ("status", "created_at", "id");`);
    this.addSql(`create index "contact_requests_recipients_index" on "contact_requests" using gin ("recipients");`);
    this.addSql(`create index "contact_requests_locale_created_at_id_index" on "contact_requests" ("locale", "created_at", "id");`);
    this.addSql(`create index "contact_requests_kind_created_at_id_index" on "contact_requests" ("kind", "created_at", "id");`);
    this.addSql(`create index "contact_requests_created_at_id_index" on "contact_requests" ("created_at", "id");`);

    this.addSql(`create or replace function "projects_recipients_update_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select came.id, came.editors from came join gone using (id)
      where came.editors <> gone.editors order by 1
    loop
      update contact_requests set recipients = change.editors where project_id = change.id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "recipients_update" after update on "projects" referencing old table as gone new table as came for each statement execute function "projects_recipients_update_fn"();`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add "contact_request_id" uuid null;`);
    this.addSql(`alter table "notifications" add constraint "notifications_contact_request_id_foreign" foreign key ("contact_request_id") references "contact_requests" ("id") on delete cascade;`);
    this.addSql(`create index "notifications_contact_request_id_index" on "notifications" ("contact_request_id");`);
    this.addSql(`alter table "notifications" add constraint "notifications_user_id_kind_contact_request_id_unique" unique ("user_id", "kind", "contact_request_id");`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'quote_requested', 'contact_received'));`);

    this.addSql(`alter table "contact_requests" add constraint "contact_requests_sender_id_foreign" foreign key ("sender_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "contact_requests" add constraint "contact_requests_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);
    this.addSql(`alter table "contact_requests" add constraint "contact_requests_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;`);
    this.addSql(`alter table "contact_requests" add constraint "contact_requests_kind_check" check ("kind" in ('message', 'quote'));`);
    this.addSql(`alter table "contact_requests" add constraint "contact_requests_status_check" check ("status" in ('new', 'open', 'replied', 'archived', 'spam'));`);
    this.addSql(`alter table "contact_requests" add constraint "contact_requests_locale_check" check ("locale" in ('en', 'fr', 'no'));`);
    this.addSql(`create or replace function "contact_requests_contact_requests_recipients_fn"() returns trigger as \$\$ begin if new.member_id is not null then
      new.recipients := array[new.member_id::text];     elsif new.project_id is not null then
      select editors into new.recipients from projects where id = new.project_id for share;     end if;     return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "contact_requests_recipients" BEFORE INSERT on "contact_requests" for each ROW execute function "contact_requests_contact_requests_recipients_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "notifications" drop constraint "notifications_contact_request_id_foreign";`);

    this.addSql(`drop trigger if exists "contact_requests_recipients" on "contact_requests";`);
    this.addSql(`drop function if exists "contact_requests_contact_requests_recipients_fn"();`);
    this.addSql(`drop table if exists "contact_requests" cascade;`);

    this.addSql(`drop index "notifications_contact_request_id_index";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_user_id_kind_contact_request_id_unique";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" drop column "contact_request_id";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined'));`);

    this.addSql(`drop trigger if exists "recipients_update" on "projects";`);
    this.addSql(`drop function if exists "projects_recipients_update_fn"();`);
  }

}
