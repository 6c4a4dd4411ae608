import type { ReactNode } from "react";
import { Sparkline } from "./sparkline.tsx";
import { Trend } from "./trend.tsx";

interface StatCardProps {
  label: string;
  /** As it is shown: "1,240", "€18,420" */
  value: string;
  /** Change since the previous period: 0.126 is 12.6 % more */
  trend?: number | null;
  /** The change as a sentence, with its amount: "12% more than 30 days ago" */
  trendText?: ((amount: string) => string) | undefined;
  /** Whether an increase is good, bad or neither */
  more?: "good" | "bad" | "neutral";
  /** Shown below the value if there is no trend */
  note?: ReactNode;
  /** Counts over time that led to it */
  values?: readonly number[];
  /** Highlighted; at most one card per screen. */
  accent?: boolean;
}

/** A key figure with its trend. */
export function StatCard(props: StatCardProps) {
  const {
    label,
    value,
    trend,
    trendText,
    more = "good",
    note,
    values = [],
    accent = false,
  } = props;
  const ground = accent
    ? "rounded-card bg-primary text-on-primary border border-primary"
    : "card text-ink";
  return (
    <section className={`flex min-w-0 flex-col p-4 sm:p-5 md:p-6 ${ground}`}>
      <h2 className={`text-[15px] font-normal tracking-normal ${accent ? "" : "text-ink-2"}`}>
        {label}
      </h2>
      <div className="mt-0.5 flex flex-1 items-end justify-between gap-3">
        <div className="min-w-0 self-start">
          <p className="text-[28px] leading-tight font-extrabold tracking-[-0.03em]">{value}</p>
          <p className={`mt-1.5 min-h-6 text-sm leading-snug ${accent ? "" : "text-ink-3"}`}>
            {typeof trend === "number" ? (
              <Trend change={trend} text={trendText} more={more} onAccent={accent} />
            ) : (
              note
            )}
          </p>
        </div>
        <Sparkline
          values={values}
          className={`mb-2 h-9 w-24 min-w-10 shrink max-sm:hidden ${accent ? "fill-(--p-on)" : "fill-graph"}`}
        />
      </div>
    </section>
  );
}
