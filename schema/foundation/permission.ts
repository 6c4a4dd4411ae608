/** What operations and rules ask for. Which role holds which stands in accounts/role.ts. */
export const PERMISSIONS = [
  "account:manage",
  "category:write",
  "comment:moderate",
  "mail:read",
  "member:suspend",
  "member:write",
  "post:write",
  "report:moderate",
] as const;

export type Permission = (typeof PERMISSIONS)[number];
