import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import { searched } from "../foundation/search.ts";
import { DAY, HOUR, MINUTE } from "../foundation/durations.ts";
import "./author-total.ts";
import "./comment.access.ts";
import "./post.access.ts";
import "./preview-link.access.ts";
import "./purged-commenters.ts";
import { BlockedCommenterResolver } from "./blocked-commenter.resolver.ts";
import { Comment } from "./comment.ts";
import { CommentResolver } from "./comment.resolver.ts";
import { MemberPostsResolver } from "./member-posts.resolver.ts";
import { PostBulkResolver, postPublication } from "./post-bulk.resolver.ts";
import { PostTagsResolver } from "./post-tags.resolver.ts";
import { PostResolver } from "./post.resolver.ts";
import { MAIL_MODERATORS, mailModerators } from "./mail-moderators.ts";
import { NOTIFY_OF_COMMENTS, notifyOfComments } from "./notify-of-comments.ts";
import { Post } from "./post.ts";
import { PostPreviewResolver, PreviewLinkResolver } from "./preview-link.resolver.ts";
import { deleteExpiredLinks } from "./share-preview.ts";

export const blog = domain({
  name: "blog",
  resolvers: [
    PostResolver,
    ...postPublication,
    PostBulkResolver,
    PostTagsResolver,
    CommentResolver,
    BlockedCommenterResolver,
    MemberPostsResolver,
    PreviewLinkResolver,
    PostPreviewResolver,
  ],
  permissions: {
    "post:write": [Role.ADMIN, Role.EDITOR],
    "comment:moderate": [Role.ADMIN, Role.EDITOR, Role.MODERATOR],
  },
  jobs: {
    [MAIL_MODERATORS]: (_, context) => mailModerators(context),
  },
  batchJobs: { [NOTIFY_OF_COMMENTS]: notifyOfComments },
  timers: {
    "delete expired preview links": {
      every: HOUR,
      run: ({ em, services }) => deleteExpiredLinks(em, services),
    },
  },
  limits: {
    /** Links to drafts, per user. */
    sharePreview: { times: 60, within: HOUR },
    /** Comments, per user, or per network for visitors. */
    comment: { times: 20, within: 10 * MINUTE },
    /** Per email address that a visitor gives. */
    commentOfEmail: { times: 5, within: 10 * MINUTE },
    /** The same content, per network: further repetitions count as suspicious. */
    sameComment: { times: 2, within: DAY },
  },
  pictures: { posts: { path: "/api/blog/pictures", operation: "createPost" } },
  claims: {
    /** Pending comments, which their writer can see. */
    pendingComments: { cookie: "held-comments", maxIds: 20, maxAge: 30 * DAY },
  },
  search: {
    comments: {
      entity: () => Comment,
      where: (text, viewer) => (viewer.may("comment:moderate") ? searched(text) : undefined),
      names: ["name"],
      order: { createdAt: "desc", id: "desc" },
    },
    posts: {
      entity: () => Post,
      where: (text, viewer) => searched(text, viewer.may("post:write") ? "terms" : "publicTerms"),
      names: ["title"],
      languages: (viewer) => (viewer.may("post:write") ? undefined : "languages"),
      order: { updatedAt: "desc", id: "desc" },
    },
  },
});
export { Comment, CommentStatus } from "./comment.ts";
export { Post } from "./post.ts";
