import { publicationChecks, tagsCheck } from "../publication/publication-check.ts";
import { projects } from "./project.ts";

/** SQL that sums what a type's counts are, computed anew. */
const counted = (rows: string) =>
  `coalesce((select count(*) from projects where type_id = own.id and ${rows}), 0)::text`;

/** For each denormalized value: the row, the stored value, and the value computed anew. */
export const projectChecks: Record<string, string> = {
  ...publicationChecks(projects.options),
  project_tag_publications: tagsCheck({
    list: "project_tag_publications",
    items: "projects",
    publications: "project_publications",
    item: "project_id",
  }),
  "project_types.project_count": `
    select id::text, project_count::text, ${counted("deleted_at is null")} from project_types as own`,
  "project_totals.likes": `
    select projects.id::text, likes::text, (select count(*) from project_likes where project_id = projects.id)::text
    from projects left join project_totals on project_id = id`,
  ...Object.fromEntries(
    ["en", "fr", "no"].map((locale) => [
      `project_types.listed_count.${locale}`,
      `select id::text, listed_count ->> '${locale}', ${counted(`'${locale}' = any (listed)`)}
        from project_types as own`,
    ]),
  ),
  ...Object.fromEntries(
    [
      ["editors", "status = 'accepted'"],
      ["insiders", "status <> 'declined'"],
    ].map(([column, rows]) => [
      `projects.${column}`,
      `select id::text, ${column}::text, coalesce((
          select array_agg(member_id::text order by member_id) from project_owners
          where project_id = own.id and ${rows}), '{}')::text
        from projects as own`,
    ]),
  ),
};
