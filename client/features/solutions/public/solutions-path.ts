import { firstCharacters } from "../../../../schema/foundation/characters.ts";
import { pagePath, SITE_PATHS } from "../../../platform/published-path.ts";

export const SOLUTIONS_PATH = SITE_PATHS.solutions;

/** The filters of the list in a URL; "" for all. */
export interface SolutionsFilter {
  /** The slug of a category */
  category: string;
  tag: string;
  search: string;
}

/** The path of a page of the list, without the locale prefix. */
export function solutionsPath({
  category,
  tag,
  search,
  page = 1,
}: Partial<SolutionsFilter> & { page?: number } = {}): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(tag && { tag }),
    ...(search && { search }),
    ...(page > 1 && { page: `${page}` }),
  });
  return query.size > 0 ? `${SOLUTIONS_PATH}?${query}` : SOLUTIONS_PATH;
}

const MAX_WORDS = 100;

export function solutionsFilterOf({ searchParams }: URL): SolutionsFilter {
  const value = (name: string) => firstCharacters((searchParams.get(name) ?? "").trim(), MAX_WORDS);
  return { category: value("category"), tag: value("tag"), search: value("search") };
}

/** The path of a solution's page, without the locale prefix. */
export const solutionPath = (slug: string): string => pagePath(SOLUTIONS_PATH, slug);
