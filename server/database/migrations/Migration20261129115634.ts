import { Migration } from '@mikro-orm/migrations';

export class Migration20261129115634 extends Migration {

  override name = 'Migration20261129115634';

  override up(): void | Promise<void> {
    this.addSql(`create index "attachments_sha256_index" on "attachments" ("sha256");`);

    this.addSql(`create index "product_files_sha256_index" on "product_files" ("sha256");`);

    this.addSql(`create index "project_media_sha256_index" on "project_media" ("sha256");`);

    this.addSql(`create index "card_attachments_sha256_index" on "card_attachments" ("sha256");`);

    this.addSql(`create index "mail_attachments_sha256_index" on "mail_attachments" ("sha256");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "attachments_sha256_index";`);

    this.addSql(`drop index "card_attachments_sha256_index";`);

    this.addSql(`drop index "mail_attachments_sha256_index";`);

    this.addSql(`drop index "product_files_sha256_index";`);

    this.addSql(`drop index "project_media_sha256_index";`);
  }

}
