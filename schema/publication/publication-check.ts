import { itemColumn, type PublicationOptions, tableNames } from "./publication-tables.ts";

/**
 * For each denormalized table of a noun: the row, the stored value, and the value computed anew.
 */
export function publicationChecks(options: PublicationOptions): Record<string, string> {
  const { table, flags = [] } = options;
  const { publications, totals, formerSlugs } = tableNames(options);
  const column = itemColumn(options);
  const carried = (row: string) =>
    ["published_at", ...flags].map((name) => `${row}.${name}`).join(", ");
  return {
    [publications]: `
    select ${column} || ' ' || locale, row(${carried("kept")})::text, row(${carried("own")})::text
    from ${publications} as kept full join (
      select ${["id", ...flags].map((name) => (name === "id" ? `id as ${column}` : name)).join(", ")}, locale,
        (published_at ->> locale)::timestamptz(3) as published_at
      from ${table}, unnest(languages) as locale
    ) as own using (${column}, locale)`,
    [totals]: `
    select locale || ' ' || month, coalesce(total, 0)::text, coalesce(n, 0)::text
    from ${totals} full join (
      select locale, date_trunc('month', published_at, 'utc') as month, count(*) as n
      from ${publications} group by 1, 2
    ) as counted using (locale, month)`,
    [formerSlugs]: `
    select former.locale || ' ' || former.slug, 'former',
      case when own.id is null then 'former' else 'in use' end
    from ${formerSlugs} as former left join ${table} as own
      on own.slug ->> former.locale = former.slug and deleted_at is null`,
  };
}
