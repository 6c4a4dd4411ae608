import type { GraphQLSchema } from "graphql";
import { z } from "zod";
import { Failure } from "./failure.ts";
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
    const described = operation(call, answers[idOf(call)], requests);
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: described };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Atelier",
      version: "1",
      description: "The REST calls. The graph at /graphql offers the same and more.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: origin }],
    paths,
    components: { schemas: { ...schemas, ...requests.components } },
  };
}

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

function operation(call: RouteDoc, schema: JsonSchema | undefined, requests: RequestSchemas) {
  const { path, summary, query } = call;
  const answer = { ...(schema && { content: { "application/json": { schema } } }) };
  return {
    summary,
    tags: [path.split("/")[2]],
    operationId: idOf(call),
    parameters: [...pathParameters(path), ...queryParameters(query)],
    ...requestBody(call, requests),
    responses: call.answers ? answersOf(call.answers, answer) : usualAnswers(call, answer),
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

const usualAnswers = ({ isPublic, moved }: RouteDoc, answer: object) => ({
  "200": { description: "Done", ...answer },
  ...(moved && {
    "301": { description: "The slug has changed: Location is the call with the new one" },
  }),
  ...(isPublic && { "304": { description: "Unchanged since the ETag of If-None-Match" } }),
  ...(!isPublic && { "401": failure("Nobody is signed in") }),
  "404": failure("It does not exist, or the caller may not see it"),
  "422": failure("Bad input, with fields"),
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
