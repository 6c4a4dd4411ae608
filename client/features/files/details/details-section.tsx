import type { ReactNode } from "react";

interface DetailsSectionProps {
  title: string;
  tool?: ReactNode;
  children: ReactNode;
}

export function DetailsSection({ title, tool, children }: DetailsSectionProps) {
  return (
    <section className="min-w-0 border-t border-line pt-4">
      <div className="flex min-h-9 items-center justify-between gap-2">
        <h3 className="font-bold">{title}</h3>
        {tool}
      </div>
      {children}
    </section>
  );
}
