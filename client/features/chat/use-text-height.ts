import { type RefObject, useLayoutEffect } from "react";

/** About nine lines, in px; what is longer scrolls. */
const HIGHEST = 216;

/** Keeps a text area as high as its text, also when it becomes narrower or is first laid out. */
export function useTextHeight(area: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => fit(area.current), [area, text]);
  useLayoutEffect(() => {
    const { current } = area;
    if (!current) return;
    let width = 0;
    const observer = new ResizeObserver(() => {
      if (current.clientWidth === width) return; // its own height has changed
      width = current.clientWidth;
      fit(current);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [area]);
}

function fit(area: HTMLTextAreaElement | null): void {
  if (!area) return;
  // not 0: a transition to it, however short, would give the old height
  area.style.height = "auto";
  area.style.height = `${Math.min(area.scrollHeight, HIGHEST)}px`;
}
