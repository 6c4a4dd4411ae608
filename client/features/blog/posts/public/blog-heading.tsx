import type { ReactNode } from "react";

interface BlogHeadingProps {
  title: string;
  lead?: string | null;
  /** Shown above the title */
  before?: ReactNode;
  /** Shown at the end, aligned with the bottom of the lead */
  aside?: ReactNode;
}

/** The header of the blog's lists. */
export function BlogHeading({ title, lead, before, aside }: BlogHeadingProps) {
  return (
    <header className="mb-10 flex flex-wrap items-end justify-between gap-x-12 gap-y-8 pt-14 md:mb-14 md:pt-20">
      <div className="max-w-[650px]">
        {before && <div className="mb-4">{before}</div>}
        <h1 className="text-[2.5rem] leading-[1.05] font-extrabold tracking-[-0.038em] [overflow-wrap:anywhere] md:text-[3.75rem]">
          {title}
        </h1>
        {lead && <p className="mt-5 text-lg text-ink-2">{lead}</p>}
      </div>
      {aside}
    </header>
  );
}
