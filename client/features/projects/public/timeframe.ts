import type { IntlShape } from "react-intl";
import type { ShownProject } from "./shown-project.ts";

/**
 * "March – October 2026", "Since March 2026", or nothing. For loaders: browsers write ranges with
 * other spaces than the server.
 */
export function timeframe(intl: IntlShape, { startedOn, endedOn, status }: ShownProject): string {
  const form = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  if (startedOn && endedOn) {
    return intl.formatDateTimeRange(new Date(startedOn), new Date(endedOn), form);
  }
  if (startedOn && status === "in_progress") {
    const date = intl.formatDate(startedOn, form);
    return intl.formatMessage({ id: "projects.public.since" }, { date });
  }
  const only = startedOn ?? endedOn;
  return only ? intl.formatDate(only, form) : "";
}
