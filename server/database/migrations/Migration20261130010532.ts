import { Migration } from '@mikro-orm/migrations';

export class Migration20261130010532 extends Migration {

  override name = 'Migration20261130010532';

  override up(): void | Promise<void> {
    this.addSql(`create table "wishlist_items" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "product_id" uuid not null, "member_id" uuid not null, primary key ("id"));`);
    this.addSql(`create index "wishlist_items_member_id_index" on "wishlist_items" ("member_id");`);
    this.addSql(`alter table "wishlist_items" add constraint "wishlist_items_product_id_member_id_unique" unique ("product_id", "member_id");`);

    this.addSql(`alter table "wishlist_items" add constraint "wishlist_items_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete cascade;`);
    this.addSql(`alter table "wishlist_items" add constraint "wishlist_items_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "wishlist_items" cascade;`);
  }

}
