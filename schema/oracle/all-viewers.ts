import { permissionsOf, Role } from "../accounts/role.ts";
import type { Session } from "../accounts/session.ts";
import type { User } from "../accounts/user.ts";
import { type Comment, CommentStatus } from "../blog/comment.ts";
import { Viewer } from "../foundation/viewer.ts";

/** A visitor, a visitor with pending comments, and a viewer per role; some without a profile. */
export function allViewers(
  users: readonly User[],
  comments: readonly Comment[],
  sessions: readonly Session[],
): Record<string, Viewer> {
  const pending = comments.filter((one, n) => one.status !== CommentStatus.APPROVED && n % 3 === 0);
  const roles = Object.values(Role).map((role, n): [string, Viewer] => {
    const { id, member: profile } = users[n] as User;
    const session = sessions.find(({ user }) => user.id === id);
    const details = { userId: id, permissions: permissionsOf([role]) };
    return [
      role,
      new Viewer({
        ...details,
        ...(profile && { memberId: profile.id }),
        ...(session && { sessionId: session.id }),
      }),
    ];
  });
  return {
    visitor: new Viewer(),
    "visitor with pending comments": new Viewer({
      claims: { pendingComments: pending.map(({ id }) => id) },
    }),
    writer: new Viewer({
      userId: "00000009-0000-7000-8000-000000000001",
      permissions: ["post:write"],
    }),
    ...Object.fromEntries(roles),
  };
}
