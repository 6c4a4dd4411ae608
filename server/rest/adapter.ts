import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  type DocumentNode,
  execute,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  typeFromAST,
} from "graphql";
import { refuseCaller } from "../../schema/foundation/allowed-to.ts";
import type { Context } from "../../schema/foundation/context.ts";
import type { TablesRead } from "../../schema/foundation/reading/cache/response-cache.ts";
import { isDatabaseAway } from "../../schema/foundation/reading/sql/sql-state.ts";
import type { Reader } from "../../schema/foundation/reading/reader.ts";
import {
  Forbidden,
  Invalid,
  Malformed,
  NotFound,
  Problem,
} from "../../schema/foundation/errors.ts";
import type { Viewer } from "../../schema/foundation/viewer.ts";
import { failure } from "../gateway/http.ts";
import type { UrlCache } from "../gateway/url-cache.ts";
import { CachedResponse } from "../gateway/cached-response.ts";
import { isSameOriginNavigation } from "../gateway/same-origin.ts";
import { inputOf, enumLowercaser } from "./enum-values.ts";
import { inputFaults, limitFaults } from "./input-faults.ts";
import type { ReadBudget } from "./read-budget.ts";
import { type RestRequest, type Route, UNPAGED } from "./route.ts";
import { RouteTable } from "./route-table.ts";

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
  /** The variables of the document. */
  inputs: { name: string; type: GraphQLInputType; hasDefault: boolean }[];
  /** The names of the document's root fields. */
  rootFields: string[];
  isMutation: boolean;
  /** Converts enum values to lower case in the data. */
  lowercaseEnums: (data: unknown) => void;
}

/** The specified /api paths, as a table over the graph. */
export class RestAdapter {
  readonly #routes: Prepared[];
  readonly #table: RouteTable<Prepared>;

  constructor(
    private readonly schema: GraphQLSchema,
    routes: readonly Route[],
    private readonly reader: Reader,
    private readonly urlCache: UrlCache,
    private readonly budget: ReadBudget,
    private readonly onError: (error: unknown) => void,
  ) {
    this.#routes = routes.map((route) => ({ ...route, ...understood(route, schema) }));
    this.#table = new RouteTable(this.#routes);
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
          const restInput = restRequest(request);
          let payer: Viewer | undefined;
          const paying = async () => {
            const made = await context(request);
            if (!route.isMutation) {
              await this.budget.pay(made.viewer, request, reply);
              payer = made.viewer;
            }
            return made;
          };
          if (route.isShared) {
            const page = await this.#shared(route, restInput, paying);
            if (!(page instanceof CachedResponse)) return plain(reply, page);
            if (payer) this.budget.settle(payer, request, page.body);
            const key = keyOf(route, restInput);
            this.urlCache.store(request.originalUrl, null, (headers) =>
              this.reader.answers.find<CachedResponse>(key)?.answer(headers, "public"),
            );
            return page.send(request, reply, "public");
          }
          const mine = await paying();
          const answer = await this.#answer(route, restInput, mine);
          await afterAnswer(mine, reply);
          if (payer) this.budget.settle(payer, request, answer.body);
          if (!route.isPublic || answer.status !== 200) return plain(reply, answer);
          reply.header("vary", "cookie");
          const audience = mine.viewer.isAnonymous ? "public" : "private";
          return new CachedResponse(answer.body).send(request, reply, audience);
        },
      });
    }
    app.all("/api", async () => {
      throw new NotFound("No such endpoint");
    });
    app.all("/api/*", async ({ method, url }, reply) => {
      const allowed = this.#table.methodsOf(url.split("?", 1)[0] ?? "");
      if (allowed.length === 0) throw new NotFound("No such endpoint");
      const allow = allowed.flatMap((each) => (each === "GET" ? ["GET", "HEAD"] : each)).join(", ");
      reply.header("allow", allow);
      throw new Problem("METHOD_NOT_ALLOWED", `There is no ${method} here, but ${allow}`);
    });
  }

  /** The same call in process, for pages. */
  call: Call = async (method, path, { query = {}, body = {} }, context) => {
    const found = this.#table.find(method, path);
    if (!found) throw new Error(`No route for ${method} ${path}`);
    const { route, params } = found;
    const restInput = { params, query, body: body as RestRequest["body"] };
    if (!route.isShared) return this.#answer(route, restInput, context);
    const page = await this.#shared(route, restInput, () => Promise.resolve(context));
    return page instanceof CachedResponse
      ? { status: 200, body: page.body, read: page.read }
      : page;
  };

  /** The answer for a visitor, made once for everyone until something in it is written. */
  async #shared(
    route: Prepared,
    request: RestRequest,
    context: () => Promise<Context>,
  ): Promise<CachedResponse | Answer> {
    let key: string;
    try {
      key = keyOf(route, request);
    } catch (error) {
      return this.#refusal(error, route, request);
    }
    const known = this.reader.answers.find<CachedResponse>(key);
    if (known) return known;
    const caller = await context();
    const answer = await this.#answer(route, request, caller.asVisitor(), caller);
    if (answer.status !== 200) return answer;
    const page = new CachedResponse(answer.body, answer.read);
    if (answer.read) this.reader.answers.store(key, page, page.size, answer.read);
    return page;
  }

  async #answer(
    route: Prepared,
    request: RestRequest,
    context: Context,
    caller = context,
  ): Promise<Answer> {
    try {
      await limitSearches(request, caller);
      if (!route.isPublic) refuseCaller(context.viewer, route.rootFields);
      refuseLongLists(request, context);
      const variableValues = coerced(route, route.variables(request));
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
      return this.#refusal(error, route, request);
    }
  }

  #refusal(error: unknown, route: Prepared, request: RestRequest): Answer {
    const { status, body } = failure(error);
    if (status >= 500) this.onError(error);
    if (route.unknownFailure && (body.code === "INTERNAL" || isDatabaseAway(error)))
      return { status, body: { ...body, message: route.unknownFailure } };
    if (route.moved && typeof body.movedTo === "string") {
      return { status: 301, body, location: route.moved(body.movedTo, request) };
    }
    return { status, body: named(body, route) };
  }
}

