import type { Context } from "../foundation/context.ts";
import { Forbidden, Problem } from "../foundation/errors.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { publishSessionsEnded } from "./revoke-sessions.ts";
import { maySuspend } from "./user.access.ts";
import type { Person } from "./person.ts";
import type { User } from "./user.ts";

/** The account is suspended, with the reason. Thrown only after the correct password. */
export class AccountSuspended extends Problem {
  constructor(readonly reason: string | null) {
    super("FORBIDDEN", "This account is suspended");
  }
}

/** Suspends profile and account together: the page is hidden and sign-in refused. */
export function suspendUser(
  { member, user }: Person,
  reason: string | null,
  context: Context,
): void {
  refuseUnlessAllowed(context.viewer, user);
  member?.suspend(reason);
  user?.suspend(reason);
  if (user) publishSessionsEnded(context, { user: user.id });
}

/** Lifts a suspension: both regain their previous status. Deleted ones stay deleted. */
export function reinstateUser({ member, user }: Person, { viewer }: Context): void {
  refuseUnlessAllowed(viewer, user);
  member?.reinstate();
  user?.reinstate();
}

function refuseUnlessAllowed(viewer: Viewer, user: User | null | undefined): void {
  if (!user) return;
  if (user.id === viewer.userId) throw new Forbidden("You cannot suspend your own account");
  if (!maySuspend(viewer, user)) throw new Forbidden("Only administrators can suspend staff");
}
