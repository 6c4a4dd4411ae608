import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";

const graph = await testGraph();
const support = withRole(Role.SUPPORT);
const CREATE = `mutation($input: CreateReadyAnswerInput!) { createReadyAnswer(input: $input) {
  id name contentByLocale { en fr }
} }`;
const UPDATE = `mutation($id: ID!, $input: UpdateReadyAnswerInput!) {
  updateReadyAnswer(id: $id, input: $input) { name contentByLocale { en fr } }
}`;
const LIST = "{ readyAnswers { name content(locale: fr) } }";
const create = async (input: object) =>
  (await graph.as(support)(CREATE, { input })).createReadyAnswer;

test("support keeps ready answers in the languages of the site, in order of name", async () => {
  const { id, ...made } = await create({ name: "Prices", content: { en: "Hello {name}" } });
  expect(made).toEqual({ name: "Prices", contentByLocale: { en: "Hello {name}", fr: null } });
  await create({ name: "Address", content: { fr: "Bonjour {name}" } });
  const input = { content: { fr: "Bonjour" } };
  const { updateReadyAnswer } = await graph.as(support)(UPDATE, { id, input });
  expect(updateReadyAnswer).toEqual({
    name: "Prices",
    contentByLocale: { en: "Hello {name}", fr: "Bonjour" },
  });
  expect((await graph.as(support)(LIST)).readyAnswers).toEqual([
    { name: "Address", content: "Bonjour {name}" },
    { name: "Prices", content: "Bonjour" },
  ]);
});

test("a deleted one is neither found nor listed, only in the trash", async () => {
  const { id } = await create({ name: "Outdated", content: { en: "A" } });
  const names = async () =>
    (await graph.as(support)(LIST)).readyAnswers.map(({ name }: { name: string }) => name);
  expect(await names()).toContain("Outdated");
  await graph.as(support)("mutation($id: ID!) { deleteReadyAnswer(id: $id) }", { id });
  expect(await names()).not.toContain("Outdated");
  const FIND = "query($id: ID!) { readyAnswer(id: $id) { id } }";
  expect((await graph.refusal(support, FIND, { id })).message).toBe("Ready answer not found");
  const { deletedReadyAnswers } = await graph.as(support)("{ deletedReadyAnswers { id } }");
  expect(deletedReadyAnswers).toEqual([{ id }]);
});

test.each([
  [{ name: "", content: { en: "A" } }, { name: "Required" }],
  [{ name: "A", content: { en: "a".repeat(2_001) } }, { "content.en": "At most 2000 characters" }],
])("%j is refused", async (input, fields) => {
  const { extensions } = await graph.refusal(support, CREATE, { input });
  expect(extensions).toEqual({ code: "INVALID", fields });
});

test("nobody else reads or writes them", async () => {
  await create({ name: "Only for staff", content: { en: "A" } });
  for (const role of [Role.MODERATOR, Role.EDITOR, Role.MEMBER]) {
    const input = { name: "A", content: { en: "A" } };
    const { extensions } = await graph.refusal(withRole(role), CREATE, { input });
    expect(extensions["code"]).toBe("FORBIDDEN");
    expect((await graph.as(withRole(role))(LIST)).readyAnswers).toEqual([]);
  }
  expect((await graph.as(visitor())(LIST)).readyAnswers).toEqual([]);
});
