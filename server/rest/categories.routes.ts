import { z } from "zod";
import { CategoryFacts, categoryFacts, categoryPage } from "./category-facts.ts";
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
import { Pagination, pagination, PUBLIC_IN_LANGUAGE, route } from "./route.ts";

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
    ...PUBLIC_IN_LANGUAGE,
    path: "/api/categories",
    summary: "The list of categories",
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
    ...PUBLIC_IN_LANGUAGE,
    path: "/api/blog/categories",
    summary: "The blog's categories",
    answer: z.object({ categories: z.array(Category) }),
    reply: ({ categories: list }) => ({ categories: list.map(category) }),
  }),
  route(BlogCategoryDocument, {
    ...categoryPage("/api/blog/categories", PAGE),
    summary: "A category with a page of its posts; 301 for a former slug",
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
