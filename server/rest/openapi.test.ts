import { describe, expect, test } from "vitest";
import { z } from "zod";
import { Role } from "../../schema/accounts/index.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { STATUS } from "../../schema/foundation/errors.ts";
import { authCalls } from "../auth/openapi-auth.ts";
import { mailCalls } from "../mail/incoming-mail.ts";
import { proxyCalls } from "../proxy-reports.ts";
import { testServer } from "../testing/server.ts";
import { auditExportCall } from "./audit-export.ts";
import { exportCall } from "./member-export.ts";
import { applicationCalls } from "../uploads/applications.ts";
import { fileCalls } from "../uploads/openapi-files.ts";
import { uploadCalls } from "../uploads/openapi-uploads.ts";
import { routes } from "./index.ts";
import { timeExportCall } from "./time-export.ts";
import type { RouteDoc } from "./route.ts";

const server = await testServer({ origin: "https://atelier.example" });
const { body: description, status } = await server.ask("GET", "/api/openapi.json");
const operations = Object.entries<Record<string, Operation>>(description.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

type Schema = Record<string, unknown> & {
  type?: string;
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  $ref?: string;
};

interface Operation {
  summary: string;
  security?: object[];
  operationId: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; schema: { type: string } }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string }>;
}

/** Every call of the server, from the tables that register them. */
const calls: readonly RouteDoc[] = [
  ...authCalls,
  ...routes,
  ...uploadCalls,
  ...fileCalls,
  ...applicationCalls,
  ...proxyCalls,
  ...mailCalls,
  exportCall,
  auditExportCall,
  timeExportCall,
];

/** Whether a call's query parameter is required. */
const isRequiredIn = (method: string, path: string, name: string): boolean =>
  calls.some(
    (call) =>
      call.path === path && call.method.toLowerCase() === method && call.query?.[name]?.required,
  );

/** Calls whose whole answer is in the headers. */
const WITHOUT_BODY = [
  "/api/auth/heartbeat",
  "/api/chat/uploads",
  "/api/files/uploads",
  "/api/kanban/uploads",
  "/api/mail/uploads",
  "/api/products/uploads",
  "/api/projects/uploads",
  "/api/projects/{id}/like",
];

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

/** Fields of bodies that may hold anything. */
const ANYTHING: Record<string, string[]> = { "post /api/auth/session": ["data"] };

/** The fields of a schema that say nothing of their values, or demand what they do not describe. */
function withoutType(schema: Schema, at: string[] = []): string[] {
  const { properties = {}, required = [], items, anyOf = [], type, $ref } = schema;
  const isTyped = type !== undefined || $ref !== undefined || anyOf.length > 0;
  return [
    ...(isTyped ? [] : [at.join(".")]),
    ...required.filter((name) => !properties[name]).map((name) => [...at, name].join(".")),
    ...Object.entries(properties).flatMap(([name, one]) => withoutType(one, [...at, name])),
    ...(items ? withoutType(items, [...at, "0"]) : []),
    ...anyOf.flatMap((one) => withoutType(one, at)),
  ];
}

/** The schema of a call's JSON body, as clients would make code of it. */
function bodyOf(method: string, path: string): { schema: Schema; accepts(body: unknown): boolean } {
  const found = operations.find((one) => one.method === method && one.path === path);
  const schema = found?.operation.requestBody?.content["application/json"]?.schema;
  if (!schema) throw new Error(`${method} ${path} takes no JSON`);
  const whole = JSON.stringify({ ...schema, $defs: description.components.schemas });
  const parsed = z.fromJSONSchema(
    JSON.parse(whole.replaceAll("#/components/schemas/", "#/$defs/")),
  );
  return { schema, accepts: (body) => parsed.safeParse(body).success };
}

const jsonBodies = operations.filter(
  ({ operation }) => operation.requestBody?.content["application/json"]?.schema.type === "object",
);

test("the schema of every body can be made a validator of", () => {
  expect(jsonBodies.length).toBeGreaterThan(20);
  for (const { method, path } of jsonBodies) {
    const { schema, accepts } = bodyOf(method, path);
    expect(accepts({}), `${method} ${path}`).toBe(!schema.required?.length);
    expect(accepts([]), `${method} ${path}`).toBe(false);
  }
});

