import { uuid } from "../foundation/uuid.ts";
import {
  draftOperations,
  EVERYBODY,
  type Expectations,
  ID,
  IDS,
  WRITERS,
} from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    publishedPosts: ["{ publishedPosts { nodes { id } } }", EVERYBODY],
    post: [`{ post(${ID}) { id } }`, EVERYBODY],
    publishedPost: [`{ publishedPost(slug: "nothing") { id } }`, EVERYBODY],
    postTags: ["{ postTags { tag count } }", EVERYBODY],
    postVersion: [`{ postVersion(${ID}) { id } }`, WRITERS],
    postCounts: ["{ postCounts { all } }", WRITERS],
    posts: ["{ posts { nodes { id } } }", WRITERS],
    createPost: ["mutation { createPost(input: {}) { id } }", WRITERS],
    updatePost: [`mutation { updatePost(${ID}, input: {}) { id } }`, WRITERS],
    ...draftOperations("Post", WRITERS),
    publishPost: [`mutation { publishPost(${ID}, locale: en) { id } }`, WRITERS],
    unpublishPost: [`mutation { unpublishPost(${ID}, locale: en) { id } }`, WRITERS],
    deletePost: [`mutation { deletePost(${ID}) }`, WRITERS],
    deletePosts: [`mutation { deletePosts(${IDS}) { ids } }`, WRITERS],
    deletedPosts: ["{ deletedPosts { nodes { id } } }", WRITERS],
    purgePosts: [`mutation { purgePosts(${IDS}) { ids } }`, WRITERS],
    selectPosts: ["mutation { selectPosts { id } }", WRITERS],
    restorePosts: [`mutation { restorePosts(${IDS}) { count } }`, WRITERS],
    publishPosts: [`mutation { publishPosts(${IDS}) { count } }`, WRITERS],
    archivePosts: [`mutation { archivePosts(${IDS}) { count } }`, WRITERS],
    unarchivePosts: [`mutation { unarchivePosts(${IDS}) { count } }`, WRITERS],
    undoArchivePosts: [
      `mutation { undoArchivePosts(selectionId: "${uuid()}") { count } }`,
      WRITERS,
    ],
    unpublishPosts: [`mutation { unpublishPosts(${IDS}) { count } }`, WRITERS],
    addCategoryToPosts: [
      `mutation { addCategoryToPosts(${IDS}, categoryId: "${uuid()}") { count } }`,
      WRITERS,
    ],
    previewLinks: [`{ previewLinks(postId: "${uuid()}") { id } }`, WRITERS],
    createPreviewLink: [
      `mutation { createPreviewLink(postId: "${uuid()}", locale: en) { path } }`,
      WRITERS,
    ],
    deletePreviewLink: [`mutation { deletePreviewLink(${ID}) }`, WRITERS],
    openPreview: [`mutation { openPreview(token: "nothing") { title } }`, EVERYBODY],
  },
  calls: {
    "GET /api/blog/posts": WRITERS,
    "POST /api/blog/posts": WRITERS,
    "PUT /api/blog/posts/{id}": WRITERS,
    "DELETE /api/blog/posts/{id}": WRITERS,
    "GET /api/blog/public": EVERYBODY,
    "GET /api/blog/public/{slug}": EVERYBODY,
    "POST /api/blog/preview": EVERYBODY,
    "GET /api/home": EVERYBODY,
    "GET /api/sitemap": EVERYBODY,
  },
  growing: [
    "posts",
    "publications",
    "posts_categories",
    "category_publications",
    "tag_publications",
    "post_versions",
  ],
  few: ["tag_totals", "preview_links"],
  manyRows: {
    "posts filter.status.DRAFT order.COMMENT_COUNT": {
      of: ["posts", "comment_totals"],
      why: "more than 1,000 drafts, which nobody comments on, follow all posts with comments",
    },
    "publishedPosts featured.true order.MOST_DISCUSSED": {
      of: ["posts", "comment_totals"],
      why: "the large database features 4,000 posts, which are none of the most discussed",
    },
    "publishedPosts category order.MOST_DISCUSSED": {
      of: ["posts_categories"],
      why: "PostgreSQL expects many posts in every category: those of one with few take 0.1 s",
    },
  },
  withoutDemo: {
    PreviewLink: "its secret is shown once, to who makes it",
  },
};
