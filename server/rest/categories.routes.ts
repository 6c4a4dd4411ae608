import { z } from "zod";
import { CategoryFacts, categoryFacts } from "./category-facts.ts";
import {
  BlogCategoriesDocument,
  BlogCategoryDocument,
  CategoriesDocument,
  CategoryFields,
  CreateCategoryDocument,
  DeleteCategoryDocument,
  EditedCategory,
  UpdateCategoryDocument,
} from "./documents.generated.ts";
import { PostSummary, postSummary } from "./post-summary.ts";
import { resource } from "./resource.ts";
import {
  LOCALE,
  localeOf,
  movedBelow,
  PAGED,
  Pagination,
  pageArgsOf,
  pagination,
  route,
} from "./route.ts";

const PAGE = 9;

/** A category for readers. */
const Category = CategoryFacts.extend({ postCount: CategoryFields.shape.postCount }).meta({
  id: "Category",
});

const category = (row: z.output<typeof CategoryFields>) => ({
  ...categoryFacts(row),
  postCount: row.postCount,
});

const categories = resource({
  path: "/api/categories",
  one: "category",
  many: "categories",
  answer: EditedCategory,
});

export const routes = [
  route(CategoriesDocument, {
    method: "GET",
    path: "/api/categories",
    summary: "The list of categories",
    query: LOCALE,
    isPublic: true,
    isShared: true,
    variables: (request) => ({ locale: localeOf(request) }),
    answer: z.array(Category),
    reply: ({ categories: list }) => list.map(category),
  }),
  categories.create(CreateCategoryDocument, {
    summary: "Creates a category",
    body: "Name, slug and description by locale; icon, color, order, kind",
  }),
  categories.update(UpdateCategoryDocument, {
    summary: "Changes a category",
    body: "What changes",
  }),
  categories.delete(DeleteCategoryDocument, { summary: "Deletes a category; its posts stay" }),
  route(BlogCategoriesDocument, {
    method: "GET",
    path: "/api/blog/categories",
    summary: "The blog's categories",
    query: LOCALE,
    isPublic: true,
    isShared: true,
    variables: (request) => ({ locale: localeOf(request) }),
    answer: z.object({ categories: z.array(Category) }),
    reply: ({ categories: list }) => ({ categories: list.map(category) }),
  }),
  route(BlogCategoryDocument, {
    method: "GET",
    path: "/api/blog/categories/{slug}",
    summary: "A category with a page of its posts; 301 for a former slug",
    moved: movedBelow("/api/blog/categories"),
    query: { ...LOCALE, ...PAGED(PAGE) },
    isPublic: true,
    isShared: true,
    variables: (request) => ({
      slug: request.params.slug,
      category: request.params.slug,
      locale: localeOf(request),
      ...pageArgsOf(request, PAGE),
    }),
    answer: z.object({
      category: Category.extend({ posts: z.array(PostSummary) }),
      pagination: Pagination,
    }),
    reply: ({ category: found, publishedPosts }, request) => ({
      category: { ...category(found), posts: publishedPosts.nodes.map(postSummary) },
      pagination: pagination(request, PAGE, publishedPosts),
    }),
  }),
] as const;
