import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Calls `read` once the element was in view for a while; the observer is loaded with its first use.
 */
export function useRead(element: RefObject<Element | null>, waiting: boolean, read: () => void) {
  const done = useEffectEvent(read);
  useEffect(() => {
    if (!waiting) return;
    let stop: (() => void) | undefined;
    let left = false;
    void import("./watch-read.ts").then(({ watchRead }) => {
      if (!left && element.current) stop = watchRead(element.current, () => done());
    }, console.error);
    return () => {
      left = true;
      stop?.();
    };
  }, [element, waiting]);
}
