import { useId } from "react";
import { useIntl } from "react-intl";

interface ProgressProps {
  label: string;
  /** Of `max`; undefined while the duration is unknown */
  value?: number;
  max?: number;
  tone?: "accent" | "good" | "bad";
}

const tones = { accent: "bg-primary-strong", good: "bg-mark-good", bad: "bg-bad" };

/** A progress bar with its percentage in words. */
export function Progress({ label, value, max = 1, tone = "accent" }: ProgressProps) {
  const intl = useIntl();
  const id = useId();
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value / max));
  const percent = share !== undefined && intl.formatNumber(share, { style: "percent" });
  return (
    <div>
      <div className="flex justify-between gap-4 text-sm">
        <span id={id} className="font-medium">
          {label}
        </span>
        {percent && <span className="text-ink-2">{percent}</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
        aria-valuetext={percent || undefined}
        className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-raised"
      >
        <div
          className={`h-full rounded-full ${tones[tone]} ${share === undefined ? "loading-bar" : "transition-[width] duration-base"}`}
          style={share === undefined ? undefined : { width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
