import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aCategory } from "../categories/category.builder.ts";
import { CategoryKind } from "../categories/index.ts";
import { Faq } from "../faqs/index.ts";
import { aProject } from "../projects/project.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { wrongRows } from "../testing/wrong-rows.ts";
import { solutionChecks } from "./denormalization-check.ts";
import { aSolution } from "./solution.builder.ts";

const graph = await testGraph();
const editor = withRole(Role.EDITOR);
const asEditor = graph.as(editor);
const category = await aCategory(graph.em(), {
  kind: CategoryKind.SOLUTION,
  name: { en: "Signs" },
});

const FIELDS = `id version icon tags ctaHref languages benefits steps ctaLabel
  stepsByLocale { en fr } category { id } projects { id } faqs { id }`;
const CREATE = `mutation($input: CreateSolutionInput!) { createSolution(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation($id: ID!, $input: UpdateSolutionInput!) {
  updateSolution(id: $id, input: $input) { ${FIELDS} }
}`;
const READ = `query($slug: String!, $locale: Locale) {
  publishedSolution(slug: $slug, locale: $locale) {
    title(locale: $locale) benefits(locale: $locale) benefitsByLocale { en }
  }
}`;

const create = async (input: object) => (await asEditor(CREATE, { input })).createSolution;
const update = async (id: string, input: object) =>
  (await asEditor(UPDATE, { id, input })).updateSolution;

async function aFaq() {
  const em = graph.em();
  const faq = Object.assign(new Faq(), { question: { en: "Why?" } });
  await em.persist(faq).flush();
  return faq;
}

test("an editor creates a solution with what it refers to, and changes it", async () => {
  const [first, second] = [await aProject(graph.em()), await aProject(graph.em())];
  const faq = await aFaq();
  const made = await create({
    title: { en: "Signs people follow", fr: "Des panneaux" },
    icon: "tabler:route",
    categoryId: category.id,
    tags: ["Signs"],
    benefits: { en: "Tested\nCounted" },
    steps: { en: "Count: A hundred people", fr: "Compter" },
    ctaLabel: { en: "Ask" },
    ctaHref: "/contact-us",
    projectIds: [first.id, second.id, first.id],
    faqIds: [faq.id],
    publications: [{ locale: "en", status: "PUBLISHED" }],
  });
  expect(made).toMatchObject({
    version: 1,
    icon: "tabler:route",
    tags: ["signs"],
    languages: ["en"],
    benefits: "Tested\nCounted",
    stepsByLocale: { en: "Count: A hundred people", fr: "Compter" },
    ctaLabel: "Ask",
    ctaHref: "/contact-us",
    category: { id: category.id },
    faqs: [{ id: faq.id }],
  });
  expect(made.projects.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    [first.id, second.id].toSorted(),
  );
  const changed = await update(made.id, { projectIds: [second.id], faqIds: [], categoryId: null });
  expect(changed).toMatchObject({
    benefits: "Tested\nCounted",
    category: null,
    projects: [{ id: second.id }],
    faqs: [],
  });
  expect(await wrongRows(solutionChecks, graph.em())).toEqual([]);
});

test("projects that an editor does not see stay, whatever else they choose", async () => {
  const [seen, other] = [await aProject(graph.em()), await aProject(graph.em())];
  const secret = await aProject(graph.em(), { visibility: "private" });
  const asAdmin = graph.as(withRole(Role.ADMIN));
  const { id } = await aSolution(graph.em());
  await asAdmin(UPDATE, { id, input: { projectIds: [seen.id, secret.id] } });
  expect((await update(id, { projectIds: [other.id] })).projects).toEqual([{ id: other.id }]);
  const ids = async () => {
    const { solution } = await asAdmin(
      "query($id: ID!) { solution(id: $id) { projects { id } } }",
      { id },
    );
    return solution.projects.map((one: { id: string }) => one.id).toSorted();
  };
  expect(await ids()).toEqual([other.id, secret.id].toSorted());
  await asAdmin(UPDATE, { id, input: { projectIds: [] } });
  expect(await ids()).toEqual([]);
});

