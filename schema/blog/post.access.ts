import { ALL, rowPolicy } from "../foundation/policies.ts";
import { publicationPolicy } from "../publication/publication.access.ts";
import { CommentTotal } from "./comment-total.ts";
import { Post } from "./post.ts";
import { PostViews } from "./post-views.ts";

/** Published in some language; editors see all. */
export const visiblePosts = publicationPolicy(Post, {
  write: "post:write",
  open: ["author", "categories", "tags", "featured", "enableComments"],
});

rowPolicy(CommentTotal, () => ALL);
rowPolicy(PostViews, () => ALL);
