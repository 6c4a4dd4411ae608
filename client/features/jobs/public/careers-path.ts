import { firstCharacters } from "../../../../schema/foundation/characters.ts";
import { pagePath, SITE_PATHS } from "../../../platform/published-path.ts";

export const CAREERS_PATH = SITE_PATHS.jobs;

/** What the list is filtered by, by the names of the URL. */
export const FILTER_NAMES = [
  "type",
  "role",
  "location",
  "workplace",
  "experience",
  "benefit",
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** The words of the graph's enumerations, in their order on screen. */
export const WORDS = {
  employmentType: ["full_time", "part_time", "contractor", "temporary", "intern"],
  workplace: ["onsite", "hybrid", "remote"],
  experience: ["entry", "mid", "senior", "lead"],
};

/** "" for all. */
export type CareersFilter = Record<FilterName | "search", string>;

/** The path of a page of the list, without the locale prefix. */
export function careersPath(filter: Partial<CareersFilter> = {}, page = 1): string {
  const query = new URLSearchParams(
    (["search", ...FILTER_NAMES] as const).flatMap((name) => {
      const value = filter[name];
      return value ? [[name, value]] : [];
    }),
  );
  if (page > 1) query.set("page", `${page}`);
  return query.size > 0 ? `${CAREERS_PATH}?${query}` : CAREERS_PATH;
}

/** Of a text in the URL. */
export const MAX_LENGTH = 120;

/** Other words than those that exist are no filter. */
export function careersFilterOf({ searchParams }: URL): CareersFilter {
  const text = (name: FilterName | "search") =>
    firstCharacters((searchParams.get(name) ?? "").trim(), MAX_LENGTH);
  const word = (name: FilterName, allowed: string[]) => {
    const requested = text(name);
    return allowed.includes(requested) ? requested : "";
  };
  return {
    search: text("search"),
    type: word("type", WORDS.employmentType),
    role: text("role"),
    location: text("location"),
    workplace: word("workplace", WORDS.workplace),
    experience: word("experience", WORDS.experience),
    benefit: text("benefit"),
  };
}

/** The same as parameters of the calls. */
export const careersQuery = ({ search, type, role, ...filter }: CareersFilter) => ({
  search: search || undefined,
  employmentType: type || undefined,
  role: role || undefined,
  location: filter.location || undefined,
  workplace: filter.workplace || undefined,
  experience: filter.experience || undefined,
  benefit: filter.benefit || undefined,
});

/** The path of a job's page, without the locale prefix. */
export const jobPath = (slug: string): string => pagePath(CAREERS_PATH, slug);

/** The id of the form on a job's page. */
export const APPLY = "apply";
