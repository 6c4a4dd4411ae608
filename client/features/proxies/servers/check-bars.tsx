import { useIntl } from "react-intl";

interface Check {
  id: string;
  ok: boolean;
  latencyMs: number | null;
}

/** What takes longer is shown in the tone of a warning. */
const SLOW_MS = 300;
/** So that small differences of fast servers are not drawn large. */
const LEAST_TOP_MS = 60;

interface CheckBarsProps {
  /** The newest first */
  checks: readonly Check[];
  /** How high the bars are, as a class */
  className?: string;
}

/** A bar for each check, the newest at the end: its height is the latency; what failed is hatched and full. */
export function CheckBars({ checks, className = "h-7" }: CheckBarsProps) {
  const intl = useIntl();
  if (!checks.length) return null;
  const inOrder = checks.toReversed();
  const top = Math.max(LEAST_TOP_MS, ...checks.map(({ latencyMs }) => latencyMs ?? 0));
  const failed = checks.filter(({ ok }) => !ok).length;
  return (
    <span
      role="img"
      aria-label={intl.formatMessage(
        { id: "proxies.checks.label" },
        { count: checks.length, failed },
      )}
      className={`flex min-w-0 items-end gap-px ${className}`}
    >
      {inOrder.map(({ id, ok, latencyMs }) => (
        <span
          key={id}
          className={`min-w-px flex-1 ${ok ? tone(latencyMs) : HATCHED}`}
          style={{ height: ok ? `${Math.max(12, ((latencyMs ?? 0) / top) * 100)}%` : "100%" }}
        />
      ))}
    </span>
  );
}

const HATCHED =
  "bg-[repeating-linear-gradient(135deg,var(--bad)_0_1.5px,transparent_1.5px_4px)] forced-colors:bg-[Mark]";

const tone = (latencyMs: number | null): string =>
  (latencyMs ?? 0) > SLOW_MS ? "bg-mark-warn" : "bg-graph";
