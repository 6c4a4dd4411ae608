import { type MouseEvent, type PointerEvent, useRef } from "react";

/** How long a touch takes to become a long press, in ms. */
const REST = 500;

/** Handlers for a long press; they suppress the click that follows. */
export function useLongPress(open: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasOpened = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      hasOpened.current = false;
      if (pointerType !== "touch") return;
      timer.current = setTimeout(() => {
        hasOpened.current = true;
        open();
      }, REST);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerMove: stop,
    onClickCapture: (event: MouseEvent) => {
      if (!hasOpened.current || !event.isTrusted) return;
      hasOpened.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
