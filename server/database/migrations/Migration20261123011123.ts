import { Migration } from '@mikro-orm/migrations';

export class Migration20261123011123 extends Migration {

  override name = 'Migration20261123011123';

  override up(): void | Promise<void> {
    this.addSql(`alter table "members" drop constraint "members_status_check";`);
    this.addSql(`alter table "members" add "suspension_reason" text null, add "status_before_suspension" text null;`);
    this.addSql(`update "members" set "status" = 'suspended', "status_before_suspension" = 'active' where "status" = 'banned';`);
    this.addSql(`alter table "members" add constraint "members_status_check" check ("status" in ('active', 'pending', 'suspended'));`);

    this.addSql(`alter table "users" add "suspension_reason" text null, add "status_before_suspension" text null;`);
    // member and account are suspended together; administrators keep their accounts, so that one
    // remains
    this.addSql(`update "users" set "status_before_suspension" = 'active' where "status" = 'suspended';`);
    this.addSql(`update "users" set "status_before_suspension" = "status", "status" = 'suspended' where "status" <> 'suspended' and not "roles" @> '{admin}' and "member_id" in (select "id" from "members" where "status" = 'suspended');`);
    this.addSql(`update "members" set "status_before_suspension" = "status", "status" = 'suspended' where "status" <> 'suspended' and "id" in (select "member_id" from "users" where "status" = 'suspended');`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "members" drop constraint "members_status_check";`);
    this.addSql(`alter table "members" drop column "suspension_reason", drop column "status_before_suspension";`);
    this.addSql(`update "members" set "status" = 'banned' where "status" = 'suspended';`);
    this.addSql(`alter table "members" add constraint "members_status_check" check ("status" in ('active', 'pending', 'banned'));`);

    this.addSql(`alter table "users" drop column "suspension_reason", drop column "status_before_suspension";`);
  }

}
