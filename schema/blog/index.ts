import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import { searched } from "../foundation/search.ts";
import "./comment.access.ts";
import "./post.access.ts";
import { BlockedCommenterResolver } from "./blocked-commenter.resolver.ts";
import { CommentResolver } from "./comment.resolver.ts";
import { MemberPostsResolver } from "./member-posts.resolver.ts";
import { PostBulkResolver, PostPublicationResolver } from "./post-bulk.resolver.ts";
import { PostResolver } from "./post.resolver.ts";
import { MAIL_MODERATORS, mailModerators } from "./mail-moderators.ts";
import { NOTIFY_OF_COMMENT, notifyOfComment } from "./notify-of-comment.ts";
import { Post } from "./post.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const blog = domain({
  name: "blog",
  resolvers: [
    PostResolver,
    PostPublicationResolver,
    PostBulkResolver,
    CommentResolver,
    BlockedCommenterResolver,
    MemberPostsResolver,
  ],
  permissions: {
    "post:write": [Role.ADMIN, Role.EDITOR],
    "comment:moderate": [Role.ADMIN, Role.EDITOR, Role.MODERATOR],
  },
  jobs: {
    [MAIL_MODERATORS]: (_, context) => mailModerators(context),
    [NOTIFY_OF_COMMENT]: notifyOfComment,
  },
  limits: {
    /** Comments, by user or, of visitors, by network. */
    comment: { times: 20, within: 10 * MINUTE },
    /** By the e-mail address that a visitor gives. */
    commentOfEmail: { times: 5, within: 10 * MINUTE },
    /** The same words, by network: after that they look like spam. */
    sameComment: { times: 2, within: DAY },
  },
  pictures: { posts: { path: "/api/blog/pictures", operation: "createPost" } },
  claims: {
    /** Comments that wait for a moderator: their writer sees them. */
    pendingComments: { cookie: "held-comments", maxIds: 20, maxAgeDays: 30 },
  },
  search: {
    posts: {
      entity: () => Post,
      where: (text, viewer) => searched(text, viewer.may("post:write") ? "terms" : "publicTerms"),
      order: { updatedAt: "desc", id: "desc" },
    },
  },
});
export { Comment, CommentStatus } from "./comment.ts";
export { Post } from "./post.ts";
