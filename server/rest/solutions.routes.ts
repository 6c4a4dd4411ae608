import { z } from "zod";
import { type Body, byLocale, Id, idOf, Ids, idsOf } from "./body.ts";
import { CategoryFacts, categoryFacts, categoryPage } from "./category-facts.ts";
import {
  CreateSolutionDocument,
  DeleteSolutionDocument,
  EditedSolutionFields,
  PublishedSolutionDocument,
  PublishedSolutionsDocument,
  SolutionCategoriesDocument,
  SolutionCategoryDocument,
  SolutionCategoryFields,
  SolutionsDocument,
  UpdateSolutionDocument,
} from "./documents.generated.ts";
import { lines } from "./lines.ts";
import {
  DOCUMENT_FIELDS,
  DOCUMENT_NEEDS,
  documentInput,
  documentPage,
  documentPageOf,
  editedDocument,
} from "./published-document.ts";
import { publishedResource } from "./published-resource.ts";
import { resource } from "./resource.ts";
import { Pagination, pagination, PUBLIC_IN_LANGUAGE, route, unwrapped } from "./route.ts";
import { SolutionSummary, solutionSummary } from "./solution-summary.ts";

/** Specification, section 9: public solution page size. */
const PAGE = 9;

const LOCALIZED = ["benefits", "steps", "ctaLabel"] as const;

function solutionInput(whole: Body, isNew: boolean): Body {
  const body = unwrapped(unwrapped(whole, "post"), "solution");
  const input = documentInput(body, ["icon", "tags", "ctaHref"], !isNew);
  for (const name of LOCALIZED) {
    if (body[name] !== undefined) input[name] = byLocale(body[name]);
  }
  if (body.category !== undefined) input.categoryId = idOf(body.category);
  if (body.projects !== undefined) input.projectIds = idsOf(body.projects, "projects");
  if (body.faqs !== undefined) input.faqIds = idsOf(body.faqs, "faqs");
  return input;
}

const solutions = resource({
  path: "/api/solutions/posts",
  one: "solution",
  many: "solutions",
  body: "post",
  ...editedDocument(EditedSolutionFields, { id: "EditedSolution" }),
  input: solutionInput,
  needs: DOCUMENT_NEEDS,
  fields: () => ({
    ...DOCUMENT_FIELDS,
    category: Id.nullable().optional(),
    categoryId: null,
    projects: Ids.optional(),
    projectIds: null,
    faqs: Ids.optional(),
    faqIds: null,
  }),
  names: { categoryId: "category", projectIds: "projects", faqIds: "faqs" },
});

const BODY =
  "The solution: texts and `publish` by locale, `content` as text, HTML or TipTap JSON; benefits and steps one per line";

const published = publishedResource({
  path: "/api/solutions/public",
  one: "solution",
  many: "solutions",
  label: "Solution",
  page: PAGE,
});

const Solution = SolutionSummary.extend({
  ...documentPage,
  steps: z.array(z.object({ title: z.string(), text: z.string().nullable() })),
  cta: z.object({ label: z.string(), href: z.string() }).nullable(),
  faqs: z
    .array(z.object({ id: z.string(), question: z.string(), answer: z.string() }))
    .describe("Questions that are answered in the language"),
  related: z.array(SolutionSummary),
}).meta({ id: "Solution" });

/** The text before the first colon is the title of a step. */
function stepOf(line: string) {
  const [title = line, ...rest] = line.split(/:(.*)/s);
  return { title: title.trim(), text: rest[0]?.trim() || null };
}

const Category = CategoryFacts.extend({
  solutionCount: SolutionCategoryFields.shape.solutionCount,
}).meta({ id: "SolutionCategory" });

const category = (row: z.output<typeof SolutionCategoryFields>) => ({
  ...categoryFacts(row),
  solutionCount: row.solutionCount,
});

export const routes = [
  solutions.list(SolutionsDocument, { summary: "All solutions, including drafts" }),
  solutions.create(CreateSolutionDocument, { summary: "Creates a solution", body: BODY }),
  solutions.update(UpdateSolutionDocument, {
    summary: "Changes a solution",
    body: "What changes",
  }),
  solutions.delete(DeleteSolutionDocument, { summary: "Deletes a solution" }),
  published.list(PublishedSolutionsDocument, {
    summary: "Solutions published in a language, newest first",
    filters: {
      query: {
        category: { description: "Slug of a category in any language" },
        tag: { description: "A tag of the solutions" },
        search: { description: "Words, or their beginnings, in title, slug or description" },
      },
      variables: ({ query }) => ({
        category: query.category || null,
        tag: query.tag || null,
        search: query.search || null,
      }),
    },
    answer: SolutionSummary,
    reply: solutionSummary,
  }),
  published.bySlug(PublishedSolutionDocument, {
    summary: "A published solution; an id is redirected to its slug",
    answer: Solution,
    reply: (row) => ({
      ...solutionSummary(row),
      ...documentPageOf(row),
      steps: lines(row.steps).map(stepOf),
      cta: row.ctaLabel && row.ctaHref ? { label: row.ctaLabel, href: row.ctaHref } : null,
      faqs: row.faqs.flatMap(({ id, question, answer }) =>
        question && answer ? [{ id, question, answer }] : [],
      ),
      related: row.related.map(solutionSummary),
    }),
  }),
  route(SolutionCategoriesDocument, {
    ...PUBLIC_IN_LANGUAGE,
    path: "/api/solutions/categories",
    summary: "The categories of solutions",
    answer: z.object({ categories: z.array(Category) }),
    reply: ({ categories }) => ({ categories: categories.map(category) }),
  }),
  route(SolutionCategoryDocument, {
    ...categoryPage("/api/solutions/categories", PAGE),
    summary: "A category with a page of its solutions; 301 for a former slug",
    answer: z.object({
      category: Category.extend({ solutions: z.array(SolutionSummary) }),
      pagination: Pagination,
    }),
    reply: ({ category: found, solutions: page }, request) => ({
      category: { ...category(found), solutions: page.nodes.map(solutionSummary) },
      pagination: pagination(request, PAGE, page),
    }),
  }),
] as const;
