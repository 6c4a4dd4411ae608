import { audit, type AuditAction } from "../audit/index.ts";
import type { Context } from "../foundation/context.ts";
import type { StoredEntity } from "../foundation/entity.ts";
import { NotFound } from "../foundation/errors.ts";
import { securityChangedMail, type SecurityChange } from "./mail-texts.ts";
import { revokeSessions } from "./revoke-sessions.ts";
import { User } from "./user.ts";

/** The viewer's account. */
export async function ownUser({ em, viewer }: Context): Promise<User> {
  if (!viewer.userId) throw new NotFound("Account not found");
  return em.findOneOrFail(User, viewer.userId);
}

/** Other browsers have to sign in again, in the new way; the owner is told. */
export async function finishSecurityChange(
  user: User,
  change: SecurityChange,
  context: Context,
  values: Record<string, string> = {},
): Promise<void> {
  await revokeSessions(context, { user: user.id, except: context.viewer.sessionId });
  context.sendMail(securityChangedMail(user, change, values));
}

/** What staff write is in the log anyway; of members only this is. */
export function auditOwn(
  action: AuditAction,
  { id, constructor }: StoredEntity,
  context: Context,
  fields: string[] = [],
): void {
  if (context.viewer.isStaff) return;
  audit({ action, kind: constructor.name, item: id, fields }, context);
}
