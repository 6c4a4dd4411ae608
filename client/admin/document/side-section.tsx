import type { ReactNode } from "react";

interface SideSectionProps {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the card next to the text. */
export function SideSection({ title, aside, children }: SideSectionProps) {
  return (
    <section className="px-5 py-5 [--control-height:44px]">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 className="font-bold">{title}</h2>
        {aside && <div className="text-[13px] text-ink-3">{aside}</div>}
      </div>
      {children}
    </section>
  );
}

export const sideAction =
  "rounded-sm font-semibold text-primary-strong hover:underline pointer-coarse:min-h-11";
