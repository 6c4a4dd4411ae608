import type { ReactNode } from "react";
import { PageTitle } from "./page-title.tsx";

interface PageHeadProps {
  title: string;
  lead?: string | null;
  /** Shown above the title */
  before?: ReactNode;
  /** What one can do here: at the end, on the lead's last line */
  aside?: ReactNode;
}

/** The head of an area. */
export function PageHead({ title, lead, before, aside }: PageHeadProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-7 py-10 md:pt-20 md:pb-14">
      <div className="max-w-[720px]">
        {before && <div className="mb-4">{before}</div>}
        <PageTitle>{title}</PageTitle>
        {lead && (
          <p className="mt-5 max-w-[36em] text-lg text-ink-2 md:mt-6 md:text-xl md:leading-normal">
            {lead}
          </p>
        )}
      </div>
      {aside}
    </header>
  );
}
