import { Migration } from '@mikro-orm/migrations';

export class Migration20261125210951 extends Migration {

  override name = 'Migration20261125210951';

  override up(): void | Promise<void> {
    this.addSql(`alter table "contact_requests" drop constraint "contact_requests_kind_check";`);
    this.addSql(`alter table "contact_requests" add constraint "contact_requests_kind_check" check ("kind" in ('message', 'quote', 'question'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "contact_requests" drop constraint "contact_requests_kind_check";`);
    this.addSql(`alter table "contact_requests" add constraint "contact_requests_kind_check" check ("kind" in ('message', 'quote'));`);
  }

}
