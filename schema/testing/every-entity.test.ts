import { Int } from "type-graphql";
import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import type { StoredEntity } from "../foundation/entity.ts";
import { inputName } from "../foundation/entity-inputs.ts";
import { plainEntities } from "../foundation/entity-operations.ts";
import { limitsOf } from "../foundation/input-field.ts";
import { messagesOf } from "../foundation/model-messages.ts";
import { moneyFields, type WritableProperty, writableProperties } from "../foundation/model.ts";
import { plural } from "../foundation/plural.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import { defaultRows } from "../oracle/default-rows.ts";
import { testGraph } from "./graph.ts";
import { visitor, withRole } from "./viewers.ts";

// What every noun of `entityResolvers` does. A noun has tests of its own for what it alone does.

const graph = await testGraph();
const admin = withRole(Role.ADMIN);
const asAdmin = graph.as(admin);

/** Texts that validators without a length accept. */
const EXAMPLES = ["tabler:camera", "EUR", "/pricing"];

let made = 0;

/** A valid value, as long as it may be and different each time. */
function valueOf(name: string, { kind, type, validator }: WritableProperty): unknown {
  made += 1;
  const of = type();
  if (of === Boolean) return true;
  if (of === Int) return made;
  if (of === Date) return "2026-01-31T12:00:00.000Z";
  if (!validator) return Object.keys(of as object).at(-1);
  const { maxLength = 0 } = limitsOf(validator);
  const texts = [`${made} `.padEnd(maxLength, "x"), `value-${made}`, ...EXAMPLES];
  const text = texts.find((one) => validator.safeParse(one).success);
  if (text === undefined) throw new Error(`None of EXAMPLES is valid for ${name}: add one`);
  return kind === "localized" ? { en: text, fr: text } : text;
}

const related = new Map<WritableProperty, Promise<string>>();

/** The id of a row that a relation may refer to. */
const relatedTo = (property: WritableProperty): Promise<string> =>
  related.getOrInsertComputed(property, aRelated);

async function aRelated({ type, accepts }: WritableProperty): Promise<string> {
  const em = graph.em();
  const rows = defaultRows(em.getMetadata().get(type() as EntityClass), () => []);
  const row = rows.find((one) => accepts?.(one) ?? true) as StoredEntity;
  row.id = crypto.randomUUID();
  await em.persist(row).flush();
  return row.id;
}

