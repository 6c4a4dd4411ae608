import { ALL, rowPolicy } from "../foundation/policies.ts";
import { publicationPolicy, versionPolicy } from "../publication/publication.access.ts";
import { CommentTotal } from "./comment-total.ts";
import { Post } from "./post.ts";
import { PostVersion } from "./post-version.ts";

/** Published in some language; editors see all. */
export const visiblePosts = publicationPolicy(Post, {
  write: "post:write",
  open: ["author", "categories", "tags", "featured", "enableComments"],
});

versionPolicy(PostVersion, "post", "post:write");

rowPolicy(CommentTotal, () => ALL);
