import type { Comment } from "../../../../platform/rest.ts";
import type { CommentAddedSubscription } from "./comment-added.generated.ts";
import commentAdded from "./comment-added.graphql?raw";
import type { CommentChangedSubscription } from "./comment-changed.generated.ts";
import commentChanged from "./comment-changed.graphql?raw";
import { openSubscriptions, type Subscription } from "./subscription-socket.ts";
import type { Arrival, Change } from "./thread.ts";

export interface CommentListener {
  added(arrival: Arrival): void;
  changed(change: Change): void;
  /** Events arrive from now on; earlier changes have to be read */
  connected(): void;
  disconnected(): void;
}

/** Subscribing takes a moment after connecting; a read after this delay misses nothing. */
const SUBSCRIBE_DELAY_MS = 400;

/** Subscribes to the comments of a post until the returned function is called. */
export function listenToComments(postId: string, listener: CommentListener): () => void {
  let catchUp: ReturnType<typeof setTimeout> | undefined;
  const variables = { postId };
  const added: Subscription<CommentAddedSubscription> = {
    query: commentAdded,
    variables,
    next: ({ commentAdded: { post, ...live } }) =>
      listener.added({
        comment: toComment(live),
        parentId: live.parent?.id ?? null,
        count: post?.commentCount,
      }),
  };
  const changed: Subscription<CommentChangedSubscription> = {
    query: commentChanged,
    variables,
    next: ({ commentChanged: { commentId, commentCount, comment } }) =>
      listener.changed({
        commentId,
        parentId: comment?.parent?.id ?? null,
        comment: comment && toComment(comment),
        count: commentCount,
      }),
  };
  const close = openSubscriptions(
    `${location.origin.replace(/^http/, "ws")}/graphql`,
    [added, changed],
    {
      connected() {
        catchUp = setTimeout(listener.connected, SUBSCRIBE_DELAY_MS);
      },
      disconnected() {
        clearTimeout(catchUp);
        listener.disconnected();
      },
    },
  );
  return () => {
    clearTimeout(catchUp);
    close();
  };
}

type Live = NonNullable<CommentChangedSubscription["commentChanged"]["comment"]>;

const statuses: Partial<Record<Live["status"], Comment["status"]>> = {
  APPROVED: "approved",
  SPAM: "spam",
};

/** Converts the graph's comment to the form of the REST adapter. */
function toComment({ parent: _, status, ...live }: Live): Comment {
  return {
    ...live,
    email: null,
    isOwn: false,
    status: statuses[status] ?? "pending",
    replies: [],
  };
}
