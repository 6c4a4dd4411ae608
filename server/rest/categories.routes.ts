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
  ListedCategoryFields,
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

const { nameByLocale, slugByLocale, descriptionByLocale, ...listed } = ListedCategoryFields.shape;

/** Texts by locale for editors, in the language of the query for everyone else. */
const ListedCategory = Category.extend({
  version: listed.version,
  createdAt: listed.createdAt,
  updatedAt: listed.updatedAt,
  kind: listed.kind,
  order: listed.order,
  name: z.union([nameByLocale.unwrap(), Category.shape.name]),
  slug: z.union([slugByLocale.unwrap(), Category.shape.slug]),
  description: z.union([descriptionByLocale, Category.shape.description]),
}).meta({ id: "ListedCategory" });

function listedCategory(row: z.output<typeof ListedCategoryFields>) {
  const shown = category(row);
  return {
    ...shown,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    kind: row.kind,
    order: row.order,
    name: row.nameByLocale ?? shown.name,
    slug: row.slugByLocale ?? shown.slug,
    description: row.descriptionByLocale ?? shown.description,
  };
}

const categories = resource({
  path: "/api/categories",
  one: "category",
  many: "categories",
  answer: EditedCategory,
});

export const routes = [
  route(CategoriesDocument, {
    ...PUBLIC_IN_LANGUAGE,
    isShared: false,
    path: "/api/categories",
    summary: "The list of categories",
    answer: z.array(ListedCategory),
    reply: ({ categories: list }) => list.map(listedCategory),
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
