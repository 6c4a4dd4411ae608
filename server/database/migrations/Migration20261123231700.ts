import { Migration } from '@mikro-orm/migrations';

export class Migration20261123231700 extends Migration {

  override name = 'Migration20261123231700';

  override up(): void | Promise<void> {
    this.addSql(`alter table "site_settings" add "comment_approval" text not null default 'none', add "privacy_contact" text null, add "is_in_maintenance" boolean not null default false, add "maintenance_until" timestamptz(3) null;`);
    this.addSql(`alter table "site_settings" add constraint "site_settings_comment_approval_check" check ("comment_approval" in ('none', 'first_time', 'all'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "site_settings" drop constraint "site_settings_comment_approval_check";`);
    this.addSql(`alter table "site_settings" drop column "comment_approval", drop column "privacy_contact", drop column "is_in_maintenance", drop column "maintenance_until";`);
  }

}
