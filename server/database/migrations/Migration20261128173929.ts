import { Migration } from '@mikro-orm/migrations';

export class Migration20261128173929 extends Migration {

  override name = 'Migration20261128173929';

  override up(): void | Promise<void> {
    this.addSql(`alter table "invoices" add "pdf_url" text generated always as ('/files/invoices/' || "id"::text || '/' || coalesce(regexp_replace("number", '[^A-Za-z0-9.-]+', '-', 'g'), 'draft') || '.pdf') stored not null, add "xml_url" text generated always as (case when "number" is not null and coalesce("from" ->> 'country', '') <> '' and coalesce("to" ->> 'country', '') <> '' and "currency" <> 'BHD' and "currency" <> 'JOD' and "currency" <> 'KWD' and "currency" <> 'LYD' and "currency" <> 'OMR' and "currency" <> 'TND' then '/files/invoices/' || "id"::text || '/' || regexp_replace("number", '[^A-Za-z0-9.-]+', '-', 'g') || '.xml' else null end) stored null, add "pdf_sha256" text null, add "xml_sha256" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "invoices" drop column "pdf_url", drop column "xml_url", drop column "pdf_sha256", drop column "xml_sha256";`);
  }

}
