import { NOT_DELETED } from "../foundation/entity.ts";
import { anyOf, rowPolicy, fieldPolicy } from "../foundation/policies.ts";
import { Notification } from "./notification.ts";

/** Not that somebody waits for approval who is deleted. */
const isAboutSomebody = { $or: [{ member: null }, { member: NOT_DELETED }] };

rowPolicy(Notification, (viewer) =>
  anyOf(viewer.userId && { user: viewer.userId, ...isAboutSomebody }),
);
fieldPolicy(Notification, [
  "kind",
  "post",
  "comment",
  "report",
  "member",
  "locale",
  "waiting",
  "readAt",
]);