test.each([
  [{ title: {} }, { title: "Required" }],
  [{ title: { en: "A" }, icon: "route" }, { icon: "Not valid" }],
  [{ title: { en: "A" }, ctaHref: "javascript:alert(1)" }, { ctaHref: "Not valid" }],
  [
    { title: { en: "A" }, benefits: { no: "x".repeat(2001) } },
    { "benefits.no": "At most 2000 characters" },
  ],
  [{ title: { en: "A" }, projectIds: ["a"] }, { "projectIds.0": "Not valid" }],
])("%j is refused with %j", async (input, fields) => {
  const refusal = await graph.refusal(editor, CREATE, { input });
  expect(refusal.extensions).toEqual({ code: "INVALID", fields });
});

test("a category of another kind is refused, as are projects and questions that do not exist", async () => {
  const blog = await aCategory(graph.em());
  const refusal = await graph.refusal(editor, CREATE, {
    input: { title: { en: "A" }, categoryId: blog.id },
  });
  expect(refusal.extensions.fields).toEqual({ categoryId: "Not valid" });
  const none = crypto.randomUUID();
  const message = async (input: object) =>
    (await graph.refusal(editor, CREATE, { input: { title: { en: "B" }, ...input } })).message;
  expect(await message({ projectIds: [none] })).toBe("Project not found");
  expect(await message({ faqIds: [none] })).toBe("Question not found");
});

describe("published in French alone", async () => {
  const title = { en: "Draft", fr: "Des panneaux qu’on suit", no: "Kladd" };
  const benefits = { en: "English", fr: "Français" };
  const { id, slug } = await aSolution(graph.em(), { title, benefits, published: ["fr"] });

  test("it is read in French, and says so in other languages", async () => {
    const { publishedSolution } = await graph.as()(READ, { slug: slug.fr, locale: "fr" });
    expect(publishedSolution).toEqual({
      title: title.fr,
      benefits: "Français",
      benefitsByLocale: null,
    });
    for (const locale of ["en", "no"]) {
      const refusal = await graph.refusal(visitor(), READ, { slug: slug.fr, locale });
      expect(refusal.message).toBe(`Solution not available in ${locale}`);
      expect(refusal.extensions).toMatchObject({ code: "NOT_FOUND", available: { fr: slug.fr } });
    }
  });

  test("its id leads to its slug", async () => {
    const moved = await graph.refusal(visitor(), READ, { slug: id, locale: "fr" });
    expect(moved.extensions).toMatchObject({ code: "NOT_FOUND", movedTo: slug.fr });
    const elsewhere = await graph.refusal(visitor(), READ, { slug: id, locale: "en" });
    expect(elsewhere.message).toBe("Solution not available in en");
  });

  test("its drafts are neither found nor read by others", async () => {
    const refusal = await graph.refusal(visitor(), READ, { slug: slug.en, locale: "en" });
    expect(refusal.message).toBe("Solution not found");
    const { solution } = await graph.as()(
      "query($id: ID!) { solution(id: $id) { title benefits fr: benefits(locale: fr) } }",
      { id },
    );
    expect(solution).toEqual({ title: null, benefits: null, fr: "Français" });
  });
});

test("the id of a draft is not found by others", async () => {
  const { id } = await aSolution(graph.em(), { published: [] });
  const refusal = await graph.refusal(visitor(), READ, { slug: id, locale: "en" });
  expect(refusal.message).toBe("Solution not found");
});

test("a deleted solution is found by nobody, until it is restored", async () => {
  const { id, slug } = await aSolution(graph.em());
  const found = async () => {
    const outcomes = [
      graph.as(editor)("query($id: ID!) { solution(id: $id) { id } }", { id }),
      graph.as()("query($id: ID!) { solution(id: $id) { id } }", { id }),
      graph.as()(READ, { slug: slug.en }),
    ];
    return (await Promise.allSettled(outcomes)).map(({ status }) => status === "fulfilled");
  };
  expect(await found()).toEqual([true, true, true]);
  await asEditor("mutation($id: ID!) { deleteSolution(id: $id) }", { id });
  expect(await found()).toEqual([false, false, false]);
  await asEditor("mutation($ids: [ID!]!) { restoreSolutions(ids: $ids) { count } }", { ids: [id] });
  expect((await found())[0]).toBe(true);
});

