import { createClient } from "graphql-ws/client";
import type { Comment } from "../../../rest.ts";
import type { CommentAddedSubscription } from "./comment-added.generated.ts";
import commentAdded from "./comment-added.graphql?raw";
import type { CommentChangedSubscription } from "./comment-changed.generated.ts";
import commentChanged from "./comment-changed.graphql?raw";
import type { Arrival, Change } from "./thread.ts";

export interface CommentListener {
  added(arrival: Arrival): void;
  changed(change: Change): void;
  /** Events flow from now on; what happened before has to be read */
  connected(): void;
  disconnected(): void;
}

/** Longest pause between two attempts to connect again, in ms. */
const longestPause = 30_000;
/** Subscribing takes a moment after connecting; what is read later than that misses nothing. */
const subscribedAfter = 400;

/** Listens to the comments of a post until the function it returns is called. */
export function listenToComments(postId: string, listener: CommentListener): () => void {
  let catchUp: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url: `${location.origin.replace(/^http/, "ws")}/graphql`,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: (attempt) => pause(Math.min(longestPause, 500 * 2 ** attempt)),
    on: {
      connected: () => {
        clearTimeout(catchUp);
        catchUp = setTimeout(listener.connected, subscribedAfter);
      },
      closed: listener.disconnected,
    },
  });
  const variables = { postId };
  client.subscribe<CommentAddedSubscription>(
    { query: commentAdded, variables },
    sink(({ commentAdded: { post, ...live } }) =>
      listener.added({
        comment: toComment(live),
        parentId: live.parent?.id ?? null,
        count: post?.commentCount,
      }),
    ),
  );
  client.subscribe<CommentChangedSubscription>(
    { query: commentChanged, variables },
    sink(({ commentChanged: { commentId, commentCount, comment } }) =>
      listener.changed({
        commentId,
        parentId: comment?.parent?.id ?? null,
        comment: comment && toComment(comment),
        count: commentCount,
      }),
    ),
  );
  return () => {
    clearTimeout(catchUp);
    void client.dispose();
  };
}

function sink<Data>(next: (data: Data) => void) {
  return {
    next: (result: { data?: Data | null }) => {
      if (result.data) next(result.data);
    },
    // Comments are there without being live: nothing to tell the reader.
    error: () => {},
    complete: () => {},
  };
}

type Live = NonNullable<CommentChangedSubscription["commentChanged"]["comment"]>;

const statuses: Partial<Record<Live["status"], Comment["status"]>> = {
  APPROVED: "approved",
  SPAM: "spam",
};

/** The graph's comment as the REST adapter would say it. */
function toComment({ parent: _, status, ...live }: Live): Comment {
  return { ...live, status: statuses[status] ?? "pending", replies: [] };
}

/** With some chance in it, so that a restarted server is not met by everybody at once. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds * (0.5 + Math.random()));
  });
}
