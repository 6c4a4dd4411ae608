import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { CommentFollower } from "./follow-comments.ts";

type Listener = Omit<CommentFollower, "isLive">;

/**
 * Subscribes when the comments are within a screen of the viewport: many readers never come to them. Returns
 * whether events are arriving.
 */
export function useLiveComments(
  place: RefObject<Element | null>,
  postId: string,
  listener: Listener,
): boolean {
  const [live, setLive] = useState(false);
  const added = useEffectEvent(listener.added);
  const changed = useEffectEvent(listener.changed);
  const connected = useEffectEvent(listener.connected);

  useEffect(() => {
    if (!place.current) return;
    let stop: (() => void) | undefined;
    let left = false;
    const follow = async () => {
      const { followComments } = await import("./follow-comments.ts");
      if (left) return;
      stop = followComments(postId, {
        added: (arrival) => added(arrival),
        changed: (change) => changed(change),
        connected: () => connected(),
        isLive: setLive,
      });
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        // Without the network comments are not live.
        follow().catch((error: unknown) => console.error(error));
      },
      { rootMargin: "100%" },
    );
    observer.observe(place.current);
    return () => {
      left = true;
      observer.disconnect();
      stop?.();
      setLive(false);
    };
  }, [place, postId]);

  return live;
}
