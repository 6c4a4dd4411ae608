import type { RestRequest } from "./route.ts";

/** What lists of projects are filtered by, in the query of a call. */
export const FILTERS = {
  type: { description: "The id or slug of a type; all if omitted" },
  status: { description: "draft, in_progress, completed or archived; all if omitted" },
};

const filterValue = (value: string | undefined) => (value && value !== "all" ? value : null);

/** The same as arguments of the graph, which refuses unknown values. */
export const filtersOf = ({ query }: RestRequest) => ({
  type: filterValue(query.type),
  status: filterValue(query.status)?.toUpperCase() ?? null,
});
