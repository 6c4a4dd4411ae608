import { type GraphQLSchema, Kind, parse } from "graphql";
import { z } from "zod";
import { isConfirmed, isForVisitors, needsPermission } from "../../schema/foundation/allowed-to.ts";
import { isVersioned } from "../../schema/foundation/describe-errors.ts";
import { sessionCookieName } from "../auth/session-cookie.ts";
import { Failure } from "./failure.ts";
import { OBJECTS_IN_A_POINT } from "./read-budget.ts";
import { type JsonSchema, RequestSchemas } from "./request-schemas.ts";
import type { RouteDoc, Parameter } from "./route.ts";

/** The calls as OpenAPI 3.1. */
export function openApi(
  graph: GraphQLSchema,
  calls: readonly RouteDoc[],
  origin: string,
): Record<string, unknown> {
  const { schemas, answers } = schemasOf(calls);
  const requests = new RequestSchemas(graph);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const described = operation(call, answers[idOf(call)], requests, rulesOf(graph, call));
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: described };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Atelier",
      version: "1",
      description: `The REST calls. The graph at /graphql offers the same and more. A read costs a point of the budget of operations, and another for each ${OBJECTS_IN_A_POINT} objects in its answer; the headers RateLimit-Policy and RateLimit say what is left. What is answered from the cache costs nothing.`,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: origin }],
    paths,
    // What no entry of its own says needs a session.
    security: [{ session: [] }],
    components: {
      schemas: { ...schemas, ...requests.components },
      securitySchemes: { session: sessionCookie(origin) },
    },
  };
}

const sessionCookie = (origin: string) => ({
  type: "apiKey",
  in: "cookie",
  name: sessionCookieName(origin.startsWith("https:")),
  description:
    "GET /api/auth/csrf, then POST /api/auth/callback/credentials with its cookies, `csrfToken`, `email`, `password` and `json: true`: the answer sets this cookie. Without an Origin header, or with the site's own.",
});

const idOf = ({ method, path }: RouteDoc): string =>
  `${method.toLowerCase()}${path.replace(/[^a-z]+(\w)/gi, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, "")}`;

/** The schemas of the answers by id; each named schema appears once in `schemas`. */
function schemasOf(calls: readonly RouteDoc[]) {
  const all = calls.flatMap((call) => (call.answer ? [[idOf(call), call.answer] as const] : []));
  const { $defs, properties } = z.toJSONSchema(z.object({ ...Object.fromEntries(all), Failure }), {
    io: "input", // later versions may add fields
    override({ jsonSchema }) {
      delete jsonSchema.id;
      if (jsonSchema.format === "date-time") delete jsonSchema.pattern;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  const text = JSON.stringify({ schemas: $defs, answers: properties });
  return JSON.parse(text.replaceAll("#/$defs/", "#/components/schemas/")) as {
    schemas: Record<string, JsonSchema>;
    answers: Record<string, JsonSchema>;
  };
}

function operation(
  call: RouteDoc,
  schema: JsonSchema | undefined,
  requests: RequestSchemas,
  rules: Rules | undefined,
) {
  const { path, summary, query } = call;
  const answer = { ...(schema && { content: { "application/json": { schema } } }) };
  return {
    summary,
    tags: [path.startsWith("/api/") ? path.split("/")[2] : "files"],
    ...(isOpen(call, rules) && { security: [] }),
    operationId: idOf(call),
    parameters: [...pathParameters(path), ...queryParameters(query)],
    ...requestBody(call, requests),
    responses: {
      ...(call.answers ? answersOf(call.answers, answer) : usualAnswers(call, answer, rules)),
      default: failure("Any other refusal or failure, such as 400, 413, 415, 500 and 503"),
    },
  };
}

function requestBody(call: RouteDoc, requests: RequestSchemas) {
  const { body, takes = ["application/json"] } = call;
  if (!body && takes.includes("application/json")) return {};
  const schema = body ? requests.of(call) : { type: "string", format: "binary" };
  const content = Object.fromEntries(takes.map((type) => [type, { schema }]));
  return { requestBody: { required: true, content } };
}

const failure = (description: string) => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
});

/** What callers of a call's document have to fulfil. */
interface Rules {
  isForVisitors: boolean;
  needsPermission: boolean;
  isConfirmed: boolean;
  /** Whether it says which version of a row it changes. */
  isVersioned: boolean;
  isMutation: boolean;
}

function rulesOf(graph: GraphQLSchema, { document }: RouteDoc): Rules | undefined {
  if (document === undefined) return undefined;
  const operation = parse(document).definitions.find(
    (one) => one.kind === Kind.OPERATION_DEFINITION,
  );
  if (!operation) return undefined;
  const fields = operation.selectionSet.selections.flatMap((one) =>
    one.kind === Kind.FIELD ? [one.name.value] : [],
  );
  const mutations = graph.getMutationType()?.getFields() ?? {};
  return {
    isForVisitors: isForVisitors(fields),
    needsPermission: needsPermission(fields),
    isConfirmed: fields.some(isConfirmed),
    isVersioned: fields.some((name) => mutations[name] && isVersioned(mutations[name])),
    isMutation: operation.operation === "mutation",
  };
}

const SIGNED_OUT = "Nobody is signed in";

/** Calls without a document say so among their answers. */
const isOpen = ({ isPublic, answers }: RouteDoc, rules: Rules | undefined): boolean =>
  isPublic || (rules ? rules.isForVisitors : answers?.[401] !== SIGNED_OUT);

const usualAnswers = (call: RouteDoc, answer: object, rules: Rules | undefined) => ({
  "200": { description: "Done", ...answer },
  ...(call.moved && {
    "301": { description: "The slug has changed: Location is the call with the new one" },
  }),
  ...(call.isPublic && { "304": { description: "Unchanged since the ETag of If-None-Match" } }),
  ...((!call.isPublic || !isOpen(call, rules)) && { "401": failure(SIGNED_OUT) }),
  ...((rules?.needsPermission || rules?.isMutation) && {
    "403": failure(
      rules.isConfirmed
        ? "The caller may not do this; CONFIRMATION_REQUIRED unless the session was confirmed within the last ten minutes"
        : "The caller may not do this",
    ),
  }),
  "404": failure("It does not exist, or the caller may not see it"),
  ...(rules?.isMutation && {
    "409": failure(
      rules.isVersioned
        ? "It was changed since `version` was read: `current` is what it is now. Or a value is taken: `fields`"
        : "A value is taken, `fields` says which, or what is stored forbids it",
    ),
  }),
  "422": failure("Bad input, with fields"),
  ...(rules && {
    "429": {
      ...failure(
        rules.isMutation
          ? "Too many of these: again after `retryAfter` seconds"
          : "No points are left, or too many searches: again after `retryAfter` seconds",
      ),
      headers: {
        "retry-after": { description: "Seconds", schema: { type: "integer" } },
      },
    },
  }),
});

const answersOf = (byStatus: Record<number, string>, answer: object) =>
  Object.fromEntries(
    Object.entries(byStatus).map(([status, description]) => [
      status,
      { description, ...(status === "200" && answer) },
    ]),
  );

const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));

const queryParameters = (query: Record<string, Parameter> = {}) =>
  Object.entries(query).map(
    ([name, { description, type = "string", required = false, ...rest }]) => ({
      name,
      in: "query",
      required,
      description,
      schema: { type, ...rest },
    }),
  );
