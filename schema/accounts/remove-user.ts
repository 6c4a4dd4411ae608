import type { Context } from "../foundation/context.ts";
import { Forbidden } from "../foundation/errors.ts";
import { announceEnded } from "./end-sessions.ts";
import type { User } from "./user.ts";

/** Deletes an account, once it is saved: its sessions end, and its address can register again. */
export function removeUser(user: User, context: Context): void {
  if (user.id === context.viewer.userId) throw new Forbidden("You cannot delete your own account");
  context.em.remove(user);
  announceEnded(context, { user: user.id });
}
