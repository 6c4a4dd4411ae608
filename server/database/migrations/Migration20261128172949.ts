import { Migration } from '@mikro-orm/migrations';

export class Migration20261128172949 extends Migration {

  override name = 'Migration20261128172949';

  override up(): void | Promise<void> {
    this.addSql(`create table "proxy_clients" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "name" text collate "und-x-icu" not null, "member_id" uuid null, "contact_email" text null, "username" text not null, "secret" text not null, "secret_set_at" timestamptz(3) not null, "allowed_ips" text[] not null default '{}', "quota_bytes" bigint null, "quota_period" text not null default 'none', "reset_day" int null, "used_bytes" bigint not null default '0', "measured_at" timestamptz(3) null, "last_reset_at" timestamptz(3) null, "next_reset_at" timestamptz(3) null, "on_exceed" text not null default 'disable', "is_over_quota" boolean generated always as ("quota_bytes" is not null and "used_bytes" >= "quota_bytes") stored not null, "speed_limit_kbps" int null, "max_connections" int null, "starts_at" timestamptz(3) null, "expires_at" timestamptz(3) null, "ends_at" timestamptz(3) generated always as (coalesce("expires_at", to_timestamp(253402214400))) stored not null, "auto_renew_days" int null, "last_seen_at" timestamptz(3) null, "seen_at" timestamptz(3) generated always as (coalesce("last_seen_at", to_timestamp(0))) stored not null, "enabled" boolean not null default true, "access_changed_at" timestamptz(3) not null, "notes" text not null default '', "alerted_percent" int not null default 0, "alerted_expiry" timestamptz(3) null, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(replace(replace(replace(replace(translate(regexp_replace(normalize(lower(left("name" || ' ' || "username" || ' ' || coalesce("contact_email", '') || ' ' || coalesce("notes", ''), 100000) collate "und-x-icu"), nfkd), '[̀-֑ͯ-ׇֽֿׁׂׅׄؐ-ؚـً-ٰٟัิ-ฺ็-๎ັິ-ຼ່-໎ါ-ှ឴-៓゙゚]', '', 'g'), 'øđðłħŧıς', 'oddlhtiσ'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿][฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]?)', ' \\1 ', 'g'), '[!-/:-@_~]', ' ', 'g') || regexp_replace(regexp_replace(regexp_replace(left(replace(replace(replace(replace(translate(regexp_replace(normalize(lower(left("name" || ' ' || "username" || ' ' || coalesce("contact_email", '') || ' ' || coalesce("notes", ''), 100000) collate "und-x-icu"), nfkd), '[̀-֑ͯ-ׇֽֿׁׂׅׄؐ-ؚـً-ٰٟัิ-ฺ็-๎ັິ-ຼ່-໎ါ-ှ឴-៓゙゚]', '', 'g'), 'øđðłħŧıς', 'oddlhtiσ'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), 50000), '[^฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]+', ' ', 'g'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿])([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]+)', '\\1 \\2', 'g'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿][฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]?)', ' \\1 ', 'g'))) stored null, primary key ("id"));`);
    this.addSql(`create index "proxy_clients_member_id_index" on "proxy_clients" ("member_id");`);
    this.addSql(`create index "proxy_clients_terms_index" on "proxy_clients" using gin ("terms");`);
    this.addSql(`create index "proxy_clients_next_reset_at_index" on "proxy_clients" ("next_reset_at");`);
    this.addSql(`create index "proxy_clients_name_id_index" on "proxy_clients" ("name", "id");`);
    this.addSql(`create unique index "proxy_clients_username_unique" on "proxy_clients" ("username") where "deleted_at" is null;`);

    this.addSql(`create table "proxy_servers" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "name" text collate "und-x-icu" not null, "host" text not null, "port" int not null, "protocol" text not null, "purpose" text not null default 'egress', "country" text null, "city" text null, "status" text not null default 'unknown', "status_since" timestamptz(3) null, "provider" text null, "auth_type" text not null default 'none', "username" text null, "secret" text null, "secret_set_at" timestamptz(3) null, "token_hash" text null, "token_set_at" timestamptz(3) null, "tags" text[] not null default '{}', "enabled" boolean not null default true, "max_clients" int null, "max_mbps" int null, "check_interval_sec" int not null default 60, "last_checked_at" timestamptz(3) null, "next_check_at" timestamptz(3) null, "latency_ms" int null, "last_error" text null, "tls_expires_at" timestamptz(3) null, "maintenance_until" timestamptz(3) null, "exit_ip" text null, "monthly_cost" bigint null, "currency" text not null default 'EUR', "expires_at" timestamptz(3) null, "ends_at" timestamptz(3) generated always as (coalesce("expires_at", to_timestamp(253402214400))) stored not null, "notes" text not null default '', "exported_at" timestamptz(3) null, "failures" int not null default 0, "successes" int not null default 0, "slow_checks" int not null default 0, "check_count" int not null default 0, "failing_since" timestamptz(3) null, "alerted_down" boolean not null default false, "alerted_expiry" timestamptz(3) null, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(replace(replace(replace(replace(translate(regexp_replace(normalize(lower(left("name" || ' ' || "host" || ' ' || coalesce("city", '') || ' ' || coalesce("provider", '') || ' ' || coalesce("notes", ''), 100000) collate "und-x-icu"), nfkd), '[̀-֑ͯ-ׇֽֿׁׂׅׄؐ-ؚـً-ٰٟัิ-ฺ็-๎ັິ-ຼ່-໎ါ-ှ឴-៓゙゚]', '', 'g'), 'øđðłħŧıς', 'oddlhtiσ'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿][฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]?)', ' \\1 ', 'g'), '[!-/:-@_~]', ' ', 'g') || regexp_replace(regexp_replace(regexp_replace(left(replace(replace(replace(replace(translate(regexp_replace(normalize(lower(left("name" || ' ' || "host" || ' ' || coalesce("city", '') || ' ' || coalesce("provider", '') || ' ' || coalesce("notes", ''), 100000) collate "und-x-icu"), nfkd), '[̀-֑ͯ-ׇֽֿׁׂׅׄؐ-ؚـً-ٰٟัิ-ฺ็-๎ັິ-ຼ່-໎ါ-ှ឴-៓゙゚]', '', 'g'), 'øđðłħŧıς', 'oddlhtiσ'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), 50000), '[^฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]+', ' ', 'g'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿])([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]+)', '\\1 \\2', 'g'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿][฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]?)', ' \\1 ', 'g'))) stored null, primary key ("id"));`);
    this.addSql(`alter table "proxy_servers" add constraint "proxy_servers_token_hash_unique" unique ("token_hash");`);
    this.addSql(`create index "proxy_servers_terms_index" on "proxy_servers" using gin ("terms");`);
    this.addSql(`create index "proxy_servers_next_check_at_index" on "proxy_servers" ("next_check_at");`);
    this.addSql(`create index "proxy_servers_name_id_index" on "proxy_servers" ("name", "id");`);

    this.addSql(`create table "proxy_hours" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "server_id" uuid not null, "hour" timestamptz(3) not null, "checks" int not null default 0, "answered" int not null default 0, "latency_ms" int null, primary key ("id"));`);
    this.addSql(`create index "proxy_hours_hour_index" on "proxy_hours" ("hour");`);
    this.addSql(`alter table "proxy_hours" add constraint "proxy_hours_server_id_hour_unique" unique ("server_id", "hour");`);

    this.addSql(`create table "proxy_counters" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "server_id" uuid not null, "client_id" uuid not null, "start_id" text not null, "bytes_in" bigint not null default '0', "bytes_out" bigint not null default '0', primary key ("id"));`);
    this.addSql(`create index "proxy_counters_client_id_index" on "proxy_counters" ("client_id");`);
    this.addSql(`create index "proxy_counters_updated_at_index" on "proxy_counters" ("updated_at");`);
    this.addSql(`alter table "proxy_counters" add constraint "proxy_counters_server_id_client_id_start_id_unique" unique ("server_id", "client_id", "start_id");`);

    this.addSql(`create table "proxy_checks" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "server_id" uuid not null, "at" timestamptz(3) not null, "ok" boolean not null, "latency_ms" int null, "error" text null, primary key ("id"));`);
    this.addSql(`create index "proxy_checks_at_index" on "proxy_checks" ("at");`);
    this.addSql(`create index "proxy_checks_server_id_at_id_index" on "proxy_checks" ("server_id", "at", "id");`);

    this.addSql(`create table "proxy_assignments" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "client_id" uuid not null, "server_id" uuid not null, "priority" int not null, primary key ("id"));`);
    this.addSql(`create index "proxy_assignments_server_id_priority_id_index" on "proxy_assignments" ("server_id", "priority", "id");`);
    this.addSql(`create index "proxy_assignments_client_id_priority_id_index" on "proxy_assignments" ("client_id", "priority", "id");`);
    this.addSql(`alter table "proxy_assignments" add constraint "proxy_assignments_client_id_server_id_unique" unique ("client_id", "server_id");`);

    this.addSql(`create table "proxy_usage" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "server_id" uuid not null, "client_id" uuid not null, "day" timestamptz(3) not null, "bytes_in" bigint not null default '0', "bytes_out" bigint not null default '0', "bytes" bigint not null default '0', primary key ("id"));`);
    this.addSql(`create index "proxy_usage_client_id_day_index" on "proxy_usage" ("client_id", "day");`);
    this.addSql(`create index "proxy_usage_server_id_day_index" on "proxy_usage" ("server_id", "day");`);
    this.addSql(`alter table "proxy_usage" add constraint "proxy_usage_server_id_client_id_day_unique" unique ("server_id", "client_id", "day");`);

    this.addSql(`alter table "notification_choices" drop constraint "notification_choices_kind_check";`);
    this.addSql(`alter table "notification_choices" add constraint "notification_choices_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received', 'event_invitation', 'event_reminder', 'proxy_down', 'proxy_up', 'proxy_quota', 'proxy_expires'));`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add "proxy_server_id" uuid null, add "proxy_client_id" uuid null;`);
    this.addSql(`alter table "notifications" add constraint "notifications_proxy_server_id_foreign" foreign key ("proxy_server_id") references "proxy_servers" ("id") on delete cascade;`);
    this.addSql(`alter table "notifications" add constraint "notifications_proxy_client_id_foreign" foreign key ("proxy_client_id") references "proxy_clients" ("id") on delete cascade;`);
    this.addSql(`create index "notifications_proxy_server_id_index" on "notifications" ("proxy_server_id");`);
    this.addSql(`create index "notifications_proxy_client_id_index" on "notifications" ("proxy_client_id");`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received', 'event_invitation', 'event_reminder', 'proxy_down', 'proxy_up', 'proxy_quota', 'proxy_expires'));`);

    this.addSql(`alter table "proxy_clients" add constraint "proxy_clients_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "proxy_clients" add constraint "proxy_clients_quota_period_check" check ("quota_period" in ('none', 'daily', 'weekly', 'monthly'));`);
    this.addSql(`alter table "proxy_clients" add constraint "proxy_clients_on_exceed_check" check ("on_exceed" in ('disable', 'throttle', 'notify'));`);

    this.addSql(`alter table "proxy_servers" add constraint "proxy_servers_protocol_check" check ("protocol" in ('http', 'https', 'socks5', 'shadowsocks', 'wireguard'));`);
    this.addSql(`alter table "proxy_servers" add constraint "proxy_servers_purpose_check" check ("purpose" in ('egress', 'reverse', 'preview'));`);
    this.addSql(`alter table "proxy_servers" add constraint "proxy_servers_status_check" check ("status" in ('unknown', 'up', 'degraded', 'down', 'maintenance'));`);
    this.addSql(`alter table "proxy_servers" add constraint "proxy_servers_auth_type_check" check ("auth_type" in ('none', 'basic', 'ip_allowlist', 'token'));`);
    this.addSql(`alter table "proxy_servers" add constraint "proxy_servers_last_error_check" check ("last_error" in ('address', 'unresolved', 'refused', 'timeout', 'certificate', 'redirected', 'sign_in', 'secret', 'protocol', 'failed'));`);

    this.addSql(`alter table "proxy_hours" add constraint "proxy_hours_server_id_foreign" foreign key ("server_id") references "proxy_servers" ("id") on delete cascade;`);

    this.addSql(`alter table "proxy_counters" add constraint "proxy_counters_server_id_foreign" foreign key ("server_id") references "proxy_servers" ("id") on delete cascade;`);
    this.addSql(`alter table "proxy_counters" add constraint "proxy_counters_client_id_foreign" foreign key ("client_id") references "proxy_clients" ("id") on delete cascade;`);

    this.addSql(`alter table "proxy_checks" add constraint "proxy_checks_server_id_foreign" foreign key ("server_id") references "proxy_servers" ("id") on delete cascade;`);
    this.addSql(`alter table "proxy_checks" add constraint "proxy_checks_error_check" check ("error" in ('address', 'unresolved', 'refused', 'timeout', 'certificate', 'redirected', 'sign_in', 'secret', 'protocol', 'failed'));`);

    this.addSql(`alter table "proxy_assignments" add constraint "proxy_assignments_client_id_foreign" foreign key ("client_id") references "proxy_clients" ("id") on delete cascade;`);
    this.addSql(`alter table "proxy_assignments" add constraint "proxy_assignments_server_id_foreign" foreign key ("server_id") references "proxy_servers" ("id") on delete cascade;`);

    this.addSql(`alter table "proxy_usage" add constraint "proxy_usage_server_id_foreign" foreign key ("server_id") references "proxy_servers" ("id") on delete cascade;`);
    this.addSql(`alter table "proxy_usage" add constraint "proxy_usage_client_id_foreign" foreign key ("client_id") references "proxy_clients" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "proxy_counters" drop constraint "proxy_counters_client_id_foreign";`);
    this.addSql(`alter table "proxy_assignments" drop constraint "proxy_assignments_client_id_foreign";`);
    this.addSql(`alter table "proxy_usage" drop constraint "proxy_usage_client_id_foreign";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_proxy_client_id_foreign";`);
    this.addSql(`alter table "proxy_hours" drop constraint "proxy_hours_server_id_foreign";`);
    this.addSql(`alter table "proxy_counters" drop constraint "proxy_counters_server_id_foreign";`);
    this.addSql(`alter table "proxy_checks" drop constraint "proxy_checks_server_id_foreign";`);
    this.addSql(`alter table "proxy_assignments" drop constraint "proxy_assignments_server_id_foreign";`);
    this.addSql(`alter table "proxy_usage" drop constraint "proxy_usage_server_id_foreign";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_proxy_server_id_foreign";`);

    this.addSql(`drop table if exists "proxy_clients" cascade;`);
    this.addSql(`drop table if exists "proxy_servers" cascade;`);
    this.addSql(`drop table if exists "proxy_hours" cascade;`);
    this.addSql(`drop table if exists "proxy_counters" cascade;`);
    this.addSql(`drop table if exists "proxy_checks" cascade;`);
    this.addSql(`drop table if exists "proxy_assignments" cascade;`);
    this.addSql(`drop table if exists "proxy_usage" cascade;`);

    this.addSql(`alter table "notification_choices" drop constraint "notification_choices_kind_check";`);
    this.addSql(`alter table "notification_choices" add constraint "notification_choices_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received', 'event_invitation', 'event_reminder'));`);

    this.addSql(`drop index "notifications_proxy_server_id_index";`);
    this.addSql(`drop index "notifications_proxy_client_id_index";`);
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" drop column "proxy_server_id", drop column "proxy_client_id";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('comment_pending', 'comment_on_post', 'reply', 'post_published', 'roles_changed', 'message_reported', 'member_pending', 'project_invitation', 'project_accepted', 'project_declined', 'project_removed', 'project_objected', 'board_added', 'card_assigned', 'card_commented', 'card_mentioned', 'card_completed', 'quote_requested', 'contact_received', 'application_received', 'event_invitation', 'event_reminder'));`);
  }

}
