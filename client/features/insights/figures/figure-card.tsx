import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { Sparkline } from "../../../ui/charts/sparkline.tsx";
import { Trend } from "../../../ui/charts/trend.tsx";
import { changeOf } from "./figure-range.ts";

interface FigureCardProps {
  label: string;
  /** The rows that it was counted from; undefined if there is no list of them */
  to?: string;
  /** As it is shown: "1,240", "€18,420" */
  value: string;
  /** The same as numbers, now and before; without it there is nothing to compare with */
  compared?: { now: number; before: number | undefined; text: string };
  /** Whether an increase is good, bad or neither */
  more?: "good" | "bad" | "neutral";
  /** The same in other currencies: they are never added up */
  also?: readonly string[];
  /** What is counted, and what is left out */
  source: ReactNode;
  /** Counts over time that led to it */
  values?: readonly number[];
}

/** A figure with what it was before, what it counts, and a link to the rows. */
export function FigureCard(props: FigureCardProps) {
  const { label, to, value, compared, more = "good", also = [], source, values = [] } = props;
  const change = compared && changeOf(compared.now, compared.before);
  return (
    <section className="card relative flex min-w-0 flex-col p-4 sm:p-5">
      <h2 className="text-[15px] font-normal tracking-normal text-ink-2">
        {to ? (
          <Link to={to} className="after:absolute after:inset-0 hover:underline">
            {label}
          </Link>
        ) : (
          label
        )}
      </h2>
      <div className="mt-0.5 flex items-end justify-between gap-3">
        <p className="min-w-0 text-[26px] leading-tight font-extrabold tracking-[-0.03em] wrap-anywhere">
          <bdi>{value}</bdi>
        </p>
        <Sparkline
          values={values}
          className="mb-1 h-8 w-20 min-w-10 shrink fill-graph max-xl:hidden"
        />
      </div>
      <p className="mt-1 flex min-h-6 flex-wrap items-center gap-x-2 text-sm text-ink-3">
        {typeof change === "number" && <Trend change={change} more={more} />}
        {compared?.before !== undefined && (
          <span>
            <FormattedMessage id="insights.before" values={{ value: <bdi>{compared.text}</bdi> }} />
          </span>
        )}
      </p>
      {also.length > 0 && (
        <p className="text-sm text-ink-3">
          <FormattedMessage id="insights.also" values={{ amounts: also.join(" · ") }} />
        </p>
      )}
      <div className="flex-1" />
      <p className="mt-3 border-t border-line pt-3 text-[13px] leading-snug text-ink-3">{source}</p>
    </section>
  );
}