describe.each(plainEntities.map((one) => ({ name: one.entity.name, ...one })))("$name", (noun) => {
  const { entity, name, write, isOpen } = noun;
  const many = plural(name);
  const one = lower(name);
  const properties = [...(writableProperties.get(entity) ?? [])];
  const localized = properties.filter(([, { kind }]) => kind === "localized");

  const fields = properties.map(([field, { kind }]) => {
    if (kind === "localized") return `${field}ByLocale { en fr }`;
    if (kind === "relation") return `${field} { id }`;
    return moneyFields.get(entity)?.has(field) ? `${field} { amount }` : field;
  });
  const FIELDS = `id version ${fields.join(" ")}`;
  const READ = `query($id: ID!) { row: ${one}(id: $id) { ${FIELDS} } }`;
  const TRASH = `{ rows: deleted${many} { id } }`;
  const CREATE = `mutation($input: Create${name}Input!) { row: create${name}(input: $input) { ${FIELDS} } }`;
  const UPDATE = `mutation($id: ID!, $input: Update${name}Input!) {
    row: update${name}(id: $id, input: $input) { ${FIELDS} }
  }`;
  const DELETE = `mutation($id: ID!) { delete${name}(id: $id) }`;
  const each = (verb: string) => `mutation($ids: [ID!]!) {
    result: ${verb}${many}(ids: $ids) { ids failed { id message } }
  }`;

  async function anInput(): Promise<Record<string, unknown>> {
    const values: Record<string, unknown> = {};
    for (const [field, property] of properties) {
      values[inputName(field, property)] =
        property.kind === "relation" ? await relatedTo(property) : valueOf(field, property);
    }
    return values;
  }
  const create = async () => (await asAdmin(CREATE, { input: await anInput() })).row;
  const update = async (id: string, input: object) => (await asAdmin(UPDATE, { id, input })).row;

  /** What is read of a row with this input. */
  const read = (input: Record<string, unknown>) =>
    Object.fromEntries(
      properties.map(([field, property]) => {
        const value = input[inputName(field, property)];
        if (property.kind === "localized") return [`${field}ByLocale`, value];
        if (property.kind === "relation") return [field, { id: value }];
        return [field, moneyFields.get(entity)?.has(field) ? { amount: value } : value];
      }),
    );

  test("is read as it was written, with texts as long as they may be", async () => {
    const input = await anInput();
    const { row } = await asAdmin(CREATE, { input });
    expect(row).toEqual({ id: expect.any(String), version: 1, ...read(input) });
    expect((await asAdmin(READ, { id: row.id })).row).toEqual(row);
  });

  test("keeps what an update omits, and is not changed by an outdated one", async () => {
    const { id, ...before } = await create();
    expect(await update(id, { version: 1 })).toEqual({ id, ...before });
    const input = await anInput();
    expect(await update(id, { version: 1, ...input })).toEqual({ id, version: 2, ...read(input) });
    const refusal = await graph.refusal(admin, UPDATE, { id, input: { version: 1, ...input } });
    expect(refusal.extensions).toMatchObject({ code: "CONFLICT", current: { version: 2 } });
  });

  test("loses what an update sets to null, if it may be without it", async () => {
    const { id } = await create();
    const removed = properties.filter(([, { nullable, kind }]) => nullable || kind === "localized");
    const input = Object.fromEntries(
      removed.map(([field, property]) => [
        inputName(field, property),
        property.kind === "localized" ? { fr: null } : null,
      ]),
    );
    const row = await update(id, input);
    const left = removed.filter(([field, { kind }]) =>
      kind === "localized" ? row[`${field}ByLocale`].fr : row[field],
    );
    expect(left).toEqual([]);
  });

  const limited = properties.flatMap(([field, property]) => {
    const { maxLength } = property.validator ? limitsOf(property.validator) : {};
    return maxLength
      ? [{ field, maxLength, path: property.kind === "localized" ? `${field}.en` : field }]
      : [];
  });
  test.each(limited)(
    "$path has at most $maxLength characters",
    async ({ field, maxLength, path }) => {
      const text = "x".repeat(maxLength + 1);
      const value = path === field ? text : { en: text };
      const input = { ...(await anInput()), [field]: value };
      const refusal = await graph.refusal(admin, CREATE, { input });
      expect(refusal.extensions).toEqual({
        code: "INVALID",
        fields: { [path]: `At most ${maxLength} characters` },
      });
    },
  );

  const required = localized.filter(([, property]) => property.required);
  test.each(required)("%s is required in one language", async (field) => {
    const input = { ...(await anInput()), [field]: {} };
    const refusal = await graph.refusal(admin, CREATE, { input });
    expect(refusal.extensions).toEqual({ code: "INVALID", fields: { [field]: "Required" } });
    const { id } = await create();
    const removed = { [field]: { en: null, fr: null } };
    const change = await graph.refusal(admin, UPDATE, { id, input: removed });
    expect(change.extensions).toEqual({ code: "INVALID", fields: { [field]: "Required" } });
  });

  test.runIf(isOpen)("is read by everyone, in all languages only by those who write", async () => {
    const { id } = await create();
    for (const viewer of [visitor(), ...Object.values(Role).map((role) => withRole(role))]) {
      const { row } = await graph.as(viewer)(READ, { id });
      for (const [field] of localized) {
        expect(row[`${field}ByLocale`] !== null).toBe(viewer.may(write));
      }
      expect(row.id).toBe(id);
    }
  });

  const isOrdered = writableProperties.get(entity)?.has("order");
  test.runIf(isOrdered)(
    "is listed in an order that is changed at once; a new one is last",
    async () => {
      const { order: _, ...input } = await anInput();
      const rows = async () => (await graph.as()(`{ rows: ${lower(many)} { id } }`)).rows;
      const { row: one } = await asAdmin(CREATE, { input });
      const { order: __, ...other } = await anInput();
      const { row: last } = await asAdmin(CREATE, { input: other });
      expect((await rows()).slice(-2)).toEqual([{ id: one.id }, { id: last.id }]);
      const ids = (await rows()).map(({ id }: { id: string }) => id).toReversed();
      const ORDER = `mutation($ids: [ID!]!) { rows: reorder${many}(ids: $ids) { id } }`;
      expect((await asAdmin(ORDER, { ids })).rows.map(({ id }: { id: string }) => id)).toEqual(ids);
      const refusal = await graph.refusal(admin, ORDER, { ids: ids.slice(1) });
      expect(refusal.extensions.fields).toEqual({ ids: "Name each of them once" });
      expect((await rows()).map(({ id }: { id: string }) => id)).toEqual(ids);
      await asAdmin(each("delete"), { ids: [one.id, last.id] });
    },
  );

  test("is only in the trash once deleted, until it is restored", async () => {
    const { id } = await create();
    await asAdmin(DELETE, { id });
    const refusal = await graph.refusal(admin, READ, { id });
    expect(refusal.message).toBe(messagesOf(entity).notFound);
    expect(refusal.extensions.code).toBe("NOT_FOUND");
    expect((await asAdmin(TRASH)).rows[0]).toEqual({ id });
    expect((await asAdmin(each("restore"), { ids: [id] })).result).toEqual({
      ids: [id],
      failed: [],
    });
    expect((await asAdmin(READ, { id })).row.id).toBe(id);
    expect((await asAdmin(TRASH)).rows).not.toContainEqual({ id });
  });

  test("is one of several that are deleted, and purged only from the trash", async () => {
    const [first, second, left] = [await create(), await create(), await create()];
    const unknown = crypto.randomUUID();
    const message = messagesOf(entity).notFound;
    const ids = [first.id, second.id];
    expect((await asAdmin(each("delete"), { ids: [...ids, unknown] })).result).toEqual({
      ids,
      failed: [{ id: unknown, message }],
    });
    expect((await asAdmin(each("purge"), { ids: [...ids, left.id] })).result).toEqual({
      ids,
      failed: [{ id: left.id, message }],
    });
    expect((await asAdmin(TRASH)).rows).not.toContainEqual({ id: first.id });
    expect((await asAdmin(READ, { id: left.id })).row.id).toBe(left.id);
  });
});

function lower(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
