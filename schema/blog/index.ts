import "./comment.access.ts";
import "./post.access.ts";
import { BlockedCommenterResolver } from "./blocked-commenter.resolver.ts";
import { CommentResolver } from "./comment.resolver.ts";
import { MemberPostsResolver } from "./member-posts.resolver.ts";
import { PostBulkResolver } from "./post-bulk.resolver.ts";
import { PostResolver } from "./post.resolver.ts";

export const blog = [
  PostResolver,
  PostBulkResolver,
  CommentResolver,
  BlockedCommenterResolver,
  MemberPostsResolver,
] as const;
export { addPicture } from "./add-picture.ts";
export { MAIL_MODERATORS, mailModerators } from "./mail-moderators.ts";
export { NOTIFY_OF_COMMENT, notifyOfComment } from "./notify-of-comment.ts";
export { Comment, CommentStatus } from "./comment.ts";
export { Post, PostStatus } from "./post.ts";
export { publishDue } from "./publish-due.ts";
export { forgetOldSelections } from "./post-selection.ts";
