import { describe, expect, test } from "vitest";
import { STATUS } from "../../schema/foundation/errors.ts";
import { authCalls } from "../auth/openapi-auth.ts";
import { testServer } from "../testing/server.ts";
import { uploadCalls } from "../uploads/openapi-uploads.ts";
import { routes } from "./index.ts";
import type { RouteDoc } from "./route.ts";

const server = await testServer({ origin: "https://atelier.example" });
const { body: description, status } = await server.ask("GET", "/api/openapi.json");
const operations = Object.entries<Record<string, Operation>>(description.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

interface Operation {
  summary: string;
  operationId: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; schema: { type: string } }[];
  requestBody?: { content: Record<string, { schema: { properties?: object; format?: string } }> };
  responses: Record<string, { description: string }>;
}

/** Every call of the server, from the tables that register them. */
const calls: readonly RouteDoc[] = [...authCalls, ...routes, ...uploadCalls];

/** Required query parameters. */
const REQUIRED = calls.flatMap(({ query = {} }) =>
  Object.keys(query).filter((name) => query[name]?.required),
);

/** Calls whose whole answer is in the headers. */
const WITHOUT_BODY = ["/api/auth/heartbeat", "/api/chat/uploads"];

test("the description is OpenAPI 3.1 of this server", () => {
  expect(status).toBe(200);
  expect(description).toMatchObject({
    openapi: "3.1.0",
    info: { title: "Atelier", version: "1" },
    servers: [{ url: "https://atelier.example" }],
  });
});

test("it lists every call and no other", () => {
  const listed = operations.map(({ method, path }) => `${method} ${path}`);
  const expected = calls.map(({ method, path }) => `${method.toLowerCase()} ${path}`);
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

test("the names of calls are unique", () => {
  const names = operations.map(({ operation }) => operation.operationId);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z]\w*$/);
});

describe.each(operations)("$method $path", ({ method, path, operation }) => {
  test("has a summary and an answer", () => {
    expect(operation.summary).not.toBe("");
    expect(operation.tags).toHaveLength(1);
    expect(Object.keys(operation.responses)[0]).toMatch(/^(20[014]|302)$/);
    for (const [code, response] of Object.entries(operation.responses)) {
      expect(code).toMatch(/^[2-5]\d\d$/);
      expect(response.description).not.toBe("");
    }
  });

  test("describes every path parameter", () => {
    const inPath = operation.parameters.filter((one) => one.in === "path");
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(inPath.map(({ name }) => name)).toEqual(named);
    for (const parameter of operation.parameters) {
      expect(parameter.schema.type).toMatch(/^(string|integer)$/);
      const isRequired = parameter.in === "path" || REQUIRED.includes(parameter.name);
      expect(parameter.required).toBe(isRequired);
    }
  });

  test("describes its body if it has one", () => {
    const bodies = Object.values(operation.requestBody?.content ?? {});
    const takesOne = /^(post|put|patch)$/.test(method) && !WITHOUT_BODY.includes(path);
    expect(bodies.length > 0).toBe(takesOne);
    for (const { schema } of bodies) {
      expect(
        schema.format === "binary" || Object.keys(schema.properties ?? {}).length,
      ).toBeTruthy();
    }
  });

  test("exists and answers as described", async () => {
    const at = path.replace(/\{\w+\}/g, crypto.randomUUID());
    const answer = await server.ask(method.toUpperCase(), at);
    expect(answer.text).not.toMatch(/There is no (such call|POST of this)/);
    expect(Object.keys(operation.responses)).toContain(String(answer.status));
  });
});

test("every reference can be resolved", () => {
  const references = JSON.stringify(description).matchAll(/"\$ref":"#\/([^"]+)"/g);
  for (const [, path = ""] of references) {
    const found = path
      .split("/")
      .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], description);
    expect(found, path).toBeDefined();
  }
});

test("errors are described with their codes", () => {
  const { properties } = description.components.schemas.Failure;
  expect(properties.code.enum).toEqual(Object.keys(STATUS));
});
