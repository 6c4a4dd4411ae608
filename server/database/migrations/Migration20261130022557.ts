import { Migration } from '@mikro-orm/migrations';

export class Migration20261130022557 extends Migration {

  override name = 'Migration20261130022557';

  override up(): void | Promise<void> {
    this.addSql(`create index "mail_threads_sent_index" on "mail_threads" ("last_mail_at", "id") where sent_count > 0;`);
    this.addSql(`create index "mail_threads_drafts_index" on "mail_threads" ("last_mail_at", "id") where draft_count > 0;`);
    this.addSql(`create index "mail_threads_important_index" on "mail_threads" ("last_mail_at", "id") where is_important;`);
    this.addSql(`create index "mail_threads_files_index" on "mail_threads" ("last_mail_at", "id") where attachment_count > 0;`);

    this.addSql(`create index "mails_files_index" on "mails" ("created_at", "id") where attachment_count > 0;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "mail_threads_sent_index";`);
    this.addSql(`drop index "mail_threads_drafts_index";`);
    this.addSql(`drop index "mail_threads_important_index";`);
    this.addSql(`drop index "mail_threads_files_index";`);

    this.addSql(`drop index "mails_files_index";`);
  }

}
