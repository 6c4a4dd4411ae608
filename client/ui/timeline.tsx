import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { RelativeTime } from "./relative-time.tsx";

export interface TimelineEntry {
  id: string;
  title: ReactNode;
  /** When it happened, or will happen */
  iso: string;
  text?: ReactNode;
  tone?: "accent" | "good" | "info" | "warn" | "bad" | "off";
}

const tones = {
  accent: "bg-graph",
  good: "bg-mark-good",
  info: "bg-mark-info",
  warn: "bg-mark-warn",
  bad: "bg-bad",
  off: "bg-control",
};

interface TimelineProps {
  entries: TimelineEntry[];
  /** To the minute, where a record has to be exact */
  isExact?: boolean;
}

/** A list of events over time. The colours only repeat what the titles say. */
export function Timeline({ entries, isExact = false }: TimelineProps) {
  const intl = useIntl();
  return (
    <ol>
      {entries.map(({ id, title, iso, text, tone = "off" }) => (
        <li
          key={id}
          className="relative pb-5 ps-7 before:absolute before:start-[5px] before:top-5 before:-bottom-1 before:w-px before:bg-line last:pb-0 last:before:hidden"
        >
          <span
            aria-hidden="true"
            className={`absolute start-0 top-[7px] size-[11px] rounded-full ${tones[tone]}`}
          />
          <p className="font-semibold">{title}</p>
          {text && <div className="mt-0.5 text-sm text-ink-2">{text}</div>}
          {isExact ? (
            <time dir="auto" dateTime={iso} className="text-[0.8125rem] text-ink-3">
              {intl.formatDate(iso, { dateStyle: "medium", timeStyle: "short" })}
            </time>
          ) : (
            <RelativeTime iso={iso} className="text-[0.8125rem] text-ink-3" />
          )}
        </li>
      ))}
    </ol>
  );
}
