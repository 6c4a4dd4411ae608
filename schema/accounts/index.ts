import "./user.access.ts";
import { UserResolver } from "./user.resolver.ts";

export const accounts = [UserResolver] as const;
export { permissionsOf, Role } from "./role.ts";
export { User, UserStatus } from "./user.ts";
