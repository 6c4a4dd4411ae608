import { Migration } from '@mikro-orm/migrations';

export class Migration20261125215614 extends Migration {

  override name = 'Migration20261125215614';

  override up(): void | Promise<void> {
    this.addSql(`create index "contact_requests_locale_status_index" on "contact_requests" ("locale", "status");`);
    this.addSql(`create index "contact_requests_kind_status_index" on "contact_requests" ("kind", "status");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "contact_requests_locale_status_index";`);
    this.addSql(`drop index "contact_requests_kind_status_index";`);
  }

}
