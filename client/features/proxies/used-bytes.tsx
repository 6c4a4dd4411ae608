import { FormattedMessage, useIntl } from "react-intl";
import { fileSize } from "../../ui/file-size.ts";

const WARN_SHARE = 0.8;
const FULL_SHARE = 1;

interface UsedBytesProps {
  used: number;
  /** Null without a limit, 0 for nothing */
  quota: number | null;
  /** When it was last measured */
  measuredAt: string | null;
}

/** "41 GB of 50 GB", with a bar that has a notch at 80 percent. What nobody has measured is said to be so. */
export function UsedBytes({ used, quota, measuredAt }: UsedBytesProps) {
  const intl = useIntl();
  const size = (bytes: number) => fileSize(intl, bytes);
  if (!measuredAt && used === 0) {
    return (
      <span className="block text-[0.8125rem] text-ink-3">
        <FormattedMessage
          id={quota === null ? "proxies.used.none" : "proxies.used.none.of"}
          values={{ quota: size(quota ?? 0) }}
        />
      </span>
    );
  }
  if (quota === null) {
    return (
      <span className="block text-[0.8125rem]">
        <FormattedMessage id="proxies.used.unlimited" values={{ used: size(used) }} />
      </span>
    );
  }
  const share = quota > 0 ? used / quota : FULL_SHARE;
  const percent = intl.formatNumber(Math.floor(share * 100) / 100, { style: "percent" });
  const text = intl.formatMessage(
    { id: "proxies.used.of" },
    { used: size(used), quota: size(quota) },
  );
  const [ink, fill] =
    share >= FULL_SHARE
      ? ["text-bad", "bg-bad"]
      : share >= WARN_SHARE
        ? ["text-warn", "bg-warn"]
        : ["text-ink-3", "bg-primary-strong"];
  return (
    <span className="block text-[0.8125rem]">
      <span className="flex justify-between gap-2">
        <span className="min-w-0 font-medium">{text}</span>
        <span className={`${ink} ${share >= WARN_SHARE ? "font-semibold" : ""}`}>{percent}</span>
      </span>
      <span
        role="meter"
        aria-label={intl.formatMessage({ id: "proxies.used.label" })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, Math.floor(share * 100))}
        aria-valuetext={text}
        className="relative mt-1 block h-1.5 overflow-hidden rounded-full bg-line"
      >
        <span
          className={`block h-full rounded-full ${fill}`}
          style={{ width: `${Math.min(1, share) * 100}%` }}
        />
        <span aria-hidden="true" className="absolute inset-y-0 start-[80%] w-px bg-ink-3" />
      </span>
    </span>
  );
}
