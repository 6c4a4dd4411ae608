import { Migration } from '@mikro-orm/migrations';

export class Migration20261129203316 extends Migration {

  override name = 'Migration20261129203316';

  override up(): void | Promise<void> {
    this.addSql(`alter table "document_drafts" add "in_review_since" timestamptz(3) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "document_drafts" drop column "in_review_since";`);
  }

}
