import { lazy, type ReactNode, Suspense } from "react";

interface ScrollAreaProps {
  label: string;
  /** Gives the height that is scrolled in */
  className?: string;
  children: ReactNode;
}

const CustomScrollbar = lazy(async () => {
  const { CustomScrollbar: scrollbar } = await import("./custom-scrollbar.tsx");
  return { default: scrollbar };
});

/** Section 2: native scrolling on mobile user agents, elsewhere a scrollbar of our own. */
export function ScrollArea({ label, className = "", children }: ScrollAreaProps) {
  const native = (
    // What scrolls has to be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={label} tabIndex={0} className={`overflow-auto ${className}`}>
      {children}
    </div>
  );
  if (isMobile(navigator.userAgent)) return native;
  return (
    <Suspense fallback={native}>
      <CustomScrollbar label={label} className={className}>
        {children}
      </CustomScrollbar>
    </Suspense>
  );
}

/** By the user agent's name, as the specification says, whatever the screen's size. */
export function isMobile(userAgent: string): boolean {
  return /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini|Mobile/i.test(userAgent);
}
