import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  coerceInputValue,
  type DocumentNode,
  execute,
  type GraphQLInputType,
  type GraphQLSchema,
  GraphQLString,
  getNamedType,
  Kind,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
} from "graphql";
import { refuseCaller } from "../../schema/foundation/allowed-to.ts";
import type { Context } from "../../schema/foundation/context.ts";
import type { TablesRead } from "../../schema/foundation/reading/cache/response-cache.ts";
import type { Reader } from "../../schema/foundation/reading/reader.ts";
import { Forbidden, Invalid, Malformed, NotFound } from "../../schema/foundation/errors.ts";
import { failure } from "../gateway/http.ts";
import type { UrlCache } from "../gateway/url-cache.ts";
import { CachedResponse } from "../gateway/cached-response.ts";
import { isSameOriginNavigation } from "../gateway/same-origin.ts";
import { inputOf, enumLowercaser } from "./enum-values.ts";
import { type RestRequest, type Route, UNPAGED } from "./route.ts";

/** One call as the visitor or user that it is made for. */
export type Call = (
  method: string,
  path: string,
  input: { query?: Record<string, string | undefined>; body?: unknown },
  context: Context,
) => Promise<Answer>;

export interface Answer {
  status: number;
  body: unknown;
  /** With status 301: the new URL. */
  location?: string;
  /** What it was made of, if what is derived from it may be used again. */
  read?: TablesRead;
}

interface Prepared extends Route {
  parsed: DocumentNode;
  operation: OperationDefinitionNode;
  pattern: RegExp;
  /** The names of the document's root fields. */
  asked: string[];
  /** Converts enum values to lower case in the data. */
  lowercaseEnums: (data: unknown) => void;
}

/** The specified /api paths, as a table over the graph. */
export class RestAdapter {
  readonly #routes: Prepared[];

  constructor(
    private readonly schema: GraphQLSchema,
    routes: readonly Route[],
    private readonly reader: Reader,
    private readonly kept: UrlCache,
    private readonly onError: (error: unknown) => void,
  ) {
    this.#routes = routes.map((route) => ({
      ...route,
      ...understood(route, schema),
      pattern: new RegExp(`^${route.path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}/?$`),
    }));
  }

  /** Registers the table's routes on the server. */
  register(
    app: FastifyInstance,
    context: (request: FastifyRequest) => Promise<Context>,
    afterAnswer: (context: Context, reply: FastifyReply) => Promise<void>,
  ): void {
    for (const route of this.#routes) {
      app.route({
        method: route.method,
        url: route.path.replace(/\{(\w+)\}/g, ":$1"),
        exposeHeadRoute: !route.changes,
        handler: async (request, reply) => {
          if (route.changes && !isSameOriginNavigation(request.headers)) {
            throw new Forbidden("This request came from another site");
          }
          const asked = restRequest(request);
          if (route.isShared) {
            const page = await this.#shared(route, asked, () => context(request));
            if (!(page instanceof CachedResponse)) return plain(reply, page);
            const key = keyOf(route, asked);
            this.kept.store(request.originalUrl, null, (headers) =>
              this.reader.answers.find<CachedResponse>(key)?.answer(headers, "public"),
            );
            return page.send(request, reply, "public");
          }
          const mine = await context(request);
          const answer = await this.#answer(route, asked, mine);
          await afterAnswer(mine, reply);
          if (!route.isPublic || answer.status !== 200) return plain(reply, answer);
          reply.header("vary", "cookie");
          const audience = mine.viewer.isAnonymous ? "public" : "private";
          return new CachedResponse(answer.body).send(request, reply, audience);
        },
      });
    }
    app.all("/api/*", async () => {
      throw new NotFound("No such endpoint");
    });
  }

  /** The same call in process, for pages. */
  call: Call = async (method, path, { query = {}, body = {} }, context) => {
    for (const route of this.#routes) {
      const match = route.method === method ? route.pattern.exec(path) : null;
      if (!match) continue;
      const params = Object.fromEntries(
        Object.entries(match.groups ?? {}).map(([name, value]) => [
          name,
          decodeURIComponent(value),
        ]),
      );
      const asked = { params, query, body: body as RestRequest["body"] };
      if (!route.isShared) return this.#answer(route, asked, context);
      const page = await this.#shared(route, asked, () => Promise.resolve(context));
      return page instanceof CachedResponse
        ? { status: 200, body: page.body, read: page.read }
        : page;
    }
    throw new Error(`No route for ${method} ${path}`);
  };

  /** The answer for a visitor, made once for everyone until something in it is written. */
  async #shared(
    route: Prepared,
    request: RestRequest,
    context: () => Promise<Context>,
  ): Promise<CachedResponse | Answer> {
    const key = keyOf(route, request);
    const known = this.reader.answers.find<CachedResponse>(key);
    if (known) return known;
    const answer = await this.#answer(route, request, (await context()).asVisitor());
    if (answer.status !== 200) return answer;
    const page = new CachedResponse(answer.body, answer.read);
    if (answer.read) this.reader.answers.store(key, page, page.size, answer.read);
    return page;
  }

  async #answer(route: Prepared, request: RestRequest, context: Context): Promise<Answer> {
    try {
      if (!route.isPublic) refuseCaller(context.viewer, route.asked);
      refuseLongLists(request, context);
      const variableValues = this.#coerced(route.parsed, route.variables(request));
      context.pageLimits = { rows: UNPAGED, maxOffset: Infinity };
      const read = await this.reader.read(route.parsed, route.operation, variableValues, context);
      if (read) {
        const data: unknown = JSON.parse(read.text);
        route.lowercaseEnums(data);
        return { status: 200, body: route.reply(data, request), read: read.read };
      }
      const { data, errors } = await execute({
        schema: this.schema,
        document: route.parsed,
        variableValues,
        contextValue: context,
      });
      if (errors?.[0]) throw errors[0].originalError ?? errors[0];
      route.lowercaseEnums(data);
      return { status: 200, body: route.reply(data, request) };
    } catch (error) {
      const { status, body } = failure(error);
      if (status >= 500) this.onError(error);
      if (route.moved && typeof body.movedTo === "string") {
        return { status: 301, body, location: route.moved(body.movedTo, request) };
      }
      return { status, body: named(body, route) };
    }
  }

  /** Values of the wrong type are refused as bad input, each at its field. */
  #coerced(document: DocumentNode, given: object): Record<string, unknown> {
    const values: Record<string, unknown> = { ...given };
    const fields: Record<string, string> = {};
    let complaints = 0;
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      for (const { variable, type, defaultValue } of definition.variableDefinitions ?? []) {
        const name = variable.name.value;
        const inputType = typeFromAST(this.schema, type as never) as GraphQLInputType | undefined;
        if (!inputType || (values[name] === undefined && defaultValue)) continue;
        values[name] = inputOf(values[name], inputType);
        coerceInputValue(values[name], inputType, (path, value, error) => {
          complaints += 1;
          if (complaints > MAX_COMPLAINTS) throw new Invalid(fields);
          const [, missing] = /^Field "(\w+)" of required type/.exec(error.message) ?? [];
          const whole = missing ? [...path, missing] : path;
          const at = whole.filter((part) => part !== "input").join(".") || name;
          const isText = getNamedType(inputType) === GraphQLString || /String/.test(error.message);
          const isAbsent = missing !== undefined || value == null;
          fields[at] ??= isAbsent ? "Required" : isText ? "Must be text" : "Not valid";
        });
      }
    }
    if (Object.keys(fields).length) throw new Invalid(fields);
    return values;
  }
}

