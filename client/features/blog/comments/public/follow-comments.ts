import { eventsInOrder } from "./events-in-order.ts";
import { listenToComments } from "./live-comments.ts";
import type { Arrival, Change } from "./thread.ts";

export interface CommentFollower {
  added(arrival: Arrival): void;
  changed(change: Change): void;
  /** Reads what was missed */
  connected(): Promise<void>;
  /** Whether events are arriving */
  isLive(live: boolean): void;
}

/** Hands on what happens to the comments of a post, in order, until the returned function is called. */
export function followComments(postId: string, follower: CommentFollower): () => void {
  const events = eventsInOrder();
  const close = listenToComments(postId, {
    added: (arrival) => events.add(() => follower.added(arrival)),
    changed: (change) => events.add(() => follower.changed(change)),
    connected: () => {
      follower.isLive(true);
      void events.catchUp(() => follower.connected());
    },
    disconnected: () => {
      follower.isLive(false);
      events.lost();
    },
  });
  return () => {
    close();
    events.lost();
  };
}
