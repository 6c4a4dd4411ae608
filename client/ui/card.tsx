import type { ReactNode } from "react";

interface CardProps {
  title?: string;
  /** Below the title */
  text?: string;
  /** At the end of the title's line */
  action?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A section of a page with its own title. */
export function Card({ title, text, action, children, className = "" }: CardProps) {
  return (
    <section className={`card p-5 md:p-6 ${className}`}>
      {(title || action) && (
        <div className="mb-4 flex items-start justify-between gap-4">
          <div className="min-w-0">
            {title && <h2 className="text-lg leading-snug font-bold">{title}</h2>}
            {text && <p className="mt-0.5 text-sm text-ink-3">{text}</p>}
          </div>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
