export const DIRECTORY_SORTS = ["relevance", "newest", "name"] as const;
export const AVAILABILITIES = ["open", "limited", "booked"] as const;

/** The filters that take several values, as named in the URL. */
export const FACETS = ["type", "skill", "language", "country", "tool"] as const;
export type FacetName = (typeof FACETS)[number];

export type DirectoryFilter = Record<FacetName, string[]> & {
  search: string;
  availability: (typeof AVAILABILITIES)[number] | "";
  sort: (typeof DIRECTORY_SORTS)[number];
};

export const NO_FILTER: DirectoryFilter = {
  search: "",
  availability: "",
  type: [],
  skill: [],
  language: [],
  country: [],
  tool: [],
  sort: "relevance",
};

const MAX_VALUES = 10;
const MAX_LENGTH = 100;

/** The filters in a URL; what is unknown is ignored. */
export function directoryFilterOf({ searchParams }: URL): DirectoryFilter {
  const values = (name: string) =>
    [...new Set(searchParams.getAll(name).map((one) => one.trim().slice(0, MAX_LENGTH)))]
      .filter((one) => one && !one.includes(","))
      .slice(0, MAX_VALUES);
  const of = <Word extends string>(name: string, allowed: readonly Word[]) =>
    allowed.find((word) => word === searchParams.get(name));
  return {
    search: (searchParams.get("search") ?? "").trim().slice(0, MAX_LENGTH),
    availability: of("availability", AVAILABILITIES) ?? "",
    type: values("type"),
    skill: values("skill"),
    language: values("language"),
    country: values("country"),
    tool: values("tool"),
    sort: of("sort", DIRECTORY_SORTS) ?? "relevance",
  };
}

/** The parameters of a URL, in one order, without defaults. */
export const directoryParams = (filter: DirectoryFilter): [string, string][] => [
  ...(filter.search ? [["search", filter.search] as [string, string]] : []),
  ...(filter.availability ? [["availability", filter.availability] as [string, string]] : []),
  ...FACETS.flatMap((name) => filter[name].map((value): [string, string] => [name, value])),
  ...(filter.sort === "relevance" ? [] : [["sort", filter.sort] as [string, string]]),
];

/** The directory's path without its locale. */
export function directoryPath(filter: Partial<DirectoryFilter> = {}, page = 1): string {
  const query = new URLSearchParams(directoryParams({ ...NO_FILTER, ...filter }));
  if (page > 1) query.set("page", `${page}`);
  return query.size > 0 ? `/members?${query}` : "/members";
}

/** The parameters of GET /api/members/public. */
export const directoryQuery = (filter: DirectoryFilter) => ({
  search: filter.search || undefined,
  availability: filter.availability || undefined,
  ...Object.fromEntries(FACETS.map((name) => [name, filter[name].join(",") || undefined])),
  sort: filter.sort,
});

/** One thing the list is narrowed by. */
export interface Condition {
  name: "search" | "availability" | FacetName;
  /** One of several values; undefined for those with one */
  value?: string;
}

/** What the list is narrowed by: a search, an availability, each value. */
export const conditionsOf = (filter: DirectoryFilter): Condition[] => [
  ...(filter.search ? [{ name: "search" } as const] : []),
  ...(filter.availability ? [{ name: "availability" } as const] : []),
  ...FACETS.flatMap((name) => filter[name].map((value) => ({ name, value }))),
];

/** The same list without a condition. */
export function without(filter: DirectoryFilter, { name, value }: Condition): DirectoryFilter {
  if (name === "search" || name === "availability") return { ...filter, [name]: "" };
  return { ...filter, [name]: filter[name].filter((one) => one !== value) };
}

/** The same list without all values of a name. */
export const withoutAny = (filter: DirectoryFilter, name: Condition["name"]): DirectoryFilter => ({
  ...filter,
  [name]: NO_FILTER[name],
});
