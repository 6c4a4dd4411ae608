import { NOT_DELETED } from "../foundation/entity.ts";
import { anyOf, rows, fields } from "../foundation/rules.ts";
import { Notification } from "./notification.ts";

/** Not that somebody waits for approval who is deleted. */
const isAboutSomebody = { $or: [{ member: null }, { member: NOT_DELETED }] };

rows(Notification, (viewer) => anyOf(viewer.userId && { user: viewer.userId, ...isAboutSomebody }));
fields(Notification, [
  "kind",
  "post",
  "comment",
  "report",
  "member",
  "locale",
  "waiting",
  "readAt",
]);
