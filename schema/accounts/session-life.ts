import { MINUTE } from "../foundation/durations.ts";
import { Role } from "./role.ts";

/** How long a session lasts after its last use. */
export const SESSION_IDLE_DAYS = 30;

/** How long it lasts at most. */
export const SESSION_DAYS = 90;

/** The same for administrators. */
export const ADMIN_SESSION_DAYS = 7;

/** After proving who one is, at sign-in or later. */
export const CONFIRMED_MS = 10 * MINUTE;

export const lifeDaysOf = (roles: readonly Role[]): number =>
  roles.includes(Role.ADMIN) ? ADMIN_SESSION_DAYS : SESSION_DAYS;
