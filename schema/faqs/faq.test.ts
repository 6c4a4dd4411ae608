import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aCategory } from "../categories/category.builder.ts";
import { CategoryKind } from "../categories/index.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";

const graph = await testGraph();
const editor = withRole(Role.EDITOR);
const asEditor = graph.as(editor);

const CREATE = "mutation($input: CreateFaqInput!) { createFaq(input: $input) { id } }";
const create = async (input: object) => (await asEditor(CREATE, { input })).createFaq;

test("only a category of questions can be chosen", async () => {
  const { id } = await aCategory(graph.em());
  const input = { question: { en: "A" }, categoryId: id };
  const refusal = await graph.refusal(editor, CREATE, { input });
  expect(refusal.extensions.fields).toEqual({ categoryId: "Not valid" });
});

test("a question stays when its category is deleted, and is without it", async () => {
  const category = await aCategory(graph.em(), { kind: CategoryKind.FAQ });
  const { id } = await create({ question: { en: "A" }, categoryId: category.id });
  await asEditor("mutation($id: ID!) { deleteCategory(id: $id) }", category);
  const READ = "query($id: ID!) { faq(id: $id) { question category { id } } }";
  expect((await graph.as()(READ, { id })).faq).toEqual({ question: "A", category: null });
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
  await aCategory(graph.em(), { kind: CategoryKind.FAQ });
  expect(await kindsOf("{ categories { kind } }")).toEqual(new Set(["BLOG", "FAQ"]));
  expect(await kindsOf("{ categories(kind: FAQ) { kind } }")).toEqual(new Set(["FAQ"]));
});
