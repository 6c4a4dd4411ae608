import { z } from "zod";
import { firstCharacters } from "../../../schema/foundation/characters.ts";
import type { FilterValues } from "../../ui/list/filter.ts";
import type { ListView } from "../../ui/list/view-switch.tsx";
import type { Permission } from "../../platform/session/viewer.tsx";
import type { Sort } from "../../ui/table/column.ts";

export interface FilterRule {
  kind: "one" | "many" | "dates";
  /** The format of one of its values */
  value: z.ZodType<string>;
  /** The permission that its users need */
  may?: Permission;
}

export const one = (value: z.ZodType<string>, may?: Permission): FilterRule => ({
  kind: "one",
  value,
  may,
});
export const many = (value: z.ZodType<string>): FilterRule => ({ kind: "many", value });
export const dates = (): FilterRule => ({ kind: "dates", value: z.iso.date() });

/** The URL parameters of a list. Parameters that are not declared here are ignored. */
export interface ListParams<Tab extends string = string, By extends string = string> {
  /** The first is the default */
  tabs?: readonly [Tab, ...Tab[]];
  sorts: readonly By[];
  sort: Sort & { by: By };
  filters?: Record<string, FilterRule>;
  views?: boolean;
  /** The storage key under which the browser keeps the last order and filters */
  storedAs?: `redux-${string}`;
}

/** The state of a list. */
export interface ListState<Tab extends string = string, By extends string = string> {
  search: string;
  tab: Tab;
  sort: Sort & { by: By };
  page: number;
  size: number;
  filters: FilterValues;
  /** Undefined: the user's setting decides */
  view?: ListView;
}

export const sizes = [5, 10, 25] as const;
const DEFAULT_SIZE = 10;

/** A list may be paged by number up to its 100,000th row. */
export const MAX_PAGED_ROWS = 100_000;

/** The state in a URL; invalid values are ignored. */
export function parseListState<Tab extends string, By extends string>(
  listParams: ListParams<Tab, By>,
  params: URLSearchParams,
): ListState<Tab, By> {
  const [firstTab] = listParams.tabs ?? ["" as Tab];
  const size = z.coerce
    .number()
    .pipe(z.literal(sizes))
    .catch(DEFAULT_SIZE)
    .parse(params.get("size"));
  const furthest = Math.floor(MAX_PAGED_ROWS / size);
  return {
    search: firstCharacters((params.get("q") ?? "").trim(), 200),
    tab: z
      .enum(listParams.tabs ?? [firstTab])
      .catch(firstTab)
      .parse(params.get("tab")),
    sort: sortIn(listParams, params.get("sort")),
    page: z.coerce.number().int().min(1).max(furthest).catch(1).parse(params.get("page")),
    size,
    filters: filtersIn(listParams, (id, { kind }) =>
      kind === "dates" ? (params.get(id) ?? "").split("..") : params.getAll(id),
    ),
    view: z
      .enum(["table", "cards"])
      .optional()
      .catch(undefined)
      .parse(params.get("view") ?? undefined),
  };
}

function sortIn<By extends string>({ sorts, sort }: ListParams<string, By>, value: string | null) {
  const by = z.enum(sorts).safeParse(value?.replace(/^-/, ""));
  if (!by.success) return sort;
  const direction = value?.startsWith("-") ? "descending" : "ascending";
  return { by: by.data, direction } as const;
}

/** The most values that are read; more were not chosen by hand. */
const MAX_FILTER_VALUES = 50;

/** The valid values of all filters. */
export const filtersIn = (
  { filters = {} }: ListParams,
  valuesOf: (id: string, rule: FilterRule) => string[],
): FilterValues =>
  Object.fromEntries(
    Object.entries(filters).map(([id, rule]) => [id, validIn(rule, valuesOf(id, rule))]),
  );

function validIn({ kind, value }: FilterRule, values: string[]): string[] {
  if (kind === "dates") {
    const [from = "", to = ""] = values.slice(0, 2).map((day) => value.catch("").parse(day));
    return from || to ? [from, to] : [];
  }
  const right = values.filter((each) => value.safeParse(each).success);
  return [...new Set(right)].slice(0, kind === "one" ? 1 : MAX_FILTER_VALUES);
}

/** Whether a URL contains a search, a tab, filters or a page. */
export const isNarrowing = ({ filters = {} }: ListParams, params: URLSearchParams): boolean =>
  ["q", "tab", "page", ...Object.keys(filters)].some((name) => params.has(name));

/** The shortest URL of a state: defaults are left out. */
export function searchParamsOf(listParams: ListParams, state: ListState): URLSearchParams {
  const { by, direction } = state.sort;
  const isUsualSort = by === listParams.sort.by && direction === listParams.sort.direction;
  const params = new URLSearchParams();
  if (state.search) params.set("q", state.search);
  if (listParams.tabs && state.tab !== listParams.tabs[0]) params.set("tab", state.tab);
  for (const [id, rule] of Object.entries(listParams.filters ?? {})) {
    const values = state.filters[id] ?? [];
    if (rule.kind !== "dates") for (const value of values) params.append(id, value);
    else if (values.some(Boolean)) params.set(id, values.join(".."));
  }
  if (!isUsualSort) params.set("sort", direction === "descending" ? `-${by}` : by);
  if (state.page > 1) params.set("page", String(state.page));
  if (state.size !== DEFAULT_SIZE) params.set("size", String(state.size));
  if (state.view) params.set("view", state.view);
  return params;
}
