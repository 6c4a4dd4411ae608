import { type ReactNode, useRef } from "react";

interface TooltipProps {
  /** What assistive technology knows already: the name of a control, a shortened text in full */
  text: string;
  children: ReactNode;
}

const OPEN_DELAY_MS = 400;
const gap = 8;

/** Words that appear beside a control under the pointer or with the keyboard's focus; Escape hides them. */
export function Tooltip({ text, children }: TooltipProps) {
  const around = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = () => {
    const target = around.current?.firstElementChild;
    if (!target?.isConnected || !bubble.current) return;
    bubble.current.showPopover();
    place(bubble.current, target.getBoundingClientRect());
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
        if (pointerType === "mouse") timer.current = setTimeout(show, OPEN_DELAY_MS);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }) => target.matches(":focus-visible") && show()}
      onBlur={hide}
      onKeyDown={({ key }) => key === "Escape" && hide()}
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

/** Below the control, or above it where the window ends; never past the sides. */
function place(bubble: HTMLElement, target: DOMRect) {
  const { width, height } = bubble.getBoundingClientRect();
  const below = target.bottom + gap;
  const top = below + height > innerHeight ? target.top - gap - height : below;
  const middle = target.left + (target.width - width) / 2;
  const left = Math.max(gap, Math.min(middle, document.documentElement.clientWidth - width - gap));
  bubble.style.top = `${top}px`;
  bubble.style.left = `${left}px`;
}
