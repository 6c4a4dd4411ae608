import { type TouchEvent, useRef } from "react";

/** How far a finger goes aside, in px, and how much farther than up or down. */
const DISTANCE = 60;
const SLOPE = 2;
/** Wider, the columns are beside each other. */
const ONE_COLUMN = "(max-width: 767px)";

/** A finger that goes across: `by` is 1 for what comes next in the direction of reading. Spread on an element. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent<HTMLElement>) {
      const touch = touches.length === 1 ? touches.item(0) : null;
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd({ changedTouches, currentTarget }: TouchEvent<HTMLElement>) {
      const touch = changedTouches.item(0);
      const from = start.current;
      start.current = undefined;
      if (!touch || !from || !matchMedia(ONE_COLUMN).matches) return;
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(x) < DISTANCE || Math.abs(x) < SLOPE * Math.abs(y)) return;
      const isRtl = getComputedStyle(currentTarget).direction === "rtl";
      onSwipe(x < 0 === isRtl ? -1 : 1);
    },
    onTouchCancel() {
      start.current = undefined;
    },
  };
}