/** How many wrong fields an error names; a body with more was no mistake. */
const MAX_COMPLAINTS = 20;
/** The largest page of a list that visitors may request. */
const MAX_ROWS_FOR_VISITORS = 100;

function refuseLongLists({ query }: RestRequest, { viewer }: Context): void {
  if (viewer.isSignedIn || !(Number(query.limit) > MAX_ROWS_FOR_VISITORS)) return;
  throw new Invalid({ limit: `Between 0 and ${MAX_ROWS_FOR_VISITORS}` });
}

function understood({ method, path, document }: Route, schema: GraphQLSchema) {
  const parsed = parse(document);
  const operation = parsed.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error(`${method} ${path} has no root field`);
  const asked = operation.selectionSet.selections.flatMap((one) =>
    one.kind === Kind.FIELD ? [one.name.value] : [],
  );
  return { parsed, operation, asked, lowercaseEnums: enumLowercaser(schema, parsed, operation) };
}

/** A reply may depend on parameters that are no variables. */
const keyOf = ({ path, variables, query = {} }: Route, request: RestRequest): string =>
  JSON.stringify([path, variables(request), Object.keys(query).map((name) => request.query[name])]);

function plain(reply: FastifyReply, { status, body, location }: Answer): unknown {
  reply.code(status);
  if (location !== undefined) reply.header("location", location);
  const { retryAfter } = body as { retryAfter?: number };
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  return body;
}

function restRequest({ params, query, body }: FastifyRequest): RestRequest {
  if (body !== undefined && (typeof body !== "object" || body === null || Array.isArray(body))) {
    throw new Malformed("The body must be an object");
  }
  return {
    params: params as RestRequest["params"],
    query: single(query as Record<string, string | string[]>),
    body: (body ?? {}) as RestRequest["body"],
  };
}

/** If a parameter is given twice, the last one counts. */
const single = (query: Record<string, string | string[]>): RestRequest["query"] =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.at(-1) : value,
    ]),
  );

/** The graph's arguments and the query parameters they come from. */
const PARAMETERS: Record<string, string> = { first: "limit", order: "sort" };

/** Names fields as callers know them. */
function named(
  body: Record<string, unknown>,
  { query = {}, names = {} }: Route,
): Record<string, unknown> {
  const fields = body.fields as Record<string, string> | undefined;
  if (!fields) return body;
  const called = Object.entries(fields).map(([name, problem]) => {
    const parameter = PARAMETERS[name];
    return [parameter && parameter in query ? parameter : (names[name] ?? name), problem];
  });
  return { ...body, fields: Object.fromEntries(called) };
}
