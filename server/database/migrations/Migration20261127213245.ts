import { Migration } from '@mikro-orm/migrations';

export class Migration20261127213245 extends Migration {

  override name = 'Migration20261127213245';

  override up(): void | Promise<void> {
    this.addSql(`alter table "outgoing_mails" add "is_server_error" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "outgoing_mails" drop column "is_server_error";`);
  }

}
