import { anyOf, rows, fields } from "../foundation/rules.ts";
import { Notification } from "./notification.ts";

rows(Notification, (viewer) => anyOf(viewer.userId && { user: viewer.userId }));
fields(Notification, ["kind", "post", "comment", "report", "member", "locale", "readAt"]);
