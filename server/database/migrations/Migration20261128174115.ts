import { Migration } from '@mikro-orm/migrations';

export class Migration20261128174115 extends Migration {

  override name = 'Migration20261128174115';

  override up(): void | Promise<void> {
    this.addSql(`create table "coupons" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "code" text not null, "percent" int not null, "limit" int null, "ends_at" timestamptz(3) null, "used" int not null default 0, primary key ("id"));`);
    this.addSql(`create index "coupons_deleted_at_id_index" on "coupons" ("deleted_at", "id");`);
    this.addSql(`create index "coupons_created_at_id_index" on "coupons" ("created_at", "id");`);
    this.addSql(`create unique index "coupons_code_unique" on "coupons" ("code") where "deleted_at" is null;`);

    this.addSql(`create table "billing_addresses" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "member_id" uuid not null, "receiver" text not null, "company" text null, "street" text not null, "postal_code" text null, "city" text not null, "country" text not null, "phone_number" text null, "vat_id" text null, "full_address" text generated always as (replace("street", chr(10), ', ') || ', ' || coalesce("postal_code" || ' ', '') || "city" || ', ' || "country") stored not null, "address_type" text not null default 'home', "is_default" boolean not null default false, primary key ("id"));`);
    this.addSql(`create index "billing_addresses_member_id_created_at_id_index" on "billing_addresses" ("member_id", "created_at", "id");`);
    this.addSql(`create unique index "billing_addresses_default_unique" on "billing_addresses" ("member_id") where "is_default";`);

    this.addSql(`create table "orders" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "number" text not null, "buyer_id" uuid null, "buyer_name" text collate "und-x-icu" not null, "email" text not null, "locale" text not null, "status" text generated always as (case
      when "cancelled_at" is not null then 'cancelled'
      when "refunded_amount" > 0 and "refunded_amount" = "total" then 'refunded'
      when "fulfilled_at" is not null then 'fulfilled'
      when "paid_at" is not null then 'paid'
      else 'pending' end) stored not null, "method" text not null default 'on_invoice', "billing" jsonb not null, "shipping_address" jsonb null, "currency" text not null, "total_items" int not null, "sub_total" bigint not null, "coupon_code" text null, "discount" bigint not null, "shipping_name" text null, "shipping" bigint not null, "net" bigint not null, "tax" bigint not null, "total" bigint not null, "refunded_amount" bigint not null default '0', "needs_shipping" boolean not null, "paid_at" timestamptz(3) null, "packed_at" timestamptz(3) null, "fulfilled_at" timestamptz(3) null, "cancelled_at" timestamptz(3) null, "delivery" jsonb null, "invoice_id" uuid null, "checkout_key" text not null, "checkout_hash" text not null, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(replace(replace(replace(replace(translate(regexp_replace(normalize(lower(left("number" || ' ' || "buyer_name" || ' ' || "email" || ' ' || coalesce("billing" ->> 'name', '') || ' ' || coalesce("billing" ->> 'company', '') || ' ' || coalesce("billing" ->> 'city', ''), 100000) collate "und-x-icu"), nfkd), '[̀-֑ͯ-ׇֽֿׁׂׅׄؐ-ؚـً-ٰٟัิ-ฺ็-๎ັິ-ຼ່-໎ါ-ှ឴-៓゙゚]', '', 'g'), 'øđðłħŧıς', 'oddlhtiσ'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿][฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]?)', ' \\1 ', 'g'), '[!-/:-@_~]', ' ', 'g') || regexp_replace(regexp_replace(regexp_replace(left(replace(replace(replace(replace(translate(regexp_replace(normalize(lower(left("number" || ' ' || "buyer_name" || ' ' || "email" || ' ' || coalesce("billing" ->> 'name', '') || ' ' || coalesce("billing" ->> 'company', '') || ' ' || coalesce("billing" ->> 'city', ''), 100000) collate "und-x-icu"), nfkd), '[̀-֑ͯ-ׇֽֿׁׂׅׄؐ-ؚـً-ٰٟัิ-ฺ็-๎ັິ-ຼ່-໎ါ-ှ឴-៓゙゚]', '', 'g'), 'øđðłħŧıς', 'oddlhtiσ'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), 50000), '[^฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]+', ' ', 'g'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿])([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]+)', '\\1 \\2', 'g'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿][฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]?)', ' \\1 ', 'g'))) stored null, primary key ("id"));`);
    this.addSql(`create index "orders_terms_index" on "orders" using gin ("terms");`);
    this.addSql(`create index "orders_invoice_id_index" on "orders" ("invoice_id");`);
    this.addSql(`create index "orders_buyer_id_created_at_id_index" on "orders" ("buyer_id", "created_at", "id");`);
    this.addSql(`create index "orders_status_created_at_id_index" on "orders" ("status", "created_at", "id");`);
    this.addSql(`create index "orders_buyer_name_id_index" on "orders" ("buyer_name", "id");`);
    this.addSql(`create index "orders_total_id_index" on "orders" ("total", "id");`);
    this.addSql(`create index "orders_created_at_id_index" on "orders" ("created_at", "id");`);
    this.addSql(`alter table "orders" add constraint "orders_checkout_key_unique" unique ("checkout_key");`);
    this.addSql(`alter table "orders" add constraint "orders_number_unique" unique ("number");`);

    this.addSql(`create table "order_lines" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "order_id" uuid not null, "position" int not null, "product_id" uuid null, "variant_id" uuid null, "kind" text not null, "name" text not null, "color" text null, "size" text null, "sku" text null, "picture" text null, "unit_price" bigint not null, "tax_rate" int not null, "quantity" int not null, "amount" bigint not null, "discount" bigint not null, "tax" bigint not null, "total" bigint not null, "refunded_quantity" int not null default 0, "returned_quantity" int not null default 0, "sold" int not null, "invoice_item_id" uuid not null, "currency" text not null, primary key ("id"));`);
    this.addSql(`create index "order_lines_invoice_item_id_index" on "order_lines" ("invoice_item_id");`);
    this.addSql(`create index "order_lines_variant_id_index" on "order_lines" ("variant_id");`);
    this.addSql(`create index "order_lines_product_id_created_at_index" on "order_lines" ("product_id", "created_at");`);
    this.addSql(`create index "order_lines_order_id_position_index" on "order_lines" ("order_id", "position");`);

    this.addSql(`create table "product_reviews" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "product_id" uuid not null, "order_line_id" uuid not null, "author_id" uuid null, "rating" int not null, "content" text not null default '', "answer" text not null default '', "answered_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`create index "product_reviews_author_id_index" on "product_reviews" ("author_id");`);
    this.addSql(`create index "product_reviews_product_id_rating_created_at_id_index" on "product_reviews" ("product_id", "rating", "created_at", "id");`);
    this.addSql(`create index "product_reviews_product_id_created_at_id_index" on "product_reviews" ("product_id", "created_at", "id");`);
    this.addSql(`alter table "product_reviews" add constraint "product_reviews_order_line_id_unique" unique ("order_line_id");`);

    this.addSql(`create table "order_events" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "order_id" uuid not null, "kind" text not null, "member_id" uuid null, "amount" bigint null, "currency" text not null, primary key ("id"));`);
    this.addSql(`create index "order_events_member_id_index" on "order_events" ("member_id");`);
    this.addSql(`create index "order_events_order_id_created_at_id_index" on "order_events" ("order_id", "created_at", "id");`);

    this.addSql(`create table "shipping_options" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "name" jsonb not null default '{}', "description" jsonb not null default '{}', "price" bigint not null, "currency" text not null, "tax_rate" int not null default 0, "order" int not null default 0, primary key ("id"));`);

    this.addSql(`create or replace function "invoices_orders_update_fn"() returns trigger as \$\$ declare change record; begin 
    insert into order_events (id, created_at, updated_at, version, order_id, kind, currency)
      select gen_random_uuid(), changed.updated_at, changed.updated_at, 1, orders.id, 'paid', orders.currency
        from (select *, 1 as n from came union all select *, -1 from gone) as changed join orders on orders.invoice_id = changed.id
        where changed.n = 1 and orders.paid_at is null and case when changed.status = 'paid' then coalesce(orders.paid_at,
  case when changed.total = 0 or changed.paid_amount > 0 then changed.updated_at end) end is not null;     update orders set paid_at = case when changed.status = 'paid' then coalesce(orders.paid_at,
  case when changed.total = 0 or changed.paid_amount > 0 then changed.updated_at end) end, refunded_amount = changed.credited_amount
      from (select *, 1 as n from came union all select *, -1 from gone) as changed
      where changed.n = 1 and orders.invoice_id = changed.id
        and (orders.paid_at, orders.refunded_amount) is distinct from (case when changed.status = 'paid' then coalesce(orders.paid_at,
  case when changed.total = 0 or changed.paid_amount > 0 then changed.updated_at end) end, changed.credited_amount); return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "orders_update" after update on "invoices" referencing old table as gone new table as came for each statement execute function "invoices_orders_update_fn"();`);

    this.addSql(`create or replace function "invoice_items_refunded_insert_fn"() returns trigger as \$\$ declare change record; begin 
    update order_lines set refunded_quantity = least(order_lines.quantity, own.quantity)
      from (
        select credit_of_id as id, floor(sum(quantity))::int as quantity from invoice_items
          where credit_of_id in (select credit_of_id from (select *, 1 as n from came) as changes where credit_of_id is not null)
          group by 1
      ) as own
      where order_lines.invoice_item_id = own.id
        and order_lines.refunded_quantity <> least(order_lines.quantity, own.quantity); return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "refunded_insert" after insert on "invoice_items" referencing new table as came for each statement execute function "invoice_items_refunded_insert_fn"();`);

    this.addSql(`alter table "coupons" add constraint "coupons_used_check" check ("used" >= 0);`);
    this.addSql(`alter table "coupons" add constraint "coupons_percent_check" check ("percent" >= 1 and "percent" <= 100);`);

    this.addSql(`alter table "billing_addresses" add constraint "billing_addresses_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);
    this.addSql(`alter table "billing_addresses" add constraint "billing_addresses_address_type_check" check ("address_type" in ('home', 'office'));`);

