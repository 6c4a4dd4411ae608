import IconInfoCircle from "@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs";
import type { ReactNode } from "react";

/** What a chart or list counts, and what it leaves out. */
export function SourceLine({ children }: { children: ReactNode }) {
  return (
    <p className="mt-5 flex gap-2 border-t border-line pt-4 text-[13px] leading-snug text-ink-3">
      <IconInfoCircle size={16} aria-hidden="true" className="mt-px shrink-0" />
      <span>{children}</span>
    </p>
  );
}
