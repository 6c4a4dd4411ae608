import { publicationChecks } from "../publication/publication-check.ts";
import { jobs } from "./job.ts";

/** For each denormalized value: the row, the stored value, and the value computed anew. */
export const jobChecks: Record<string, string> = {
  ...publicationChecks(jobs.options),
  "application_totals.total": `
    select key, total::text, (
      select count(*) from applications where job_id = own.job and applications.stage = own.stage)::text
    from application_totals as own`,
};
