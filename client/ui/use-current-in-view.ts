import { type RefObject, useEffect, useRef } from "react";

/** In px; a part of the next tab stays visible */
const STRIP_PADDING = 32;

/**
 * Scrolls a strip of tabs to the current one, which may be outside a narrow strip: at first, or when
 * `current` or what widens the strip changes.
 */
export function useCurrentInView<Strip extends HTMLElement>(
  current: string,
  widths = "",
): RefObject<Strip | null> {
  const ref = useRef<Strip>(null);
  useEffect(() => {
    const { current: strip } = ref;
    const tab = strip?.querySelector("[aria-current=page], [aria-selected=true]");
    if (!strip || !tab) return;
    const shown = strip.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    const over = Math.max(0, right + STRIP_PADDING - shown.right);
    strip.scrollLeft += over - Math.max(0, shown.left + STRIP_PADDING - left);
  }, [current, widths]);
  return ref;
}
