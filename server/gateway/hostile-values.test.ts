import { PGlite } from "@electric-sql/pglite";
import {
  type GraphQLField,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  getNamedType,
  isNonNullType,
} from "graphql";
import { expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { aComment } from "../../schema/blog/comment.builder.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { aCategory } from "../../schema/categories/category.builder.ts";
import { aMemberType } from "../../schema/members/member-type.builder.ts";
import { buildGraph } from "../../schema/graph.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { open } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { parseTimesAsText } from "../database/parse-times.ts";
import { testServer } from "../testing/server.ts";

// Whatever value is sent as an id or text, the database never gets a value that it would refuse,
// and the answer is never an internal error.

const PATIENCE_MS = 120_000;

const pglite = await PGlite.create({ parsers: parseTimesAsText });
/** SQLSTATE of the values that the database refused. */
const refused: string[] = [];
const query = pglite.query.bind(pglite);
pglite.query = async (text, ...more) => {
  try {
    return await query(text, ...more);
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (/^22|^08P01$/.test(code ?? "")) refused.push(`${code} ${message}: ${text}`);
    throw error;
  }
};
const database = await open({ pglite });
await migrate(database, { embedded: true });
const server = await testServer({}, { database });
const schema = buildGraph(database.getMetadata());

const em = database.em.fork();
const member = await aMember(em);
const user = await aUser(em, { member, roles: [Role.ADMIN] });
const viewer = withRole(Role.ADMIN, { userId: user.id, memberId: member.id });
const post = await aPost(em);
const category = await aCategory(em);
const memberType = await aMemberType(em);
const comment = await aComment(em, { post });

/** Ids of existing rows, by the name of an argument or an operation. */
const IDS: [name: RegExp, id: string][] = [
  [/type/i, memberType.id],
  [/categor/i, category.id],
  [/comment|parent/i, comment.id],
  [/member|author|participant/i, member.id],
  [/user/i, user.id],
];
const idFor = (name: string): string => IDS.find(([pattern]) => pattern.test(name))?.[1] ?? post.id;

/** A value of a type, in which every id and text is this one. */
function valueOf(type: GraphQLInputType, text: string, depth = 0): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [valueOf(nullable.ofType, text, depth)];
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name;
  if (isInputObjectType(nullable)) {
    const fields = Object.values(nullable.getFields()).filter(
      (field) => depth < 2 || isNonNullType(field.type),
    );
    return Object.fromEntries(
      fields.map(({ name, type: of }) => [name, valueOf(of, text, depth + 1)]),
    );
  }
  const values: Record<string, unknown> = {
    Int: 1,
    Float: 1,
    Boolean: true,
    DateTimeISO: "2026-11-20T09:00:00.000Z",
    JSON: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] },
    JSONObject: { text },
  };
  return values[getNamedType(nullable).name] ?? text;
}

interface Argument {
  name: string;
  type: GraphQLInputType;
}

/** A valid value: ids of existing rows, by the names of arguments. */
function fitting({ name, type }: Argument): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [fitting({ name, type: nullable.ofType })];
  if (isInputObjectType(nullable)) {
    const needed = Object.values(nullable.getFields()).filter(({ type: of }) => isNonNullType(of));
    return Object.fromEntries(needed.map((field) => [field.name, fitting(field)]));
  }
  return getNamedType(nullable).name === "ID" ? idFor(name) : valueOf(nullable, "Fitting");
}

function callOf(kind: string, field: GraphQLField<unknown, unknown>, variables: object) {
  const names = Object.keys(variables);
  const used = field.args.filter(({ name }) => names.includes(name));
  const declared = used.map(({ name, type }) => `$${name}: ${String(type)}`).join(", ");
  const given = used.map(({ name }) => `${name}: $${name}`).join(", ");
  const below = isLeafType(getNamedType(field.type)) ? "" : " { __typename }";
  const parameters = declared && `(${declared})`;
  return {
    query: `${kind}${parameters} { ${field.name}${given && `(${given})`}${below} }`,
    variables,
  };
}

/** All bad values at once, then each of them alone with valid required values. */
function* variablesOf(field: GraphQLField<unknown, unknown>, text: string | null) {
  const hostile = (type: GraphQLInputType) => (text === null ? null : valueOf(type, text));
  if (text !== null) {
    yield Object.fromEntries(field.args.map(({ name, type }) => [name, hostile(type)]));
  }
  const base = Object.fromEntries(
    field.args
      .filter(({ type }) => isNonNullType(type))
      .map((one) => [one.name, one.name === "id" ? idFor(field.name) : fitting(one)]),
  );
  for (const { name, type } of field.args) {
    if (text !== null || !isNonNullType(type)) yield { ...base, [name]: hostile(type) };
    const input = getNullableType(type);
    if (!isInputObjectType(input)) continue;
    const whole = fitting({ name, type: input }) as object;
    for (const inner of Object.values(input.getFields())) {
      if (text === null && isNonNullType(inner.type)) continue;
      yield { ...base, [name]: { ...whole, [inner.name]: hostile(inner.type) } };
    }
  }
}

const roots = [
  ["query", Object.values(schema.getQueryType()?.getFields() ?? {})],
  ["mutation", Object.values(schema.getMutationType()?.getFields() ?? {})],
] as const;
const HOSTILE = ["x", "\0", "\ud800", "", "'; --", "9".repeat(40), null];
/** After these operations the viewer would be signed out, or the row would be gone. */
const ENDS = /^(delete|suspend|reinstate|purge|leave|removeP)/;

test.each(HOSTILE)("%j in place of any value", { timeout: PATIENCE_MS }, async (text) => {
  refused.length = 0;
  const failures: string[] = [];
  for (const [kind, fields] of roots) {
    for (const field of fields) {
      if (ENDS.test(field.name)) continue;
      for (const variables of variablesOf(field, text)) {
        const body = callOf(kind, field, variables);
        const answer = await server.ask("POST", "/graphql", { as: viewer, body });
        for (const { extensions, message } of answer.body.errors ?? []) {
          if (extensions.code !== "INTERNAL") continue;
          failures.push(`${field.name} ${JSON.stringify(variables)}: ${message}`);
        }
      }
    }
  }
  expect(failures).toEqual([]);
  expect(refused).toEqual([]);
});

test(
  "two thousand requests with malformed values reach no statement, and the database answers",
  {
    timeout: PATIENCE_MS,
  },
  async () => {
    refused.length = 0;
    for (let n = 0; n < 700; n += 1) {
      const paths = [`/api/blog/comments?postId=x${n}`, `/api/members/%00${n}`, `/api/members`];
      await Promise.all(paths.map((path) => server.ask("GET", path)));
    }
    expect(refused).toEqual([]);
    expect((await server.ask("GET", "/ready")).status).toBe(200);
  },
);
