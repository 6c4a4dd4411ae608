import { type RefObject, useLayoutEffect, useState } from "react";

/** The least a tile is wide, for its name. */
const tileWidth = 108;

/** How many tiles stand side by side in an element as wide as it is now. */
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
