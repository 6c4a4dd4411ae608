import { User } from "../accounts/user.ts";
import type { Context } from "../foundation/context.ts";
import { takeRefusals } from "../foundation/refusals.ts";
import { AuditAction, AuditEntry } from "./audit-entry.ts";

/** Stores what was refused since it ran last, an entry for each account or network and operation. */
export async function storeRefusals(context: Context): Promise<void> {
  const refusals = takeRefusals();
  for (const { action, userId, ...refusal } of refusals) {
    const user = userId ? context.em.getReference(User, userId) : null;
    context.em.persist(
      new AuditEntry({ ...refusal, action: AuditAction[action], user }, context.now()),
    );
  }
  if (refusals.length > 0) await context.save();
}
