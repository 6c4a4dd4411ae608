import { z } from "zod";
import { type Body, Ids, idsOf } from "./body.ts";
import { Deleted } from "./documents.generated.ts";
import { named, objectOf } from "./named.ts";
import {
  type InputBody,
  LOCALE,
  localeOf,
  PAGED,
  Pagination,
  pageArgsOf,
  pagination,
  type Parameter,
  type RestDocument,
  type RestRequest,
  route,
  UNPAGED,
  unwrapped,
} from "./route.ts";

interface Noun<One, Many, Path, Answer extends z.ZodType, Data> {
  /** Path of the list; a single item is at `/{id}`. */
  path: Path;
  /** The names for one and for several items in answers and bodies. */
  one: One;
  many: Many;
  answer: Answer;
  /** The name of the body, if it is not that of one item. */
  body?: string;
  /** Needed if the answer is not what the document reads. */
  reply?(data: Data): z.output<Answer>;
  /** Needed if the body's fields are not those of the input type. */
  input?(body: Body, isNew: boolean): Body;
  /** The fields that such a body has instead; null for those it does not have. */
  fields?(isNew: boolean): Record<string, z.ZodType | null>;
  /** Fields of the input type that a new item needs, though the type cannot say so. */
  needs?: readonly string[];
  /** What such a body calls fields of the input. */
  names?: Readonly<Record<string, string>>;
}

interface Call {
  summary: string;
  isPublic?: boolean;
}

interface Change extends Call {
  /** Description of the body. */
  body: string;
}

/** Parameters of a deletion beside the id. */
interface ParametersOf<Given> {
  query: Record<string, Parameter>;
  variables(request: RestRequest): Omit<Given, "id">;
}

type ReadingOf<Data, Given> = RestDocument<z.ZodType<Data>, Given & { locale: unknown }>;

const DeletedOne = z.object({ success: z.literal(true), id: z.string() });

/**
 * The plain calls of a noun, one line each. Its documents use the noun's names: `posts`, `post`,
 * and for deletions `id` or `result`. A document with a variable `$locale` gets the locale of the
 * query.
 */
export function resource<
  const One extends string,
  const Many extends string,
  const Path extends string,
  Answer extends z.ZodType,
  Data = z.output<Answer>,
>(noun: Noun<One, Many, Path, Answer, Data>) {
  const { path, one, many, answer } = noun;
  const reply = noun.reply ?? ((data: Data) => data as z.output<Answer>);
  const input = noun.input ?? ((body: Body) => unwrapped(body, noun.body ?? one));
  const bodyOf = ({ body }: RestRequest, isNew: boolean) => {
    const { version, ...rest } = input(body, isNew);
    return isNew || version === undefined ? rest : { ...rest, version };
  };
  const bodyField = (description: string, isNew: boolean) =>
    named<string, InputBody>(noun.body ?? one, {
      description,
      variable: "input",
      fields: { ...(isNew && { version: null }), ...noun.fields?.(isNew) },
      ...(isNew && noun.needs && { needs: noun.needs }),
    });
  const localeIn = ({ text }: RestDocument<z.ZodType, never>) =>
    text.includes("$locale") ? LOCALE : {};
  const single = {
    answer: objectOf<Record<One, z.output<Answer>>>(named(one, answer)),
    reply: (data: Record<One, Data>) => named(one, reply(data[one])),
  };

  return {
    /** `GET /`, paged. */
    list: (
      document: ReadingOf<
        Record<Many, { totalCount: number; nodes: Data[] }>,
        { first: unknown; page: unknown }
      >,
      row: Call,
    ) =>
      route(document, {
        ...row,
        method: "GET",
        path,
        query: { ...localeIn(document), ...PAGED(UNPAGED) },
        answer: objectOf<
          Record<Many, z.output<Answer>[]> & { pagination: z.output<typeof Pagination> }
        >({ ...named(many, z.array(answer)), pagination: Pagination }),
        variables: (request) => ({
          ...pageArgsOf(request, UNPAGED),
          locale: localeOf(request),
        }),
        reply: ({ [many]: page }, request) => ({
          ...named(many, page.nodes.map(reply)),
          pagination: pagination(request, UNPAGED, page),
        }),
      }),
    /** `GET /`, for short lists. */
    all: (document: ReadingOf<Record<Many, Data[]>, object>, row: Call) =>
      route(document, {
        ...row,
        method: "GET",
        path,
        query: localeIn(document),
        answer: objectOf<Record<Many, z.output<Answer>[]>>(named(many, z.array(answer))),
        variables: (request) => ({ locale: localeOf(request) }),
        reply: (data) => named(many, data[many].map(reply)),
      }),
    /** `GET /{id}` */
    single: (document: ReadingOf<Record<One, Data>, { id: unknown }>, row: Call) =>
      route(document, {
        ...row,
        ...single,
        method: "GET",
        path: `${path}/{id}`,
        query: localeIn(document),
        variables: (request) => ({ id: request.params.id, locale: localeOf(request) }),
      }),
    /** `POST /` with a body that may be wrapped in the noun's name. */
    create: (
      document: ReadingOf<Record<One, Data>, { input: unknown }>,
      { body, ...row }: Change,
    ) =>
      route(document, {
        ...row,
        ...single,
        method: "POST",
        path,
        query: localeIn(document),
        names: noun.names,
        body: bodyField(body, true),
        variables: (request) => ({
          input: bodyOf(request, true),
          locale: localeOf(request),
        }),
      }),
    /** `PUT /{id}`, or another method. */
    update: <const Method extends "PUT" | "POST" = "PUT">(
      document: ReadingOf<Record<One, Data>, { id: unknown; input: unknown }>,
      { body, method, ...row }: Change & { method?: Method },
    ) =>
      route(document, {
        ...row,
        ...single,
        method: method ?? ("PUT" as Method),
        path: `${path}/{id}`,
        query: localeIn(document),
        names: noun.names,
        body: bodyField(
          `${body}; with \`version\`, refused if someone else has saved since`,
          false,
        ),
        variables: (request) => ({
          id: request.params.id,
          input: bodyOf(request, false),
          locale: localeOf(request),
        }),
      }),
    /** `DELETE /{id}` */
    delete: <Given extends { id: unknown }>(
      document: RestDocument<z.ZodType<{ id: string }>, Given>,
      { query, variables, ...row }: Call & Partial<ParametersOf<Given>>,
    ) =>
      route(document as RestDocument<z.ZodType<{ id: string }>, object>, {
        ...row,
        method: "DELETE",
        path: `${path}/{id}`,
        query,
        answer: DeletedOne,
        variables: (request) => ({ id: request.params.id, ...variables?.(request) }),
        reply: ({ id }) => ({ success: true as const, id }),
      }),
    /** `POST /delete` with `selected`: ids, or objects with an id. */
    deleteMany: (
      document: RestDocument<z.ZodType<{ result: z.output<typeof Deleted> }>, { ids: unknown }>,
      row: Call,
    ) =>
      route(document, {
        ...row,
        method: "POST",
        path: `${path}/delete`,
        body: { selected: Ids.describe("The ids") },
        needs: ["selected"],
        answer: Deleted,
        variables: ({ body }) => ({ ids: idsOf(body.selected, "selected") }),
        reply: ({ result }) => result,
      }),
  };
}
