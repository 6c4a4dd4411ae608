import { isEnumType, isInputObjectType, printSchema, validateSchema } from "graphql";
import { expect, test } from "vitest";
import { testGraph } from "./testing/graph.ts";

const { schema } = await testGraph();

test("the graph is a valid schema", () => {
  expect(validateSchema(schema)).toEqual([]);
});

test("the description of an operation says who may call it, unless everyone may", () => {
  const mutations = schema.getMutationType()?.getFields();
  expect(mutations?.purgePosts?.description).toMatch(/Requires the permission `post:write`\.$/);
  expect(mutations?.saveDraft?.description).toMatch(/Requires a signed-in user\.$/);
  expect(schema.getQueryType()?.getFields().post?.description).not.toContain("Requires");
});

test("every operation and every value of an enum is described", () => {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
  const values = types
    .filter(isEnumType)
    .flatMap((type) => type.getValues().map((value) => ({ of: type.name, ...value })));
  expect(values.length).toBeGreaterThan(400);
  const operations = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
    .flatMap((type) => Object.values(type?.getFields() ?? {}))
    .map((field) => ({ of: "operation", ...field }));
  const silent = [...values, ...operations].filter(({ description }) => !description);
  expect(silent.map(({ of, name }) => `${of}.${name}`)).toEqual([]);
});

test("a mutation names the errors that its arguments can cause", () => {
  const { updateFaq, createFaq, deletePosts } = schema.getMutationType()?.getFields() ?? {};
  expect(updateFaq?.description).toMatch(/NOT_FOUND.*CONFLICT.*INVALID/);
  expect(createFaq?.description).toContain("INVALID");
  expect(createFaq?.description).not.toContain("CONFLICT");
  expect(deletePosts?.description).not.toContain("NOT_FOUND");
});

test("the input of a new row has no version, that of a change has one", () => {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const versioned = inputs.filter((type) => "version" in type.getFields()).map(({ name }) => name);
  expect(versioned.filter((name) => name.startsWith("Create"))).toEqual([]);
  expect(versioned).toContain("UpdateFaqInput");
});

test("the limit of a list continues its sentence", () => {
  const texts = printSchema(schema);
  expect(texts).toContain("At most 100, each at most 254 characters.");
  expect(texts).not.toMatch(/each of [A-Z]/);
});

test("descriptions refer to nothing that callers do not have", () => {
  expect(printSchema(schema)).not.toMatch(/specification, section/i);
});
