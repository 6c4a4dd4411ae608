import IconArrowDownRight from "@tabler/icons-react/dist/esm/icons/IconArrowDownRight.mjs";
import IconArrowRight from "@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs";
import IconArrowUpRight from "@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs";
import { useIntl } from "react-intl";

interface TrendProps {
  /** 0.126 is 12.6 % more than in the previous period */
  change: number;
  /** A sentence with the amount, shown to all; without it, only the amount is seen */
  text?: ((amount: string) => string) | undefined;
  /** Whether an increase is good, bad or neither */
  more: "good" | "bad" | "neutral";
  /** On the accent colour, text keeps the colour designed for it. */
  onAccent?: boolean;
}

/**
 * An increase, decrease or no change: an arrow, and a sentence or a percentage; screen readers always
 * get a sentence.
 */
export function Trend({ change, text, more, onAccent = false }: TrendProps) {
  const intl = useIntl();
  const way = Math.abs(change) < 0.0005 ? "level" : change > 0 ? "up" : "down";
  const amount = intl.formatNumber(Math.abs(change), {
    style: "percent",
    maximumFractionDigits: 1,
  });
  const Icon = { up: IconArrowUpRight, down: IconArrowDownRight, level: IconArrowRight }[way];
  const good = way === "up" ? more === "good" : more === "bad";
  const tone = onAccent
    ? ""
    : more === "neutral" || way === "level"
      ? "text-ink-3"
      : good
        ? "text-good"
        : "text-bad";
  return (
    <span className={`inline-flex items-center gap-1 font-semibold ${tone}`}>
      <Icon size={17} aria-hidden="true" className="shrink-0 rtl:-scale-x-100" />
      {text ? (
        <span>{text(amount)}</span>
      ) : (
        <>
          <span aria-hidden="true">{amount}</span>
          <span className="sr-only">
            {intl.formatMessage({ id: `chart.trend.${way}` }, { amount })}
          </span>
        </>
      )}
    </span>
  );
}
