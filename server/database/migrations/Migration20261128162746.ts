import { Migration } from '@mikro-orm/migrations';

export class Migration20261128162746 extends Migration {

  override name = 'Migration20261128162746';

  override up(): void | Promise<void> {
    this.addSql(`create table "card_departures" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "board_id" uuid not null, "card_id" uuid not null, "revision" int not null, primary key ("id"));`);
    this.addSql(`create index "card_departures_board_id_revision_index" on "card_departures" ("board_id", "revision");`);

    this.addSql(`create table "card_follows" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "card_id" uuid not null, "member_id" uuid not null, "is_following" boolean not null default true, primary key ("id"));`);
    this.addSql(`create index "card_follows_member_id_index" on "card_follows" ("member_id");`);
    this.addSql(`alter table "card_follows" add constraint "card_follows_card_id_member_id_unique" unique ("card_id", "member_id");`);

    this.addSql(`create table "card_events" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "card_id" uuid not null, "member_id" uuid null, "kind" text not null, "from" text null, "to" text null, primary key ("id"));`);
    this.addSql(`create index "card_events_member_id_index" on "card_events" ("member_id");`);
    this.addSql(`create index "card_events_card_id_created_at_id_index" on "card_events" ("card_id", "created_at", "id");`);

    this.addSql(`drop trigger if exists "cards_revised" on "cards";`);
    this.addSql(`drop function if exists "cards_cards_revised_fn"();`);
    this.addSql(`alter table "cards" add "changed_by_id" uuid null, add "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(replace(replace(replace(replace(translate(regexp_replace(normalize(lower(left("title" || ' ' || "description", 100000) collate "und-x-icu"), nfkd), '[̀-֑ͯ-ׇֽֿׁׂׅׄؐ-ؚـً-ٰٟัิ-ฺ็-๎ັິ-ຼ່-໎ါ-ှ឴-៓゙゚]', '', 'g'), 'øđðłħŧıς', 'oddlhtiσ'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿][฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]?)', ' \\1 ', 'g'), '[!-/:-@_~]', ' ', 'g') || regexp_replace(regexp_replace(regexp_replace(left(replace(replace(replace(replace(translate(regexp_replace(normalize(lower(left("title" || ' ' || "description", 100000) collate "und-x-icu"), nfkd), '[̀-֑ͯ-ׇֽֿׁׂׅׄؐ-ؚـً-ٰٟัิ-ฺ็-๎ັິ-ຼ່-໎ါ-ှ឴-៓゙゚]', '', 'g'), 'øđðłħŧıς', 'oddlhtiσ'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), 50000), '[^฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]+', ' ', 'g'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿])([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]+)', '\\1 \\2', 'g'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿][฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]?)', ' \\1 ', 'g'))) stored null;`);
    this.addSql(`alter table "cards" add constraint "cards_changed_by_id_foreign" foreign key ("changed_by_id") references "members" ("id") on delete set null;`);
    this.addSql(`create index "cards_changed_by_id_index" on "cards" ("changed_by_id");`);
    this.addSql(`create index "cards_terms_index" on "cards" using gin ("terms");`);
    this.addSql(`create or replace function "cards_followed_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into card_follows (id, created_at, updated_at, version, card_id, member_id, is_following)
      select gen_random_uuid(), now(), now(), 1, card_id, member_id, true
        from (select id as card_id, reporter_id as member_id from (select *, 1 as n from came) as changes) as rows where member_id is not null order by card_id, member_id
      on conflict (card_id, member_id) do nothing; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "followed_insert" after insert on "cards" referencing new table as came for each statement execute function "cards_followed_insert_fn"();`);
    this.addSql(`create or replace function "cards_cards_revised_fn"() returns trigger as \$\$ begin if new.board_id <> old.board_id then
      with departed as (
        update boards set revision = revision + 1 where id = old.board_id returning id, revision
      ) insert into card_departures (id, created_at, updated_at, version, board_id, card_id, revision)
        select gen_random_uuid(), now(), now(), 1, id, new.id, revision from departed;       update boards set revision = greatest(revision, old.revision) + 1, last_number = last_number + 1
        where id = new.board_id returning revision, last_number into new.revision, new.number;     else
      update boards set revision = revision + 1 where id = new.board_id returning revision into new.revision;     end if;     return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "cards_revised" BEFORE UPDATE on "cards" for each ROW execute function "cards_cards_revised_fn"();`);

    this.addSql(`create or replace function "card_comments_followed_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into card_follows (id, created_at, updated_at, version, card_id, member_id, is_following)
      select gen_random_uuid(), now(), now(), 1, card_id, member_id, true
        from (select distinct card_id, author_id as member_id from (select *, 1 as n from came) as changes) as rows where member_id is not null order by card_id, member_id
      on conflict (card_id, member_id) do nothing; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "followed_insert" after insert on "card_comments" referencing new table as came for each statement execute function "card_comments_followed_insert_fn"();`);

    this.addSql(`create or replace function "cards_members_followed_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into card_follows (id, created_at, updated_at, version, card_id, member_id, is_following)
      select gen_random_uuid(), now(), now(), 1, card_id, member_id, true
        from (select card_id, member_id from (select *, 1 as n from came) as changes) as rows where member_id is not null order by card_id, member_id
      on conflict (card_id, member_id) do nothing; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "followed_insert" after insert on "cards_members" referencing new table as came for each statement execute function "cards_members_followed_insert_fn"();`);

    this.addSql(`alter table "notification_choices" drop constraint "notification_choices_kind_check";`);
    this.addSql(`alter table "notification_choices" add constraint "notification_choices_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received'));`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received'));`);

    this.addSql(`alter table "card_departures" add constraint "card_departures_board_id_foreign" foreign key ("board_id") references "boards" ("id") on delete cascade;`);

    this.addSql(`alter table "card_follows" add constraint "card_follows_card_id_foreign" foreign key ("card_id") references "cards" ("id") on delete cascade;`);
    this.addSql(`alter table "card_follows" add constraint "card_follows_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);

    this.addSql(`alter table "card_events" add constraint "card_events_card_id_foreign" foreign key ("card_id") references "cards" ("id") on delete cascade;`);
    this.addSql(`alter table "card_events" add constraint "card_events_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "card_events" add constraint "card_events_kind_check" check ("kind" in ('created', 'moved', 'transferred', 'renamed', 'described', 'assigned', 'unassigned', 'due', 'completed', 'reopened'));`);

    // Those who made a card, do it or commented on it follow it.
    this.addSql(`insert into card_follows (id, created_at, updated_at, version, card_id, member_id, is_following)
      select gen_random_uuid(), now(), now(), 1, card_id, member_id, true from (
        select id as card_id, reporter_id as member_id from cards
        union select card_id, member_id from cards_members
        union select card_id, author_id from card_comments) as rows
      where member_id is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "card_departures" cascade;`);
    this.addSql(`drop table if exists "card_follows" cascade;`);
    this.addSql(`drop table if exists "card_events" cascade;`);

    this.addSql(`alter table "cards" drop constraint "cards_changed_by_id_foreign";`);

    this.addSql(`drop trigger if exists "followed_insert" on "card_comments";`);
    this.addSql(`drop function if exists "card_comments_followed_insert_fn"();`);

    this.addSql(`drop index "cards_changed_by_id_index";`);
    this.addSql(`drop index "cards_terms_index";`);
    this.addSql(`drop trigger if exists "followed_insert" on "cards";`);
    this.addSql(`drop function if exists "cards_followed_insert_fn"();`);
    this.addSql(`drop trigger if exists "cards_revised" on "cards";`);
    this.addSql(`drop function if exists "cards_cards_revised_fn"();`);
    this.addSql(`alter table "cards" drop column "changed_by_id", drop column "terms";`);
    this.addSql(`create or replace function "cards_cards_revised_fn"() returns trigger as \$\$ begin update boards set revision = revision + 1 where id = new.board_id returning revision into new.revision;     return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "cards_revised" BEFORE UPDATE on "cards" for each ROW execute function "cards_cards_revised_fn"();`);

    this.addSql(`drop trigger if exists "followed_insert" on "cards_members";`);
    this.addSql(`drop function if exists "cards_members_followed_insert_fn"();`);

    this.addSql(`alter table "notification_choices" drop constraint "notification_choices_kind_check";`);
    this.addSql(`alter table "notification_choices" add constraint "notification_choices_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'quote_requested', 'contact_received', 'application_received'));`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'quote_requested', 'contact_received', 'application_received'));`);
  }

}
