import { type RefObject, useLayoutEffect, useState } from "react";
import type { Panes } from "./chat-context.tsx";

/** List 320, room at least 480, details 280 (look/README-dashboard). */
const two = 320 + 480;
const three = two + 280;

/** How many panes an element has room for, as wide as it is now; 0 before that is known. */
export function usePanes(element: RefObject<HTMLElement | null>): Panes | 0 {
  const [panes, setPanes] = useState<Panes | 0>(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const width = current.clientWidth;
      setPanes(width >= three ? 3 : width >= two ? 2 : 1);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return panes;
}
