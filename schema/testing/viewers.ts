// Roles hold what the domains declare.
import "../domains.ts";
import { isStaff, permissionsOf, type Role } from "../accounts/index.ts";
import { Viewer } from "../foundation/viewer.ts";

interface ViewerDetails {
  userId?: string;
  memberId?: string;
  sessionId?: string;
}

export const visitor = (): Viewer => new Viewer();

/** A signed-in viewer with this role; `memberId` if their profile matters. */
export const withRole = (
  role: Role,
  { userId = crypto.randomUUID(), memberId, sessionId }: ViewerDetails = {},
): Viewer =>
  new Viewer({
    userId,
    ...(memberId && { memberId }),
    ...(sessionId && { sessionId }),
    permissions: permissionsOf([role]),
    isStaff: isStaff([role]),
  });
