import type { z } from "zod";
import type { JobFilterFields } from "./documents.generated.ts";
import { lines } from "./lines.ts";

type Row = z.output<typeof JobFilterFields>;

/** What jobs are filtered by; null for all. */
export interface JobConditions {
  employmentType: string | null;
  workplace: string | null;
  experience: string | null;
  location: string | null;
  role: string | null;
  benefit: string | null;
}

/** The values of a job that each condition is compared with. */
const VALUES: Record<keyof JobConditions, (row: Row) => readonly (string | null)[]> = {
  employmentType: (row) => row.employmentTypes,
  workplace: (row) => [row.workplace],
  experience: (row) => [row.experience],
  location: (row) => row.locations,
  role: (row) => [row.en, row.fr, row.no],
  benefit: (row) => [row.benefitsEn, row.benefitsFr, row.benefitsNo].flatMap(lines),
};

const NAMES = Object.keys(VALUES) as (keyof JobConditions)[];

/** How many of the jobs have each value, and match the conditions on everything else. */
export function countFilters(rows: readonly Row[], conditions: JobConditions) {
  const matching = (except: keyof JobConditions) =>
    rows.filter((row) =>
      NAMES.every((name) => {
        const wanted = conditions[name];
        return name === except || wanted === null || VALUES[name](row).includes(wanted);
      }),
    );
  const counted = (of: keyof JobConditions, valuesOf = VALUES[of]) => {
    const counts = new Map<string, number>();
    const add = (row: Row, count: number) => {
      for (const value of new Set(valuesOf(row))) {
        if (value) counts.set(value, (counts.get(value) ?? 0) + count);
      }
    };
    for (const row of rows) add(row, 0);
    for (const row of matching(of)) add(row, 1);
    return [...counts].map(([value, count]) => ({ value, count }));
  };
  return {
    totalCount: rows.length,
    employmentTypes: counted("employmentType"),
    workplaces: counted("workplace"),
    experience: counted("experience"),
    locations: counted("location"),
    benefits: counted("benefit", (row) => lines(row.benefits)),
    roles: counted("role", (row) => [row.role]).map((role) => ({
      ...role,
      names: [
        ...new Set(
          rows
            .filter((row) => row.role === role.value)
            .flatMap(({ en, fr, no }) => [en, fr, no].filter((name) => name !== null)),
        ),
      ],
    })),
  };
}
