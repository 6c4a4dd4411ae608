import { Migration } from '@mikro-orm/migrations';

export class Migration20261127214557 extends Migration {

  override name = 'Migration20261127214557';

  override up(): void | Promise<void> {
    this.addSql(`create or replace function "members_purged_comments_fn"() returns trigger as \$\$ begin update comments set email = null, name = case locale
    when 'fr' then 'Membre supprimé' when 'no' then 'Slettet medlem' else 'Deleted member' end
  where member_id = old.id; return old; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "purged_comments" BEFORE DELETE on "members" for each ROW execute function "members_purged_comments_fn"();`);
    this.addSql(`create or replace function "members_purged_contact_requests_fn"() returns trigger as \$\$ begin delete from contact_requests where sender_id = old.id; return old; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "purged_contact_requests" BEFORE DELETE on "members" for each ROW execute function "members_purged_contact_requests_fn"();`);
    this.addSql(`create or replace function "members_purged_applications_fn"() returns trigger as \$\$ begin delete from applications where member_id = old.id; return old; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "purged_applications" BEFORE DELETE on "members" for each ROW execute function "members_purged_applications_fn"();`);
    this.addSql(`create or replace function "members_purged_projects_fn"() returns trigger as \$\$ begin delete from projects where editors = array[old.id::text]; return old; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "purged_projects" BEFORE DELETE on "members" for each ROW execute function "members_purged_projects_fn"();`);
    this.addSql(`create or replace function "members_sole_owner_fn"() returns trigger as \$\$ begin declare one record;     begin
    if old.deleted_at is null and new.deleted_at is not null then
      update projects set deleted_at = new.deleted_at
        where editors = array[new.id::text] and deleted_at is null;     elsif old.deleted_at is not null and new.deleted_at is null then
      for one in
        select id from projects where editors = array[new.id::text] and deleted_at = old.deleted_at
        order by 1
      loop
        begin
          update projects set deleted_at = null where id = one.id;         exception when unique_violation then
        end;       end loop;     end if;     return null;     end; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "sole_owner" AFTER UPDATE on "members" for each ROW execute function "members_sole_owner_fn"();`);

    this.addSql(`create or replace function "users_purged_comments_fn"() returns trigger as \$\$ begin update comments set email = null, name = case locale
    when 'fr' then 'Membre supprimé' when 'no' then 'Slettet medlem' else 'Deleted member' end
  where account_id = old.id or (email = old.email and not exists (select from users where email = old.email and id <> old.id)); return old; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "purged_comments" BEFORE DELETE on "users" for each ROW execute function "users_purged_comments_fn"();`);
    this.addSql(`create or replace function "users_purged_opening_notices_fn"() returns trigger as \$\$ begin delete from opening_notices where email = old.email and not exists (select from users where email = old.email and id <> old.id); return old; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "purged_opening_notices" BEFORE DELETE on "users" for each ROW execute function "users_purged_opening_notices_fn"();`);
    this.addSql(`create or replace function "users_purged_contact_requests_fn"() returns trigger as \$\$ begin delete from contact_requests where email = old.email and not exists (select from users where email = old.email and id <> old.id); return old; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "purged_contact_requests" BEFORE DELETE on "users" for each ROW execute function "users_purged_contact_requests_fn"();`);
    this.addSql(`create or replace function "users_purged_applications_fn"() returns trigger as \$\$ begin delete from applications where email = old.email and not exists (select from users where email = old.email and id <> old.id); return old; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "purged_applications" BEFORE DELETE on "users" for each ROW execute function "users_purged_applications_fn"();`);
    this.addSql(`create or replace function "users_purged_outgoing_mails_fn"() returns trigger as \$\$ begin delete from outgoing_mails where "to" = old.email and not exists (select from users where email = old.email and id <> old.id); return old; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "purged_outgoing_mails" BEFORE DELETE on "users" for each ROW execute function "users_purged_outgoing_mails_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "purged_comments" on "members";`);
    this.addSql(`drop function if exists "members_purged_comments_fn"();`);
    this.addSql(`drop trigger if exists "purged_contact_requests" on "members";`);
    this.addSql(`drop function if exists "members_purged_contact_requests_fn"();`);
    this.addSql(`drop trigger if exists "purged_applications" on "members";`);
    this.addSql(`drop function if exists "members_purged_applications_fn"();`);
    this.addSql(`drop trigger if exists "purged_projects" on "members";`);
    this.addSql(`drop function if exists "members_purged_projects_fn"();`);
    this.addSql(`drop trigger if exists "sole_owner" on "members";`);
    this.addSql(`drop function if exists "members_sole_owner_fn"();`);

    this.addSql(`drop trigger if exists "purged_comments" on "users";`);
    this.addSql(`drop function if exists "users_purged_comments_fn"();`);
    this.addSql(`drop trigger if exists "purged_opening_notices" on "users";`);
    this.addSql(`drop function if exists "users_purged_opening_notices_fn"();`);
    this.addSql(`drop trigger if exists "purged_contact_requests" on "users";`);
    this.addSql(`drop function if exists "users_purged_contact_requests_fn"();`);
    this.addSql(`drop trigger if exists "purged_applications" on "users";`);
    this.addSql(`drop function if exists "users_purged_applications_fn"();`);
    this.addSql(`drop trigger if exists "purged_outgoing_mails" on "users";`);
    this.addSql(`drop function if exists "users_purged_outgoing_mails_fn"();`);
  }

}
