import { Migration } from '@mikro-orm/migrations';

export class Migration20261128170439 extends Migration {

  override name = 'Migration20261128170439';

  override up(): void | Promise<void> {
    this.addSql(`create table "invoice_series" ("series" text not null, "year" int not null, "next" int not null default 1, primary key ("series", "year"));`);

    this.addSql(`create table "invoice_settings" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "seller" jsonb not null, "prefix" text not null default '', "payment_days" int not null default 14, "tax_rates" int[] not null default '{2500}', "reminder_days" int[] not null default '{1,14,30}', "reminder_pause_days" int not null default 7, "payment_terms" text not null default '', primary key ("id"));`);

    this.addSql(`create table "invoices" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "kind" text not null default 'invoice', "number" text null, "status" text not null default 'draft', "subject" text not null default '', "from" jsonb not null, "to" jsonb not null, "customer_name" text collate "und-x-icu" not null, "customer_email" text not null default '', "customer_id" uuid null, "project_id" uuid null, "locale" text not null, "currency" text not null, "issued_on" date not null, "due_on" date not null, "overdue_at" timestamptz(3) not null, "period_from" date null, "period_to" date null, "prices_include_tax" boolean not null default false, "sub_total" bigint not null default '0', "discount_rate" int null, "discount" bigint not null default '0', "shipping" bigint not null default '0', "shipping_tax_rate" int not null default 0, "shipping_tax_category" text not null default 's', "net" bigint not null default '0', "tax" bigint not null default '0', "total" bigint not null default '0', "paid_amount" bigint not null default '0', "credited_amount" bigint not null default '0', "open_amount" bigint not null default '0', "tax_reason" text null, "note" text not null default '', "payment_terms" text not null default '', "services" text[] not null default '{}', "credit_note_of_id" uuid null, "finalised_at" timestamptz(3) null, "sent_count" int not null default 0, "sent_at" timestamptz(3) null, "reminded_at" timestamptz(3) null, "opened_count" int not null default 0, "opened_at" timestamptz(3) null, "link_hashes" text[] not null default '{}', "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(replace(replace(replace(replace(translate(regexp_replace(normalize(lower(left(coalesce("number", '') || ' ' || coalesce("subject", '') || ' ' || coalesce("customer_name", '') || ' ' || coalesce("to" ->> 'company', '') || ' ' || coalesce("to" ->> 'email', ''), 100000) collate "und-x-icu"), nfkd), '[̀-֑ͯ-ׇֽֿׁׂׅׄؐ-ؚـً-ٰٟัิ-ฺ็-๎ັິ-ຼ່-໎ါ-ှ឴-៓゙゚]', '', 'g'), 'øđðłħŧıς', 'oddlhtiσ'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿][฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]?)', ' \\1 ', 'g'), '[!-/:-@_~]', ' ', 'g') || regexp_replace(regexp_replace(regexp_replace(left(replace(replace(replace(replace(translate(regexp_replace(normalize(lower(left(coalesce("number", '') || ' ' || coalesce("subject", '') || ' ' || coalesce("customer_name", '') || ' ' || coalesce("to" ->> 'company', '') || ' ' || coalesce("to" ->> 'email', ''), 100000) collate "und-x-icu"), nfkd), '[̀-֑ͯ-ׇֽֿׁׂׅׄؐ-ؚـً-ٰٟัิ-ฺ็-๎ັິ-ຼ່-໎ါ-ှ឴-៓゙゚]', '', 'g'), 'øđðłħŧıς', 'oddlhtiσ'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), 50000), '[^฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]+', ' ', 'g'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿])([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]+)', '\\1 \\2', 'g'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿][฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]?)', ' \\1 ', 'g'))) stored null, primary key ("id"));`);
    this.addSql(`create index "invoices_terms_index" on "invoices" using gin ("terms");`);
    this.addSql(`create index "invoices_link_hashes_index" on "invoices" using gin ("link_hashes");`);
    this.addSql(`create index "invoices_services_index" on "invoices" using gin ("services");`);
    this.addSql(`create index "invoices_credit_note_of_id_created_at_index" on "invoices" ("credit_note_of_id", "created_at");`);
    this.addSql(`create index "invoices_customer_email_created_at_id_index" on "invoices" ("customer_email", "created_at", "id");`);
    this.addSql(`create index "invoices_project_id_created_at_id_index" on "invoices" ("project_id", "created_at", "id");`);
    this.addSql(`create index "invoices_customer_id_created_at_id_index" on "invoices" ("customer_id", "created_at", "id");`);
    this.addSql(`create index "invoices_currency_created_at_id_index" on "invoices" ("currency", "created_at", "id");`);
    this.addSql(`create index "invoices_status_overdue_at_index" on "invoices" ("status", "overdue_at");`);
    this.addSql(`create index "invoices_status_created_at_id_index" on "invoices" ("status", "created_at", "id");`);
    this.addSql(`create index "invoices_kind_created_at_id_index" on "invoices" ("kind", "created_at", "id");`);
    this.addSql(`create index "invoices_customer_name_id_index" on "invoices" ("customer_name", "id");`);
    this.addSql(`create index "invoices_total_id_index" on "invoices" ("total", "id");`);
    this.addSql(`create index "invoices_due_on_id_index" on "invoices" ("due_on", "id");`);
    this.addSql(`create index "invoices_issued_on_id_index" on "invoices" ("issued_on", "id");`);
    this.addSql(`create index "invoices_created_at_id_index" on "invoices" ("created_at", "id");`);
    this.addSql(`alter table "invoices" add constraint "invoices_number_unique" unique ("number");`);

    this.addSql(`create table "payments" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "invoice_id" uuid null, "number" text not null default '', "payer_id" uuid null, "payer_name" text not null, "email" text not null default '', "amount" bigint not null, "refunded_amount" bigint not null default '0', "currency" text not null, "method" text not null, "status" text not null, "received_on" date not null, "reference" text not null default '', "provider" text not null, "provider_ref" text null, "receipt_number" text null, "recorded_by_id" uuid null, "idempotency_key" text not null, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(replace(replace(replace(replace(translate(regexp_replace(normalize(lower(left(coalesce("payer_name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("receipt_number", '') || ' ' || coalesce("reference", '') || ' ' || coalesce("number", ''), 100000) collate "und-x-icu"), nfkd), '[̀-֑ͯ-ׇֽֿׁׂׅׄؐ-ؚـً-ٰٟัิ-ฺ็-๎ັິ-ຼ່-໎ါ-ှ឴-៓゙゚]', '', 'g'), 'øđðłħŧıς', 'oddlhtiσ'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿][฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]?)', ' \\1 ', 'g'), '[!-/:-@_~]', ' ', 'g') || regexp_replace(regexp_replace(regexp_replace(left(replace(replace(replace(replace(translate(regexp_replace(normalize(lower(left(coalesce("payer_name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("receipt_number", '') || ' ' || coalesce("reference", '') || ' ' || coalesce("number", ''), 100000) collate "und-x-icu"), nfkd), '[̀-֑ͯ-ׇֽֿׁׂׅׄؐ-ؚـً-ٰٟัิ-ฺ็-๎ັິ-ຼ່-໎ါ-ှ឴-៓゙゚]', '', 'g'), 'øđðłħŧıς', 'oddlhtiσ'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), 50000), '[^฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]+', ' ', 'g'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿])([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]+)', '\\1 \\2', 'g'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿][฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]?)', ' \\1 ', 'g'))) stored null, primary key ("id"));`);
    this.addSql(`create index "payments_recorded_by_id_index" on "payments" ("recorded_by_id");`);
    this.addSql(`create index "payments_terms_index" on "payments" using gin ("terms");`);
    this.addSql(`create index "payments_email_created_at_id_index" on "payments" ("email", "created_at", "id");`);
    this.addSql(`create index "payments_payer_id_created_at_id_index" on "payments" ("payer_id", "created_at", "id");`);
    this.addSql(`create index "payments_invoice_id_created_at_id_index" on "payments" ("invoice_id", "created_at", "id");`);
    this.addSql(`create index "payments_currency_created_at_id_index" on "payments" ("currency", "created_at", "id");`);
    this.addSql(`create index "payments_method_created_at_id_index" on "payments" ("method", "created_at", "id");`);
    this.addSql(`create index "payments_status_created_at_id_index" on "payments" ("status", "created_at", "id");`);
    this.addSql(`create index "payments_amount_id_index" on "payments" ("amount", "id");`);
    this.addSql(`create index "payments_received_on_id_index" on "payments" ("received_on", "id");`);
    this.addSql(`create index "payments_created_at_id_index" on "payments" ("created_at", "id");`);
    this.addSql(`alter table "payments" add constraint "payments_receipt_number_unique" unique ("receipt_number");`);
    this.addSql(`alter table "payments" add constraint "payments_idempotency_key_unique" unique ("idempotency_key");`);

    this.addSql(`create table "invoice_taxes" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "invoice_id" uuid not null, "position" int not null, "tax_category" text not null, "tax_rate" int not null, "base" bigint not null, "tax" bigint not null, "reason" text null, "currency" text not null, primary key ("id"));`);
    this.addSql(`create index "invoice_taxes_invoice_id_position_index" on "invoice_taxes" ("invoice_id", "position");`);

    this.addSql(`create table "invoice_reminders" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "invoice_id" uuid not null, "stage" int not null, primary key ("id"));`);
    this.addSql(`alter table "invoice_reminders" add constraint "invoice_reminders_invoice_id_stage_unique" unique ("invoice_id", "stage");`);

    this.addSql(`create table "invoice_items" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "invoice_id" uuid not null, "position" int not null, "title" text not null, "description" text not null default '', "service" text not null default '', "quantity" numeric(12,4) not null, "unit" text not null, "unit_price" bigint not null, "tax_rate" int not null, "tax_category" text not null, "amount" bigint not null, "discount" bigint not null, "net_before_discount" bigint not null, "net" bigint not null, "tax" bigint not null, "gross" bigint not null, "currency" text not null, "product_id" uuid null, "time_entry_ids" text[] not null default '{}', "credit_of_id" uuid null, primary key ("id"));`);
    this.addSql(`create index "invoice_items_credit_of_id_index" on "invoice_items" ("credit_of_id");`);
    this.addSql(`create index "invoice_items_invoice_id_position_index" on "invoice_items" ("invoice_id", "position");`);

    this.addSql(`create table "refunds" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "payment_id" uuid not null, "amount" bigint not null, "currency" text not null, "reason" text not null, "refunded_by_id" uuid null, "idempotency_key" text not null, primary key ("id"));`);
    this.addSql(`create index "refunds_refunded_by_id_index" on "refunds" ("refunded_by_id");`);
    this.addSql(`create index "refunds_payment_id_created_at_id_index" on "refunds" ("payment_id", "created_at", "id");`);
    this.addSql(`alter table "refunds" add constraint "refunds_idempotency_key_unique" unique ("idempotency_key");`);

    this.addSql(`alter table "invoices" add constraint "invoices_customer_id_foreign" foreign key ("customer_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "invoices" add constraint "invoices_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete set null;`);
    this.addSql(`alter table "invoices" add constraint "invoices_credit_note_of_id_foreign" foreign key ("credit_note_of_id") references "invoices" ("id") on delete set null;`);
    this.addSql(`alter table "invoices" add constraint "invoices_number_check" check (("status" = 'draft') = ("number" is null));`);
    this.addSql(`alter table "invoices" add constraint "invoices_paid_check" check ("paid_amount" >= 0 and "credited_amount" >= 0 and "credited_amount" <= "total");`);
    this.addSql(`alter table "invoices" add constraint "invoices_open_check" check ("kind" = 'credit_note' or "total" = "paid_amount" + "credited_amount" + "open_amount");`);
    this.addSql(`alter table "invoices" add constraint "invoices_kind_check" check ("kind" in ('invoice', 'credit_note'));`);
    this.addSql(`alter table "invoices" add constraint "invoices_status_check" check ("status" in ('draft', 'open', 'paid', 'void', 'uncollectible'));`);
    this.addSql(`alter table "invoices" add constraint "invoices_locale_check" check ("locale" in ('en', 'fr', 'no'));`);
    this.addSql(`alter table "invoices" add constraint "invoices_shipping_tax_category_check" check ("shipping_tax_category" in ('s', 'z', 'e', 'ae', 'o'));`);

    this.addSql(`alter table "payments" add constraint "payments_invoice_id_foreign" foreign key ("invoice_id") references "invoices" ("id") on delete set null;`);
    this.addSql(`alter table "payments" add constraint "payments_payer_id_foreign" foreign key ("payer_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "payments" add constraint "payments_recorded_by_id_foreign" foreign key ("recorded_by_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "payments" add constraint "payments_refunded_check" check ("amount" > 0 and "refunded_amount" >= 0 and "refunded_amount" <= "amount");`);
    this.addSql(`alter table "payments" add constraint "payments_method_check" check ("method" in ('card', 'sepa', 'transfer', 'manual'));`);
    this.addSql(`alter table "payments" add constraint "payments_status_check" check ("status" in ('pending', 'authorized', 'succeeded', 'failed', 'refunded', 'partially_refunded'));`);

    this.addSql(`alter table "invoice_taxes" add constraint "invoice_taxes_invoice_id_foreign" foreign key ("invoice_id") references "invoices" ("id") on delete cascade;`);
    this.addSql(`alter table "invoice_taxes" add constraint "invoice_taxes_tax_category_check" check ("tax_category" in ('s', 'z', 'e', 'ae', 'o'));`);

    this.addSql(`alter table "invoice_reminders" add constraint "invoice_reminders_invoice_id_foreign" foreign key ("invoice_id") references "invoices" ("id") on delete cascade;`);

    this.addSql(`alter table "invoice_items" add constraint "invoice_items_invoice_id_foreign" foreign key ("invoice_id") references "invoices" ("id") on delete cascade;`);
    this.addSql(`alter table "invoice_items" add constraint "invoice_items_credit_of_id_foreign" foreign key ("credit_of_id") references "invoice_items" ("id") on delete set null;`);
    this.addSql(`alter table "invoice_items" add constraint "invoice_items_unit_check" check ("unit" in ('piece', 'hour', 'day', 'month'));`);
    this.addSql(`alter table "invoice_items" add constraint "invoice_items_tax_category_check" check ("tax_category" in ('s', 'z', 'e', 'ae', 'o'));`);

    this.addSql(`alter table "refunds" add constraint "refunds_payment_id_foreign" foreign key ("payment_id") references "payments" ("id");`);
    this.addSql(`alter table "refunds" add constraint "refunds_refunded_by_id_foreign" foreign key ("refunded_by_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "refunds" add constraint "refunds_amount_check" check ("amount" > 0);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "invoices" drop constraint "invoices_credit_note_of_id_foreign";`);
    this.addSql(`alter table "payments" drop constraint "payments_invoice_id_foreign";`);
    this.addSql(`alter table "invoice_taxes" drop constraint "invoice_taxes_invoice_id_foreign";`);
    this.addSql(`alter table "invoice_reminders" drop constraint "invoice_reminders_invoice_id_foreign";`);
    this.addSql(`alter table "invoice_items" drop constraint "invoice_items_invoice_id_foreign";`);
    this.addSql(`alter table "refunds" drop constraint "refunds_payment_id_foreign";`);
    this.addSql(`alter table "invoice_items" drop constraint "invoice_items_credit_of_id_foreign";`);

    this.addSql(`drop table if exists "invoice_series" cascade;`);
    this.addSql(`drop table if exists "invoice_settings" cascade;`);
    this.addSql(`drop table if exists "invoices" cascade;`);
    this.addSql(`drop table if exists "payments" cascade;`);
    this.addSql(`drop table if exists "invoice_taxes" cascade;`);
    this.addSql(`drop table if exists "invoice_reminders" cascade;`);
    this.addSql(`drop table if exists "invoice_items" cascade;`);
    this.addSql(`drop table if exists "refunds" cascade;`);
  }

}
