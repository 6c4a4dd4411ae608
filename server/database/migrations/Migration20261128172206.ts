import { Migration } from '@mikro-orm/migrations';

export class Migration20261128172206 extends Migration {

  override name = 'Migration20261128172206';

  override up(): void | Promise<void> {
    this.addSql(`create table "event_invitations" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "event_id" uuid not null, "recipient" text not null, "revision" int not null, "token_hash" text null, "contents" text null, "left_out" text[] not null default '{}', "locale" text not null, primary key ("id"));`);
    this.addSql(`alter table "event_invitations" add constraint "event_invitations_token_hash_unique" unique ("token_hash");`);
    this.addSql(`create index "event_invitations_recipient_index" on "event_invitations" ("recipient");`);
    this.addSql(`alter table "event_invitations" add constraint "event_invitations_event_id_recipient_revision_unique" unique ("event_id", "recipient", "revision");`);

    this.addSql(`create table "refused_addresses" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "email" text not null, primary key ("id"));`);
    this.addSql(`alter table "refused_addresses" add constraint "refused_addresses_email_unique" unique ("email");`);

    this.addSql(`create table "sent_reminders" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "event_id" uuid not null, "member_id" uuid not null, "start" timestamptz(3) not null, "minutes" int not null, primary key ("id"));`);
    this.addSql(`create index "sent_reminders_member_id_index" on "sent_reminders" ("member_id");`);
    this.addSql(`create index "sent_reminders_created_at_index" on "sent_reminders" ("created_at");`);
    this.addSql(`alter table "sent_reminders" add constraint "sent_reminders_event_id_member_id_start_minutes_unique" unique ("event_id", "member_id", "start", "minutes");`);

    this.addSql(`create or replace function "members_purged_event_guests_fn"() returns trigger as \$\$ begin delete from event_invitations where recipient = old.id::text; return old; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "purged_event_guests" BEFORE DELETE on "members" for each ROW execute function "members_purged_event_guests_fn"();`);

    this.addSql(`alter table "calendar_events" add "application_id" uuid null, add "next_reminder_at" timestamptz(3) null, add "before_split" jsonb null;`);
    this.addSql(`alter table "calendar_events" add constraint "calendar_events_application_id_foreign" foreign key ("application_id") references "applications" ("id") on delete cascade;`);
    this.addSql(`create index "calendar_events_application_id_index" on "calendar_events" ("application_id");`);
    this.addSql(`create index "calendar_events_next_reminder_index" on "calendar_events" ("next_reminder_at") where "next_reminder_at" is not null;`);

    this.addSql(`alter table "event_guests" add "email" text null, add "locale" text null;`);
    this.addSql(`alter table "event_guests" alter column "member_id" drop not null;`);
    this.addSql(`create index "event_guests_email_index" on "event_guests" ("email");`);
    this.addSql(`alter table "event_guests" add constraint "event_guests_event_id_email_unique" unique ("event_id", "email");`);
    this.addSql(`alter table "event_guests" add constraint "event_guests_who_check" check ((member_id is null) <> (email is null));`);
    this.addSql(`alter table "event_guests" add constraint "event_guests_locale_check" check ("locale" in ('en', 'fr', 'no'));`);

    this.addSql(`alter table "application_events" drop constraint "application_events_kind_check";`);
    this.addSql(`alter table "application_events" add "interview_id" uuid null;`);
    this.addSql(`alter table "application_events" add constraint "application_events_interview_id_foreign" foreign key ("interview_id") references "calendar_events" ("id") on delete set null;`);
    this.addSql(`create index "application_events_interview_id_index" on "application_events" ("interview_id");`);
    this.addSql(`alter table "application_events" add constraint "application_events_kind_check" check ("kind" in ('stage', 'mail', 'revealed', 'interview'));`);

    this.addSql(`alter table "outgoing_mails" add "choices" jsonb null, add "calendar" jsonb null;`);

    this.addSql(`create index "cards_board_id_due_to_index" on "cards" ("board_id", "due_to");`);

    this.addSql(`create or replace function "users_purged_event_guests_fn"() returns trigger as \$\$ begin delete from event_guests where email = old.email and not exists (select from users where email = old.email and id <> old.id);     delete from event_invitations where recipient = old.email and not exists (select from users where email = old.email and id <> old.id); return old; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "purged_event_guests" BEFORE DELETE on "users" for each ROW execute function "users_purged_event_guests_fn"();`);
    this.addSql(`create or replace function "users_purged_refused_addresses_fn"() returns trigger as \$\$ begin delete from refused_addresses where email = old.email and not exists (select from users where email = old.email and id <> old.id); return old; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "purged_refused_addresses" BEFORE DELETE on "users" for each ROW execute function "users_purged_refused_addresses_fn"();`);

    this.addSql(`alter table "notification_choices" drop constraint "notification_choices_kind_check";`);
    this.addSql(`alter table "notification_choices" add constraint "notification_choices_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received', 'event_invitation', 'event_reminder'));`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add "event_id" uuid null, add "starts_at" timestamptz(3) null;`);
    this.addSql(`alter table "notifications" add constraint "notifications_event_id_foreign" foreign key ("event_id") references "calendar_events" ("id") on delete cascade;`);
    this.addSql(`create index "notifications_event_id_index" on "notifications" ("event_id");`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received', 'event_invitation', 'event_reminder'));`);

    this.addSql(`alter table "event_invitations" add constraint "event_invitations_event_id_foreign" foreign key ("event_id") references "calendar_events" ("id") on delete cascade;`);
    this.addSql(`alter table "event_invitations" add constraint "event_invitations_locale_check" check ("locale" in ('en', 'fr', 'no'));`);

    this.addSql(`alter table "sent_reminders" add constraint "sent_reminders_event_id_foreign" foreign key ("event_id") references "calendar_events" ("id") on delete cascade;`);
    this.addSql(`alter table "sent_reminders" add constraint "sent_reminders_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);

    this.addSql(`create or replace function "event_guests_readers_insert_fn"() returns trigger as \$\$ declare change record; begin 
    for change in select distinct event_id from (select *, 1 as n from came) as changes order by 1 loop
      perform 1 from calendar_events where id = change.event_id for no key update;
      update calendar_events set readers = array[owner_id::text] || (
        select coalesce(array_agg(member_id::text order by member_id) filter (where member_id is not null), '{}')
        from event_guests where event_id = change.event_id
      ) where id = change.event_id;
    end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace function "event_guests_readers_delete_fn"() returns trigger as \$\$ declare change record; begin 
    for change in select distinct event_id from (select *, -1 as n from gone) as changes order by 1 loop
      perform 1 from calendar_events where id = change.event_id for no key update;
      update calendar_events set readers = array[owner_id::text] || (
        select coalesce(array_agg(member_id::text order by member_id) filter (where member_id is not null), '{}')
        from event_guests where event_id = change.event_id
      ) where id = change.event_id;
    end loop; return null; end; \$\$ language plpgsql;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "event_invitations" cascade;`);
    this.addSql(`drop table if exists "refused_addresses" cascade;`);
    this.addSql(`drop table if exists "sent_reminders" cascade;`);

    this.addSql(`alter table "application_events" drop constraint "application_events_interview_id_foreign";`);

    this.addSql(`alter table "calendar_events" drop constraint "calendar_events_application_id_foreign";`);

    this.addSql(`alter table "notifications" drop constraint "notifications_event_id_foreign";`);

    this.addSql(`drop index "application_events_interview_id_index";`);
    this.addSql(`alter table "application_events" drop constraint "application_events_kind_check";`);
    this.addSql(`alter table "application_events" drop column "interview_id";`);
    this.addSql(`alter table "application_events" add constraint "application_events_kind_check" check ("kind" in ('stage', 'mail', 'revealed'));`);

    this.addSql(`drop index "calendar_events_application_id_index";`);
    this.addSql(`drop index "calendar_events_next_reminder_index";`);
    this.addSql(`alter table "calendar_events" drop column "application_id", drop column "next_reminder_at", drop column "before_split";`);

    this.addSql(`drop index "cards_board_id_due_to_index";`);

    this.addSql(`drop index "event_guests_email_index";`);
    this.addSql(`alter table "event_guests" drop constraint "event_guests_event_id_email_unique";`);
    this.addSql(`alter table "event_guests" drop constraint "event_guests_who_check";`);
    this.addSql(`alter table "event_guests" drop constraint "event_guests_locale_check";`);
    this.addSql(`alter table "event_guests" drop column "email", drop column "locale";`);
    this.addSql(`alter table "event_guests" alter column "member_id" set not null;`);

    this.addSql(`drop trigger if exists "purged_event_guests" on "members";`);
    this.addSql(`drop function if exists "members_purged_event_guests_fn"();`);

    this.addSql(`alter table "notification_choices" drop constraint "notification_choices_kind_check";`);
    this.addSql(`alter table "notification_choices" add constraint "notification_choices_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received'));`);

    this.addSql(`drop index "notifications_event_id_index";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" drop column "event_id", drop column "starts_at";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received'));`);

    this.addSql(`alter table "outgoing_mails" drop column "choices", drop column "calendar";`);

    this.addSql(`drop trigger if exists "purged_event_guests" on "users";`);
    this.addSql(`drop function if exists "users_purged_event_guests_fn"();`);
    this.addSql(`drop trigger if exists "purged_refused_addresses" on "users";`);
    this.addSql(`drop function if exists "users_purged_refused_addresses_fn"();`);

    this.addSql(`create or replace function "event_guests_readers_insert_fn"() returns trigger as \$\$ declare change record; begin 
    for change in select distinct event_id from (select *, 1 as n from came) as changes order by 1 loop
      perform 1 from calendar_events where id = change.event_id for no key update;
      update calendar_events set readers = array[owner_id::text] || (
        select coalesce(array_agg(member_id::text order by member_id), '{}')
        from event_guests where event_id = change.event_id
      ) where id = change.event_id;
    end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace function "event_guests_readers_delete_fn"() returns trigger as \$\$ declare change record; begin 
    for change in select distinct event_id from (select *, -1 as n from gone) as changes order by 1 loop
      perform 1 from calendar_events where id = change.event_id for no key update;
      update calendar_events set readers = array[owner_id::text] || (
        select coalesce(array_agg(member_id::text order by member_id), '{}')
        from event_guests where event_id = change.event_id
      ) where id = change.event_id;
    end loop; return null; end; \$\$ language plpgsql;`);
  }

}