    this.addSql(`alter table "orders" add constraint "orders_buyer_id_foreign" foreign key ("buyer_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "orders" add constraint "orders_invoice_id_foreign" foreign key ("invoice_id") references "invoices" ("id") on delete set null;`);
    this.addSql(`alter table "orders" add constraint "orders_refunded_check" check ("refunded_amount" >= 0 and "refunded_amount" <= "total");`);
    this.addSql(`alter table "orders" add constraint "orders_locale_check" check ("locale" in ('en', 'fr', 'no'));`);
    this.addSql(`alter table "orders" add constraint "orders_status_check" check ("status" in ('pending', 'paid', 'fulfilled', 'cancelled', 'refunded'));`);
    this.addSql(`alter table "orders" add constraint "orders_method_check" check ("method" in ('on_invoice'));`);

    this.addSql(`alter table "order_lines" add constraint "order_lines_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade;`);
    this.addSql(`alter table "order_lines" add constraint "order_lines_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete set null;`);
    this.addSql(`alter table "order_lines" add constraint "order_lines_variant_id_foreign" foreign key ("variant_id") references "product_variants" ("id") on delete set null;`);
    this.addSql(`alter table "order_lines" add constraint "order_lines_quantity_check" check ("quantity" > 0 and "refunded_quantity" >= 0 and "refunded_quantity" <= "quantity" and "returned_quantity" >= 0 and "returned_quantity" <= "quantity");`);
    this.addSql(`alter table "order_lines" add constraint "order_lines_kind_check" check ("kind" in ('physical', 'digital', 'service'));`);
    this.addSql(`alter table "order_lines" add constraint "order_lines_color_check" check ("color" in ('ink', 'rust', 'fjord', 'moss', 'sand', 'heather'));`);
    this.addSql(`create or replace function "order_lines_sold_insert_fn"() returns trigger as \$\$ declare change record; begin 
    perform 1 from products where id in (select id from (
  select product_id as id, sum(n * sold)::int as pieces from (select *, 1 as n from came) as changes
    where product_id is not null group by 1 having sum(n * sold) <> 0) as own) order by id for update;     update products set total_sold = total_sold + own.pieces
      from (
  select product_id as id, sum(n * sold)::int as pieces from (select *, 1 as n from came) as changes
    where product_id is not null group by 1 having sum(n * sold) <> 0) as own where products.id = own.id; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "sold_insert" after insert on "order_lines" referencing new table as came for each statement execute function "order_lines_sold_insert_fn"();`);
    this.addSql(`create or replace function "order_lines_sold_update_fn"() returns trigger as \$\$ declare change record; begin 
    perform 1 from products where id in (select id from (
  select product_id as id, sum(n * sold)::int as pieces from (select *, 1 as n from came union all select *, -1 from gone) as changes
    where product_id is not null group by 1 having sum(n * sold) <> 0) as own) order by id for update;     update products set total_sold = total_sold + own.pieces
      from (
  select product_id as id, sum(n * sold)::int as pieces from (select *, 1 as n from came union all select *, -1 from gone) as changes
    where product_id is not null group by 1 having sum(n * sold) <> 0) as own where products.id = own.id; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "sold_update" after update on "order_lines" referencing old table as gone new table as came for each statement execute function "order_lines_sold_update_fn"();`);
    this.addSql(`create or replace function "order_lines_sold_delete_fn"() returns trigger as \$\$ declare change record; begin 
    perform 1 from products where id in (select id from (
  select product_id as id, sum(n * sold)::int as pieces from (select *, -1 as n from gone) as changes
    where product_id is not null group by 1 having sum(n * sold) <> 0) as own) order by id for update;     update products set total_sold = total_sold + own.pieces
      from (
  select product_id as id, sum(n * sold)::int as pieces from (select *, -1 as n from gone) as changes
    where product_id is not null group by 1 having sum(n * sold) <> 0) as own where products.id = own.id; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "sold_delete" after delete on "order_lines" referencing old table as gone for each statement execute function "order_lines_sold_delete_fn"();`);