/** Values of the wrong type are refused as bad input, each at its field. */
function coerced({ inputs }: Prepared, given: object): Record<string, unknown> {
  const values: Record<string, unknown> = { ...given };
  const fields: Record<string, string> = {};
  let faults = 0;
  for (const { name, type, hasDefault } of inputs) {
    if (values[name] === undefined && hasDefault) continue;
    values[name] = inputOf(values[name], type);
    for (const { path, problem } of inputFaults(values[name], type)) {
      faults += 1;
      if (faults > MAX_FAULTS) throw new Invalid(fields);
      fields[path.filter((part) => part !== "input").join(".") || name] ??= problem;
    }
  }
  if (faults === 0) return values;
  // what the graph would say of the other fields afterwards is said at once
  for (const { name, type } of inputs) {
    for (const { path, problem } of limitFaults(values[name], type)) {
      fields[path.join(".")] ??= problem;
    }
  }
  throw new Invalid(fields);
}

/** How many wrong fields an error names; a body with more was no mistake. */
const MAX_FAULTS = 20;
/** The largest page of a list that visitors may request. */
const MAX_ROWS_FOR_VISITORS = 100;

function refuseLongLists({ query }: RestRequest, { viewer }: Context): void {
  if (viewer.isSignedIn || !(Number(query.limit) > MAX_ROWS_FOR_VISITORS)) return;
  throw new Invalid({ limit: `Between 0 and ${MAX_ROWS_FOR_VISITORS}` });
}

/** Searches cost the database more than lists, whatever they search. */
async function limitSearches({ query }: RestRequest, context: Context): Promise<void> {
  if (!query.search?.trim()) return;
  // not before: an answer for which the services were used is not used again for others
  const { viewer, services } = context;
  await services.limits.take(["search", viewer.userId ?? viewer.network]);
}

function understood({ method, path, document }: Route, schema: GraphQLSchema) {
  const parsed = parse(document);
  const operation = parsed.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error(`${method} ${path} has no root field`);
  const rootFields = operation.selectionSet.selections.flatMap((one) =>
    one.kind === Kind.FIELD ? [one.name.value] : [],
  );
  const inputs = (operation.variableDefinitions ?? []).map(({ variable, type, defaultValue }) => {
    const inputType = typeFromAST(schema, type);
    if (!isInputType(inputType))
      throw new Error(`${method} ${path}: $${variable.name.value} has no input type`);
    return { name: variable.name.value, type: inputType, hasDefault: defaultValue !== undefined };
  });
  const lowercaseEnums = enumLowercaser(schema, parsed, operation);
  const isMutation = operation.operation === OperationTypeNode.MUTATION;
  return { parsed, operation, rootFields, isMutation, inputs, lowercaseEnums };
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
