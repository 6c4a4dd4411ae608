import "./session.access.ts";
import "./user.access.ts";
import { MemberAccountResolver } from "./member-account.resolver.ts";
import { OwnAccountResolver } from "./own-account.resolver.ts";
import { RegisterResolver } from "./register.resolver.ts";
import { SessionResolver } from "./session.resolver.ts";
import { SuspensionResolver } from "./suspension.resolver.ts";
import { UserResolver } from "./user.resolver.ts";

export const accounts = [
  UserResolver,
  SessionResolver,
  MemberAccountResolver,
  RegisterResolver,
  OwnAccountResolver,
  SuspensionResolver,
] as const;
export { addProfile } from "./add-profile.ts";
export { AccountDeleted, purgeAccounts, restoreAccount } from "./delete-account.ts";
export { hashOf } from "./password.ts";
export { forgetOldCodes } from "./email-code.ts";
export { MAIL_CODE, mailCode } from "./mail-code.ts";
export { permissionsOf, Role } from "./role.ts";
export { Session } from "./session.ts";
export { changePassword, WrongPassword } from "./change-password.ts";
export { ownerOf } from "./credentials.ts";
export { AccountSuspended } from "./suspension.ts";
export { announceEnded, endSessions, SESSIONS_ENDED } from "./end-sessions.ts";
export { User, UserStatus } from "./user.ts";
