import type { ReactNode } from "react";

interface PanelProps {
  title: string;
  text?: ReactNode;
  /** At the end of the title's line */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a screen in a card. */
export function Panel({ title, text, action, children }: PanelProps) {
  return (
    <section className="card">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line px-4 py-4 md:px-6">
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="text-lg font-bold">{title}</h2>
          {text && <p className="text-sm text-ink-3">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
