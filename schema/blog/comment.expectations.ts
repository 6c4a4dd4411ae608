import { uuid } from "../foundation/uuid.ts";
import {
  EVERYBODY,
  ID,
  IDS,
  MODERATORS,
  SIGNED_IN,
  type Expectations,
} from "../testing/expectations.ts";

const POST_ID = `postId: "${uuid()}"`;
const COMMENT = `input: { content: "Hello", name: "Ada", email: "ada@example.org" }`;

export const expectations: Expectations = {
  operations: {
    comments: [`{ comments(${POST_ID}) { nodes { id } } }`, EVERYBODY],
    comment: [`{ comment(${ID}) { id } }`, EVERYBODY],
    commentPosition: [`{ commentPosition(${ID}) }`, EVERYBODY],
    commentsToModerate: ["{ commentsToModerate { nodes { id } } }", MODERATORS],
    commenterReach: [`{ commenterReach(value: "a@example.org") { people } }`, MODERATORS],
    commentCounts: ["{ commentCounts { pending } }", MODERATORS],
    deleteComments: [`mutation { deleteComments(${IDS}) { ids } }`, MODERATORS],
    blockedCommenters: ["{ blockedCommenters { nodes { id } } }", MODERATORS],
    blockCommenter: [`mutation { blockCommenter(value: "") { id } }`, MODERATORS],
    unblockCommenter: [`mutation { unblockCommenter(value: "") }`, MODERATORS],
    createComment: [`mutation { createComment(${POST_ID}, ${COMMENT}) { id } }`, EVERYBODY],
    replyToComment: [`mutation { replyToComment(${ID}, ${COMMENT}) { id } }`, EVERYBODY],
    updateComment: [`mutation { updateComment(${ID}, input: { content: "" }) { id } }`, SIGNED_IN],
    deleteComment: [`mutation { deleteComment(${ID}) }`, SIGNED_IN],
    moderateComments: [`mutation { moderateComments(${IDS}, status: SPAM) { id } }`, MODERATORS],
    commentAdded: [`subscription { commentAdded(${POST_ID}) { id } }`, EVERYBODY],
    commentChanged: [`subscription { commentChanged(${POST_ID}) { commentId } }`, EVERYBODY],
  },
  calls: {
    "GET /api/blog/comments": EVERYBODY,
    "GET /api/blog/comments/{id}": EVERYBODY,
    "POST /api/blog/comments": EVERYBODY,
    "POST /api/blog/comments/{id}/reply": EVERYBODY,
  },
  growing: ["comments", "comment_totals"],
  few: ["blocked_commenters"],
  planExceptions: {
    commenterReach: "counts by the rules of the spam filter, in its own statements",
  },
  withoutDemo: {
    BlockedCommenter: "the fixture has no blocked commenters",
  },
};
