import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { type Point, scrollNear } from "./scroll-near.ts";

interface PointerDragOptions<Target> {
  /** Where something would be put down at a point; undefined if it would stay. Alt asks for finer steps. */
  targetAt(at: Point, id: string, isFine: boolean): Target | undefined;
  onDrop(id: string, target: Target): void;
}

export interface PointerDrag<Target> {
  id: string;
  target: Target | undefined;
  at: Point;
  /** How far it has gone on the page, in px */
  by: Point;
}

/** What is pressed, and where on the page. */
interface Press extends Point {
  id: string;
  pointer: number;
  /** Until a finger has stayed long enough */
  timer?: number;
  isFine?: boolean;
}

/** How far a pointer goes before it drags, and a finger before it scrolls, in px */
const SLACK = 6;
const HOLD_MS = 300;
const CONTROLS = "button, input, textarea, select";

/**
 * Dragging by mouse, pen or finger; near an edge it scrolls, Escape cancels. A grip is dragged at once
 * (give it `touch-none`); anything else only after a finger has rested on it, because it scrolls.
 */
export function usePointerDrag<Target>({ targetAt, onDrop }: PointerDragOptions<Target>) {
  const [drag, setDrag] = useState<PointerDrag<Target>>();
  const pressed = useRef<Press>(undefined);
  const isDragging = drag !== undefined;

  const moveTo = ({ id, x, y, isFine = false }: Press, at: Point) =>
    setDrag({
      id,
      at,
      by: { x: at.x + scrollX - x, y: at.y + scrollY - y },
      target: targetAt(at, id, isFine),
    });
  const cancel = () => {
    clearTimeout(pressed.current?.timer);
    pressed.current = undefined;
    setDrag(undefined);
  };
  const move = useEffectEvent((event: globalThis.PointerEvent) => {
    const press = pressed.current;
    if (press?.pointer !== event.pointerId) return;
    const at = { x: event.clientX, y: event.clientY };
    const isFar = Math.hypot(at.x + scrollX - press.x, at.y + scrollY - press.y) > SLACK;
    if (!isDragging && !isFar) return;
    if (press.timer !== undefined && !isDragging) return cancel();
    press.isFine = event.altKey;
    moveTo(press, at);
  });
  const release = useEffectEvent((event: globalThis.PointerEvent) => {
    if (pressed.current?.pointer !== event.pointerId) return;
    cancel();
    if (!drag || event.type !== "pointerup") return;
    // The end of a drag is not a click.
    addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", stop, { capture: true }));
    if (drag.target !== undefined) onDrop(drag.id, drag.target);
  });
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (!isDragging || event.key !== "Escape") return;
    stop(event);
    cancel();
  });
  /** A finger that drags neither scrolls nor opens a menu. */
  const hold = useEffectEvent((event: Event) => {
    if (isDragging && event.cancelable) event.preventDefault();
  });
  const scroll = useEffectEvent(() => {
    if (drag && pressed.current && scrollNear(drag.at)) moveTo(pressed.current, drag.at);
  });
  useEffect(() => {
    addEventListener("pointermove", move);
    addEventListener("pointerup", release);
    addEventListener("pointercancel", release);
    addEventListener("keydown", escape, { capture: true });
    addEventListener("touchmove", hold, { passive: false });
    addEventListener("contextmenu", hold);
    return () => {
      clearTimeout(pressed.current?.timer);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", release);
      removeEventListener("pointercancel", release);
      removeEventListener("keydown", escape, { capture: true });
      removeEventListener("touchmove", hold);
      removeEventListener("contextmenu", hold);
    };
  }, []);
  useEffect(() => {
    if (!isDragging) return;
    let frame = requestAnimationFrame(function again() {
      scroll();
      frame = requestAnimationFrame(again);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDragging]);

  /** Spread on what is dragged, or on its grip. */
  const handle = (id: string, isGrip = false) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const target = event.target as Element;
      if (event.button !== 0 || !event.isPrimary || !event.currentTarget.contains(target)) return;
      if (!isGrip && target.closest(CONTROLS)) return;
      const at = { x: event.clientX, y: event.clientY };
      const press: Press = {
        id,
        pointer: event.pointerId,
        x: at.x + scrollX,
        y: at.y + scrollY,
      };
      if (!isGrip && event.pointerType === "touch") {
        press.timer = window.setTimeout(() => moveTo(press, at), HOLD_MS);
      }
      pressed.current = press;
    },
    // Links and pictures would be dragged by the browser.
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  });
  return { drag, handle };
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The place among the others that a height is at, of elements with `data-drag`. */
export const dropIndex = (list: Element | null, y: number, id: string): number =>
  [...(list?.children ?? [])].filter((each) => {
    if (!(each instanceof HTMLElement) || !each.dataset.drag || each.dataset.drag === id)
      return false;
    const { top, height } = each.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
