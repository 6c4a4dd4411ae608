import type { ReactNode } from "react";

interface ExhibitProps {
  title: string;
  children: ReactNode;
}

/** One part of the kit, in its states. */
export function Exhibit({ title, children }: ExhibitProps) {
  return (
    <section className="min-w-0">
      <h2 className="mb-3 text-lg font-bold">{title}</h2>
      <div className="grid min-w-0 gap-6">{children}</div>
    </section>
  );
}
