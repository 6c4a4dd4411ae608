import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import { searched } from "../foundation/search.ts";
import "./comment.access.ts";
import "./post.access.ts";
import { BlockedCommenterResolver } from "./blocked-commenter.resolver.ts";
import { CommentResolver } from "./comment.resolver.ts";
import { MemberPostsResolver } from "./member-posts.resolver.ts";
import { PostBulkResolver } from "./post-bulk.resolver.ts";
import { PostResolver } from "./post.resolver.ts";
import { MAIL_MODERATORS, mailModerators } from "./mail-moderators.ts";
import { NOTIFY_OF_COMMENT, notifyOfComment } from "./notify-of-comment.ts";
import { forgetOldSelections } from "./post-selection.ts";
import { Post } from "./post.ts";
import { publishDue } from "./publish-due.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const blog = domain({
  name: "blog",
  resolvers: [
    PostResolver,
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
  timers: {
    "publish what is due": {
      every: 5_000,
      run: (context) => publishDue(context.em, context.now()),
    },
    "forget old selections": {
      every: 10 * MINUTE,
      run: (context) => forgetOldSelections(context.em, context.now()),
    },
  },
  limits: {
    /** Comments, by user or, of visitors, by network. */
    comment: { times: 20, within: 10 * MINUTE },
    /** By the e-mail address that a visitor gives. */
    commentOfEmail: { times: 5, within: 10 * MINUTE },
    /** The same words, by network: after that they look like spam. */
    sameComment: { times: 2, within: DAY },
  },
  search: {
    posts: {
      entity: () => Post,
      where: (text, viewer) => searched(text, viewer.may("post:write") ? "terms" : "publicTerms"),
      order: { updatedAt: "desc", id: "desc" },
    },
  },
});
export { addPicture } from "./add-picture.ts";
export { Comment, CommentStatus } from "./comment.ts";
export { Post, PostStatus } from "./post.ts";
