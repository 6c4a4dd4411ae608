import { type RefObject, useEffect, useEffectEvent } from "react";

/** How long something new has to be in view to count as read. */
const readAfter = 4_000;

/** Calls `read` once the element was in view of a visible page for a while. */
export function useRead(element: RefObject<Element | null>, waiting: boolean, read: () => void) {
  const done = useEffectEvent(read);
  useEffect(() => {
    if (!waiting || !element.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(() => (document.hidden ? wait() : done()), readAfter);
    };
    const view = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting) wait();
      },
      { rootMargin: "-10% 0px" },
    );
    view.observe(element.current);
    return () => {
      view.disconnect();
      clearTimeout(timer);
    };
  }, [element, waiting]);
}
