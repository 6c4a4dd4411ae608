import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { AxisLabel } from "./axis-labels.ts";
import { labelStep } from "./label-step.ts";

interface PlotProps {
  /** From 0 to the top, evenly spaced */
  ticks: readonly number[];
  labels: readonly AxisLabel[];
  /** Returns the position of a label, in per cent from the left */
  at: (place: number) => number;
  children: ReactNode;
}

/**
 * The axes and the area between them. All positions are in per cent, so that the plot fits any
 * width. Time runs from left to right, also on right-to-left pages.
 */
export function Plot({ ticks, labels, at, children }: PlotProps) {
  const intl = useIntl();
  const compact = (value: number) => {
    const form = { notation: "compact", maximumFractionDigits: 1 } as const;
    const text = intl.formatNumber(value, form);
    // British English would write 15k.
    return intl.locale.startsWith("en") ? text.toUpperCase() : text;
  };
  return (
    <div dir="ltr" className="me-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <div
        aria-hidden="true"
        className="flex h-52 flex-col-reverse justify-between text-[13px] whitespace-nowrap text-ink-3 @lg:h-64"
      >
        {ticks.map((tick) => (
          <span key={tick} className="flex h-0 items-center justify-end">
            {compact(tick)}
          </span>
        ))}
      </div>
      <div className="relative h-52 @lg:h-64">
        {ticks.map((tick, place) => (
          <div
            key={tick}
            className="absolute inset-x-0 border-t border-dashed border-line"
            style={{ bottom: `${(place / (ticks.length - 1)) * 100}%` }}
          />
        ))}
        {children}
      </div>
      <div aria-hidden="true" data-axis className="relative col-start-2 mt-3 h-5">
        {labels.map(({ short }, place) => (
          <span
            key={place}
            className={`absolute -translate-x-1/2 text-[13px] whitespace-nowrap text-ink-3 ${shownWhere(place, labels)}`}
            style={{ insetInlineStart: `${at(place)}%` }}
          >
            {short}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The least width of an axis in px, in a narrow chart and in one of at least 32rem */
const NARROW = 220;
const WIDE = 440;

/** Shows as many labels as fit, counted from the last, which is the newest. */
function shownWhere(place: number, labels: readonly AxisLabel[]): string {
  const fromEnd = labels.length - 1 - place;
  const longest = Math.max(...labels.map(({ short }) => short.length));
  const isShown = (width: number) => fromEnd % labelStep(labels.length, longest, width) === 0;
  if (isShown(NARROW)) return isShown(WIDE) ? "" : "@lg:hidden";
  return isShown(WIDE) ? "hidden @lg:block" : "hidden";
}
