import type { ReactNode } from "react";
import { Link, type To } from "react-router";

export type SumTone = "ink" | "good" | "warn" | "bad" | "off";

export interface Sum {
  id: string;
  label: string;
  tone: SumTone;
  /** The sum in the main currency, as text */
  sum: ReactNode;
  /** How many, or what is left out */
  note?: ReactNode;
  /** The same in other currencies: they are never added up */
  also?: readonly string[];
  /** Of the whole, from 0 to 1 */
  share: number;
  /** The rows that it was counted from */
  to: To;
}

const tones: Record<SumTone, string> = {
  ink: "stroke-ink",
  good: "stroke-mark-good",
  warn: "stroke-mark-warn",
  bad: "stroke-bad",
  off: "stroke-control",
};

/** Sums of a list in one card, each with its share as a ring; on a phone they scroll sideways. */
export function SumCards({ label, sums }: { label: string; sums: readonly Sum[] }) {
  return (
    <nav
      aria-label={label}
      className="card relative mb-6 overflow-x-auto max-md:-mx-4 max-md:rounded-none max-md:border-x-0"
    >
      <ul className="flex divide-x divide-line">
        {sums.map(({ id, tone, share, to, ...sum }) => (
          <li key={id} className="flex min-w-max flex-1">
            <Link
              to={to}
              className="flex w-full items-start gap-3 px-5 py-4.5 max-xl:min-w-[228px] outline-offset-[-3px] hover:bg-raised/60"
            >
              <Ring share={share} tone={tone} />
              <span className="whitespace-nowrap">
                <span className="block text-sm text-ink-2">{sum.label}</span>
                <span className="block text-lg leading-snug font-extrabold figures">
                  <bdi>{sum.sum}</bdi>
                </span>
                {/* both lines have their place before they are known: what is below does not move */}
                <span className="block min-h-5 text-[13px] leading-5 text-ink-3">{sum.note}</span>
                <span className="block min-h-5 text-[13px] leading-5 text-ink-3">
                  {sum.also?.join(" · ")}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Ring({ share, tone }: Pick<Sum, "share" | "tone">) {
  const drawn = Math.min(1, Math.max(0, share)) * 100;
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className="mt-0.5 size-9 shrink-0 rtl:-scale-x-100">
      <g fill="none" strokeWidth="4.5" transform="rotate(-90 18 18)">
        <circle cx="18" cy="18" r="15" className="stroke-raised" />
        {drawn > 0 && (
          <circle
            cx="18"
            cy="18"
            r="15"
            pathLength="100"
            strokeDasharray={`${Math.max(1.5, drawn)} 100`}
            className={tones[tone]}
          />
        )}
      </g>
    </svg>
  );
}
