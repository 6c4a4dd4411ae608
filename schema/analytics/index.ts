import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import { HOUR } from "../foundation/durations.ts";
import { deleteOldFigures } from "./delete-old-figures.ts";
import { SiteAnalyticsResolver } from "./site-analytics.resolver.ts";
import { sumMonths } from "./sum-months.ts";

export const analytics = domain({
  name: "analytics",
  resolvers: [SiteAnalyticsResolver],
  permissions: {
    "analytics:read": [Role.ADMIN, Role.EDITOR],
  },
  timers: {
    "delete old figures": { every: HOUR, run: deleteOldFigures },
    "sum months": { every: HOUR, run: sumMonths },
  },
});
export { DayVisitor } from "./day-visitor.ts";
export { LocaleDay } from "./locale-day.ts";
export { PageDay } from "./page-day.ts";
export { PageMonth } from "./page-month.ts";
export { ReferrerDay } from "./referrer-day.ts";
export { ReferrerMonth } from "./referrer-month.ts";
export { type PageCount, storeViews, type Visit } from "./store-views.ts";
export { VisitorSalt } from "./visitor-salt.ts";
export { saltOf } from "./visitor-salts.ts";
