import type { IntlShape } from "react-intl";

const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** "840 kB", "2.1 MB". */
export function fileSize(intl: IntlShape, bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  return intl.formatNumber(bytes / 1_000 ** step, {
    style: "unit",
    unit: units[step],
    unitDisplay: step === 0 ? "long" : "short",
    maximumFractionDigits: step > 1 ? 1 : 0,
  });
}
