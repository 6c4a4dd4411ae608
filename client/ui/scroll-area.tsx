import { type ReactNode, useRef } from "react";
import { Scrollbar } from "./scrollbar.tsx";

interface ScrollAreaProps {
  /** Names content without controls, so that it can be focused and scrolled by keyboard */
  label?: string;
  /** Its position and height */
  className?: string;
  /** For the content: its padding */
  contentClassName?: string;
  children: ReactNode;
}

/** Section 2: native scrolling on mobile user agents, elsewhere our own scrollbar. */
export function ScrollArea({ label, className = "", contentClassName, children }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isNative = isMobile(navigator.userAgent);
  const region = label && { role: "region", "aria-label": label, tabIndex: 0 };
  return (
    <div className={`relative flex min-h-0 flex-col ${className}`}>
      <div
        ref={area}
        {...region}
        className={`min-h-0 flex-1 overflow-y-auto ${isNative ? "" : "[scrollbar-width:none]"}`}
      >
        <div ref={content} className={contentClassName}>
          {children}
        </div>
      </div>
      {!isNative && <Scrollbar area={area} content={content} />}
    </div>
  );
}

/** Decided by the user agent's name, as the specification says, whatever the screen's size. */
export function isMobile(userAgent: string): boolean {
  return /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini|Mobile/i.test(userAgent);
}
