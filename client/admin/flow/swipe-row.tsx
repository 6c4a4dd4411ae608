import type { Icon } from "@tabler/icons-react";
import { type ReactNode, type TouchEvent, useRef, useState } from "react";

/** What a row that is swept aside does. */
export interface SweptAction {
  label: string;
  Icon: Icon;
  tone: "good" | "bad";
  act(): void;
}

interface SwipeRowProps {
  /** By a finger that goes to the end of the line, or to its start */
  end?: SweptAction;
  start?: SweptAction;
  children: ReactNode;
}

/** How far a finger goes before the row follows it, and before letting go acts, in px. */
const FOLLOWS_FROM = 12;
const ACTS_FROM = 96;
/** Wider, there is room for the tools. */
const ON_PHONE = "(max-width: 767px)";

const REST = { x: 0, by: 0 };

/** A row that follows the finger on a phone; what it does then is behind it, and elsewhere a button. */
export function SwipeRow({ end, start, children }: SwipeRowProps) {
  const from = useRef<{ x: number; y: number; isAcross?: boolean; sign: 1 | -1 }>(undefined);
  // across the screen, and in the direction of reading
  const [{ x: shift, by }, setMoved] = useState(REST);
  const action = by > 0 ? end : by < 0 ? start : undefined;
  const acts = Math.abs(by) >= ACTS_FROM;
  const stop = () => {
    from.current = undefined;
    setMoved(REST);
  };
  return (
    <div
      className="relative touch-pan-y overflow-x-clip"
      onTouchStart={({ touches, currentTarget }: TouchEvent<HTMLElement>) => {
        const touch = touches.length === 1 ? touches.item(0) : null;
        const isRtl = getComputedStyle(currentTarget).direction === "rtl";
        from.current =
          touch && matchMedia(ON_PHONE).matches
            ? { x: touch.clientX, y: touch.clientY, sign: isRtl ? -1 : 1 }
            : undefined;
      }}
      onTouchMove={({ touches }) => {
        const begun = from.current;
        const touch = touches.item(0);
        if (!begun || !touch) return;
        const [x, y] = [touch.clientX - begun.x, touch.clientY - begun.y];
        if (Math.max(Math.abs(x), Math.abs(y)) < FOLLOWS_FROM) return;
        begun.isAcross ??= Math.abs(x) > 2 * Math.abs(y);
        if (!begun.isAcross) return stop();
        const next = x * begun.sign;
        setMoved((next > 0 ? end : start) ? { x, by: next } : REST);
      }}
      onTouchEnd={() => {
        if (acts) action?.act();
        stop();
      }}
      onTouchCancel={stop}
    >
      {action && (
        <span
          aria-hidden="true"
          className={`absolute inset-0 flex items-center gap-2 px-5 text-sm font-semibold ${by < 0 ? "flex-row-reverse" : ""} ${action.tone === "good" ? "bg-good-soft text-good" : "bg-bad-soft text-bad"} ${acts ? "" : "opacity-60"}`}
        >
          <action.Icon size={20} />
          {action.label}
        </span>
      )}
      <div
        className={by ? "relative bg-surface" : "motion-safe:transition-transform"}
        style={by ? { transform: `translateX(${shift}px)` } : undefined}
      >
        {children}
      </div>
    </div>
  );
}
