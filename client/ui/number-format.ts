/** Formats a number for a language, without thousands separators, which would hinder typing. */
export function formatNumber(value: number | null, locale: string, decimals?: number): string {
  if (value === null || Number.isNaN(value)) return "";
  return value.toLocaleString(locale, {
    useGrouping: false,
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 6,
  });
}

/** Parses a number as `parseDecimal`: empty text is null, anything that is not a number is NaN. */
export function parseNumber(text: string, locale: string): number | null {
  const decimal = parseDecimal(text, locale);
  return decimal === null ? null : Number(decimal);
}

/**
 * Parses "1 234,50", "1,234.50" and "1234.5" as "1234.50": the last comma or point starts the decimals if
 * it is not followed by three digits or comes after another separator. Empty text is null, anything else
 * that is not a number is "NaN".
 */
export function parseDecimal(text: string, locale: string): string | null {
  const written = text.replace(/[\s\u00a0\u202f'’]/g, "").replace("−", "-");
  if (written === "") return null;
  if (!/^-?[\d.,]+$/.test(written) || !/\d/.test(written)) return "NaN";
  const marks = [...written.matchAll(/[.,]/g)];
  const last = marks.at(-1);
  const own = (0.5).toLocaleString(locale).charAt(1);
  const begins =
    last &&
    (marks.length === 1
      ? last[0] === own || !/[.,]\d{3}$/.test(written)
      : marks.every((mark) => mark === last || mark[0] !== last[0]));
  const whole = (begins ? written.slice(0, last.index) : written).replace(/[.,]/g, "");
  const decimals = begins ? written.slice(last.index + 1) : "";
  return decimals ? `${whole}.${decimals}` : whole;
}
