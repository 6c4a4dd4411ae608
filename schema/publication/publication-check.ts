import type { ByTag } from "./list-by-tag.ts";
import {
  carriedColumns,
  itemColumn,
  type PublicationOptions,
  tableNames,
} from "./publication-tables.ts";

/**
 * For each denormalized table of a noun: the row, the stored value, and the value computed anew.
 */
export function publicationChecks(options: PublicationOptions): Record<string, string> {
  const { table, listed = "languages" } = options;
  const own = carriedColumns(options);
  const { publications, totals, stateTotals, dayTotals, formerSlugs } = tableNames(options);
  const column = itemColumn(options);
  const carried = (row: string) =>
    ["published_at", ...own].map((name) => `${row}.${name}`).join(", ");
  return {
    [publications]: `
    select ${column} || ' ' || locale, row(${carried("kept")})::text, row(${carried("own")})::text
    from ${publications} as kept full join (
      select ${["id", ...own].map((name) => (name === "id" ? `id as ${column}` : name)).join(", ")}, locale,
        (published_at ->> locale)::timestamptz(3) as published_at
      from ${table}, unnest(${listed}) as locale
    ) as own using (${column}, locale)`,
    [totals]: `
    select locale || ' ' || month, coalesce(total, 0)::text, coalesce(n, 0)::text
    from ${totals} full join (
      select locale, date_trunc('month', published_at, 'utc') as month, count(*) as n
      from ${publications} group by 1, 2
    ) as counted using (locale, month)`,
    [stateTotals]: totalsCheck(
      stateTotals,
      "key",
      `select states::text || languages::text as key, count(*) as n from ${table}
        where deleted_at is null group by 1`,
    ),
    [dayTotals]: totalsCheck(
      dayTotals,
      "day",
      `select date_trunc('day', first_published_at, 'utc') as day, count(*) as n from ${table}
        where deleted_at is null and languages <> '{}' and first_published_at is not null group by 1`,
    ),
    [formerSlugs]: `
    select former.locale || ' ' || former.slug, 'former',
      case when own.id is null then 'former' else 'in use' end
    from ${formerSlugs} as former left join ${table} as own
      on own.slug ->> former.locale = former.slug and deleted_at is null`,
  };
}

/** Compares totals with the rows that they count; those of values that are gone are 0. */
export const totalsCheck = (totals: string, key: string, counted: string): string => `
    select ${key}::text, coalesce(total, 0)::text, coalesce(n, 0)::text
    from ${totals} full join (${counted}) as counted using (${key})`;

/** Compares the publications by tag with the tags of what is published. */
export const tagsCheck = ({ list, items, publications, item }: ByTag): string => `
    select ${item} || ' ' || locale || ' ' || tag, kept.published_at::text, own.published_at::text
    from ${list} as kept full join (
      select distinct ${item}, locale, tag, ${publications}.published_at
      from ${publications} join ${items} on ${items}.id = ${item} cross join unnest(${items}.tags) as tag
    ) as own using (${item}, locale, tag)`;
