import { Migration } from '@mikro-orm/migrations';

export class Migration20261128203103 extends Migration {

  override name = 'Migration20261128203103';

  override up(): void | Promise<void> {
    this.addSql(`alter table "site_settings" add "audit_retention_days" int not null default 365;`);

    this.addSql(`create or replace function "users_purged_audit_entries_fn"() returns trigger as \$\$ begin update audit_entries set user_id = null, session_id = null, network = '' where user_id = old.id; return old; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "purged_audit_entries" BEFORE DELETE on "users" for each ROW execute function "users_purged_audit_entries_fn"();`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(`alter table "audit_entries" add "changes" jsonb not null default '[]', add "count" int not null default 1;`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('created', 'changed', 'deleted', 'restored', 'purged', 'erased', 'merged', 'exported', 'signed_in', 'sign_in_refused', 'refused', 'limited'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(`alter table "audit_entries" drop column "changes", drop column "count";`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('created', 'changed', 'deleted', 'restored', 'purged', 'erased', 'merged', 'exported', 'signed_in', 'sign_in_refused'));`);

    this.addSql(`alter table "site_settings" drop column "audit_retention_days";`);

    this.addSql(`drop trigger if exists "purged_audit_entries" on "users";`);
    this.addSql(`drop function if exists "users_purged_audit_entries_fn"();`);
  }

}
