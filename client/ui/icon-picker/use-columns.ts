import { type RefObject, useLayoutEffect, useState } from "react";

/** The smallest width of a tile, for its name. */
const tileWidth = 108;

/** How many tiles fit next to each other at the element's current width. */
export function useColumns(element: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setColumns(Math.max(1, Math.floor(current.clientWidth / tileWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return columns;
}
