import type { EntityManager } from "@mikro-orm/core";
import { z } from "zod";
import { Invalid } from "../foundation/errors.ts";
import { day, parseInput } from "../foundation/input.ts";
import { FIGURES_OF_PERIOD } from "./figures-of-period.ts";
import type { SiteAnalytics } from "./site-analytics.ts";

const MAX_DAYS = 366;
const MAX_LISTED = 1_000;

const Period = z.object({
  from: day(),
  to: day(),
  first: z.int("A whole number").min(1, "From 1").max(MAX_LISTED, `At most ${MAX_LISTED}`),
});

interface Wanted {
  from: string;
  to: string;
  first: number;
}

/** The figures of a period, in one statement. */
export async function readAnalytics(wanted: Wanted, em: EntityManager): Promise<SiteAnalytics> {
  const { from, to, first } = parseInput(Period, wanted);
  if (to < from) throw new Invalid({ to: "Not before the first day" });
  const days = Temporal.PlainDate.from(from).until(to).days + 1;
  if (days > MAX_DAYS) throw new Invalid({ to: `At most ${MAX_DAYS} days` });
  const rows = await em
    .getConnection()
    .execute<{ figures: SiteAnalytics }[]>(FIGURES_OF_PERIOD, [from, to, first], "all");
  const figures = rows[0]?.figures;
  if (!figures) throw new Error("The figures of a period are one row");
  return figures;
}
