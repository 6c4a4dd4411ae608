import { Migration } from '@mikro-orm/migrations';

export class Migration20261129204815 extends Migration {

  override name = 'Migration20261129204815';

  override up(): void | Promise<void> {
    this.addSql(`create table "proxy_events" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "server_id" uuid not null, "at" timestamptz(3) not null, "status" text not null, "error" text null, primary key ("id"));`);
    this.addSql(`create index "proxy_events_at_index" on "proxy_events" ("at");`);
    this.addSql(`create index "proxy_events_server_id_at_id_index" on "proxy_events" ("server_id", "at", "id");`);

    this.addSql(`create or replace function "proxy_servers_history_update_fn"() returns trigger as \$\$ declare change record; begin 
    insert into proxy_events (id, created_at, updated_at, server_id, at, status, error)
      select gen_random_uuid(), came.updated_at, came.updated_at, came.id, came.status_since, came.status,
          case when came.status = 'down' then came.last_error end
        from came join gone using (id)
        where came.status <> gone.status and came.status_since is not null; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "history_update" after update on "proxy_servers" referencing old table as gone new table as came for each statement execute function "proxy_servers_history_update_fn"();`);

    this.addSql(`alter table "proxy_events" add constraint "proxy_events_server_id_foreign" foreign key ("server_id") references "proxy_servers" ("id") on delete cascade;`);
    this.addSql(`alter table "proxy_events" add constraint "proxy_events_status_check" check ("status" in ('unknown', 'up', 'degraded', 'down', 'maintenance'));`);
    this.addSql(`alter table "proxy_events" add constraint "proxy_events_error_check" check ("error" in ('address', 'unresolved', 'refused', 'timeout', 'certificate', 'redirected', 'sign_in', 'secret', 'protocol', 'failed'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "proxy_events" cascade;`);

    this.addSql(`drop trigger if exists "history_update" on "proxy_servers";`);
    this.addSql(`drop function if exists "proxy_servers_history_update_fn"();`);
  }

}
