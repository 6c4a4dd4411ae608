import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import type { Permission } from "../foundation/declared.generated.ts";

export const Role = enumType(
  "Role",
  {
    ADMIN: "Everything.",
    EDITOR: "What the site publishes.",
    MODERATOR: "Comments, reports and members.",
    RECRUITER: "Jobs and applications.",
    BILLING: "Invoices, payments and orders.",
    OPERATOR: "Proxy servers and their clients.",
    SUPPORT: "Contact requests and mails.",
    MEMBER: "Their own content.",
  },
  "A named set of permissions. A user may hold several.",
);
export type Role = EnumOf<typeof Role>;

export const isStaff = (roles: readonly Role[]): boolean =>
  roles.some((role) => role !== Role.MEMBER);

/** The roles with each permission, as the domains declare them; collected by schema/domains.ts. */
export const rolesByPermission = new Map<string, readonly Role[]>();

export function permissionsOf(roles: readonly Role[]): Set<Permission> {
  if (!rolesByPermission.size) throw new Error("No domains yet: import schema/domains.ts first");
  const granted = [...rolesByPermission].filter(([, by]) =>
    by.some((role) => roles.includes(role)),
  );
  return new Set(granted.map(([permission]) => permission as Permission));
}
