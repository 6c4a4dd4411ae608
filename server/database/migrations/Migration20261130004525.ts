import { Migration } from '@mikro-orm/migrations';

export class Migration20261130004525 extends Migration {

  override name = 'Migration20261130004525';

  override up(): void | Promise<void> {
    this.addSql(`alter table "data_copies" add "parts" text[] not null default '{}', add "parts_done" int not null default 0;`);
    // those made before have all of them
    this.addSql(`update "data_copies" set "parts" = '{profile,writing,messages,work,files,purchases,requests,notifications,sessions,activity}', "parts_done" = case when "status" = 'ready' then 10 else 0 end;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "data_copies" drop column "parts", drop column "parts_done";`);
  }

}
