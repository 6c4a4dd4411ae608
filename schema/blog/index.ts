import "./comment.access.ts";
import "./post.access.ts";
import { CommentResolver } from "./comment.resolver.ts";
import { MemberPostsResolver } from "./member-posts.resolver.ts";
import { PostResolver } from "./post.resolver.ts";

export const blog = [PostResolver, CommentResolver, MemberPostsResolver] as const;
export { Comment, CommentStatus } from "./comment.ts";
export { Post, PostStatus } from "./post.ts";
export { publishDue } from "./publish-due.ts";
