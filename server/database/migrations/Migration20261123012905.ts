import { Migration } from '@mikro-orm/migrations';

export class Migration20261123012905 extends Migration {

  override name = 'Migration20261123012905';

  override up(): void | Promise<void> {
    this.addSql(`alter table "posts" add "meta_keywords" jsonb not null default '{}', add "og_image" text null, add "canonical" text null, add "noindex" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "posts" drop column "meta_keywords", drop column "og_image", drop column "canonical", drop column "noindex";`);
  }

}
