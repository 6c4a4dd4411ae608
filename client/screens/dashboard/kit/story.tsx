import type { ReactNode } from "react";

interface StoryProps {
  title: string;
  children: ReactNode;
}

/** One component in its states. */
export function Story({ title, children }: StoryProps) {
  return (
    <section className="min-w-0">
      <h2 className="mb-3 text-lg font-bold">{title}</h2>
      <div className="grid min-w-0 gap-6">{children}</div>
    </section>
  );
}
