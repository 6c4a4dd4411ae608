import { Migration } from '@mikro-orm/migrations';

export class Migration20261123232212 extends Migration {

  override name = 'Migration20261123232212';

  override up(): void | Promise<void> {
    this.addSql(`create table "former_handles" ("handle" text not null, "member_id" uuid not null, primary key ("handle"));`);

    this.addSql(`alter table "former_handles" add constraint "former_handles_member_id_foreign" foreign key ("member_id") references "members" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "former_handles" cascade;`);
  }

}
