import { Migration } from '@mikro-orm/migrations';

export class Migration20261127222203 extends Migration {

  override name = 'Migration20261127222203';

  override up(): void | Promise<void> {
    this.addSql(`alter table "uploaded_pictures" add "was_used" boolean not null default false, add "size" int not null default 0, add "uploader_id" uuid null;`);
    this.addSql(`alter table "uploaded_pictures" add constraint "uploaded_pictures_uploader_id_foreign" foreign key ("uploader_id") references "members" ("id") on delete set null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "uploaded_pictures" drop constraint "uploaded_pictures_uploader_id_foreign";`);

    this.addSql(`alter table "uploaded_pictures" drop column "was_used", drop column "size", drop column "uploader_id";`);
  }

}
