import { NotFound } from "../../schema/foundation/errors.ts";
import { LOCALES } from "../../schema/foundation/locale.ts";
import {
  LOCALE,
  localeOf,
  PAGED,
  pagination,
  type RestRequest,
  type Route,
  UNPAGED,
  unwrapped,
  windowOf,
} from "./route.ts";
import { postInput } from "./post-body.ts";
import { POST_SUMMARY, postSummary } from "./post-summary.ts";
import { slugs } from "./slugs.ts";

/** Specification, section 9: public blog page size. */
const PAGE = 9;

const EDITED = `fragment Edited on Post {
  id version createdAt updatedAt cover tags featured enableComments commentCount languages
  title: titleByLocale { en fr no }
  slug: slugByLocale { en fr no }
  description: descriptionByLocale { en fr no }
  coverAlt: coverAltByLocale { en fr no }
  metaTitle: metaTitleByLocale { en fr no }
  metaDescription: metaDescriptionByLocale { en fr no }
  metaKeywords: metaKeywordsByLocale { en fr no }
  ogImage canonical noindex
  content: contentByLocale
  status: statusByLocale
  publishedAt: publishedAtByLocale
  scheduledAt: scheduledAtByLocale
  author { id handle name: displayName }
  categories(first: 20) { id name slug }
}`;

const ORDERS: Record<string, string> = {
  newest: "NEWEST",
  oldest: "OLDEST",
  discussed: "MOST_DISCUSSED",
};

/** The order of the graph; a word that is none is refused there. */
const orderOf = ({ query: { sort } }: RestRequest): string => {
  const asked = sort || "newest";
  return ORDERS[asked] ?? asked;
};

interface Edited extends Record<string, unknown> {
  languages: string[];
  status: Record<string, string>;
  publishedAt: Record<string, string>;
  scheduledAt: Record<string, string>;
}

/** A post as those who write see it: every text by locale, its state in each. */
function edited(post: Edited): Record<string, unknown> {
  const { languages, status, publishedAt, scheduledAt, ...others } = post;
  const { metaTitle, metaDescription, metaKeywords, ogImage, canonical, noindex, ...rest } = others;
  const publish = Object.fromEntries(
    Object.entries(status).map(([locale, state]) => [
      locale,
      {
        status: state,
        publishedAt: publishedAt[locale] ?? null,
        scheduledAt: scheduledAt[locale] ?? null,
      },
    ]),
  );
  return {
    ...rest,
    publish,
    metadata: {
      languages,
      title: metaTitle,
      description: metaDescription,
      keywords: metaKeywords,
      ogImage,
      canonical,
      noindex,
    },
  };
}

/** Specification, section 5: what is no language of the site is one the post is not available in. */
function languageOf(request: RestRequest): string {
  const locale = localeOf(request);
  if (LOCALES.some((one) => one === locale)) return locale;
  throw new NotFound(`Post not available in ${locale.slice(0, 20)}`);
}

