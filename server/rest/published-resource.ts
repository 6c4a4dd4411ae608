import { z } from "zod";
import { NotFound } from "../../schema/foundation/errors.ts";
import { LOCALES } from "../../schema/foundation/locale.ts";
import { named, objectOf } from "./named.ts";
import {
  LOCALE,
  localeOf,
  movedBelow,
  PAGED,
  Pagination,
  pageArgsOf,
  pagination,
  type Parameter,
  type RestDocument,
  type RestRequest,
  route,
} from "./route.ts";

interface Noun<One, Many, Path> {
  /** Path of the list; a single item is at `/{slug}`. */
  path: Path;
  /** The names for one and for several items in answers. */
  one: One;
  many: Many;
  /** Its name in error messages: "Post". */
  label: string;
  /** Rows per page. */
  page: number;
}

type Answered<Data, Answer extends z.ZodType> = {
  summary: string;
  answer: Answer;
  reply(data: Data, request: RestRequest): z.output<Answer>;
};

/** Further filters of the list. */
interface Filters<Given> {
  query: Record<string, Parameter>;
  variables(request: RestRequest): Omit<Given, "locale" | "first" | "page">;
}

/**
 * The language of the query. Specification, section 5: in an unknown one, a document counts as not
 * available, and so does a list of them.
 */
export const languageFor =
  (label: string) =>
  (request: RestRequest): string => {
    const locale = localeOf(request);
    if (LOCALES.some((known) => known === locale)) return locale;
    throw new NotFound(`${label} not available in ${locale.slice(0, 20)}`);
  };

/**
 * The public calls of a published noun: the list in a language, and a single item by its slug. The
 * answers are the same for everyone. A former slug is redirected to the present one. A language that
 * the item is not published in, or an unknown one, answers 404 'Post not available in de'; so does the
 * list in an unknown one.
 */
export function publishedResource<
  const One extends string,
  const Many extends string,
  const Path extends string,
>({ path, one, many, label, page }: Noun<One, Many, Path>) {
  const languageOf = languageFor(label);

  return {
    /** `GET /`, paged. */
    list: <Data, Given, Answer extends z.ZodType>(
      document: RestDocument<
        z.ZodType<Record<Many, { totalCount: number; nodes: Data[] }>>,
        Given & { locale: unknown; first?: unknown; page?: unknown }
      >,
      { summary, answer, reply, filters }: Answered<Data, Answer> & { filters?: Filters<Given> },
    ) =>
      route(
        document as RestDocument<
          z.ZodType<Record<Many, { totalCount: number; nodes: Data[] }>>,
          object
        >,
        {
          method: "GET",
          path,
          summary,
          query: { ...LOCALE, ...PAGED(page), ...filters?.query },
          isPublic: true,
          isShared: true,
          variables: (request) => ({
            locale: languageOf(request),
            ...filters?.variables(request),
            ...pageArgsOf(request, page),
          }),
          answer: objectOf<
            Record<Many, z.output<Answer>[]> & { pagination: z.output<typeof Pagination> }
          >({ ...named(many, z.array(answer)), pagination: Pagination }),
          reply: ({ [many]: found }, request) => ({
            ...named(
              many,
              found.nodes.map((row) => reply(row, request)),
            ),
            pagination: pagination(request, page, found),
          }),
        },
      ),
    /** `GET /{slug}` */
    bySlug: <Data, Answer extends z.ZodType>(
      document: RestDocument<z.ZodType<Record<One, Data>>, { slug: unknown; locale: unknown }>,
      { summary, answer, reply }: Answered<Data, Answer>,
    ) =>
      route(document, {
        method: "GET",
        path: `${path}/{slug}` as const,
        summary,
        query: LOCALE,
        moved: movedBelow(path),
        isPublic: true,
        isShared: true,
        variables: (request) => ({ slug: request.params.slug, locale: languageOf(request) }),
        answer: objectOf<Record<One, z.output<Answer>>>(named(one, answer)),
        reply: (data, request) => named(one, reply(data[one], request)),
      }),
  };
}
