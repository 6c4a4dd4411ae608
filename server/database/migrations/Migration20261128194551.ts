import { Migration } from '@mikro-orm/migrations';

export class Migration20261128194551 extends Migration {

  override name = 'Migration20261128194551';

  override up(): void | Promise<void> {
    this.addSql(`alter table "outgoing_mails" add "attachments" jsonb null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "outgoing_mails" drop column "attachments";`);
  }

}
