import type { ReactNode } from "react";

interface MetaLineProps {
  /** One element each, isolated (bdi) if its direction may differ from the page's */
  children: ReactNode;
  className?: string;
}

/** A line of short facts separated by dots; where it wraps, no dot begins or ends a line. */
export function MetaLine({ children, className = "" }: MetaLineProps) {
  return (
    <p className={`meta-line text-sm text-ink-3 ${className}`}>
      <span>{children}</span>
    </p>
  );
}
