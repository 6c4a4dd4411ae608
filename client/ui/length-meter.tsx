import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";

interface LengthMeterProps {
  label: string;
  length: number;
  /** The recommended maximum */
  most: number;
}

/**
 * How much of the recommended length is used; exceeding it is also said in words, not by colour
 * alone.
 */
export function LengthMeter({ label, length, most }: LengthMeterProps) {
  const intl = useIntl();
  const id = useId();
  const over = length > most;
  const text = intl.formatMessage({ id: "form.length" }, { length, most });
  return (
    <div className="grid grid-cols-[minmax(0,5.5rem)_minmax(0,1fr)_auto] items-center gap-x-3 text-[13px]">
      <span id={id} className="text-ink-2">
        {label}
      </span>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={Math.min(length, most)}
        aria-valuetext={text}
        className="h-1.5 overflow-hidden rounded-full bg-raised"
      >
        <div
          className={`h-full rounded-full ${over ? "bg-bad" : "bg-mark-good"}`}
          style={{ width: `${Math.min(1, length / most) * 100}%` }}
        />
      </div>
      <bdi className={`text-end ${over ? "font-semibold text-bad" : "text-ink-3"}`}>
        {over ? <FormattedMessage id="form.length.over" values={{ count: length - most }} /> : text}
      </bdi>
    </div>
  );
}