    this.addSql(`alter table "product_reviews" add constraint "product_reviews_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete cascade;`);
    this.addSql(`alter table "product_reviews" add constraint "product_reviews_order_line_id_foreign" foreign key ("order_line_id") references "order_lines" ("id") on delete cascade;`);
    this.addSql(`alter table "product_reviews" add constraint "product_reviews_author_id_foreign" foreign key ("author_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "product_reviews" add constraint "product_reviews_rating_check" check ("rating" >= 1 and "rating" <= 5);`);
    this.addSql(`create or replace function "product_reviews_rated_insert_fn"() returns trigger as \$\$ declare change record; begin 
    perform 1 from products
      where id in (select product_id from (select *, 1 as n from came) as changes) order by id for update;     update products set total_ratings = total_ratings + own.ratings,
        total_stars = total_stars + own.stars, total_reviews = total_reviews + own.reviews
      from (
        select product_id as id, sum(n)::int as ratings, sum(n * rating)::int as stars,
            coalesce(sum(n) filter (where content <> ''), 0)::int as reviews
          from (select *, 1 as n from came) as changes group by 1
      ) as own
      where products.id = own.id; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "rated_insert" after insert on "product_reviews" referencing new table as came for each statement execute function "product_reviews_rated_insert_fn"();`);
    this.addSql(`create or replace function "product_reviews_rated_update_fn"() returns trigger as \$\$ declare change record; begin 
    perform 1 from products
      where id in (select product_id from (select *, 1 as n from came union all select *, -1 from gone) as changes) order by id for update;     update products set total_ratings = total_ratings + own.ratings,
        total_stars = total_stars + own.stars, total_reviews = total_reviews + own.reviews
      from (
        select product_id as id, sum(n)::int as ratings, sum(n * rating)::int as stars,
            coalesce(sum(n) filter (where content <> ''), 0)::int as reviews
          from (select *, 1 as n from came union all select *, -1 from gone) as changes group by 1
      ) as own
      where products.id = own.id; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "rated_update" after update on "product_reviews" referencing old table as gone new table as came for each statement execute function "product_reviews_rated_update_fn"();`);
    this.addSql(`create or replace function "product_reviews_rated_delete_fn"() returns trigger as \$\$ declare change record; begin 
    perform 1 from products
      where id in (select product_id from (select *, -1 as n from gone) as changes) order by id for update;     update products set total_ratings = total_ratings + own.ratings,
        total_stars = total_stars + own.stars, total_reviews = total_reviews + own.reviews
      from (
        select product_id as id, sum(n)::int as ratings, sum(n * rating)::int as stars,
            coalesce(sum(n) filter (where content <> ''), 0)::int as reviews
          from (select *, -1 as n from gone) as changes group by 1
      ) as own
      where products.id = own.id; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "rated_delete" after delete on "product_reviews" referencing old table as gone for each statement execute function "product_reviews_rated_delete_fn"();`);

