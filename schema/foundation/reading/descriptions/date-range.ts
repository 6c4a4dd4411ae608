import type { DateRange } from "./read-query.ts";

/** The start times of all days or months of a range. */
export function stepsOf(span: DateRange): Date[] {
  const starts: Date[] = [];
  for (let at = startOf(span.from, span); at <= span.to; at = next(at, span)) starts.push(at);
  return starts;
}

/** The end of the last day or month, exclusive. */
export const endOf = (span: DateRange): Date => next(startOf(span.to, span), span);

const startOf = (time: Date, { unit }: Pick<DateRange, "unit">): Date =>
  new Date(
    Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), unit === "day" ? time.getUTCDate() : 1),
  );

const next = (start: Date, { unit }: Pick<DateRange, "unit">): Date => {
  const after = new Date(start);
  if (unit === "day") after.setUTCDate(after.getUTCDate() + 1);
  else after.setUTCMonth(after.getUTCMonth() + 1);
  return after;
};
