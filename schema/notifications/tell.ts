import { CAN_SIGN_IN, User } from "../accounts/user.ts";
import type { Context } from "../foundation/context.ts";
import type { NotificationKind } from "./notification.ts";
import { thoseWho } from "./notification-choice.ts";
import { notify } from "./notify.ts";

/**
 * Notifies a member, if they have an account, with the next save.
 * @param always also if they chose not to learn of this kind: they could not act in time otherwise
 */
export async function tell(
  memberId: string,
  kind: NotificationKind,
  about: Parameters<typeof notify>[3],
  context: Context,
  { always = false } = {},
): Promise<void> {
  const user = await context.em.findOne(User, { member: memberId, ...CAN_SIGN_IN });
  if (!user) return;
  const willing = always ? [user] : await thoseWho("here", kind, [user], context.em);
  for (const { id } of willing) notify(context, id, kind, about);
}
