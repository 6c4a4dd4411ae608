import { Migration } from '@mikro-orm/migrations';

export class Migration20261121154348 extends Migration {

  override name = 'Migration20261121154348';

  override up(): void | Promise<void> {
    this.addSql(`create table "blocked_commenters" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "value" text not null, primary key ("id"));`);
    this.addSql(`alter table "blocked_commenters" add constraint "blocked_commenters_value_unique" unique ("value");`);
    this.addSql(`create index "blocked_commenters_created_at_id_index" on "blocked_commenters" ("created_at", "id");`);

    this.addSql(`create table "categories" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "kind" text not null default 'blog', "name" jsonb not null default '{}', "slug" jsonb not null default '{}', "description" jsonb not null default '{}', "icon" text null, "color" text not null default 'default', "order" int not null default 0, "post_count" jsonb not null default '{"en":0,"fr":0,"no":0}', "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left(coalesce("name" ->> 'en', '') || ' ' || coalesce("name" ->> 'fr', '') || ' ' || coalesce("name" ->> 'no', '') || ' ' || coalesce("slug" ->> 'en', '') || ' ' || coalesce("slug" ->> 'fr', '') || ' ' || coalesce("slug" ->> 'no', ''), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, primary key ("id"));`);
    this.addSql(`create unique index "categories_slug_no_unique" on "categories" ("kind", ("slug" ->> 'no'));`);
    this.addSql(`create unique index "categories_slug_fr_unique" on "categories" ("kind", ("slug" ->> 'fr'));`);
    this.addSql(`create unique index "categories_slug_en_unique" on "categories" ("kind", ("slug" ->> 'en'));`);

    this.addSql(`create table "email_codes" ("id" uuid not null, "email" text not null, "purpose" text not null, "hash" text null, "tries_left" int not null default 0, "expires_at" timestamptz(3) not null, "name" text null, "password_hash" text null, "locale" text null, primary key ("id"));`);
    this.addSql(`alter table "email_codes" add constraint "email_codes_email_purpose_unique" unique ("email", "purpose");`);

    this.addSql(`create table "members" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "handle" text not null, "display_name" text collate "und-x-icu" not null, "role" jsonb not null default '{}', "headline" jsonb not null default '{}', "about" jsonb not null default '{}', "avatar" text null, "cover" text null, "pronouns" text null, "company" text null, "city" text null, "country" text null, "skills" text[] not null default '{}', "tools" text[] not null default '{}', "languages" text[] not null default '{}', "links" jsonb not null default '[]', "availability" text not null default 'open', "available_from" date null, "visibility" text not null default 'public', "status" text not null default 'active', "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left("display_name" || ' ' || "handle" || ' ' || coalesce("company", '') || ' ' || coalesce("city", '') || ' ' || coalesce("role" ->> 'en', '') || ' ' || coalesce("role" ->> 'fr', '') || ' ' || coalesce("role" ->> 'no', '') || ' ' || coalesce("headline" ->> 'en', '') || ' ' || coalesce("headline" ->> 'fr', '') || ' ' || coalesce("headline" ->> 'no', ''), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, primary key ("id"));`);
    this.addSql(`alter table "members" add constraint "members_handle_unique" unique ("handle");`);
    this.addSql(`create index "members_terms_index" on "members" using gin ("terms");`);
    this.addSql(`create index "members_status_index" on "members" ("status");`);
    this.addSql(`create index "members_created_at_id_index" on "members" ("created_at", "id");`);
    this.addSql(`create index "members_display_name_id_index" on "members" ("display_name", "id");`);

    this.addSql(`create table "member_types" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "name" jsonb not null default '{}', "slug" text not null, "description" jsonb not null default '{}', "icon" text null, "color" text not null default 'default', "is_default" boolean not null default false, "order" int not null default 0, "member_count" int not null default 0, primary key ("id"));`);
    this.addSql(`alter table "member_types" add constraint "member_types_slug_unique" unique ("slug");`);
    this.addSql(`create index "member_types_order_id_index" on "member_types" ("order", "id");`);

    this.addSql(`create table "members_types" ("member_id" uuid not null, "type_id" uuid not null, primary key ("member_id", "type_id"));`);
    this.addSql(`create index "members_types_type_id_index" on "members_types" ("type_id");`);

    this.addSql(`create table "outbox" ("id" uuid not null, "kind" text not null, "topic" text not null, "payload" jsonb not null, "created_at" timestamptz(3) not null, primary key ("id"));`);

    this.addSql(`create table "outgoing_mails" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "to" text not null, "locale" text not null, "subject" text not null, "paragraphs" text[] not null default '{}', "code" text null, "action" jsonb null, "is_sensitive" boolean not null, "status" text not null, "attempts" int not null, "last_error" text null, "due_at" timestamptz(3) not null, "sent_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`create index "outgoing_mails_status_created_at_id_index" on "outgoing_mails" ("status", "created_at", "id");`);
    this.addSql(`create index "outgoing_mails_created_at_id_index" on "outgoing_mails" ("created_at", "id");`);
    this.addSql(`create index "outgoing_mails_waiting_index" on "outgoing_mails" ("id") where "status" in ('queued', 'deferred');`);

    this.addSql(`create table "posts" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "title" jsonb not null default '{}', "slug" jsonb not null default '{}', "description" jsonb not null default '{}', "content" jsonb not null default '{}', "html" jsonb not null default '{}', "headings" jsonb not null default '{}', "reading_minutes" jsonb not null default '{}', "status" jsonb not null default '{}', "published_at" jsonb not null default '{}', "scheduled_at" jsonb not null default '{}', "text_changed_at" jsonb not null default '{}', "languages" text[] not null default '{}', "next_publication_at" timestamptz(3) null, "cover" text null, "cover_alt" jsonb not null default '{}', "meta_title" jsonb not null default '{}', "meta_description" jsonb not null default '{}', "author_id" uuid null, "tags" text[] not null default '{}', "featured" boolean not null default false, "enable_comments" boolean not null default true, "comment_count" int not null default 0, "pending_comment_count" int not null default 0, "deleted_at" timestamptz(3) null, "states" text[] generated always as (array_remove(array["status" ->> 'en', 'en' || left("status" ->> 'en', 0), 'en ' || ("status" ->> 'en'), "status" ->> 'fr', 'fr' || left("status" ->> 'fr', 0), 'fr ' || ("status" ->> 'fr'), "status" ->> 'no', 'no' || left("status" ->> 'no', 0), 'no ' || ("status" ->> 'no')], null)) stored not null, "sort_title" text generated always as (coalesce("title" ->> 'en', "title" ->> 'fr', "title" ->> 'no', '')) stored collate "und-x-icu" not null, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left(coalesce("title" ->> 'en', '') || ' ' || coalesce("title" ->> 'fr', '') || ' ' || coalesce("title" ->> 'no', '') || ' ' || coalesce("slug" ->> 'en', '') || ' ' || coalesce("slug" ->> 'fr', '') || ' ' || coalesce("slug" ->> 'no', '') || ' ' || regexp_replace(coalesce("html" ->> 'en', '') || ' ' || coalesce("html" ->> 'fr', '') || ' ' || coalesce("html" ->> 'no', ''), '<[^>]*>', ' ', 'g'), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, "public_terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left(coalesce(repeat("title" ->> 'en', ("status" ->> 'en' = 'published')::integer), '') || ' ' || coalesce(repeat("title" ->> 'fr', ("status" ->> 'fr' = 'published')::integer), '') || ' ' || coalesce(repeat("title" ->> 'no', ("status" ->> 'no' = 'published')::integer), '') || ' ' || coalesce(repeat("slug" ->> 'en', ("status" ->> 'en' = 'published')::integer), '') || ' ' || coalesce(repeat("slug" ->> 'fr', ("status" ->> 'fr' = 'published')::integer), '') || ' ' || coalesce(repeat("slug" ->> 'no', ("status" ->> 'no' = 'published')::integer), ''), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, primary key ("id"));`);
    this.addSql(`create index "posts_next_publication_at_index" on "posts" ("next_publication_at");`);
    this.addSql(`create index "posts_deleted_index" on "posts" ("deleted_at") where "deleted_at" is not null;`);
    this.addSql(`create index "posts_tabs_index" on "posts" ("states", "id") where "deleted_at" is null;`);
    this.addSql(`create index "posts_states_index" on "posts" using gin ("states") where "deleted_at" is null;`);
    this.addSql(`create index "posts_authors_index" on "posts" ("author_id") where "deleted_at" is null and "languages" && array['en', 'fr', 'no'];`);
    this.addSql(`create index "posts_public_terms_index" on "posts" using gin ("public_terms");`);
    this.addSql(`create index "posts_terms_index" on "posts" using gin ("terms");`);
    this.addSql(`create index "posts_tags_index" on "posts" using gin ("tags");`);
    this.addSql(`create index "posts_sort_title_id_index" on "posts" ("sort_title", "id");`);
    this.addSql(`create index "posts_author_id_created_at_id_index" on "posts" ("author_id", "created_at", "id");`);
    this.addSql(`create index "posts_created_at_id_index" on "posts" ("created_at", "id");`);
    this.addSql(`create index "posts_updated_at_id_index" on "posts" ("updated_at", "id");`);
    this.addSql(`create unique index "posts_slug_no_unique" on "posts" (("slug" ->> 'no')) where "deleted_at" is null;`);
    this.addSql(`create unique index "posts_slug_fr_unique" on "posts" (("slug" ->> 'fr')) where "deleted_at" is null;`);
    this.addSql(`create unique index "posts_slug_en_unique" on "posts" (("slug" ->> 'en')) where "deleted_at" is null;`);

    this.addSql(`create table "comment_totals" ("post_id" uuid not null, "total" int not null default 0, primary key ("post_id"));`);
    this.addSql(`create index "comment_totals_total_post_id_index" on "comment_totals" ("total", "post_id");`);

    this.addSql(`create table "comments" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "post_id" uuid not null, "parent_id" uuid null, "content" text not null, "name" text not null, "email" text null, "member_id" uuid null, "by_author" boolean not null default false, "status" text not null, "locale" text not null, "spam_score" int not null, "edited_at" timestamptz(3) null, "is_public" boolean not null default false, "reply_count" int not null default 0, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left("name" || ' ' || coalesce("email", '') || ' ' || "content", 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, "fingerprint" text not null, primary key ("id"));`);
    this.addSql(`create index "comments_member_id_index" on "comments" ("member_id");`);
    this.addSql(`alter table "comments" add constraint "comments_fingerprint_unique" unique ("fingerprint");`);
    this.addSql(`create index "comments_terms_index" on "comments" using gin ("terms");`);
    this.addSql(`create index "comments_email_created_at_index" on "comments" ("email", "created_at");`);
    this.addSql(`create index "comments_status_created_at_id_index" on "comments" ("status", "created_at", "id");`);
    this.addSql(`create index "comments_created_at_id_index" on "comments" ("created_at", "id");`);
    this.addSql(`create index "comments_post_id_status_index" on "comments" ("post_id", "status");`);
    this.addSql(`create index "comments_replies_index" on "comments" ("parent_id", "created_at", "id") where "parent_id" is not null;`);
    this.addSql(`create index "comments_threads_index" on "comments" ("post_id", "created_at", "id") where "parent_id" is null;`);

    this.addSql(`create table "posts_categories" ("post_id" uuid not null, "category_id" uuid not null, primary key ("post_id", "category_id"));`);
    this.addSql(`create index "posts_categories_category_id_index" on "posts_categories" ("category_id");`);

    this.addSql(`create table "post_selections" ("id" uuid not null, "user_id" uuid not null, "ids" text[] not null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "post_selections_created_at_index" on "post_selections" ("created_at");`);

    this.addSql(`create table "publications" ("locale" text not null, "post_id" uuid not null, "published_at" timestamptz(3) not null, "featured" boolean not null, primary key ("locale", "post_id"));`);
    this.addSql(`create index "publications_post_id_index" on "publications" ("post_id");`);
    this.addSql(`create index "publications_featured_index" on "publications" ("locale", "published_at", "post_id") where "featured";`);
    this.addSql(`create index "publications_locale_published_at_post_id_index" on "publications" ("locale", "published_at", "post_id");`);

    this.addSql(`create table "publication_totals" ("locale" text not null, "month" timestamptz(3) not null, "total" int not null default 0, primary key ("locale", "month"));`);

    this.addSql(`create table "users" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "email" text not null, "name" text collate "und-x-icu" not null, "roles" text[] not null default '{}', "status" text not null, "locale" text not null, "email_verified_at" timestamptz(3) null, "last_seen_at" timestamptz(3) null, "seen_at" timestamptz(3) generated always as (coalesce("last_seen_at", to_timestamp(0))) stored not null, "password_hash" text null, "member_id" uuid null, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left("name" || ' ' || "email", 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, primary key ("id"));`);
    this.addSql(`alter table "users" add constraint "users_email_unique" unique ("email");`);
    this.addSql(`alter table "users" add constraint "users_member_id_unique" unique ("member_id");`);
    this.addSql(`create index "users_terms_index" on "users" using gin ("terms");`);
    this.addSql(`create index "users_last_seen_at_index" on "users" ("last_seen_at");`);
    this.addSql(`create index "users_roles_index" on "users" using gin ("roles");`);
    this.addSql(`create index "users_verified_index" on "users" ("member_id") where "email_verified_at" is not null;`);
    this.addSql(`create index "users_status_index" on "users" ("status");`);
    this.addSql(`create index "users_seen_at_id_index" on "users" ("seen_at", "id");`);
    this.addSql(`create index "users_created_at_id_index" on "users" ("created_at", "id");`);
    this.addSql(`create index "users_name_id_index" on "users" ("name", "id");`);

    this.addSql(`create table "sessions" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "user_id" uuid not null, "token_hash" text not null, "device" text not null, "user_agent" text not null default '', "network" text not null default '', "is_remembered" boolean not null default true, "last_heartbeat_at" timestamptz(3) null, "expires_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "sessions" add constraint "sessions_token_hash_unique" unique ("token_hash");`);
    this.addSql(`create index "sessions_user_id_created_at_id_index" on "sessions" ("user_id", "created_at", "id");`);
    this.addSql(`create index "sessions_expires_at_index" on "sessions" ("expires_at");`);

    this.addSql(`create table "notifications" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "user_id" uuid not null, "kind" text not null, "post_id" uuid null, "comment_id" uuid null, "locale" text null, "read_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`create index "notifications_post_id_index" on "notifications" ("post_id");`);
    this.addSql(`create index "notifications_comment_id_index" on "notifications" ("comment_id");`);
    this.addSql(`create index "notifications_unread_index" on "notifications" ("user_id") where "read_at" is null;`);
    this.addSql(`create index "notifications_user_id_created_at_id_index" on "notifications" ("user_id", "created_at", "id");`);
    this.addSql(`alter table "notifications" add constraint "notifications_user_id_kind_comment_id_unique" unique ("user_id", "kind", "comment_id");`);

    this.addSql(`alter table "categories" add constraint "categories_kind_check" check ("kind" in ('blog', 'solution'));`);
    this.addSql(`alter table "categories" add constraint "categories_color_check" check ("color" in ('default', 'cyan', 'purple', 'blue', 'orange', 'red'));`);

    this.addSql(`alter table "email_codes" add constraint "email_codes_purpose_check" check ("purpose" in ('register', 'reset'));`);

    this.addSql(`alter table "members" add constraint "members_availability_check" check ("availability" in ('open', 'limited', 'booked'));`);
    this.addSql(`alter table "members" add constraint "members_visibility_check" check ("visibility" in ('public', 'members', 'unlisted', 'private'));`);
    this.addSql(`alter table "members" add constraint "members_status_check" check ("status" in ('active', 'pending', 'banned'));`);

    this.addSql(`alter table "member_types" add constraint "member_types_color_check" check ("color" in ('default', 'cyan', 'purple', 'blue', 'orange', 'red'));`);

    this.addSql(`alter table "members_types" add constraint "members_types_member_id_foreign" foreign key ("member_id") references "members" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "members_types" add constraint "members_types_type_id_foreign" foreign key ("type_id") references "member_types" ("id") on update cascade on delete cascade;`);
    this.addSql(`create or replace function "members_types_member_count_insert_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select type_id, sum(n) as n from (select *, 1 as n from came) as changes
      group by 1 having sum(n) <> 0 order by 1
    loop
      update member_types set member_count = member_count + change.n where id = change.type_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "member_count_insert" after insert on "members_types" referencing new table as came for each statement execute function "members_types_member_count_insert_fn"();`);
    this.addSql(`create or replace function "members_types_member_count_update_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select type_id, sum(n) as n from (select *, 1 as n from came union all select *, -1 from gone) as changes
      group by 1 having sum(n) <> 0 order by 1
    loop
      update member_types set member_count = member_count + change.n where id = change.type_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "member_count_update" after update on "members_types" referencing old table as gone new table as came for each statement execute function "members_types_member_count_update_fn"();`);
    this.addSql(`create or replace function "members_types_member_count_delete_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select type_id, sum(n) as n from (select *, -1 as n from gone) as changes
      group by 1 having sum(n) <> 0 order by 1
    loop
      update member_types set member_count = member_count + change.n where id = change.type_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "member_count_delete" after delete on "members_types" referencing old table as gone for each statement execute function "members_types_member_count_delete_fn"();`);

    this.addSql(`alter table "outgoing_mails" add constraint "outgoing_mails_locale_check" check ("locale" in ('en', 'fr', 'no'));`);
    this.addSql(`alter table "outgoing_mails" add constraint "outgoing_mails_status_check" check ("status" in ('queued', 'deferred', 'sent', 'failed'));`);

    this.addSql(`alter table "posts" add constraint "posts_author_id_foreign" foreign key ("author_id") references "members" ("id") on delete set null;`);
    this.addSql(`create or replace function "posts_unpublished_fn"() returns trigger as \$\$ begin delete from publications where post_id = old.id; return old; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "unpublished" BEFORE DELETE on "posts" for each ROW execute function "posts_unpublished_fn"();`);
    this.addSql(`create or replace function "posts_republished_fn"() returns trigger as \$\$ begin
    if not old.languages <@ new.languages then
      delete from publications where post_id = new.id and locale <> all (new.languages);     end if;     if new.languages <> '{}' then
      insert into publications (locale, published_at, featured, post_id)
        select locale, (new.published_at ->> locale)::timestamptz, new.featured, new.id
        from unnest(new.languages) as locale
        on conflict (locale, post_id) do update
          set published_at = excluded.published_at, featured = excluded.featured
          where (publications.published_at, publications.featured)
            is distinct from (excluded.published_at, excluded.featured);     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "republished" after update of languages, published_at, featured on "posts" for each row
    when (old.languages <> new.languages or old.published_at <> new.published_at or old.featured <> new.featured)
    execute function "posts_republished_fn"();`);
    this.addSql(`create or replace function "posts_published_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into publications (locale, published_at, featured, post_id)
      select locale, (published_at ->> locale)::timestamptz, featured, id
      from came, unnest(languages) as locale;     insert into comment_totals (post_id, total) select id, comment_count from came; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "published_insert" after insert on "posts" referencing new table as came for each statement execute function "posts_published_insert_fn"();`);

    this.addSql(`alter table "comment_totals" add constraint "comment_totals_post_id_foreign" foreign key ("post_id") references "posts" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "comments" add constraint "comments_post_id_foreign" foreign key ("post_id") references "posts" ("id") on delete cascade;`);
    this.addSql(`alter table "comments" add constraint "comments_parent_id_foreign" foreign key ("parent_id") references "comments" ("id") on delete cascade;`);
    this.addSql(`alter table "comments" add constraint "comments_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "comments" add constraint "comments_status_check" check ("status" in ('approved', 'pending', 'spam', 'trash'));`);
    this.addSql(`alter table "comments" add constraint "comments_locale_check" check ("locale" in ('en', 'fr', 'no'));`);
    this.addSql(`create or replace function "comments_counts_insert_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select parent_id, sum(n) as n from (select *, 1 as n from came) as changes
      where is_public and parent_id is not null group by 1 having sum(n) <> 0 order by 1
    loop
      update comments set reply_count = reply_count + change.n where id = change.parent_id;     end loop;     for change in
      select post_id, sum(n) as n from (select *, 1 as n from came) as changes
      where is_public group by 1 having sum(n) <> 0 order by 1
    loop
      update posts set comment_count = comment_count + change.n where id = change.post_id;       update comment_totals set total = total + change.n where post_id = change.post_id;     end loop;     for change in
      select post_id, sum(n) as n from (select *, 1 as n from came) as changes
      where status = 'pending' group by 1 having sum(n) <> 0 order by 1
    loop
      update posts set pending_comment_count = pending_comment_count + change.n
        where id = change.post_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "counts_insert" after insert on "comments" referencing new table as came for each statement execute function "comments_counts_insert_fn"();`);
    this.addSql(`create or replace function "comments_counts_update_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select parent_id, sum(n) as n from (select *, 1 as n from came union all select *, -1 from gone) as changes
      where is_public and parent_id is not null group by 1 having sum(n) <> 0 order by 1
    loop
      update comments set reply_count = reply_count + change.n where id = change.parent_id;     end loop;     for change in
      select post_id, sum(n) as n from (select *, 1 as n from came union all select *, -1 from gone) as changes
      where is_public group by 1 having sum(n) <> 0 order by 1
    loop
      update posts set comment_count = comment_count + change.n where id = change.post_id;       update comment_totals set total = total + change.n where post_id = change.post_id;     end loop;     for change in
      select post_id, sum(n) as n from (select *, 1 as n from came union all select *, -1 from gone) as changes
      where status = 'pending' group by 1 having sum(n) <> 0 order by 1
    loop
      update posts set pending_comment_count = pending_comment_count + change.n
        where id = change.post_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "counts_update" after update on "comments" referencing old table as gone new table as came for each statement execute function "comments_counts_update_fn"();`);
    this.addSql(`create or replace function "comments_counts_delete_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select parent_id, sum(n) as n from (select *, -1 as n from gone) as changes
      where is_public and parent_id is not null group by 1 having sum(n) <> 0 order by 1
    loop
      update comments set reply_count = reply_count + change.n where id = change.parent_id;     end loop;     for change in
      select post_id, sum(n) as n from (select *, -1 as n from gone) as changes
      where is_public group by 1 having sum(n) <> 0 order by 1
    loop
      update posts set comment_count = comment_count + change.n where id = change.post_id;       update comment_totals set total = total + change.n where post_id = change.post_id;     end loop;     for change in
      select post_id, sum(n) as n from (select *, -1 as n from gone) as changes
      where status = 'pending' group by 1 having sum(n) <> 0 order by 1
    loop
      update posts set pending_comment_count = pending_comment_count + change.n
        where id = change.post_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "counts_delete" after delete on "comments" referencing old table as gone for each statement execute function "comments_counts_delete_fn"();`);
    this.addSql(`create or replace function "comments_follow_update_fn"() returns trigger as \$\$ declare change record; begin 
    for change in
      select id from came join gone using (id)
      where came.parent_id is null and came.status <> gone.status order by 1
    loop
      update comments set is_public = is_public where parent_id = change.id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "follow_update" after update on "comments" referencing old table as gone new table as came for each statement execute function "comments_follow_update_fn"();`);
    this.addSql(`create or replace function "comments_comments_public_fn"() returns trigger as \$\$ begin new.is_public := new.status = 'approved';     if new.parent_id is not null then
      perform 1 from comments where id = new.parent_id for no key update;       new.is_public := new.is_public and exists (
        select 1 from comments where id = new.parent_id and status = 'approved');     end if;     return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "comments_public" BEFORE INSERT OR UPDATE on "comments" for each ROW execute function "comments_comments_public_fn"();`);

    this.addSql(`alter table "posts_categories" add constraint "posts_categories_post_id_foreign" foreign key ("post_id") references "posts" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "posts_categories" add constraint "posts_categories_category_id_foreign" foreign key ("category_id") references "categories" ("id") on update cascade on delete cascade;`);
    this.addSql(`create or replace function "posts_categories_post_count_insert_fn"() returns trigger as \$\$ declare change record; begin 
    perform 1 from posts where id in (
      select post_id from (select *, 1 as n from came) as changes join categories on categories.id = category_id
    ) order by id for share;     for change in
      select category_id, locale, sum(n) as n from (select *, 1 as n from came) as changes join publications using (post_id)
      group by 1, 2 having sum(n) <> 0 order by 1, 2
    loop
      update categories set post_count = jsonb_set(post_count, array[change.locale],
        to_jsonb(coalesce((post_count ->> change.locale)::int, 0) + change.n))
        where id = change.category_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_count_insert" after insert on "posts_categories" referencing new table as came for each statement execute function "posts_categories_post_count_insert_fn"();`);
    this.addSql(`create or replace function "posts_categories_post_count_update_fn"() returns trigger as \$\$ declare change record; begin 
    perform 1 from posts where id in (
      select post_id from (select *, 1 as n from came union all select *, -1 from gone) as changes join categories on categories.id = category_id
    ) order by id for share;     for change in
      select category_id, locale, sum(n) as n from (select *, 1 as n from came union all select *, -1 from gone) as changes join publications using (post_id)
      group by 1, 2 having sum(n) <> 0 order by 1, 2
    loop
      update categories set post_count = jsonb_set(post_count, array[change.locale],
        to_jsonb(coalesce((post_count ->> change.locale)::int, 0) + change.n))
        where id = change.category_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_count_update" after update on "posts_categories" referencing old table as gone new table as came for each statement execute function "posts_categories_post_count_update_fn"();`);
    this.addSql(`create or replace function "posts_categories_post_count_delete_fn"() returns trigger as \$\$ declare change record; begin 
    perform 1 from posts where id in (
      select post_id from (select *, -1 as n from gone) as changes join categories on categories.id = category_id
    ) order by id for share;     for change in
      select category_id, locale, sum(n) as n from (select *, -1 as n from gone) as changes join publications using (post_id)
      group by 1, 2 having sum(n) <> 0 order by 1, 2
    loop
      update categories set post_count = jsonb_set(post_count, array[change.locale],
        to_jsonb(coalesce((post_count ->> change.locale)::int, 0) + change.n))
        where id = change.category_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_count_delete" after delete on "posts_categories" referencing old table as gone for each statement execute function "posts_categories_post_count_delete_fn"();`);

    this.addSql(`alter table "publications" add constraint "publications_post_id_foreign" foreign key ("post_id") references "posts" ("id") on delete cascade;`);
    this.addSql(`create or replace function "publications_totals_insert_fn"() returns trigger as \$\$ declare change record; begin 
    insert into publication_totals (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from (select *, 1 as n from came) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = publication_totals.total + excluded.total;     for change in
      select category_id, locale, sum(n) as n from (select *, 1 as n from came) as changes join posts_categories using (post_id)
      group by 1, 2 having sum(n) <> 0 order by 1, 2
    loop
      update categories set post_count = jsonb_set(post_count, array[change.locale],
        to_jsonb(coalesce((post_count ->> change.locale)::int, 0) + change.n))
        where id = change.category_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_insert" after insert on "publications" referencing new table as came for each statement execute function "publications_totals_insert_fn"();`);
    this.addSql(`create or replace function "publications_totals_update_fn"() returns trigger as \$\$ declare change record; begin 
    insert into publication_totals (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from (select *, 1 as n from came union all select *, -1 from gone) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = publication_totals.total + excluded.total;     for change in
      select category_id, locale, sum(n) as n from (select *, 1 as n from came union all select *, -1 from gone) as changes join posts_categories using (post_id)
      group by 1, 2 having sum(n) <> 0 order by 1, 2
    loop
      update categories set post_count = jsonb_set(post_count, array[change.locale],
        to_jsonb(coalesce((post_count ->> change.locale)::int, 0) + change.n))
        where id = change.category_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_update" after update on "publications" referencing old table as gone new table as came for each statement execute function "publications_totals_update_fn"();`);
    this.addSql(`create or replace function "publications_totals_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into publication_totals (locale, month, total)
      select locale, date_trunc('month', published_at, 'utc'), sum(n) from (select *, -1 as n from gone) as changes
      group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (locale, month) do update set total = publication_totals.total + excluded.total;     for change in
      select category_id, locale, sum(n) as n from (select *, -1 as n from gone) as changes join posts_categories using (post_id)
      group by 1, 2 having sum(n) <> 0 order by 1, 2
    loop
      update categories set post_count = jsonb_set(post_count, array[change.locale],
        to_jsonb(coalesce((post_count ->> change.locale)::int, 0) + change.n))
        where id = change.category_id;     end loop; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "totals_delete" after delete on "publications" referencing old table as gone for each statement execute function "publications_totals_delete_fn"();`);

    this.addSql(`alter table "users" add constraint "users_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "users" add constraint "users_status_check" check ("status" in ('active', 'invited', 'suspended'));`);
    this.addSql(`alter table "users" add constraint "users_locale_check" check ("locale" in ('en', 'fr', 'no'));`);
    this.addSql(`create or replace function "users_admin_remains_fn"() returns trigger as \$\$ begin
    if old.status = 'active' and old.roles @> '{admin}' and (tg_op = 'DELETE' or not (new.status = 'active' and new.roles @> '{admin}')) then
      perform pg_advisory_xact_lock(7210457);       if not exists (select 1 from users where users.status = 'active' and users.roles @> '{admin}') then
        raise exception 'At least one admin must remain' using errcode = 'check_violation';       end if;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "admin_remains" after update of roles, status or delete on "users" for each row
    execute function "users_admin_remains_fn"();`);
    this.addSql(`create or replace function "users_signed_out_fn"() returns trigger as \$\$ begin
    delete from sessions where user_id = new.id;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "signed_out" after update of password_hash, status on "users" for each row
    when (old.password_hash is distinct from new.password_hash or new.status <> 'active')
    execute function "users_signed_out_fn"();`);

    this.addSql(`alter table "sessions" add constraint "sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);

    this.addSql(`alter table "notifications" add constraint "notifications_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "notifications" add constraint "notifications_post_id_foreign" foreign key ("post_id") references "posts" ("id") on delete cascade;`);
    this.addSql(`alter table "notifications" add constraint "notifications_comment_id_foreign" foreign key ("comment_id") references "comments" ("id") on delete cascade;`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_waiting', 'comment_on_post', 'reply', 'post_published', 'roles_changed'));`);
    this.addSql(`alter table "notifications" add constraint "notifications_locale_check" check ("locale" in ('en', 'fr', 'no'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "posts_categories" drop constraint "posts_categories_category_id_foreign";`);
    this.addSql(`alter table "members_types" drop constraint "members_types_member_id_foreign";`);
    this.addSql(`alter table "posts" drop constraint "posts_author_id_foreign";`);
    this.addSql(`alter table "comments" drop constraint "comments_member_id_foreign";`);
    this.addSql(`alter table "users" drop constraint "users_member_id_foreign";`);
    this.addSql(`alter table "members_types" drop constraint "members_types_type_id_foreign";`);
    this.addSql(`alter table "comment_totals" drop constraint "comment_totals_post_id_foreign";`);
    this.addSql(`alter table "comments" drop constraint "comments_post_id_foreign";`);
    this.addSql(`alter table "posts_categories" drop constraint "posts_categories_post_id_foreign";`);
    this.addSql(`alter table "publications" drop constraint "publications_post_id_foreign";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_post_id_foreign";`);
    this.addSql(`alter table "comments" drop constraint "comments_parent_id_foreign";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_comment_id_foreign";`);
    this.addSql(`alter table "sessions" drop constraint "sessions_user_id_foreign";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_user_id_foreign";`);

    this.addSql(`drop table if exists "blocked_commenters" cascade;`);
    this.addSql(`drop table if exists "categories" cascade;`);
    this.addSql(`drop table if exists "email_codes" cascade;`);
    this.addSql(`drop table if exists "members" cascade;`);
    this.addSql(`drop table if exists "member_types" cascade;`);
    this.addSql(`drop trigger if exists "member_count_insert" on "members_types";`);
    this.addSql(`drop function if exists "members_types_member_count_insert_fn"();`);
    this.addSql(`drop trigger if exists "member_count_update" on "members_types";`);
    this.addSql(`drop function if exists "members_types_member_count_update_fn"();`);
    this.addSql(`drop trigger if exists "member_count_delete" on "members_types";`);
    this.addSql(`drop function if exists "members_types_member_count_delete_fn"();`);
    this.addSql(`drop table if exists "members_types" cascade;`);
    this.addSql(`drop table if exists "outbox" cascade;`);
    this.addSql(`drop table if exists "outgoing_mails" cascade;`);
    this.addSql(`drop trigger if exists "unpublished" on "posts";`);
    this.addSql(`drop function if exists "posts_unpublished_fn"();`);
    this.addSql(`drop trigger if exists "republished" on "posts";`);
    this.addSql(`drop function if exists "posts_republished_fn"();`);
    this.addSql(`drop trigger if exists "published_insert" on "posts";`);
    this.addSql(`drop function if exists "posts_published_insert_fn"();`);
    this.addSql(`drop table if exists "posts" cascade;`);
    this.addSql(`drop table if exists "comment_totals" cascade;`);
    this.addSql(`drop trigger if exists "counts_insert" on "comments";`);
    this.addSql(`drop function if exists "comments_counts_insert_fn"();`);
    this.addSql(`drop trigger if exists "counts_update" on "comments";`);
    this.addSql(`drop function if exists "comments_counts_update_fn"();`);
    this.addSql(`drop trigger if exists "counts_delete" on "comments";`);
    this.addSql(`drop function if exists "comments_counts_delete_fn"();`);
    this.addSql(`drop trigger if exists "follow_update" on "comments";`);
    this.addSql(`drop function if exists "comments_follow_update_fn"();`);
    this.addSql(`drop trigger if exists "comments_public" on "comments";`);
    this.addSql(`drop function if exists "comments_comments_public_fn"();`);
    this.addSql(`drop table if exists "comments" cascade;`);
    this.addSql(`drop trigger if exists "post_count_insert" on "posts_categories";`);
    this.addSql(`drop function if exists "posts_categories_post_count_insert_fn"();`);
    this.addSql(`drop trigger if exists "post_count_update" on "posts_categories";`);
    this.addSql(`drop function if exists "posts_categories_post_count_update_fn"();`);
    this.addSql(`drop trigger if exists "post_count_delete" on "posts_categories";`);
    this.addSql(`drop function if exists "posts_categories_post_count_delete_fn"();`);
    this.addSql(`drop table if exists "posts_categories" cascade;`);
    this.addSql(`drop table if exists "post_selections" cascade;`);
    this.addSql(`drop trigger if exists "totals_insert" on "publications";`);
    this.addSql(`drop function if exists "publications_totals_insert_fn"();`);
    this.addSql(`drop trigger if exists "totals_update" on "publications";`);
    this.addSql(`drop function if exists "publications_totals_update_fn"();`);
    this.addSql(`drop trigger if exists "totals_delete" on "publications";`);
    this.addSql(`drop function if exists "publications_totals_delete_fn"();`);
    this.addSql(`drop table if exists "publications" cascade;`);
    this.addSql(`drop table if exists "publication_totals" cascade;`);
    this.addSql(`drop trigger if exists "admin_remains" on "users";`);
    this.addSql(`drop function if exists "users_admin_remains_fn"();`);
    this.addSql(`drop trigger if exists "signed_out" on "users";`);
    this.addSql(`drop function if exists "users_signed_out_fn"();`);
    this.addSql(`drop table if exists "users" cascade;`);
    this.addSql(`drop table if exists "sessions" cascade;`);
    this.addSql(`drop table if exists "notifications" cascade;`);
  }

}
