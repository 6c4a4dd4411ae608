import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { thumbPosition } from "./scrollbar-thumb.ts";

/** Section 9, in ms: how often size changes are followed. */
const THROTTLE_MS = 64;

interface ScrollbarProps {
  /** The scrolling element, whose native bar is hidden */
  area: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
}

/** A scrollbar thumb for pointers; keyboard users scroll the area itself. */
export function Scrollbar({ area, content }: ScrollbarProps) {
  const thumb = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [view, inner, bar] = [area.current, content.current, thumb.current];
    if (!view || !inner || !bar) return;
    const place = () => {
      const { length, start } = thumbPosition(view.clientHeight, view.scrollHeight, view.scrollTop);
      bar.hidden = length === 0;
      bar.style.height = `${length}px`;
      bar.style.translate = `0 ${start}px`;
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        place();
      }, THROTTLE_MS);
    };
    const sizes = new ResizeObserver(follow);
    sizes.observe(view);
    sizes.observe(inner);
    view.addEventListener("scroll", place, { passive: true });
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      view.removeEventListener("scroll", place);
    };
  }, [area, content]);
  const drag = ({ currentTarget: bar, pointerId, movementY }: PointerEvent<HTMLDivElement>) => {
    const view = area.current;
    if (!view || !bar.hasPointerCapture(pointerId)) return;
    const way = view.scrollHeight - view.clientHeight;
    view.scrollBy({ top: (movementY * way) / (view.clientHeight - bar.offsetHeight) });
  };
  return (
    <div
      ref={thumb}
      hidden
      data-scrollbar
      aria-hidden="true"
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      className="absolute end-0.5 top-0 w-1.5 touch-none rounded-full bg-control/60 transition-colors before:absolute before:-inset-x-1 before:inset-y-0 hover:bg-control"
    />
  );
}
