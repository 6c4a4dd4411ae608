import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Problem } from "../foundation/errors.ts";
import { Member } from "../members/member.ts";
import { publishSessionsEnded } from "./revoke-sessions.ts";
import { accountDeletedMail } from "./mail-texts.ts";
import { findWithPassword } from "./own-password.ts";
import { saveWithAdmin } from "./save-with-admin.ts";

/** The account is deleted but can still be restored. Thrown only after the correct password. */
export class AccountDeleted extends Problem {
  constructor(readonly userId: string) {
    super("FORBIDDEN", "This account is deleted");
  }
}

/** Moves the viewer's account and profile to the trash, from which only they can restore them. */
export async function deleteAccount(password: string, context: Context): Promise<void> {
  const user = await findWithPassword(password, context);
  const { member } = user;
  const profile = member && (await context.em.findOne(Member, { id: member.id, ...NOT_DELETED }));
  const now = context.now(); // the same for both: it says that they are restored together
  user.delete(now, { byOwner: true });
  profile?.delete(now);
  publishSessionsEnded(context, { user: user.id });
  context.sendMail(accountDeletedMail(user));
  await saveWithAdmin(context);
}