describe("a body is described as the graph's input is", () => {
  const admin = withRole(Role.ADMIN);
  const name = (length: number) => ({ name: { en: "x".repeat(length) } });

  test.each([
    ["/api/categories", { category: name(80) }, 200],
    ["/api/categories", { category: name(81) }, 422],
    ["/api/categories", { category: { name: "In English", kind: "blog", color: "red" } }, 200],
    ["/api/categories", { category: { name: "N", kind: "news" } }, 422],
    ["/api/categories", { category: { name: "N", order: "first" } }, 422],
    ["/api/categories", { category: { description: "Without a name" } }, 422],
    ["/api/members", { member: { handle: "as-described", name: "A", memberTypes: [] } }, 200],
    [
      "/api/members",
      { member: { handle: "as-wrong", name: "A", skills: Array(31).fill("s") } },
      422,
    ],
    ["/api/members", { member: { handle: "as-wrong", name: "A", links: [{ label: "l" }] } }, 422],
    ["/api/blog/posts", { post: { title: "A", content: "Text", publish: { en: "draft" } } }, 200],
    ["/api/blog/posts", { post: { title: "A", publish: { en: "soon" } } }, 422],
    ["/api/blog/posts", { post: { content: "Without a title" } }, 422],
    ["/api/blog/posts", { post: { title: "A", tags: Array(21).fill("t") } }, 422],
  ])("%s with %j", async (path, body, expected) => {
    const answer = await server.ask("POST", path, { as: admin, body });
    expect(answer.status, answer.text).toBe(expected);
    expect(bodyOf("post", path).accepts(body)).toBe(expected === 200);
  });
});

test.each([
  ["/api/blog/posts", "post"],
  ["/api/pages", "page"],
  ["/api/projects", "project"],
  ["/api/solutions/posts", "post"],
  ["/api/jobs", "job"],
])("what %s creates needs a title", (path, name) => {
  expect(bodyOf("post", path).schema.properties?.[name]?.required).toContain("title");
});

describe.each(operations)("$method $path", ({ method, path, operation }) => {
  test("has a summary and an answer", () => {
    expect(operation.summary).not.toBe("");
    expect(operation.tags).toHaveLength(1);
    expect(Object.keys(operation.responses)[0]).toMatch(/^(20[014]|302)$/);
    for (const [code, response] of Object.entries(operation.responses)) {
      expect(code).toMatch(/^([2-5]\d\d|default)$/);
      expect(response.description).not.toBe("");
    }
  });

  test("describes every path parameter", () => {
    const inPath = operation.parameters.filter((one) => one.in === "path");
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(inPath.map(({ name }) => name)).toEqual(named);
    for (const parameter of operation.parameters) {
      expect(parameter.schema.type).toMatch(/^(string|integer|boolean)$/);
      const isRequired = parameter.in === "path" || isRequiredIn(method, path, parameter.name);
      expect(parameter.required).toBe(isRequired);
    }
  });

  test("describes its body if it has one", () => {
    const bodies = Object.values(operation.requestBody?.content ?? {});
    const takesOne = /^(post|put|patch)$/.test(method) && !WITHOUT_BODY.includes(path);
    expect(bodies.length > 0).toBe(takesOne);
    const described = bodies.filter(({ schema }) => schema.format !== "binary");
    for (const { schema } of described)
      expect(Object.keys(schema.properties ?? {})).not.toEqual([]);
    for (const { schema } of bodies) {
      expect(withoutType(schema)).toEqual(ANYTHING[`${method} ${path}`] ?? []);
    }
  });

  test("exists and answers as described, also whether it needs a session", async () => {
    const at = path.replace(/\{\w+\}/g, crypto.randomUUID());
    const answer = await server.ask(method.toUpperCase(), at);
    const isOpen = operation.security !== undefined;
    const isSentAway = answer.body?.message === "Sign in to continue";
    expect({ isOpen, isRefused: isOpen ? isSentAway : answer.status >= 400 }).toEqual({
      isOpen,
      isRefused: !isOpen,
    });
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
  const details = ["fields", "current", "retryAfter", "reason", "used", "limit", "needed"];
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(details));
});

/** The paths of schemas that allow nothing or say nothing: `anyOf` and `enum` without an entry. */
function emptyChoices(value: unknown, at = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    const isEmpty = /^(anyOf|oneOf|enum)$/.test(name) && Array.isArray(one) && one.length === 0;
    return isEmpty ? [`${at}/${name}`] : emptyChoices(one, `${at}/${name}`);
  });
}

test("what linters of OpenAPI demand: security that is defined, failures, choices with entries", () => {
  const { securitySchemes } = description.components;
  expect(securitySchemes.session).toMatchObject({ type: "apiKey", name: "__Host-session" });
  expect(description.security).toEqual([{ session: [] }]);
  const open = operations.filter(({ operation }) => operation.security);
  for (const { operation } of open) expect(operation.security).toEqual([]);
  expect(open.length).toBeGreaterThan(20);
  expect(emptyChoices(description)).toEqual([]);
  const conflicting = operations.filter(({ operation }) => operation.responses["409"]);
  const paths = conflicting.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["/api/blog/posts/{id}", "/api/categories"]));
});

test("a value of the wrong type and one that is too long are refused in one answer", async () => {
  const body = { category: { name: { en: "x".repeat(81) }, kind: "blog", order: "first" } };
  const answer = await server.ask("POST", "/api/categories", { as: withRole(Role.ADMIN), body });
  expect(answer.status).toBe(422);
  expect(answer.body.fields).toEqual({
    order: "A whole number",
    "name.en": "At most 80 characters",
  });
});
