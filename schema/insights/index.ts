import { domain } from "../domain.ts";
import { MINUTE } from "../foundation/durations.ts";
import "./day-figure.triggers.ts";
import { FiguresResolver } from "./figures.resolver.ts";
import { foldDayFigures } from "./fold-day-figures.ts";
import { OverviewResolver } from "./overview.resolver.ts";
import { PendingWorkResolver } from "./pending-work.resolver.ts";

export const insights = domain({
  name: "insights",
  resolvers: [OverviewResolver, PendingWorkResolver, FiguresResolver],
  timers: { "fold day figures": { every: MINUTE, run: ({ em }) => foldDayFigures(em) } },
});
export { DayFigure } from "./day-figure.ts";
