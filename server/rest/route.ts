import { z } from "zod";

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
export interface RouteDoc {
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
  /** What it answers when all went well. */
  answer?: z.ZodType;
  /** Where it is, by its present slug, when it is asked for by a former one: answered with 301. */
  moved?(slug: string, request: RestRequest): string;
  /** Anyone may ask, and caches may keep the answer while its ETag stays. */
  isPublic?: boolean;
}

/** A document of `*.graphql` in this folder, as `npm run generate` writes it. */
export interface RestDocument<Data extends z.ZodType, Variables> {
  text: string;
  data: Data;
  /** Of types alone */
  takes?: (variables: Variables) => void;
}

interface Row extends RouteDoc {
  /** Everybody gets what a visitor gets: one answer serves all until something is written. */
  isShared?: boolean;
  /** A GET that changes something: refused where nobody on our own pages meant it. */
  changes?: boolean;
}

/** One call of the specification, section 7, as the adapter serves it. */
export interface Route<
  Method extends string = string,
  Path extends string = string,
  Answer extends z.ZodType = z.ZodType,
> extends Row {
  method: Method & Row["method"];
  path: Path;
  document: string;
  answer: Answer;
  variables(request: RestRequest): object;
  reply(data: unknown, request: RestRequest): unknown;
}

type Reply<Data extends z.ZodType, Answer extends z.ZodType> = {
  answer: Answer;
  /** Words of enumerations come in small letters. */
  reply(data: z.output<Data>, request: RestRequest): z.output<Answer>;
};

type Variables<Given> = {
  /** The graph checks their values. */
  variables(request: RestRequest): Given;
};

/**
 * One call: method, path, document, variables from the request, reply from the data. It holds no rule
 * and no query. What a reply makes of the data has a schema of its own, `answer`; without both the data
 * are the answer.
 */
export function route<
  const Method extends Row["method"],
  const Path extends string,
  Data extends z.ZodType,
  Given,
  Answer extends z.ZodType = Data,
>(
  document: RestDocument<Data, Given>,
  row: Row & { method: Method; path: Path } & (object extends Given
      ? Partial<Variables<Given>>
      : Variables<Given>) &
    (Reply<Data, Answer> | { answer?: undefined; reply?: undefined }),
): Route<Method, Path, Answer> {
  const { answer = document.data, reply = (data: unknown) => data, variables = () => ({}) } = row;
  return { ...row, document: document.text, answer, reply, variables } as Route<
    Method,
    Path,
    Answer
  >;
}

/** What the calls of a table answer to GET, by path. */
export type AnswersOf<Table extends readonly Route[]> = {
  [One in Table[number] as One extends Route<"GET"> ? One["path"] : never]: z.output<One["answer"]>;
};

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
export const pageArgsOf = (
  { query }: RestRequest,
  limit: number,
): { first: number; page: number } => ({
  first: whole(query.limit, limit),
  page: whole(query.page, 1),
});

/** Lists the specification does not page answer this many and say how many there are. */
export const UNPAGED = 1_000;

/** Specification, section 3: Pagination. */
export const Pagination = z
  .object({
    page: z.int(),
    limit: z.int(),
    totalCount: z.int(),
    totalPages: z.int(),
    hasMore: z.boolean(),
  })
  .meta({ id: "Pagination" });

export function pagination(
  request: RestRequest,
  limit: number,
  { totalCount }: { totalCount: number },
): z.output<typeof Pagination> {
  const { first, page } = pageArgsOf(request, limit);
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
