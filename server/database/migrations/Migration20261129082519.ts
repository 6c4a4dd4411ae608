import { Migration } from '@mikro-orm/migrations';

export class Migration20261129082519 extends Migration {

  override name = 'Migration20261129082519';

  override up(): void | Promise<void> {
    this.addSql(`alter table "invoices" add "deliver_to" jsonb null;`);

    this.addSql(`alter table "product_reviews" add "hidden_at" timestamptz(3) null, add "hidden_reason" text not null default '';`);
    this.addSql(`create or replace function "product_reviews_rated_insert_fn"() returns trigger as $$ declare change record; begin 
    perform 1 from products
      where id in (select product_id from (select *, 1 as n from came) as changes) order by id for update;
    update products set total_ratings = total_ratings + own.ratings,
        total_stars = total_stars + own.stars, total_reviews = total_reviews + own.reviews
      from (
        select product_id as id, sum(n)::int as ratings, sum(n * rating)::int as stars,
            coalesce(sum(n) filter (where content <> ''), 0)::int as reviews
          from (select *, 1 as n from came) as changes where hidden_at is null group by 1
      ) as own
      where products.id = own.id; return null; end; $$ language plpgsql;`);
    this.addSql(`create or replace function "product_reviews_rated_update_fn"() returns trigger as $$ declare change record; begin 
    perform 1 from products
      where id in (select product_id from (select *, 1 as n from came union all select *, -1 from gone) as changes) order by id for update;
    update products set total_ratings = total_ratings + own.ratings,
        total_stars = total_stars + own.stars, total_reviews = total_reviews + own.reviews
      from (
        select product_id as id, sum(n)::int as ratings, sum(n * rating)::int as stars,
            coalesce(sum(n) filter (where content <> ''), 0)::int as reviews
          from (select *, 1 as n from came union all select *, -1 from gone) as changes where hidden_at is null group by 1
      ) as own
      where products.id = own.id; return null; end; $$ language plpgsql;`);
    this.addSql(`create or replace function "product_reviews_rated_delete_fn"() returns trigger as $$ declare change record; begin 
    perform 1 from products
      where id in (select product_id from (select *, -1 as n from gone) as changes) order by id for update;
    update products set total_ratings = total_ratings + own.ratings,
        total_stars = total_stars + own.stars, total_reviews = total_reviews + own.reviews
      from (
        select product_id as id, sum(n)::int as ratings, sum(n * rating)::int as stars,
            coalesce(sum(n) filter (where content <> ''), 0)::int as reviews
          from (select *, -1 as n from gone) as changes where hidden_at is null group by 1
      ) as own
      where products.id = own.id; return null; end; $$ language plpgsql;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`create or replace function "product_reviews_rated_insert_fn"() returns trigger as $$ declare change record; begin 
    perform 1 from products
      where id in (select product_id from (select *, 1 as n from came) as changes) order by id for update;
    update products set total_ratings = total_ratings + own.ratings,
        total_stars = total_stars + own.stars, total_reviews = total_reviews + own.reviews
      from (
        select product_id as id, sum(n)::int as ratings, sum(n * rating)::int as stars,
            coalesce(sum(n) filter (where content <> ''), 0)::int as reviews
          from (select *, 1 as n from came) as changes group by 1
      ) as own
      where products.id = own.id; return null; end; $$ language plpgsql;`);
    this.addSql(`create or replace function "product_reviews_rated_update_fn"() returns trigger as $$ declare change record; begin 
    perform 1 from products
      where id in (select product_id from (select *, 1 as n from came union all select *, -1 from gone) as changes) order by id for update;
    update products set total_ratings = total_ratings + own.ratings,
        total_stars = total_stars + own.stars, total_reviews = total_reviews + own.reviews
      from (
        select product_id as id, sum(n)::int as ratings, sum(n * rating)::int as stars,
            coalesce(sum(n) filter (where content <> ''), 0)::int as reviews
          from (select *, 1 as n from came union all select *, -1 from gone) as changes group by 1
      ) as own
      where products.id = own.id; return null; end; $$ language plpgsql;`);
    this.addSql(`create or replace function "product_reviews_rated_delete_fn"() returns trigger as $$ declare change record; begin 
    perform 1 from products
      where id in (select product_id from (select *, -1 as n from gone) as changes) order by id for update;
    update products set total_ratings = total_ratings + own.ratings,
        total_stars = total_stars + own.stars, total_reviews = total_reviews + own.reviews
      from (
        select product_id as id, sum(n)::int as ratings, sum(n * rating)::int as stars,
            coalesce(sum(n) filter (where content <> ''), 0)::int as reviews
          from (select *, -1 as n from gone) as changes group by 1
      ) as own
      where products.id = own.id; return null; end; $$ language plpgsql;`);
    this.addSql(`alter table "product_reviews" drop column "hidden_at", drop column "hidden_reason";`);

    this.addSql(`alter table "invoices" drop column "deliver_to";`);
  }

}
