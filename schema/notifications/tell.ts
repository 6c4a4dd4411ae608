import { CAN_SIGN_IN, User } from "../accounts/user.ts";
import type { Context } from "../foundation/context.ts";
import type { NotificationKind } from "./notification.ts";
import { type About, type Mailed, notify } from "./notify.ts";

/** Notifies a member, if they have an account, with the next save. */
export async function tell(
  memberId: string,
  kind: NotificationKind,
  about: About,
  context: Context,
): Promise<Mailed<User>[]> {
  const user = await context.em.findOne(User, { member: memberId, ...CAN_SIGN_IN });
  return user ? notify([user], kind, about, context) : [];
}
