import type { ReactNode } from "react";

interface MetaLineProps {
  /** An element each, isolated (bdi) where its direction may differ from the page's */
  children: ReactNode;
  className?: string;
}

/** A line of short facts with dots between them; where it wraps, no dot begins or ends a line. */
export function MetaLine({ children, className = "" }: MetaLineProps) {
  return (
    <p className={`meta-line text-sm text-ink-3 ${className}`}>
      <span>{children}</span>
    </p>
  );
}
