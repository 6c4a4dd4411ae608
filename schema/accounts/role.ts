import { registerEnumType } from "type-graphql";
import type { Permission } from "../foundation/declared.generated.ts";

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

/** The roles that hold each permission, as the domains declare it; schema/domains.ts collects them. */
export const holders = new Map<string, readonly Role[]>();

export function permissionsOf(roles: readonly Role[]): Set<Permission> {
  if (!holders.size) throw new Error("No domains yet: import schema/domains.ts first");
  const held = [...holders].filter(([, by]) => by.some((role) => roles.includes(role)));
  return new Set(held.map(([permission]) => permission as Permission));
}