export const routes: Route[] = [
  {
    method: "GET",
    path: "/api/blog/posts",
    summary: "All posts, drafts included",
    query: PAGED(UNPAGED),
    document: `query($first: Int, $page: Int) {
      posts: postsToEdit(first: $first, page: $page) { totalCount nodes { ...Edited } }
    } ${EDITED}`,
    variables: (request) => windowOf(request, UNPAGED),
    reply: ({ posts }, request) => ({
      posts: posts.nodes.map(edited),
      pagination: pagination(request, UNPAGED, posts),
    }),
  },
  {
    method: "POST",
    path: "/api/blog/posts",
    summary: "Creates a post",
    body: {
      post: "The post: texts and `publish` by locale, `content` as text, HTML or TipTap JSON, categories",
    },
    document: `mutation($input: CreatePostInput!) { post: createPost(input: $input) { ...Edited } } ${EDITED}`,
    variables: ({ body }) => ({ input: postInput(unwrapped(body, "post")) }),
    reply: ({ post }) => ({ post: edited(post) }),
  },
  {
    method: "PUT",
    path: "/api/blog/posts/{id}",
    summary: "Changes a post",
    body: { post: "What changes; with `version`, only if nobody else was faster" },
    document: `mutation($id: ID!, $input: UpdatePostInput!) {
      post: updatePost(id: $id, input: $input) { ...Edited }
    } ${EDITED}`,
    variables: ({ params, body }) => ({
      id: params.id,
      input: postInput(unwrapped(body, "post"), true),
    }),
    reply: ({ post }) => ({ post: edited(post) }),
  },
  {
    method: "DELETE",
    path: "/api/blog/posts/{id}",
    summary: "Deletes a post with its comments",
    document: "mutation($id: ID!) { id: deletePost(id: $id) }",
    variables: ({ params }) => ({ id: params.id }),
    reply: ({ id }) => ({ success: true, id }),
  },
  {
    method: "GET",
    path: "/api/blog/public",
    summary: "Published posts of a language, the newest first",
    query: {
      ...LOCALE,
      ...PAGED(PAGE),
      category: { description: "Slug of a category in any language" },
      tag: { description: "A tag of the posts" },
      search: { description: "Words of title, address or description, or how they begin" },
      sort: { default: "newest", description: "newest, oldest or discussed" },
    },
    isPublic: true,
    isShared: true,
    document: `query(
      $locale: Locale!, $first: Int, $page: Int
      $category: String, $tag: String, $search: String, $order: PublishedOrder!
    ) {
      publishedPosts(
        locale: $locale, first: $first, page: $page
        category: $category, tag: $tag, search: $search, order: $order
      ) {
        totalCount nodes { ...Summary }
      }
    } ${POST_SUMMARY}`,
    variables: (request) => ({
      locale: localeOf(request),
      category: request.query.category || null,
      tag: request.query.tag || null,
      search: request.query.search || null,
      order: orderOf(request),
      ...windowOf(request, PAGE),
    }),
    reply: ({ publishedPosts }, request) => ({
      posts: publishedPosts.nodes.map(postSummary),
      pagination: pagination(request, PAGE, publishedPosts),
    }),
  },
  {
    method: "GET",
    path: "/api/blog/public/{slug}",
    summary: "A published post",
    query: LOCALE,
    moved: (slug, { query: { locale } }) =>
      `/api/blog/public/${encodeURIComponent(slug)}${locale ? `?locale=${locale}` : ""}`,
    isPublic: true,
    isShared: true,
    document: `query($slug: String!, $locale: Locale!) {
      post: publishedPost(slug: $slug, locale: $locale) {
        ...Summary
        html(locale: $locale) headings(locale: $locale) tags updatedAt enableComments
        metaTitle(locale: $locale) metaDescription(locale: $locale)
        metaKeywords(locale: $locale) ogImage canonical
        en: slug(locale: en) fr: slug(locale: fr) no: slug(locale: no)
        author { role(locale: $locale) headline(locale: $locale) }
        related(locale: $locale) { ...Summary }
        previous(locale: $locale) { slug(locale: $locale) title(locale: $locale) }
        next(locale: $locale) { slug(locale: $locale) title(locale: $locale) }
      }
    } ${POST_SUMMARY}`,
    variables: (request) => ({ slug: request.params.slug, locale: languageOf(request) }),
    reply({ post }) {
      const { en, fr, no } = post;
      return {
        post: {
          ...postSummary(post),
          content: post.html ?? "",
          contents: post.headings ?? [],
          tags: post.tags,
          updatedAt: post.updatedAt,
          enableComments: post.enableComments,
          related: post.related.map(postSummary),
          previous: post.previous,
          next: post.next,
          metadata: {
            languages: post.languages,
            slugs: slugs({ en, fr, no }),
            title: post.metaTitle,
            description: post.metaDescription,
            keywords: post.metaKeywords,
            ogImage: post.ogImage,
            canonical: post.canonical,
            noindex: post.noindex,
          },
        },
      };
    },
  },
];
