import { domain } from "../domain.ts";
import "./time.access.ts";
import { TimeEntryResolver } from "./time-entry.resolver.ts";

export const time = domain({ name: "time", resolvers: [TimeEntryResolver] });
export { exportedTime } from "./export-time.ts";
export { dayOf, startOfDay } from "./split-days.ts";
export { TimeEntry } from "./time-entry.ts";
