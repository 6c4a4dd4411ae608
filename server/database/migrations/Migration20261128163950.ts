import { Migration } from '@mikro-orm/migrations';

export class Migration20261128163950 extends Migration {

  override name = 'Migration20261128163950';

  override up(): void | Promise<void> {
    this.addSql(`create table "products" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "deleted_at" timestamptz(3) null, "name" text collate "und-x-icu" not null, "slug" text not null, "subtitle" jsonb not null default '{}', "description" jsonb not null default '{}', "pictures" jsonb not null default '[]', "picture_paths" text[] not null default '{}', "sku" text null, "code" text null, "category_id" uuid null, "tags" text[] not null default '{}', "kind" text not null default 'physical', "currency" text not null, "price" bigint not null, "price_sale" bigint null, "current_price" bigint generated always as (coalesce("price_sale", "price")) stored not null, "is_on_sale" boolean generated always as ("price_sale" is not null) stored not null, "tax_rate" int not null default 0, "seller_id" uuid null, "status" text not null default 'draft', "published_at" timestamptz(3) null, "sort_published_at" timestamptz generated always as (coalesce("published_at", "created_at")) stored not null, "quantity" int null, "colors" text[] not null default '{}', "sizes" text[] not null default '{}', "inventory_type" text generated always as (case when "quantity" <= 0 then 'out' when "quantity" <= 4 then 'low' else 'in' end) stored not null, "sort_quantity" int generated always as (coalesce("quantity", 2147483647)) stored not null, "total_sold" int not null default 0, "total_ratings" int not null default 0, "total_reviews" int not null default 0, "total_stars" int not null default 0, "rating" int generated always as (case when "total_ratings" = 0 then 0 else ("total_stars" * 20 + "total_ratings") / ("total_ratings" * 2) end) stored not null, "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(replace(replace(replace(replace(translate(regexp_replace(normalize(lower(left("name" || ' ' || "slug" || ' ' || coalesce("sku", '') || ' ' || coalesce("code", '') || ' ' || coalesce("subtitle" ->> 'en', '') || ' ' || coalesce("subtitle" ->> 'fr', '') || ' ' || coalesce("subtitle" ->> 'no', '') || ' ' || coalesce("description" ->> 'en', '') || ' ' || coalesce("description" ->> 'fr', '') || ' ' || coalesce("description" ->> 'no', ''), 100000) collate "und-x-icu"), nfkd), '[̀-֑ͯ-ׇֽֿׁׂׅׄؐ-ؚـً-ٰٟัิ-ฺ็-๎ັິ-ຼ່-໎ါ-ှ឴-៓゙゚]', '', 'g'), 'øđðłħŧıς', 'oddlhtiσ'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿][฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]?)', ' \\1 ', 'g'), '[!-/:-@_~]', ' ', 'g') || regexp_replace(regexp_replace(regexp_replace(left(replace(replace(replace(replace(translate(regexp_replace(normalize(lower(left("name" || ' ' || "slug" || ' ' || coalesce("sku", '') || ' ' || coalesce("code", '') || ' ' || coalesce("subtitle" ->> 'en', '') || ' ' || coalesce("subtitle" ->> 'fr', '') || ' ' || coalesce("subtitle" ->> 'no', '') || ' ' || coalesce("description" ->> 'en', '') || ' ' || coalesce("description" ->> 'fr', '') || ' ' || coalesce("description" ->> 'no', ''), 100000) collate "und-x-icu"), nfkd), '[̀-֑ͯ-ׇֽֿׁׂׅׄؐ-ؚـً-ٰٟัิ-ฺ็-๎ັິ-ຼ່-໎ါ-ှ឴-៓゙゚]', '', 'g'), 'øđðłħŧıς', 'oddlhtiσ'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), 50000), '[^฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]+', ' ', 'g'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿])([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]+)', '\\1 \\2', 'g'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿][฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]?)', ' \\1 ', 'g'))) stored null, primary key ("id"));`);
    this.addSql(`create index "products_category_id_index" on "products" ("category_id");`);
    this.addSql(`create index "products_seller_id_index" on "products" ("seller_id");`);
    this.addSql(`create index "products_tags_index" on "products" using gin ("tags");`);
    this.addSql(`create index "products_picture_paths_index" on "products" using gin ("picture_paths");`);
    this.addSql(`create index "products_colors_index" on "products" using gin ("colors");`);
    this.addSql(`create index "products_terms_index" on "products" using gin ("terms");`);
    this.addSql(`create index "products_deleted_at_id_index" on "products" ("deleted_at", "id");`);
    this.addSql(`create index "products_total_sold_id_index" on "products" ("total_sold", "id");`);
    this.addSql(`create index "products_rating_id_index" on "products" ("rating", "id");`);
    this.addSql(`create index "products_sort_quantity_id_index" on "products" ("sort_quantity", "id");`);
    this.addSql(`create index "products_current_price_id_index" on "products" ("current_price", "id");`);
    this.addSql(`create index "products_sort_published_at_id_index" on "products" ("sort_published_at", "id");`);
    this.addSql(`create index "products_updated_at_id_index" on "products" ("updated_at", "id");`);
    this.addSql(`create index "products_created_at_id_index" on "products" ("created_at", "id");`);
    this.addSql(`create index "products_name_id_index" on "products" ("name", "id");`);
    this.addSql(`create unique index "products_sku_unique" on "products" ("sku") where "deleted_at" is null;`);
    this.addSql(`create unique index "products_slug_unique" on "products" ("slug") where "deleted_at" is null;`);

    this.addSql(`create table "former_product_slugs" ("slug" text not null, "product_id" uuid not null, primary key ("slug"));`);

    this.addSql(`create table "product_files" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "product_id" uuid not null, "uploader_id" uuid null, "name" text not null, "size" int not null, "type" text not null, "path" text not null, "sha256" text not null, primary key ("id"));`);
    this.addSql(`create index "product_files_uploader_id_index" on "product_files" ("uploader_id");`);
    this.addSql(`create index "product_files_product_id_created_at_id_index" on "product_files" ("product_id", "created_at", "id");`);

    this.addSql(`create table "product_variants" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "product_id" uuid not null, "position" int not null, "color" text null, "size" text null, "sku" text null, "quantity" int null, primary key ("id"));`);
    this.addSql(`create index "product_variants_product_id_position_id_index" on "product_variants" ("product_id", "position", "id");`);

    this.addSql(`alter table "categories" drop constraint "categories_kind_check";`);
    this.addSql(`alter table "categories" add constraint "categories_kind_check" check ("kind" in ('blog', 'solution', 'faq', 'product'));`);

    this.addSql(`alter table "products" add constraint "products_category_id_foreign" foreign key ("category_id") references "categories" ("id") on delete set null;`);
    this.addSql(`alter table "products" add constraint "products_seller_id_foreign" foreign key ("seller_id") references "members" ("id") on delete set null;`);
    this.addSql(`alter table "products" add constraint "products_kind_check" check ("kind" in ('physical', 'digital', 'service'));`);
    this.addSql(`alter table "products" add constraint "products_status_check" check ("status" in ('draft', 'published'));`);
    this.addSql(`alter table "products" add constraint "products_inventory_type_check" check ("inventory_type" in ('in', 'low', 'out'));`);
    this.addSql(`create or replace function "products_readdressed_fn"() returns trigger as \$\$ begin
    insert into former_product_slugs (slug, product_id)
      select old.slug, new.id
      where old.slug <> new.slug
      on conflict (slug) do update set product_id = excluded.product_id;     if new.deleted_at is null then
      delete from former_product_slugs as former where former.slug = new.slug;     end if;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "readdressed" after update of slug, deleted_at on "products" for each row
    when (old.slug <> new.slug or old.deleted_at is not null and new.deleted_at is null)
    execute function "products_readdressed_fn"();`);
    this.addSql(`create or replace function "products_addressed_insert_fn"() returns trigger as \$\$ declare change record; begin delete from former_product_slugs as former using came where former.slug = came.slug; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "addressed_insert" after insert on "products" referencing new table as came for each statement execute function "products_addressed_insert_fn"();`);

    this.addSql(`alter table "former_product_slugs" add constraint "former_product_slugs_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete cascade;`);

    this.addSql(`alter table "product_files" add constraint "product_files_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete cascade;`);
    this.addSql(`alter table "product_files" add constraint "product_files_uploader_id_foreign" foreign key ("uploader_id") references "members" ("id") on delete set null;`);
    this.addSql(`create or replace function "product_files_remove_delete_fn"() returns trigger as \$\$ declare change record; begin 
    insert into outbox (id, kind, topic, payload, created_at)
      select gen_random_uuid(), 'job', 'remove-product-files',
          json_build_object('ids', string_agg(id::text, ' ')), now()
        from (select *, -1 as n from gone) as changes having count(*) > 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "remove_delete" after delete on "product_files" referencing old table as gone for each statement execute function "product_files_remove_delete_fn"();`);

    this.addSql(`alter table "product_variants" add constraint "product_variants_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete cascade;`);
    this.addSql(`alter table "product_variants" add constraint "product_variants_quantity_check" check ("quantity" >= 0);`);
    this.addSql(`alter table "product_variants" add constraint "product_variants_color_check" check ("color" in ('ink', 'rust', 'fjord', 'moss', 'sand', 'heather'));`);
    this.addSql(`create or replace function "product_variants_together_insert_fn"() returns trigger as \$\$ declare change record; begin 
    perform 1 from products
      where id in (select product_id from (select *, 1 as n from came) as changes) order by id for update;     update products set quantity = own.quantity, colors = own.colors, sizes = own.sizes
      from (
        select product.id, 
  array(select "color" from product_variants where product_id = product.id and "color" is not null
    group by "color" order by min("position"), "color") as colors, 
  array(select "size" from product_variants where product_id = product.id and "size" is not null
    group by "size" order by min("position"), "size") as sizes,
            (select case when count(quantity) = count(*) then sum(quantity)::int end
              from product_variants where product_id = product.id) as quantity
          from products as product
          where product.id in (select product_id from (select *, 1 as n from came) as changes)
      ) as own
      where products.id = own.id
        and (products.quantity, products.colors, products.sizes) is distinct from (own.quantity, own.colors, own.sizes); return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "together_insert" after insert on "product_variants" referencing new table as came for each statement execute function "product_variants_together_insert_fn"();`);
    this.addSql(`create or replace function "product_variants_together_update_fn"() returns trigger as \$\$ declare change record; begin 
    perform 1 from products
      where id in (select product_id from (select *, 1 as n from came union all select *, -1 from gone) as changes) order by id for update;     update products set quantity = own.quantity, colors = own.colors, sizes = own.sizes
      from (
        select product.id, 
  array(select "color" from product_variants where product_id = product.id and "color" is not null
    group by "color" order by min("position"), "color") as colors, 
  array(select "size" from product_variants where product_id = product.id and "size" is not null
    group by "size" order by min("position"), "size") as sizes,
            (select case when count(quantity) = count(*) then sum(quantity)::int end
              from product_variants where product_id = product.id) as quantity
          from products as product
          where product.id in (select product_id from (select *, 1 as n from came union all select *, -1 from gone) as changes)
      ) as own
      where products.id = own.id
        and (products.quantity, products.colors, products.sizes) is distinct from (own.quantity, own.colors, own.sizes); return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "together_update" after update on "product_variants" referencing old table as gone new table as came for each statement execute function "product_variants_together_update_fn"();`);
    this.addSql(`create or replace function "product_variants_together_delete_fn"() returns trigger as \$\$ declare change record; begin 
    perform 1 from products
      where id in (select product_id from (select *, -1 as n from gone) as changes) order by id for update;     update products set quantity = own.quantity, colors = own.colors, sizes = own.sizes
      from (
        select product.id, 
  array(select "color" from product_variants where product_id = product.id and "color" is not null
    group by "color" order by min("position"), "color") as colors, 
  array(select "size" from product_variants where product_id = product.id and "size" is not null
    group by "size" order by min("position"), "size") as sizes,
            (select case when count(quantity) = count(*) then sum(quantity)::int end
              from product_variants where product_id = product.id) as quantity
          from products as product
          where product.id in (select product_id from (select *, -1 as n from gone) as changes)
      ) as own
      where products.id = own.id
        and (products.quantity, products.colors, products.sizes) is distinct from (own.quantity, own.colors, own.sizes); return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "together_delete" after delete on "product_variants" referencing old table as gone for each statement execute function "product_variants_together_delete_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "former_product_slugs" drop constraint "former_product_slugs_product_id_foreign";`);
    this.addSql(`alter table "product_files" drop constraint "product_files_product_id_foreign";`);
    this.addSql(`alter table "product_variants" drop constraint "product_variants_product_id_foreign";`);

    this.addSql(`drop trigger if exists "readdressed" on "products";`);
    this.addSql(`drop function if exists "products_readdressed_fn"();`);
    this.addSql(`drop trigger if exists "addressed_insert" on "products";`);
    this.addSql(`drop function if exists "products_addressed_insert_fn"();`);
    this.addSql(`drop table if exists "products" cascade;`);
    this.addSql(`drop table if exists "former_product_slugs" cascade;`);
    this.addSql(`drop trigger if exists "remove_delete" on "product_files";`);
    this.addSql(`drop function if exists "product_files_remove_delete_fn"();`);
    this.addSql(`drop table if exists "product_files" cascade;`);
    this.addSql(`drop trigger if exists "together_insert" on "product_variants";`);
    this.addSql(`drop function if exists "product_variants_together_insert_fn"();`);
    this.addSql(`drop trigger if exists "together_update" on "product_variants";`);
    this.addSql(`drop function if exists "product_variants_together_update_fn"();`);
    this.addSql(`drop trigger if exists "together_delete" on "product_variants";`);
    this.addSql(`drop function if exists "product_variants_together_delete_fn"();`);
    this.addSql(`drop table if exists "product_variants" cascade;`);

    this.addSql(`alter table "categories" drop constraint "categories_kind_check";`);
    this.addSql(`alter table "categories" add constraint "categories_kind_check" check ("kind" in ('blog', 'solution', 'faq'));`);
  }

}
