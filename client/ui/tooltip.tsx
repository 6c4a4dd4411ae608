import { type ReactNode, useRef } from "react";

/** Above a control with something below that must stay readable: the error of a field */
export type TooltipSide = "above" | "below";

interface TooltipProps {
  /**
   * Text that assistive technology knows already: the name of a control, the full form of a
   * truncated text
   */
  text: string;
  side?: TooltipSide;
  children: ReactNode;
}

const OPEN_DELAY_MS = 400;
const gap = 8;

/** Text that appears next to a control on hover or keyboard focus; a key, such as Escape, hides it. */
export function Tooltip({ text, side = "below", children }: TooltipProps) {
  const around = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = () => {
    const target = around.current?.firstElementChild;
    if (!target?.isConnected || !bubble.current) return;
    if (target.ariaExpanded === "true") return; // it would cover what the control has opened
    bubble.current.showPopover();
    place(bubble.current, target.getBoundingClientRect(), side);
  };
  const showAfter = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(show, delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (bubble.current?.matches(":popover-open")) bubble.current.hidePopover();
  };
  return (
    <span
      ref={around}
      role="presentation"
      className="contents"
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "mouse") showAfter(OPEN_DELAY_MS);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }) => {
        // later, because a click may give the focus to its control while it opens something
        if (target.matches(":focus-visible")) showAfter(0);
      }}
      onBlur={hide}
      onKeyDownCapture={hide}
    >
      {children}
      <span
        ref={bubble}
        popover="manual"
        aria-hidden="true"
        className="pointer-events-none inset-auto max-w-64 rounded-md bg-ink px-2.5 py-1.5 text-[13px] leading-tight font-semibold text-canvas"
      >
        {text}
      </span>
    </span>
  );
}

/** Below the control, or above it at the bottom of the window; never beyond the sides. */
function place(bubble: HTMLElement, target: DOMRect, side: TooltipSide) {
  const { width, height } = bubble.getBoundingClientRect();
  const below = target.bottom + gap;
  const isAbove = side === "above" || below + height > innerHeight;
  const top = isAbove ? target.top - gap - height : below;
  const middle = target.left + (target.width - width) / 2;
  const left = Math.max(gap, Math.min(middle, document.documentElement.clientWidth - width - gap));
  bubble.style.top = `${top}px`;
  bubble.style.left = `${left}px`;
}
