import { z } from "zod";
import { NotFound } from "../../schema/foundation/errors.ts";
import { LOCALES } from "../../schema/foundation/locale.ts";
import { isObject } from "./body.ts";
import {
  CreatePostDocument,
  DeletePostDocument,
  EditedPostFields,
  PostsToEditDocument,
  PublishedPostDocument,
  PublishedPostsDocument,
  UpdatePostDocument,
} from "./documents.generated.ts";
import { postInput } from "./post-body.ts";
import { PostSummary, postSummary } from "./post-summary.ts";
import { present } from "./present.ts";
import { resource } from "./resource.ts";
import {
  LOCALE,
  localeOf,
  PAGED,
  Pagination,
  pageArgsOf,
  pagination,
  type RestRequest,
  route,
  unwrapped,
} from "./route.ts";
import { Slugs, slugs } from "./slugs.ts";

/** Specification, section 9: public blog page size. */
const PAGE = 9;

const ORDERS: Record<string, string> = {
  newest: "NEWEST",
  oldest: "OLDEST",
  discussed: "MOST_DISCUSSED",
};

/** The order of the graph, which refuses unknown values. */
const orderOf = ({ query: { sort } }: RestRequest): string => {
  const asked = sort || "newest";
  return ORDERS[asked] ?? asked;
};

const {
  languages,
  status: _status,
  publishedAt: _publishedAt,
  scheduledAt: _scheduledAt,
  metaTitle,
  metaDescription,
  metaKeywords,
  ogImage,
  canonical,
  noindex,
  ...editedShape
} = EditedPostFields.shape;

const time = z.iso.datetime().nullable();

const EditedPost = z
  .object({
    ...editedShape,
    content: z.unknown().describe("A TipTap document by locale"),
    publish: z
      .record(z.string(), z.object({ status: z.string(), publishedAt: time, scheduledAt: time }))
      .describe("The state by locale: draft, review, scheduled, published or archived"),
    metadata: z.object({
      languages,
      title: metaTitle,
      description: metaDescription,
      keywords: metaKeywords,
      ogImage,
      canonical,
      noindex,
    }),
  })
  .meta({ id: "EditedPost" });

/** A post for its editors: every text by locale, and its state in each locale. */
function edited(post: z.output<typeof EditedPostFields>): z.output<typeof EditedPost> {
  const { languages: published, status, publishedAt, scheduledAt, ...others } = post;
  const {
    metaTitle: title,
    metaDescription: description,
    metaKeywords: keywords,
    ...fields
  } = others;
  const { ogImage: image, canonical: address, noindex: isHidden, ...rest } = fields;
  const [publishedIn, scheduledIn] = [textsOf(publishedAt), textsOf(scheduledAt)];
  const publish = Object.fromEntries(
    Object.entries(textsOf(status)).map(([locale, state]) => [
      locale,
      {
        status: state,
        publishedAt: publishedIn[locale] ?? null,
        scheduledAt: scheduledIn[locale] ?? null,
      },
    ]),
  );
  return {
    ...rest,
    publish,
    metadata: {
      languages: published,
      title,
      description,
      keywords,
      ogImage: image,
      canonical: address,
      noindex: isHidden,
    },
  };
}

/** The graph has no type for JSON objects by locale. */
const textsOf = (json: unknown) => (isObject(json) ? json : {}) as Record<string, string>;

/** Specification, section 5: for an unknown language the post counts as not available in it. */
function languageOf(request: RestRequest): string {
  const locale = localeOf(request);
  if (LOCALES.some((one) => one === locale)) return locale;
  throw new NotFound(`Post not available in ${locale.slice(0, 20)}`);
}

const PostLink = z.object({ slug: z.string(), title: z.string() }).meta({ id: "PostLink" });

const link = (post: { slug: string | null; title: string | null } | null) =>
  post && { slug: present(post.slug), title: present(post.title) };

const read = PublishedPostDocument.data.shape.post.shape;

const Post = PostSummary.extend({
  author: read.author,
  content: z.string().describe("Sanitised HTML; its headings have the ids of `contents`"),
  contents: z.array(z.object({ id: z.string(), text: z.string() })),
  tags: read.tags,
  updatedAt: read.updatedAt,
  enableComments: read.enableComments,
  related: z.array(PostSummary),
  previous: PostLink.nullable(),
  next: PostLink.nullable(),
  metadata: z.object({
    languages: read.languages,
    slugs: Slugs,
    title: read.metaTitle,
    description: read.metaDescription,
    keywords: read.metaKeywords.describe("Comma-separated keywords"),
    ogImage: read.ogImage,
    canonical: read.canonical,
    noindex: read.noindex,
  }),
}).meta({ id: "Post" });

const posts = resource({
  path: "/api/blog/posts",
  one: "post",
  many: "posts",
  answer: EditedPost,
  reply: edited,
  input: (body, isNew) => postInput(unwrapped(body, "post"), !isNew),
});

export const routes = [
  posts.list(PostsToEditDocument, { summary: "All posts, including drafts" }),
  posts.create(CreatePostDocument, {
    summary: "Creates a post",
    body: "The post: texts and `publish` by locale, `content` as text, HTML or TipTap JSON, categories",
  }),
  posts.update(UpdatePostDocument, { summary: "Changes a post", body: "What changes" }),
  posts.delete(DeletePostDocument, { summary: "Deletes a post with its comments" }),
  route(PublishedPostsDocument, {
    method: "GET",
    path: "/api/blog/public",
    summary: "Published posts in a language, newest first",
    query: {
      ...LOCALE,
      ...PAGED(PAGE),
      category: { description: "Slug of a category in any language" },
      tag: { description: "A tag of the posts" },
      search: { description: "Words, or their beginnings, in title, slug or description" },
      sort: { default: "newest", description: "newest, oldest or discussed" },
    },
    isPublic: true,
    isShared: true,
    variables: (request) => ({
      locale: localeOf(request),
      category: request.query.category || null,
      tag: request.query.tag || null,
      search: request.query.search || null,
      order: orderOf(request),
      ...pageArgsOf(request, PAGE),
    }),
    answer: z.object({ posts: z.array(PostSummary), pagination: Pagination }),
    reply: ({ posts: page }, request) => ({
      posts: page.nodes.map(postSummary),
      pagination: pagination(request, PAGE, page),
    }),
  }),
  route(PublishedPostDocument, {
    method: "GET",
    path: "/api/blog/public/{slug}",
    summary: "A published post",
    query: LOCALE,
    moved: (slug, { query: { locale } }) =>
      `/api/blog/public/${encodeURIComponent(slug)}${locale ? `?locale=${locale}` : ""}`,
    isPublic: true,
    isShared: true,
    variables: (request) => ({ slug: request.params.slug, locale: languageOf(request) }),
    answer: z.object({ post: Post }),
    reply: ({ post }) => ({
      post: {
        ...postSummary(post),
        author: post.author,
        content: post.html ?? "",
        contents: (post.headings ?? []) as z.output<typeof Post>["contents"],
        tags: post.tags,
        updatedAt: post.updatedAt,
        enableComments: post.enableComments,
        related: post.related.map(postSummary),
        previous: link(post.previous),
        next: link(post.next),
        metadata: {
          languages: post.languages,
          slugs: slugs(post),
          title: post.metaTitle,
          description: post.metaDescription,
          keywords: post.metaKeywords,
          ogImage: post.ogImage,
          canonical: post.canonical,
          noindex: post.noindex,
        },
      },
    }),
  }),
] as const;
