import type { ReactNode } from "react";

interface PlaceholdersProps {
  /** What is being loaded, for those who do not see the placeholder */
  label: string;
  className: string;
  children: ReactNode;
}

/** Shown in the places of what is being loaded. */
export function Placeholders({ label, className, children }: PlaceholdersProps) {
  return (
    <div role="status" aria-label={label} className={className}>
      {children}
    </div>
  );
}
