import type { ReactNode } from "react";

/** A line between messages, with a date or a count in the middle. */
export function Divider({ isAccent, children }: { isAccent?: boolean; children: ReactNode }) {
  const line = `h-px flex-1 ${isAccent ? "bg-primary-strong" : "bg-line"}`;
  return (
    <div
      className={`flex items-center gap-5 pt-5 pb-1 text-[13px] font-semibold ${isAccent ? "text-primary-strong" : "text-ink-2"}`}
    >
      <span className={line} />
      <bdi>{children}</bdi>
      <span className={line} />
    </div>
  );
}
