import type { ReactNode } from "react";

interface FactsProps {
  /** An element each, isolated (bdi) where its direction may differ from the page's */
  children: ReactNode;
  className?: string;
}

/** A line of short facts with dots between them; where it wraps, no dot begins or ends a line. */
export function Facts({ children, className = "" }: FactsProps) {
  return (
    <p className={`facts text-sm text-ink-3 ${className}`}>
      <span>{children}</span>
    </p>
  );
}
