import { Migration } from '@mikro-orm/migrations';

export class Migration20261126161310 extends Migration {

  override name = 'Migration20261126161310';

  override up(): void | Promise<void> {
    this.addSql(`alter table "members" add "is_verified" boolean not null default false;`);
    this.addSql(`update "members" set "is_verified" = true where exists (select 1 from "users" where "member_id" = "members"."id" and "email_verified_at" is not null and "deleted_at" is null);`);
    this.addSql(`create index "members_is_verified_display_name_id_index" on "members" ("is_verified", "display_name", "id");`);
    this.addSql(`create index "members_is_verified_created_at_id_index" on "members" ("is_verified", "created_at", "id");`);

    this.addSql(`drop index "users_verified_index";`);
    this.addSql(`create or replace function "users_member_verified_fn"() returns trigger as \$\$ begin
    update members set is_verified = not is_verified
      where id in (old.member_id, new.member_id) and is_verified <> exists (select 1 from users
        where member_id = members.id and email_verified_at is not null and deleted_at is null);     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "member_verified" after insert or update of member_id, email_verified_at, deleted_at or delete on "users"
    for each row execute function "users_member_verified_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "members_is_verified_display_name_id_index";`);
    this.addSql(`drop index "members_is_verified_created_at_id_index";`);
    this.addSql(`alter table "members" drop column "is_verified";`);

    this.addSql(`drop trigger if exists "member_verified" on "users";`);
    this.addSql(`drop function if exists "users_member_verified_fn"();`);
    this.addSql(`create index "users_verified_index" on "users" ("member_id") where "email_verified_at" is not null;`);
  }

}