test("a changed slug is redirected", async () => {
  const { id, slug } = await aSolution(graph.em());
  await update(id, { slug: { en: "moved-here" } });
  const refusal = await graph.refusal(visitor(), READ, { slug: slug.en });
  expect(refusal.extensions).toMatchObject({ movedTo: "moved-here" });
});

test("related are those of the same category, then those that share a tag, newest first", async () => {
  const { id: own } = await aCategory(graph.em(), { kind: CategoryKind.SOLUTION });
  const values = { category: { id: own } };
  const tagged = await aSolution(graph.em(), { tags: ["rare"] });
  const old = await aSolution(graph.em(), values);
  await aSolution(graph.em(), { ...values, published: [] });
  const recent = await aSolution(graph.em(), { ...values, tags: ["rare"] });
  await aSolution(graph.em());
  const { id } = await aSolution(graph.em(), { ...values, tags: ["rare"] });
  const { solution } = await graph.as()(
    "query($id: ID!) { solution(id: $id) { related { id } } }",
    { id },
  );
  expect(solution.related).toEqual([recent, old, tagged].map((one) => ({ id: one.id })));
});

test("lists are filtered by category, tag and words; categories count what is published", async () => {
  const named = await aCategory(graph.em(), { kind: CategoryKind.SOLUTION, name: { en: "Sound" } });
  const of = { id: named.id };
  const one = await aSolution(graph.em(), {
    title: { en: "Bells" },
    category: of,
    tags: ["brass"],
  });
  await aSolution(graph.em(), {
    title: { en: "Horns", fr: "Cors" },
    category: of,
    published: ["fr"],
  });
  const found = async (filter: string) =>
    (await graph.as()(`{ publishedSolutions(${filter}) { nodes { id } } }`)).publishedSolutions
      .nodes;
  for (const filter of [`category: "sound"`, `tag: "BRASS"`, `search: "bell"`]) {
    expect(await found(filter)).toEqual([{ id: one.id }]);
  }
  expect(await found(`search: "horns"`)).toEqual([]);
  const counts = await graph.as()(
    "query($id: ID!) { category(id: $id) { solutionCount fr: solutionCount(locale: fr) no: solutionCount(locale: no) } }",
    of,
  );
  expect(counts.category).toEqual({ solutionCount: 1, fr: 1, no: 0 });
});

test.each(Object.values(Role))("%s: drafts and changes", async (role) => {
  const { id } = await aSolution(graph.em(), { published: [] });
  const ask = (document: string) =>
    graph
      .as(withRole(role))(document, { id })
      .then(
        () => "done",
        ({ message }: Error) => message,
      );
  const outcomes = [
    await ask("query($id: ID!) { solution(id: $id) { id } }"),
    await ask(`mutation($id: ID!) { updateSolution(id: $id, input: { tags: ["x"] }) { id } }`),
  ];
  const isWriter = role === Role.EDITOR || role === Role.ADMIN;
  expect(outcomes).toEqual(
    isWriter ? ["done", "done"] : ["Solution not found", "You don't have permission to do this"],
  );
});

test("a solution keeps what was published, for who writes solutions", async () => {
  const id = (
    await create({ title: { en: "Kept" }, publications: [{ locale: "en", status: "PUBLISHED" }] })
  ).id;
  await update(id, { title: { en: "Kept again" } });
  const VERSIONS = `query($id: ID!) { solution(id: $id) { versions { id number title } } }`;
  const { versions } = (await asEditor(VERSIONS, { id })).solution;
  expect(versions).toMatchObject([
    { number: 2, title: "Kept again" },
    { number: 1, title: "Kept" },
  ]);
  const READ = `{ solutionVersion(id: "${versions[1].id}") { title solution { id } } }`;
  expect((await asEditor(READ)).solutionVersion).toEqual({ title: "Kept", solution: { id } });
  for (const mayNot of [visitor(), withRole(Role.MEMBER), withRole(Role.SUPPORT)]) {
    const { code } = (await graph.refusal(mayNot, READ)).extensions;
    expect(["FORBIDDEN", "UNAUTHENTICATED"]).toContain(code);
    expect((await graph.as(mayNot)(VERSIONS, { id })).solution.versions).toEqual([]);
  }
});
