import { registerEnumType } from "type-graphql";
import { type Permission, PERMISSIONS } from "../foundation/permission.ts";

export enum Role {
  ADMIN = "admin",
  EDITOR = "editor",
  MODERATOR = "moderator",
  RECRUITER = "recruiter",
  BILLING = "billing",
  OPERATOR = "operator",
  SUPPORT = "support",
  MEMBER = "member",
}

registerEnumType(Role, {
  name: "Role",
  description: "A named set of permissions. A user may hold several.",
});

/** What each role holds, of what exists so far. */
export const HOLDS: Record<Role, readonly Permission[]> = {
  [Role.ADMIN]: PERMISSIONS,
  [Role.EDITOR]: ["post:write", "category:write", "comment:moderate"],
  [Role.MODERATOR]: ["comment:moderate", "member:suspend", "report:moderate"],
  [Role.RECRUITER]: [],
  [Role.BILLING]: [],
  [Role.OPERATOR]: [],
  [Role.SUPPORT]: ["mail:read"],
  [Role.MEMBER]: [],
};

export const permissionsOf = (roles: readonly Role[]): Set<Permission> =>
  new Set(roles.flatMap((role) => HOLDS[role]));
