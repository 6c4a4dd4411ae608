import { byLocale, upper } from "./body.ts";
import { type Slugs, slugs } from "./slugs.ts";
import { categoryName, POST_SUMMARY, postSummary } from "./post-summary.ts";
import {
  LOCALE,
  localeOf,
  lower,
  PAGED,
  pagination,
  type Route,
  unwrapped,
  windowOf,
} from "./route.ts";

const PAGE = 9;

const EDITED = `fragment Edited on Category {
  id version createdAt updatedAt kind icon color order
  name: nameByLocale { en fr no }
  slug: slugByLocale { en fr no }
  description: descriptionByLocale { en fr no }
}`;

/** With $locale: what readers see of a category. */
const SHOWN = `fragment Shown on Category {
  id slug(locale: $locale) name(locale: $locale) english: name englishSlug: slug
  description(locale: $locale) icon color postCount(locale: $locale)
  en: slug(locale: en) fr: slug(locale: fr) no: slug(locale: no)
}`;

type Category = Parameters<typeof categoryName>[0] & {
  description: string | null;
  icon: string | null;
  color: string;
  postCount: number;
} & Slugs;

const shown = ({ description, icon, color, postCount, en, fr, no, ...name }: Category) => ({
  ...categoryName(name),
  slugs: slugs({ en, fr, no }),
  description,
  icon,
  color: lower(color),
  postCount,
});

const edited = ({ kind, color, ...category }: { kind: string; color: string }) => ({
  ...category,
  kind: lower(kind),
  color: lower(color),
});

/** What callers send, in the words of the graph. Unknown fields are ignored, never written. */
function input(body: Record<string, unknown>, isNew: boolean): Record<string, unknown> {
  const { name, slug, description, icon, color, order, kind, version } = unwrapped(
    body,
    "category",
  );
  return {
    name: byLocale(name),
    slug: byLocale(slug),
    description: byLocale(description),
    icon,
    color: upper(color),
    order,
    ...(isNew ? kind !== undefined && { kind: upper(kind) } : { version }),
  };
}

export const routes: Route[] = [
  {
    method: "GET",
    path: "/api/categories",
    summary: "The list of categories",
    query: LOCALE,
    isPublic: true,
    isShared: true,
    document: `query($locale: Locale!) { categories { ...Shown } } ${SHOWN}`,
    variables: (request) => ({ locale: localeOf(request) }),
    reply: ({ categories: list }) => list.map(shown),
  },
  {
    method: "POST",
    path: "/api/categories",
    summary: "Creates a category",
    body: { category: "Name, slug and description by locale; icon, color, order, kind" },
    document: `mutation($input: CreateCategoryInput!) {
      category: createCategory(input: $input) { ...Edited }
    } ${EDITED}`,
    variables: ({ body }) => ({ input: input(body, true) }),
    reply: ({ category }) => ({ category: edited(category) }),
  },
  {
    method: "PUT",
    path: "/api/categories/{id}",
    summary: "Changes a category",
    body: { category: "What changes; with `version`, only if nobody else was faster" },
    document: `mutation($id: ID!, $input: UpdateCategoryInput!) {
      category: updateCategory(id: $id, input: $input) { ...Edited }
    } ${EDITED}`,
    variables: ({ params, body }) => ({ id: params.id, input: input(body, false) }),
    reply: ({ category }) => ({ category: edited(category) }),
  },
  {
    method: "DELETE",
    path: "/api/categories/{id}",
    summary: "Deletes a category; its posts stay",
    document: "mutation($id: ID!) { id: deleteCategory(id: $id) }",
    variables: ({ params }) => ({ id: params.id }),
    reply: ({ id }) => ({ success: true, id }),
  },
  {
    method: "GET",
    path: "/api/blog/categories",
    summary: "The categories of the blog",
    query: LOCALE,
    isPublic: true,
    isShared: true,
    document: `query($locale: Locale!) { categories(kind: BLOG) { ...Shown } } ${SHOWN}`,
    variables: (request) => ({ locale: localeOf(request) }),
    reply: ({ categories: list }) => ({ categories: list.map(shown) }),
  },
  {
    method: "GET",
    path: "/api/blog/categories/{slug}",
    summary: "A category with a page of its posts",
    query: { ...LOCALE, ...PAGED(PAGE) },
    isPublic: true,
    isShared: true,
    document: `query($slug: ID!, $category: String!, $locale: Locale!, $first: Int, $page: Int) {
      category(id: $slug, kind: BLOG) { ...Shown }
      publishedPosts(locale: $locale, category: $category, first: $first, page: $page) {
        totalCount nodes { ...Summary }
      }
    } ${SHOWN} ${POST_SUMMARY}`,
    variables: (request) => ({
      slug: request.params.slug,
      category: request.params.slug,
      locale: localeOf(request),
      ...windowOf(request, PAGE),
    }),
    reply: ({ category, publishedPosts }, request) => ({
      category: { ...shown(category), posts: publishedPosts.nodes.map(postSummary) },
      pagination: pagination(request, PAGE, publishedPosts),
    }),
  },
];
