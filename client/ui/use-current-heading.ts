import { useEffect, useState } from "react";

/**
 * A heading is current from the upper third of the window on upwards, however the reader got there.
 */
const upperThird = "1000000px 0px -67% 0px";

/** The id of the current heading; null above the first one. */
export function useCurrentHeading(ids: string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(" ");
  useEffect(() => {
    const headings = key
      .split(" ")
      .map((id) => document.getElementById(id))
      .filter((heading) => heading !== null);
    const look = () => {
      const reached = headings.findLast(
        (heading) => heading.getBoundingClientRect().top < window.innerHeight / 3,
      );
      setCurrent(reached?.id ?? null);
    };
    const view = new IntersectionObserver(look, { rootMargin: upperThird });
    for (const heading of headings) view.observe(heading);
    return () => view.disconnect();
  }, [key]);
  return current;
}
