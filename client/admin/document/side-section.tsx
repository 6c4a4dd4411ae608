import type { ReactNode } from "react";

interface SideSectionProps {
  /** Undefined in a folded section, which is titled itself */
  title: string | undefined;
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the card next to the text. */
export function SideSection({ title, aside, children }: SideSectionProps) {
  return (
    <section className={`px-5 [--control-height:44px] ${title ? "py-5" : "pt-1 pb-5"}`}>
      {title && (
        <div className="mb-3 flex items-baseline justify-between gap-3">
          <h2 className="font-bold">{title}</h2>
          {aside && <div className="text-[13px] text-ink-3">{aside}</div>}
        </div>
      )}
      {children}
    </section>
  );
}

export const sideAction =
  "rounded-sm font-semibold text-primary-strong hover:underline pointer-coarse:min-h-11";
