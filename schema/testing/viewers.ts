import { permissionsOf, type Role } from "../accounts/index.ts";
import { Viewer } from "../foundation/viewer.ts";

interface Facts {
  userId?: string;
  memberId?: string;
}

export const visitor = (): Viewer => new Viewer();

/** Somebody signed in with this role; `memberId` where their profile matters. */
export const withRole = (
  role: Role,
  { userId = crypto.randomUUID(), memberId }: Facts = {},
): Viewer =>
  new Viewer({ userId, ...(memberId && { memberId }), permissions: permissionsOf([role]) });
