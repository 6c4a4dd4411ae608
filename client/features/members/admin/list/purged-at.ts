import { DAY } from "../../../../../schema/foundation/durations.ts";

/** In step with the trash of the server. */
const RETENTION_MS = 30 * DAY;

/** When what was deleted is deleted permanently. */
export const purgedAt = (deletedAt: string): string =>
  new Date(Date.parse(deletedAt) + RETENTION_MS).toISOString();
