import { Migration } from '@mikro-orm/migrations';

export class Migration20261126003757 extends Migration {

  override name = 'Migration20261126003757';

  override up(): void | Promise<void> {
    this.addSql(`alter table "jobs" add "hides_applicants" boolean not null default false;`);

    this.addSql(`drop index "applications_job_id_name_id_index";`);
    this.addSql(`alter table "applications" drop column "terms";`);
    this.addSql(`alter table "applications" add "number" int not null default 0, add "is_applicant_hidden" boolean not null default false, add "sort_name" text generated always as (case when "is_applicant_hidden" then '' else "name" end) stored collate "und-x-icu" not null, add "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left(case when "is_applicant_hidden" then '' else "name" || ' ' || "email" end || ' ' || coalesce("cover_letter", '') || ' ' || coalesce("answers"::text, ''), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null;`);
    this.addSql(`create index "applications_job_id_sort_name_id_index" on "applications" ("job_id", "sort_name", "id");`);
    this.addSql(`update applications set number = place from (
      select id, row_number() over (partition by job_id order by created_at, id) as place
        from applications) as placed where placed.id = applications.id;`);
    this.addSql(`create index "applications_terms_index" on "applications" using gin ("terms");`);
    this.addSql(`create index "applications_job_id_number_index" on "applications" ("job_id", "number");`);
    this.addSql(`create or replace function "applications_applications_number_fn"() returns trigger as \$\$ begin if new.number = 0 then
      perform pg_advisory_xact_lock(hashtextextended(new.job_id::text, 0));       select coalesce(max(number), 0) + 1 into new.number
        from applications where job_id = new.job_id;     end if;     return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "applications_number" BEFORE INSERT on "applications" for each ROW execute function "applications_applications_number_fn"();`);

    this.addSql(`alter table "application_events" drop constraint "application_events_kind_check";`);
    this.addSql(`alter table "application_events" add constraint "application_events_kind_check" check ("kind" in ('stage', 'mail', 'revealed'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "application_events" drop constraint "application_events_kind_check";`);
    this.addSql(`alter table "application_events" add constraint "application_events_kind_check" check ("kind" in ('stage', 'mail'));`);

    this.addSql(`drop index "applications_job_id_sort_name_id_index";`);
    this.addSql(`drop index "applications_job_id_number_index";`);
    this.addSql(`drop trigger if exists "applications_number" on "applications";`);
    this.addSql(`drop function if exists "applications_applications_number_fn"();`);
    this.addSql(`alter table "applications" drop column "number", drop column "is_applicant_hidden", drop column "sort_name", drop column "terms";`);
    this.addSql(`alter table "applications" add "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(left("name" || ' ' || "email" || ' ' || coalesce("cover_letter", '') || ' ' || coalesce("answers"::text, ''), 100000) collate "und-x-icu"), nfkd), '[̀-ͯ]', '', 'g'), '[!-/:-@_~]', ' ', 'g'))) stored null;`);
    this.addSql(`create index "applications_terms_index" on "applications" using gin ("terms");`);
    this.addSql(`create index "applications_job_id_name_id_index" on "applications" ("job_id", "name", "id");`);

    this.addSql(`alter table "jobs" drop column "hides_applicants";`);
  }

}
