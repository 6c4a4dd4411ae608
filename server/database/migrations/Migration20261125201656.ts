import { Migration } from '@mikro-orm/migrations';

export class Migration20261125201656 extends Migration {

  override name = 'Migration20261125201656';

  override up(): void | Promise<void> {
    this.addSql(`drop index "contact_requests_email_index";`);
    this.addSql(`drop index "contact_requests_project_id_index";`);
    this.addSql(`alter table "contact_requests" add "assignee_id" uuid null;`);
    this.addSql(`alter table "contact_requests" add constraint "contact_requests_assignee_id_foreign" foreign key ("assignee_id") references "members" ("id") on delete set null;`);
    this.addSql(`create index "contact_requests_email_created_at_id_index" on "contact_requests" ("email", "created_at", "id");`);
    this.addSql(`create index "contact_requests_project_id_created_at_id_index" on "contact_requests" ("project_id", "created_at", "id");`);
    this.addSql(`create index "contact_requests_assignee_id_created_at_id_index" on "contact_requests" ("assignee_id", "created_at", "id");`);
    this.addSql(`create index "contact_requests_status_updated_at_index" on "contact_requests" ("status", "updated_at");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "contact_requests" drop constraint "contact_requests_assignee_id_foreign";`);

    this.addSql(`drop index "contact_requests_email_created_at_id_index";`);
    this.addSql(`drop index "contact_requests_project_id_created_at_id_index";`);
    this.addSql(`drop index "contact_requests_assignee_id_created_at_id_index";`);
    this.addSql(`drop index "contact_requests_status_updated_at_index";`);
    this.addSql(`alter table "contact_requests" drop column "assignee_id";`);
    this.addSql(`create index "contact_requests_email_index" on "contact_requests" ("email");`);
    this.addSql(`create index "contact_requests_project_id_index" on "contact_requests" ("project_id");`);
  }

}
