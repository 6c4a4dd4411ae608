import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";

/** As long as the platforms' own */
const LONG_PRESS_MS = 500;
/** A finger that moves further scrolls. */
const MAX_MOVE_PX = 10;

/** A finger that stays on an element; the click that may follow is ignored. */
export function useLongPress(onLongPress: ((id: string) => void) | undefined) {
  const press = useRef<{ timer: number; x: number; y: number }>(undefined);
  const wasLong = useRef(false);
  const end = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => end, []);
  return (id: string) => {
    const act = () => {
      end();
      wasLong.current = true;
      onLongPress?.(id);
    };
    return {
      onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
        end();
        wasLong.current = false;
        if (!onLongPress || pointerType !== "touch" || !isPrimary) return;
        press.current = { timer: window.setTimeout(act, LONG_PRESS_MS), x, y };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const { x, y } = press.current ?? { x: clientX, y: clientY };
        if (Math.hypot(clientX - x, clientY - y) > MAX_MOVE_PX) end();
      },
      onPointerUp: end,
      onPointerCancel: end,
      // Browsers with a menu of their own for long presses open it at about the same time.
      onContextMenu: (event: MouseEvent) => {
        if (press.current) act();
        if (wasLong.current) event.preventDefault();
      },
      onClickCapture: (event: MouseEvent) => {
        if (!wasLong.current) return;
        wasLong.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    };
  };
}
