import { anyOf, everything, fields, rows } from "../foundation/rules.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { permissionsOf } from "./role.ts";
import { User } from "./user.ts";

rows(User, (viewer) =>
  anyOf(viewer.userId && { id: viewer.userId }, viewer.may("account:manage") && everything),
);

const own = ({ userId }: Viewer) => (userId ? { id: userId } : false);
const ownOrAdmin = (viewer: Viewer) => viewer.may("account:manage") || own(viewer);

fields(
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

/** Moderators suspend those who hold no permission, administrators everybody; nobody themselves. */
export const maySuspend = (viewer: Viewer, { id, roles }: User): boolean =>
  id !== viewer.userId && (viewer.may("account:manage") || permissionsOf(roles).size === 0);
