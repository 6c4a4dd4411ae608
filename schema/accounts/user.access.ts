import { anyOf, everything, fields, rows } from "../foundation/rules.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { User } from "./user.ts";

rows(User, (viewer) =>
  anyOf(viewer.userId && { id: viewer.userId }, viewer.may("account:manage") && everything),
);

const ownOrAdmin = (viewer: Viewer) => viewer.may("account:manage") || { id: viewer.userId ?? "" };

fields(User, {
  email: ownOrAdmin,
  lastSeenAt: ownOrAdmin,
  permissions: (viewer) => ({ id: viewer.userId ?? "" }),
});
