import { Migration } from '@mikro-orm/migrations';

export class Migration20261128211200 extends Migration {

  override name = 'Migration20261128211200';

  override up(): void | Promise<void> {
    this.addSql(`create table "payment_events" ("id" text not null, "provider" text not null, "type" text not null, "payment_id" uuid null, "created_at" timestamptz(3) not null, "received_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "payment_events_payment_id_index" on "payment_events" ("payment_id");`);
    this.addSql(`create index "payment_events_received_at_index" on "payment_events" ("received_at");`);

    this.addSql(`alter table "payments" add "receipt_url" text generated always as (case when "receipt_number" is not null then '/files/receipts/' || "id"::text || '/' || "receipt_number" || '.pdf' else null end) stored null, add "dispute_status" text null, add "disputed_amount" bigint null, add "dispute_reason" text null, add "dispute_respond_by" timestamptz(3) null, add "page_ref" text null, add "return_paths" text[] not null default '{}', add "notices" text[] not null default '{}';`);
    this.addSql(`create index "payments_provider_ref_index" on "payments" ("provider_ref");`);
    this.addSql(`create index "payments_unsettled" on "payments" ("created_at") where "status" in ('pending', 'authorized');`);
    this.addSql(`create unique index "payments_open_page_unique" on "payments" ("invoice_id") where "status" = 'pending' and "provider" <> 'manual';`);
    this.addSql(`alter table "payments" add constraint "payments_dispute_status_check" check ("dispute_status" in ('needs_response', 'under_review', 'won', 'lost'));`);

    this.addSql(`alter table "orders" drop constraint "orders_method_check";`);
    this.addSql(`alter table "orders" add constraint "orders_method_check" check ("method" in ('on_invoice', 'card'));`);

    this.addSql(`alter table "refunds" add "status" text not null default 'succeeded', add "provider_ref" text null;`);
    this.addSql(`alter table "refunds" alter column "status" drop default;`);
    this.addSql(`alter table "product_variants" add "taken" int not null default 0;`);
    this.addSql(`update "product_variants" as variant set "taken" = own.taken from (select variant_id as id, sum(quantity - returned_quantity)::int as taken from order_lines where variant_id is not null group by 1) as own where variant.id = own.id and own.taken <> 0;`);
    this.addSql(`alter table "product_variants" add constraint "product_variants_taken_check" check ("taken" >= 0);`);

    this.addSql(`create index "refunds_pending" on "refunds" ("created_at") where "status" = 'pending';`);
    this.addSql(`alter table "refunds" add constraint "refunds_status_check" check ("status" in ('pending', 'succeeded', 'failed'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "payment_events" cascade;`);

    this.addSql(`alter table "orders" drop constraint "orders_method_check";`);
    this.addSql(`alter table "orders" add constraint "orders_method_check" check ("method" in ('on_invoice'));`);

    this.addSql(`drop index "payments_provider_ref_index";`);
    this.addSql(`drop index "payments_unsettled";`);
    this.addSql(`drop index "payments_open_page_unique";`);
    this.addSql(`alter table "payments" drop constraint "payments_dispute_status_check";`);
    this.addSql(`alter table "payments" drop column "receipt_url", drop column "dispute_status", drop column "disputed_amount", drop column "dispute_reason", drop column "dispute_respond_by", drop column "page_ref", drop column "return_paths", drop column "notices";`);

    this.addSql(`alter table "product_variants" drop constraint "product_variants_taken_check";`);
    this.addSql(`alter table "product_variants" drop column "taken";`);

    this.addSql(`drop index "refunds_pending";`);
    this.addSql(`alter table "refunds" drop constraint "refunds_status_check";`);
    this.addSql(`alter table "refunds" drop column "status", drop column "provider_ref";`);
  }

}
