import { Migration } from '@mikro-orm/migrations';

export class Migration20261125203924 extends Migration {

  override name = 'Migration20261125203924';

  override up(): void | Promise<void> {
    this.addSql(`alter table "comments" add "account_id" uuid null;`);
    this.addSql(`alter table "comments" add constraint "comments_account_id_foreign" foreign key ("account_id") references "users" ("id") on delete set null;`);
    this.addSql(`create index "comments_account_id_index" on "comments" ("account_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "comments" drop constraint "comments_account_id_foreign";`);

    this.addSql(`drop index "comments_account_id_index";`);
    this.addSql(`alter table "comments" drop column "account_id";`);
  }

}
