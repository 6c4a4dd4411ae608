import { Migration } from '@mikro-orm/migrations';

export class Migration20261129022106 extends Migration {

  override name = 'Migration20261129022106';

  override up(): void | Promise<void> {
    this.addSql(`alter table "mails" add "quote" text null, add "is_quote_removed" boolean not null default false, add "quoted_html" text null, add "quoted_text" text null;`);
    this.addSql(`alter table "mails" add constraint "mails_quote_check" check ("quote" in ('reply', 'forward'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "mails" drop constraint "mails_quote_check";`);
    this.addSql(`alter table "mails" drop column "quote", drop column "is_quote_removed", drop column "quoted_html", drop column "quoted_text";`);
  }

}
