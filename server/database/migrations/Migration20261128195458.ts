import { Migration } from '@mikro-orm/migrations';

export class Migration20261128195458 extends Migration {

  override name = 'Migration20261128195458';

  override up(): void | Promise<void> {
    this.addSql(`alter table "sessions" add "ends_at" timestamptz(3) null, add "confirmed_until" timestamptz(3) null;`);
    // those that have lasted longer than they may from now on end at once
    this.addSql(`update "sessions" set "ends_at" = "sessions"."created_at" + case when "roles" @> '{admin}' then interval '7 days' else interval '90 days' end
      from "users" where "users"."id" = "sessions"."user_id";`);
    this.addSql(`update "sessions" set "expires_at" = least("expires_at", "ends_at");`);
    this.addSql(`alter table "sessions" alter column "ends_at" set not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "sessions" drop column "ends_at", drop column "confirmed_until";`);
  }

}
