import { Migration } from '@mikro-orm/migrations';

export class Migration20261123231401 extends Migration {

  override name = 'Migration20261123231401';

  override up(): void | Promise<void> {
    this.addSql(`create table "faqs" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "question" jsonb not null default '{}', "answer" jsonb not null default '{}', "category_id" uuid null, "order" int not null default 0, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left(coalesce("question" ->> 'en', '') || ' ' || coalesce("question" ->> 'fr', '') || ' ' || coalesce("question" ->> 'no', '') || ' ' || coalesce("answer" ->> 'en', '') || ' ' || coalesce("answer" ->> 'fr', '') || ' ' || coalesce("answer" ->> 'no', ''), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null, primary key ("id"));`);
    this.addSql(`create index "faqs_category_id_index" on "faqs" ("category_id");`);

    this.addSql(`alter table "categories" drop constraint "categories_kind_check";`);
    this.addSql(`alter table "categories" add constraint "categories_kind_check" check ("kind" in ('blog', 'solution', 'faq'));`);

    this.addSql(`alter table "faqs" add constraint "faqs_category_id_foreign" foreign key ("category_id") references "categories" ("id") on delete set null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "faqs" cascade;`);

    this.addSql(`alter table "categories" drop constraint "categories_kind_check";`);
    this.addSql(`alter table "categories" add constraint "categories_kind_check" check ("kind" in ('blog', 'solution'));`);
  }

}
