import { STATUS } from "../../schema/foundation/errors.ts";
import type { Described, Parameter } from "./route.ts";

const failure = (description: string) => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
});

/** The calls as OpenAPI 3.1. */
export function openApi(calls: readonly Described[], origin: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Atelier",
      version: "1",
      description: "The REST calls. Everything they do, and more, is in the graph at /graphql.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: {
        Failure: {
          type: "object",
          required: ["message", "code"],
          properties: {
            message: { type: "string" },
            code: { type: "string", enum: Object.keys(STATUS) },
            fields: {
              type: "object",
              description: "With INVALID: what is wrong, by the path of the field",
              additionalProperties: { type: "string" },
            },
          },
        },
      },
    },
  };
}

function operation(call: Described) {
  const { method, path, summary, query } = call;
  return {
    summary,
    tags: [path.split("/")[2]],
    operationId: `${method.toLowerCase()}${path.replace(/[^a-z]+(\w)/gi, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, "")}`,
    parameters: [...pathParameters(path), ...queryParameters(query)],
    ...requestBody(call),
    responses: call.answers ? answers(call.answers) : usualAnswers(call),
  };
}

function requestBody({ body, takes = ["application/json"] }: Described) {
  if (!body && takes.includes("application/json")) return {};
  const schema = body ? bodySchema(body) : { type: "string", format: "binary" };
  const content = Object.fromEntries(takes.map((type) => [type, { schema }]));
  return { requestBody: { required: true, content } };
}

const done = (description: string) => ({
  description,
  content: { "application/json": { schema: {} } },
});

const usualAnswers = ({ isPublic, moved }: Described) => ({
  "200": done("Done"),
  ...(moved && {
    "301": { description: "Its slug has changed: Location is the call by the new one" },
  }),
  ...(isPublic && { "304": { description: "Unchanged since the ETag of If-None-Match" } }),
  ...(!isPublic && { "401": failure("Nobody is signed in") }),
  "404": failure("There is none, or none that the caller may see"),
  "422": failure("Bad input, with fields"),
});

const answers = (byStatus: Record<number, string>) =>
  Object.fromEntries(
    Object.entries(byStatus).map(([status, description]) => [status, { description }]),
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

const bodySchema = (body: Record<string, string>) => ({
  type: "object",
  properties: Object.fromEntries(
    Object.entries(body).map(([name, description]) => [name, { description }]),
  ),
});
