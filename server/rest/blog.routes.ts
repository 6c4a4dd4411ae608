import { z } from "zod";
import {
  CreatePostDocument,
  DeletePostDocument,
  EditedPostFields,
  OpenPreviewDocument,
  PostPreviewFields,
  PostsDocument,
  PublishedPostDocument,
  PublishedPostsDocument,
  UpdatePostDocument,
} from "./documents.generated.ts";
import { POST_FIELDS, postInput } from "./post-body.ts";
import {
  CategoryName,
  categoryName,
  Picture,
  picture,
  PostSummary,
  postSummary,
} from "./post-summary.ts";
import {
  DOCUMENT_NEEDS,
  documentPage,
  documentPageOf,
  editedDocument,
  link,
} from "./published-document.ts";
import { publishedResource } from "./published-resource.ts";
import { oneOf } from "./one-of.ts";
import { resource } from "./resource.ts";
import { LOCALE, localeOf, type RestRequest, route, unwrapped } from "./route.ts";

/** Specification, section 9: public blog page size. */
const PAGE = 9;

const ORDERS: Record<string, string> = {
  newest: "NEWEST",
  oldest: "OLDEST",
  discussed: "MOST_DISCUSSED",
};

const orderOf = ({ query: { sort } }: RestRequest): string =>
  oneOf("sort", ORDERS, sort || "newest");

const PostLink = z.object({ slug: z.string(), title: z.string() }).meta({ id: "PostLink" });

const read = PublishedPostDocument.data.shape.post.shape;

const Post = PostSummary.extend({
  ...documentPage,
  author: read.author,
  tags: read.tags,
  enableComments: read.enableComments,
  related: z.array(PostSummary),
  previous: PostLink.nullable(),
  next: PostLink.nullable(),
}).meta({ id: "Post" });

const { shape: draft } = PostPreviewFields;

export const PostPreview = z
  .object({
    postId: draft.postId,
    locale: draft.locale,
    publishedSlug: draft.publishedSlug,
    title: draft.title,
    description: draft.description,
    content: documentPage.content,
    contents: documentPage.contents,
    readingMinutes: PostSummary.shape.readingMinutes,
    cover: Picture.nullable(),
    tags: draft.tags,
    date: draft.date,
    author: draft.author,
    categories: z.array(CategoryName),
  })
  .meta({ id: "PostPreview" });

const edited = editedDocument(EditedPostFields, { id: "EditedPost" });

const posts = resource({
  path: "/api/blog/posts",
  one: "post",
  many: "posts",
  ...edited,
  input: (body, isNew) => postInput(unwrapped(body, "post"), !isNew),
  needs: DOCUMENT_NEEDS,
  fields: () => POST_FIELDS,
});

const published = publishedResource({
  path: "/api/blog/public",
  one: "post",
  many: "posts",
  label: "Post",
  page: PAGE,
});

export const routes = [
  posts.list(PostsDocument, { summary: "All posts, including drafts" }),
  posts.create(CreatePostDocument, {
    summary: "Creates a post",
    body: "The post: texts and `publish` by locale, `content` as text, HTML or TipTap JSON, categories",
  }),
  posts.update(UpdatePostDocument, { summary: "Changes a post", body: "What changes" }),
  posts.delete(DeletePostDocument, { summary: "Deletes a post with its comments" }),
  published.list(PublishedPostsDocument, {
    summary: "Published posts in a language, newest first",
    filters: {
      query: {
        category: { description: "Slug of a category in any language" },
        tag: { description: "A tag of the posts" },
        search: { description: "Words, or their beginnings, in title, slug or description" },
        sort: { default: "newest", description: "newest, oldest or discussed" },
      },
      variables: (request) => ({
        category: request.query.category || null,
        tag: request.query.tag || null,
        search: request.query.search || null,
        order: orderOf(request),
      }),
    },
    answer: PostSummary,
    reply: postSummary,
  }),
  published.bySlug(PublishedPostDocument, {
    summary: "A published post",
    answer: Post,
    reply: (post) => ({
      ...postSummary(post),
      ...documentPageOf(post),
      author: post.author,
      tags: post.tags,
      enableComments: post.enableComments,
      related: post.related.map(postSummary),
      previous: link(post.previous),
      next: link(post.next),
    }),
  }),
  route(OpenPreviewDocument, {
    method: "POST",
    path: "/api/blog/preview",
    summary: "A draft as whoever has its preview link sees it",
    query: LOCALE,
    // in the body, because addresses are logged
    body: { token: "The secret at the end of the link" },
    variables: (request) => ({ token: request.body.token, locale: localeOf(request) }),
    answer: z.object({ preview: PostPreview }),
    reply: ({ preview: { html, headings, coverAlt, ...preview } }) => ({
      preview: {
        ...preview,
        content: html ?? "",
        contents: (headings ?? []) as z.output<typeof documentPage.contents>,
        readingMinutes: preview.readingMinutes ?? 1,
        cover: picture(preview.cover, coverAlt),
        categories: preview.categories.map(categoryName),
      },
    }),
  }),
] as const;
