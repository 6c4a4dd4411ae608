import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import type { ReactNode } from "react";

interface FoldedSectionProps {
  title: string;
  /** A section without a title of its own */
  children: ReactNode;
}

/** A section of the card next to the text that is opened when it is needed. */
export function FoldedSection({ title, children }: FoldedSectionProps) {
  return (
    <details className="group/fold">
      <summary className="flex min-h-14 list-none items-center gap-3 px-5 font-bold [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{title}</span>
        <IconChevronDown
          size={20}
          aria-hidden="true"
          className="shrink-0 text-ink-3 transition-transform group-open/fold:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
