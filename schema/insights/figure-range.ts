import { z } from "zod";
import { Invalid } from "../foundation/errors.ts";
import { day, parseInput } from "../foundation/input.ts";

/** The most days of a range: a leap year, and what makes its weeks whole. */
const MAX_DAYS = 400;

const range = z.object({ from: day(), to: day() });

/** Days of Europe/Vienna, YYYY-MM-DD, both included. */
export interface FigureRange {
  from: string;
  to: string;
}

/** A range that can be counted; INVALID if it ends before it begins, or has more than 400 days. */
export function parseRange(sent: FigureRange): FigureRange {
  const { from, to } = parseInput(range, sent);
  const days = Temporal.PlainDate.from(from).until(to, { largestUnit: "days" }).days + 1;
  if (days < 1) throw new Invalid({ to: "Not valid" });
  if (days > MAX_DAYS) throw new Invalid({ to: `At most ${MAX_DAYS} days` });
  return { from, to };
}

/** The days of a range, one after the other, whatever clocks do. */
export function daysOf({ from, to }: FigureRange): string[] {
  const days: string[] = [];
  const last = Temporal.PlainDate.from(to);
  for (
    let at = Temporal.PlainDate.from(from);
    Temporal.PlainDate.compare(at, last) <= 0;
    at = at.add({ days: 1 })
  )
    days.push(String(at));
  return days;
}
