import { Field, Int, ObjectType } from "type-graphql";
import type { Context } from "../foundation/context.ts";
import { daysOf, type FigureRange } from "./figure-range.ts";
import { readDayFigures } from "./read-day-figures.ts";

@ObjectType({ description: "What was counted on a day of Europe/Vienna." })
export class DayCount {
  @Field(() => String, { simple: true, description: "YYYY-MM-DD." })
  day!: string;

  @Field(() => Int, { simple: true }) count!: number;
}

/** How many messages were sent, on every day of a range. */
export async function messageFigures(range: FigureRange, { em }: Context): Promise<DayCount[]> {
  const [figures] = await readDayFigures(["message"], range, em);
  return daysOf(range).map((day) => ({ day, count: figures?.on("message", day).count ?? 0 }));
}
