import { Migration } from '@mikro-orm/migrations';

export class Migration20261126001013 extends Migration {

  override name = 'Migration20261126001013';

  override up(): void | Promise<void> {
    this.addSql(`create table "ready_answers" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "name" text not null, "content" jsonb not null default '{}', primary key ("id"));`);

    this.addSql(`alter table "email_codes" add "accepted_terms_locale" text null;`);

    this.addSql(`alter table "contact_requests" drop column "terms";`);
    this.addSql(`alter table "contact_requests" add "phone" text null, add "company" text null, add "merged_into_id" uuid null, add "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left("name" || ' ' || "email" || ' ' || coalesce("company", '') || ' ' || coalesce("subject", '') || ' ' || "message" || ' ' || coalesce("budget", ''), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null;`);
    this.addSql(`create index "contact_requests_terms_index" on "contact_requests" using gin ("terms");`);
    this.addSql(`alter table "contact_requests" add constraint "contact_requests_merged_into_id_foreign" foreign key ("merged_into_id") references "contact_requests" ("id") on delete cascade;`);
    this.addSql(`create index "contact_requests_merged_into_id_created_at_id_index" on "contact_requests" ("merged_into_id", "created_at", "id");`);

    this.addSql(`alter table "users" add "accepted_terms_locale" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "ready_answers" cascade;`);

    this.addSql(`alter table "contact_requests" drop constraint "contact_requests_merged_into_id_foreign";`);

    this.addSql(`drop index "contact_requests_merged_into_id_created_at_id_index";`);
    this.addSql(`alter table "contact_requests" drop column "phone", drop column "company", drop column "merged_into_id", drop column "terms";`);
    this.addSql(`alter table "contact_requests" add "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left("name" || ' ' || "email" || ' ' || coalesce("subject", '') || ' ' || "message" || ' ' || coalesce("budget", ''), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null;`);
    this.addSql(`create index "contact_requests_terms_index" on "contact_requests" using gin ("terms");`);

    this.addSql(`alter table "email_codes" drop column "accepted_terms_locale";`);

    this.addSql(`alter table "users" drop column "accepted_terms_locale";`);
  }

}
