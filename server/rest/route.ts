/** What a row of the table may read of a request. */
export interface RestRequest {
  params: Record<string, string>;
  query: Record<string, string | undefined>;
  body: Record<string, unknown>;
}

/** A parameter of the query, for the description of the interface. */
export interface Parameter {
  description: string;
  type?: "string" | "integer";
  default?: string | number;
  required?: boolean;
}

/** A call, as far as the description of the interface tells of it. */
export interface Described {
  method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** With parameters in braces: /api/blog/posts/{id} */
  path: string;
  summary: string;
  query?: Record<string, Parameter>;
  /** The names of the body's fields. */
  body?: Record<string, string>;
  /** The types of its body, where it is not JSON. */
  takes?: readonly string[];
  /** What it answers by status, where that is not what most calls do. */
  answers?: Record<number, string>;
  /** Where it is, by its present slug, when it is asked for by a former one: answered with 301. */
  moved?(slug: string, request: RestRequest): string;
  /** Anyone may ask, and caches may keep the answer while its ETag stays. */
  isPublic?: boolean;
}

/**
 * One call of the specification, section 7: method, path, GraphQL document, variables from the
 * request, reply from the data. It holds no rule and no query.
 */
export interface Route extends Described {
  /** Everybody gets what a visitor gets: one answer serves all until something is written. */
  isShared?: boolean;
  /** A GET that changes something: refused where nobody on our own pages meant it. */
  changes?: boolean;
  document: string;
  variables?(request: RestRequest): Record<string, unknown>;
  // oxlint-disable-next-line typescript/no-explicit-any -- data has the shape of the document above it
  reply(data: any, request: RestRequest): unknown;
}

/** A body may come wrapped, `{post: {…}}`, or bare. */
export const unwrapped = (body: Record<string, unknown>, name: string): Record<string, unknown> => {
  const inner = body[name];
  return inner && typeof inner === "object" && !Array.isArray(inner)
    ? (inner as Record<string, unknown>)
    : body;
};

const whole = (value: string | undefined, fallback: number): number =>
  value === undefined || value === "" ? fallback : Number(value);

/** `page` and `limit` of the specification as a window of the graph. */
export const windowOf = (
  { query }: RestRequest,
  limit: number,
): { first: number; page: number } => ({
  first: whole(query.limit, limit),
  page: whole(query.page, 1),
});

/** Lists the specification does not page answer this many and say how many there are. */
export const UNPAGED = 1_000;

/** Specification, section 3: Pagination. */
export function pagination(
  request: RestRequest,
  limit: number,
  { totalCount }: { totalCount: number },
): Record<string, number | boolean> {
  const { first, page } = windowOf(request, limit);
  const totalPages = first > 0 ? Math.ceil(totalCount / first) : 0;
  return { page, limit: first, totalCount, totalPages, hasMore: page < totalPages };
}

export const PAGED = (limit: number): Record<string, Parameter> => ({
  page: { type: "integer", default: 1, description: "From 1" },
  limit: { type: "integer", default: limit, description: "Rows a page" },
});

export const LOCALE: Record<string, Parameter> = {
  locale: { default: "en", description: "en, fr or no" },
};

/** The locale of the query; the specification's default is English. */
export const localeOf = ({ query }: RestRequest): string => query.locale || "en";

/** The graph's enumerations are in capitals, the specification's words are not. */
export const lower = <T extends string | null>(value: T): T =>
  (typeof value === "string" ? value.toLowerCase() : value) as T;
