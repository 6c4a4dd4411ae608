import { z } from "zod";
import type { FilterValues } from "../../kit/list/filter.ts";
import type { ListView } from "../../kit/list/view-switch.tsx";
import type { Permission } from "../../session/viewer.tsx";
import type { Sort } from "../../kit/table/column.ts";

export interface FilterRule {
  kind: "one" | "many" | "dates";
  /** What one of its values has to look like */
  value: z.ZodType<string>;
  /** Left out for those who may not ask for it */
  may?: Permission;
}

export const one = (value: z.ZodType<string>, may?: Permission): FilterRule => ({
  kind: "one",
  value,
  may,
});
export const many = (value: z.ZodType<string>): FilterRule => ({ kind: "many", value });
export const dates = (): FilterRule => ({ kind: "dates", value: z.iso.date() });

/** Which addresses a list has. What is not said here is not read from one. */
export interface ListAddress<Tab extends string = string, By extends string = string> {
  /** The first is shown when none is named */
  tabs?: readonly [Tab, ...Tab[]];
  sorts: readonly By[];
  sort: Sort & { by: By };
  filters?: Record<string, FilterRule>;
  views?: boolean;
  /** Under this name the browser keeps the order and the filters that were last chosen */
  storedAs?: `redux-${string}`;
}

/** Where in a list somebody is. */
export interface ListPlace<Tab extends string = string, By extends string = string> {
  search: string;
  tab: Tab;
  sort: Sort & { by: By };
  page: number;
  size: number;
  filters: FilterValues;
  /** Left out, the reader's setting decides */
  view?: ListView;
}

export const sizes = [5, 10, 25] as const;
const usual = 10;

/** A list may be paged by number up to its 10,000th row. */
export const furthestRow = 10_000;

/** The place an address tells of; what makes no sense in it is as if it were not there. */
export function placeAt<Tab extends string, By extends string>(
  address: ListAddress<Tab, By>,
  params: URLSearchParams,
): ListPlace<Tab, By> {
  const [firstTab] = address.tabs ?? ["" as Tab];
  const size = z.coerce.number().pipe(z.literal(sizes)).catch(usual).parse(params.get("size"));
  const furthest = Math.floor(furthestRow / size);
  return {
    search: (params.get("q") ?? "").trim().slice(0, 200),
    tab: z
      .enum(address.tabs ?? [firstTab])
      .catch(firstTab)
      .parse(params.get("tab")),
    sort: sortIn(address, params.get("sort")),
    page: z.coerce.number().int().min(1).max(furthest).catch(1).parse(params.get("page")),
    size,
    filters: filtersIn(address, (id, { kind }) =>
      kind === "dates" ? (params.get(id) ?? "").split("..") : params.getAll(id),
    ),
    view: z
      .enum(["table", "cards"])
      .optional()
      .catch(undefined)
      .parse(params.get("view") ?? undefined),
  };
}

function sortIn<By extends string>({ sorts, sort }: ListAddress<string, By>, asked: string | null) {
  const by = z.enum(sorts).safeParse(asked?.replace(/^-/, ""));
  if (!by.success) return sort;
  const direction = asked?.startsWith("-") ? "descending" : "ascending";
  return { by: by.data, direction } as const;
}

/** The longest list of values that is read; more were not chosen by hand. */
const mostValues = 50;

/** The values of all filters, as far as they make sense. */
export const filtersIn = (
  { filters = {} }: ListAddress,
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
  return [...new Set(right)].slice(0, kind === "one" ? 1 : mostValues);
}

/** Whether an address says what to look for: a search, a tab, filters or a page. */
export const isNarrowing = ({ filters = {} }: ListAddress, params: URLSearchParams): boolean =>
  ["q", "tab", "page", ...Object.keys(filters)].some((name) => params.has(name));

/** The address of a place, as short as it can be; what is usual is left out. */
export function paramsOf(address: ListAddress, place: ListPlace): URLSearchParams {
  const { by, direction } = place.sort;
  const isUsualSort = by === address.sort.by && direction === address.sort.direction;
  const params = new URLSearchParams();
  if (place.search) params.set("q", place.search);
  if (address.tabs && place.tab !== address.tabs[0]) params.set("tab", place.tab);
  for (const [id, rule] of Object.entries(address.filters ?? {})) {
    const values = place.filters[id] ?? [];
    if (rule.kind !== "dates") for (const value of values) params.append(id, value);
    else if (values.some(Boolean)) params.set(id, values.join(".."));
  }
  if (!isUsualSort) params.set("sort", direction === "descending" ? `-${by}` : by);
  if (place.page > 1) params.set("page", String(place.page));
  if (place.size !== usual) params.set("size", String(place.size));
  if (place.view) params.set("view", place.view);
  return params;
}
