import { Migration } from '@mikro-orm/migrations';

export class Migration20261123174806 extends Migration {

  override name = 'Migration20261123174806';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "signed_out" on "users";`);
    this.addSql(`drop function if exists "users_signed_out_fn"();`);
    this.addSql(`create or replace function "users_signed_out_fn"() returns trigger as \$\$ begin
    delete from sessions where user_id = new.id;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "signed_out" after update of password_hash, status, deleted_at on "users" for each row
    when (old.password_hash is distinct from new.password_hash or new.deleted_at is not null
      or (old.status <> new.status and new.status <> 'suspended'))
    execute function "users_signed_out_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "signed_out" on "users";`);
    this.addSql(`drop function if exists "users_signed_out_fn"();`);
    this.addSql(`create or replace function "users_signed_out_fn"() returns trigger as \$\$ begin
    delete from sessions where user_id = new.id;     return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "signed_out" after update of password_hash, status, deleted_at on "users" for each row
    when (old.password_hash is distinct from new.password_hash or new.status <> 'active'
      or new.deleted_at is not null)
    execute function "users_signed_out_fn"();`);
  }

}
