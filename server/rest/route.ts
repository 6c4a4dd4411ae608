import { z } from "zod";
import { MAX_COUNT } from "../../schema/foundation/reading/descriptions/max-count.ts";

/** The parts of a request that a row of the table may read. */
export interface RestRequest {
  params: Record<string, string>;
  query: Record<string, string | undefined>;
  body: Record<string, unknown>;
}

/** A query parameter in the OpenAPI description. */
export interface Parameter {
  description: string;
  type?: "string" | "integer" | "boolean";
  default?: string | number | boolean;
  required?: boolean;
}

/** A field of a body that is an input of the document. */
export interface InputBody {
  description: string;
  variable: string;
  /** Fields of the body that the input type does not have; null for those only the input type has. */
  fields: Record<string, z.ZodType | null>;
  /** Fields of the input type that are required, though the type cannot say so: a title in any language. */
  needs?: readonly string[];
}

/** A field of a body: its description, if the document says its type, otherwise its schema. */
export type BodyField = string | z.ZodType | InputBody;

/** The OpenAPI description of a call. */
export interface RouteDoc {
  method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** With parameters in braces: /api/blog/posts/{id} */
  path: string;
  summary: string;
  query?: Record<string, Parameter>;
  /** The document whose variables say the types of the body's fields. */
  document?: string;
  /** The fields of the body by name. */
  body?: Record<string, BodyField>;
  /** Fields of the body that are required, though no variable of the document says so. */
  needs?: readonly string[];
  /** The content types of its body, if it is not JSON. */
  takes?: readonly string[];
  /** What callers call fields of the input: what is wrong is said of the field they send. */
  names?: Readonly<Record<string, string>>;
  /** Descriptions of answers by status, if they differ from those of most calls. */
  answers?: Record<number, string>;
  /** The schema of a successful answer. */
  answer?: z.ZodType;
  /** Returns the current URL for a former slug: the answer is 301. */
  moved?(slug: string, request: RestRequest): string;
  /** Anyone may call it, and caches may revalidate the answer by its ETag. */
  isPublic?: boolean;
}

/** A document from `*.graphql` in this folder, as `npm run generate` writes it. */
export interface RestDocument<Data extends z.ZodType, Variables> {
  text: string;
  data: Data;
  /** Only used by types */
  takes?: (variables: Variables) => void;
}

interface Row extends RouteDoc {
  /** Everyone gets the visitor's answer: it is cached until something in it is written. */
  isShared?: boolean;
  /** What an unexpected failure is called, if the specification has another text for this call. */
  unknownFailure?: string;
  /** A GET that changes something: refused unless it is a navigation from our own pages. */
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
  /** Enum values are in lower case. */
  reply(data: z.output<Data>, request: RestRequest): z.output<Answer>;
};

type Variables<Given> = {
  /** The graph checks their values. */
  variables(request: RestRequest): Given;
};

/**
 * One call: method, path, document, variables from the request, reply from the data. It contains no
 * rule and no query. If `reply` changes the data, `answer` is the schema of its result; without
 * both, the data are the answer.
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

/** The answers of a table's GET calls, by path. */
export type AnswersOf<Table extends readonly Route[]> = {
  [One in Table[number] as One extends Route<"GET"> ? One["path"] : never]: z.output<One["answer"]>;
};

/** A body may be wrapped, `{post: {…}}`, or bare. */
export const unwrapped = (body: Record<string, unknown>, name: string): Record<string, unknown> => {
  const inner = body[name];
  return inner && typeof inner === "object" && !Array.isArray(inner)
    ? (inner as Record<string, unknown>)
    : body;
};

const whole = (value: string | undefined, fallback: number): number =>
  value === undefined || value === "" ? fallback : Number(value);

/** Whether a parameter is `true`; the graph refuses what is neither that nor `false`. */
export const booleanOf = (value = ""): unknown =>
  value === "true" || (value === "" || value === "false" ? false : value);

/** Converts `page` and `limit` of the specification to page arguments of the graph. */
export const pageArgsOf = (
  { query }: RestRequest,
  limit: number,
): { first: number; page: number } => ({
  first: whole(query.limit, limit),
  page: whole(query.page, 1),
});

/** Lists that the specification does not page return at most this many rows, and their total. */
export const UNPAGED = 1_000;

/** Specification, section 3: Pagination. */
export const Pagination = z
  .object({
    page: z.int(),
    limit: z.int(),
    totalCount: z.int().describe(`${MAX_COUNT + 1} means more than ${MAX_COUNT}`),
    totalPages: z
      .int()
      .describe("The pages of totalCount rows; hasMore says whether there are more"),
    hasMore: z.boolean(),
  })
  .meta({ id: "Pagination" });

export function pagination(
  request: RestRequest,
  limit: number,
  { totalCount, nodes }: { totalCount: number; nodes: readonly unknown[] },
): z.output<typeof Pagination> {
  const { first, page } = pageArgsOf(request, limit);
  const totalPages = first > 0 ? Math.ceil(totalCount / first) : 0;
  const hasMore =
    page < totalPages || (totalCount === MAX_COUNT + 1 && first > 0 && nodes.length === first);
  return { page, limit: first, totalCount, totalPages, hasMore };
}

export const PAGED = (limit: number): Record<string, Parameter> => ({
  page: { type: "integer", default: 1, description: "From 1" },
  limit: { type: "integer", default: limit, description: "Rows per page" },
});

export const LOCALE: Record<string, Parameter> = {
  locale: { default: "en", description: "en, fr or no" },
};

/** The `moved` of calls at `{path}/{slug}`. */
export const movedBelow =
  (path: string) =>
  (slug: string, { query: { locale } }: RestRequest): string =>
    `${path}/${encodeURIComponent(slug)}${locale ? `?locale=${encodeURIComponent(locale)}` : ""}`;

/** The locale of the query; the specification's default is English. */
export const localeOf = ({ query }: RestRequest): string => query.locale || "en";

/** A GET that everyone may send, with the same answer in a language for all. */
export const PUBLIC_IN_LANGUAGE = {
  method: "GET",
  query: LOCALE,
  isPublic: true,
  isShared: true,
  variables: (request: RestRequest) => ({ locale: localeOf(request) }),
} as const;
