import type { EntityManager } from "@mikro-orm/core";
import type { Permission } from "../foundation/declared.generated.ts";
import { permissionsOf, Role } from "./role.ts";
import { CAN_SIGN_IN, User } from "./user.ts";

/** Users who can sign in and whose roles have a permission. */
export function usersWithPermission(permission: Permission, em: EntityManager): Promise<User[]> {
  const roles = Object.values(Role).filter((role) => permissionsOf([role]).has(permission));
  return em.find(User, { roles: { $overlap: roles }, ...CAN_SIGN_IN });
}
