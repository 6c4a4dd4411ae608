import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aCategory } from "../categories/category.builder.ts";
import { CategoryKind } from "../categories/index.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";

const graph = await testGraph();
const editor = withRole(Role.EDITOR);
const asEditor = graph.as(editor);

const CREATE = `mutation($input: CreateFaqInput!) {
  createFaq(input: $input) { id version question answer order questionByLocale { en fr } answerByLocale { en } category { id } }
}`;
const UPDATE = `mutation($id: ID!, $input: UpdateFaqInput!) {
  updateFaq(id: $id, input: $input) { version question answer category { id } }
}`;
const READ = "query($id: ID!) { faq(id: $id) { question category { id } } }";
const create = async (input: object) => (await asEditor(CREATE, { input })).createFaq;

const { id: categoryId } = await aCategory(graph.em(), { kind: CategoryKind.FAQ });

test("an editor writes a question with its answer in several languages", async () => {
  const question = { en: "Why?", fr: "Pourquoi ?" };
  const faq = await create({ question, answer: { en: "One.\n\nTwo." }, categoryId, order: 2 });
  expect(faq).toMatchObject({
    question: "Why?",
    answer: "One.\n\nTwo.",
    order: 2,
    questionByLocale: question,
    answerByLocale: { en: "One.\n\nTwo." },
    category: { id: categoryId },
  });
});

test.each([
  [{ question: {} }, { question: "Required" }],
  [{ question: { en: "x".repeat(161) } }, { "question.en": "At most 160 characters" }],
  [
    { question: { en: "A" }, answer: { no: "x".repeat(2001) } },
    { "answer.no": "At most 2000 characters" },
  ],
  [{ question: { en: "A" }, categoryId: "a" }, { categoryId: "Not valid" }],
])("%j is refused with %j", async (input, fields) => {
  const refusal = await graph.refusal(editor, CREATE, { input });
  expect(refusal.extensions).toEqual({ code: "INVALID", fields });
});

test("only a category of questions can be chosen", async () => {
  const { id } = await aCategory(graph.em());
  const input = { question: { en: "A" }, categoryId: id };
  const refusal = await graph.refusal(editor, CREATE, { input });
  expect(refusal.extensions.fields).toEqual({ categoryId: "Not valid" });
});

test("an update keeps what it omits, and `null` takes the category away", async () => {
  const { id } = await create({ question: { en: "A" }, answer: { en: "B" }, categoryId });
  const first = await asEditor(UPDATE, { id, input: { question: { en: "C" } } });
  expect(first.updateFaq).toMatchObject({
    version: 2,
    question: "C",
    answer: "B",
    category: { id: categoryId },
  });
  const second = await asEditor(UPDATE, { id, input: { categoryId: null } });
  expect(second.updateFaq).toMatchObject({ question: "C", category: null });
});

test("a question stays when its category is deleted, and is without it", async () => {
  const category = await aCategory(graph.em(), { kind: CategoryKind.FAQ });
  const { id } = await create({ question: { en: "A" }, categoryId: category.id });
  await asEditor("mutation($id: ID!) { deleteCategory(id: $id) }", category);
  expect((await graph.as()(READ, { id })).faq).toEqual({ question: "A", category: null });
});

test("visitors read questions in their order, but not all languages at once", async () => {
  const last = await create({ question: { en: "A" }, order: 1_000_001 });
  const first = await create({ question: { en: "B" }, order: 1_000_000 });
  const { faqs } = await graph.as(visitor())(
    "{ faqs { id questionByLocale { en } answerByLocale { en } } }",
  );
  expect(faqs.slice(-2)).toEqual([
    { id: first.id, questionByLocale: null, answerByLocale: null },
    { id: last.id, questionByLocale: null, answerByLocale: null },
  ]);
});

test("a deleted question is only in the trash of editors", async () => {
  const { id } = await create({ question: { en: "A" } });
  await asEditor("mutation($id: ID!) { deleteFaq(id: $id) }", { id });
  const refusal = await graph.refusal(visitor(), READ, { id });
  expect(refusal.message).toBe("Question not found");
  const { deletedFaqs } = await asEditor("{ deletedFaqs { id } }");
  expect(deletedFaqs[0]).toEqual({ id });
});

test("questions are found by words of their answers", async () => {
  const { id } = await create({ question: { en: "A" }, answer: { fr: "Une réponse rarissime" } });
  const { search } = await asEditor(`{ search(text: "RARIS") { faqs { id } } }`);
  expect(search.faqs).toEqual([{ id }]);
});

test("the list of categories is of all kinds, or of one", async () => {
  const kindsOf = async (query: string) => {
    const { categories } = await graph.as()(query);
    return new Set(categories.map(({ kind }: { kind: string }) => kind));
  };
  await aCategory(graph.em());
  expect(await kindsOf("{ categories { kind } }")).toEqual(new Set(["BLOG", "FAQ"]));
  expect(await kindsOf("{ categories(kind: FAQ) { kind } }")).toEqual(new Set(["FAQ"]));
});