    this.addSql(`alter table "order_events" add constraint "order_events_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade;`);
    this.addSql(`alter table "order_events" add constraint "order_events_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "order_events" add constraint "order_events_kind_check" check ("kind" in ('placed', 'paid', 'packed', 'fulfilled', 'cancelled', 'refunded'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "order_lines" drop constraint "order_lines_order_id_foreign";`);
    this.addSql(`alter table "order_events" drop constraint "order_events_order_id_foreign";`);
    this.addSql(`alter table "product_reviews" drop constraint "product_reviews_order_line_id_foreign";`);

    this.addSql(`drop table if exists "coupons" cascade;`);
    this.addSql(`drop table if exists "billing_addresses" cascade;`);
    this.addSql(`drop table if exists "orders" cascade;`);
    this.addSql(`drop trigger if exists "sold_insert" on "order_lines";`);
    this.addSql(`drop function if exists "order_lines_sold_insert_fn"();`);
    this.addSql(`drop trigger if exists "sold_update" on "order_lines";`);
    this.addSql(`drop function if exists "order_lines_sold_update_fn"();`);
    this.addSql(`drop trigger if exists "sold_delete" on "order_lines";`);
    this.addSql(`drop function if exists "order_lines_sold_delete_fn"();`);
    this.addSql(`drop table if exists "order_lines" cascade;`);
    this.addSql(`drop trigger if exists "rated_insert" on "product_reviews";`);
    this.addSql(`drop function if exists "product_reviews_rated_insert_fn"();`);
    this.addSql(`drop trigger if exists "rated_update" on "product_reviews";`);
    this.addSql(`drop function if exists "product_reviews_rated_update_fn"();`);
    this.addSql(`drop trigger if exists "rated_delete" on "product_reviews";`);
    this.addSql(`drop function if exists "product_reviews_rated_delete_fn"();`);
    this.addSql(`drop table if exists "product_reviews" cascade;`);
    this.addSql(`drop table if exists "order_events" cascade;`);
    this.addSql(`drop table if exists "shipping_options" cascade;`);

    this.addSql(`drop trigger if exists "refunded_insert" on "invoice_items";`);
    this.addSql(`drop function if exists "invoice_items_refunded_insert_fn"();`);

    this.addSql(`drop trigger if exists "orders_update" on "invoices";`);
    this.addSql(`drop function if exists "invoices_orders_update_fn"();`);
  }

}
