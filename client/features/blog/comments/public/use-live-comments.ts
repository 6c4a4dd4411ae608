import { useEffect, useEffectEvent, useState } from "react";
import { eventsInOrder } from "./events-in-order.ts";
import { listenToComments } from "./live-comments.ts";
import type { Arrival, Change } from "./thread.ts";

interface Listener {
  added(arrival: Arrival): void;
  changed(change: Change): void;
  /** Reads what was missed */
  connected(): Promise<void>;
}

/** Subscribes when the page is idle; returns whether events are arriving. */
export function useLiveComments(postId: string, listener: Listener): boolean {
  const [live, setLive] = useState(false);
  const added = useEffectEvent(listener.added);
  const changed = useEffectEvent(listener.changed);
  const connected = useEffectEvent(listener.connected);

  useEffect(() => {
    let stop: (() => void) | undefined;
    const cancel = whenIdle(() => {
      const events = eventsInOrder();
      const close = listenToComments(postId, {
        added: (arrival) => events.add(() => added(arrival)),
        changed: (change) => events.add(() => changed(change)),
        connected: () => {
          setLive(true);
          void events.catchUp(() => connected());
        },
        disconnected: () => {
          setLive(false);
          events.lost();
        },
      });
      stop = () => {
        close();
        events.lost();
      };
    });
    return () => {
      cancel();
      stop?.();
      setLive(false);
    };
  }, [postId]);

  return live;
}

/** Runs a task when the browser is idle. */
function whenIdle(run: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, 1_500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 4_000 });
  return () => cancelIdleCallback(handle);
}
