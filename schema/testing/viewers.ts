// Roles hold what the domains declare.
import "../domains.ts";
import { isStaff, permissionsOf, type Role } from "../accounts/index.ts";
import { Viewer } from "../foundation/viewer.ts";

interface ViewerDetails {
  userId?: string;
  memberId?: string;
  sessionId?: string;
  /** Of a session; without it, everything is open to it. */
  confirmedUntil?: Date;
}

export const visitor = (): Viewer => new Viewer();

const FOREVER = new Date(8.64e15);

/** A signed-in viewer with this role; `memberId` if their profile matters. */
export const withRole = (
  role: Role,
  {
    userId = crypto.randomUUID(),
    memberId,
    sessionId,
    confirmedUntil = FOREVER,
  }: ViewerDetails = {},
): Viewer =>
  new Viewer({
    userId,
    ...(memberId && { memberId }),
    ...(sessionId && { sessionId, confirmedUntil }),
    permissions: permissionsOf([role]),
    isStaff: isStaff([role]),
  });
