import { anyOf, ALL, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { permissionsOf } from "./role.ts";
import { User } from "./user.ts";

rowPolicy(User, (viewer) =>
  anyOf(viewer.userId && { id: viewer.userId }, viewer.may("account:manage") && ALL),
);

const own = ({ userId }: Viewer) => (userId ? { id: userId } : false);
const ownOrAdmin = (viewer: Viewer) => viewer.may("account:manage") || own(viewer);

fieldPolicy(
  User,
  [
    "name",
    "roles",
    "status",
    "locale",
    "emailVerified",
    "isEmailVerified",
    "isDeletedByOwner",
    "member",
  ],
  {
    email: ownOrAdmin,
    lastSeenAt: ownOrAdmin,
    suspensionReason: ownOrAdmin,
  },
  { permissions: own },
);

/** Moderators may suspend users without permissions, administrators everyone; no one themselves. */
export const maySuspend = (viewer: Viewer, { id, roles }: User): boolean =>
  id !== viewer.userId && (viewer.may("account:manage") || permissionsOf(roles).size === 0);
