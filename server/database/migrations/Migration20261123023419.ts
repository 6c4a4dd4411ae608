import { Migration } from '@mikro-orm/migrations';

export class Migration20261123023419 extends Migration {

  override name = 'Migration20261123023419';

  override up(): void | Promise<void> {
    this.addSql(`alter table "email_codes" drop constraint "email_codes_purpose_check";`);
    this.addSql(`alter table "email_codes" add "accepted_terms" text null, add "new_email" text null;`);
    this.addSql(`alter table "email_codes" add constraint "email_codes_purpose_check" check ("purpose" in ('register', 'reset', 'change_old', 'change_new'));`);

    this.addSql(`alter table "users" add "deleted_at" timestamptz(3) null, add "accepted_terms" text null, add "accepted_terms_at" timestamptz(3) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "email_codes" drop constraint "email_codes_purpose_check";`);
    this.addSql(`alter table "email_codes" drop column "accepted_terms", drop column "new_email";`);
    this.addSql(`alter table "email_codes" add constraint "email_codes_purpose_check" check ("purpose" in ('register', 'reset'));`);

    this.addSql(`alter table "users" drop column "deleted_at", drop column "accepted_terms", drop column "accepted_terms_at";`);
  }

}
