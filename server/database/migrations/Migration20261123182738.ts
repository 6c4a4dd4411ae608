import { Migration } from '@mikro-orm/migrations';

export class Migration20261123182738 extends Migration {

  override name = 'Migration20261123182738';

  override up(): void | Promise<void> {
    this.addSql(`create table "uploaded_pictures" ("path" text not null, "checked_at" timestamptz(3) not null, "unused_since" timestamptz(3) null, primary key ("path"));`);
    this.addSql(`create index "uploaded_pictures_checked_at_index" on "uploaded_pictures" ("checked_at");`);

    this.addSql(`alter table "posts" add "pictures" text[] not null default '{}';`);
    this.addSql(`create index "posts_pictures_index" on "posts" using gin ("pictures");`);
    this.addSql(`create or replace function "posts_pictures_fn"() returns trigger as \$\$ begin
    new.pictures := array(
      select distinct shown[1] from regexp_matches(
        concat_ws(' ', new.cover, new.og_image, new.content), '/files/[a-z]+/[a-z0-9-]+[.]webp', 'g'
      ) as shown order by 1);     return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "pictures" before insert or update of cover, og_image, content on "posts" for each row
    execute function "posts_pictures_fn"();`);
    this.addSql(`update "posts" set "cover" = "cover" where concat_ws(' ', "cover", "og_image", "content") like '%/files/%';`);
    this.addSql(`insert into "uploaded_pictures" ("path", "checked_at") select distinct unnest("pictures"), now() from "posts";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "uploaded_pictures" cascade;`);

    this.addSql(`drop index "posts_pictures_index";`);
    this.addSql(`drop trigger if exists "pictures" on "posts";`);
    this.addSql(`drop function if exists "posts_pictures_fn"();`);
    this.addSql(`alter table "posts" drop column "pictures";`);
  }

}
