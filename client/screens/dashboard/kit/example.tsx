import type { ReactNode } from "react";

interface ExampleProps {
  /** The state shown, for example "pending" */
  of: string;
  children: ReactNode;
  className?: string;
}

/** A component in one state, or a few related ones side by side. */
export function Example({ of, children, className = "" }: ExampleProps) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2.5 text-[13px] font-semibold text-ink-3">{of}</h3>
      <div className={className || "flex flex-wrap items-center gap-3"}>{children}</div>
    </div>
  );
}
