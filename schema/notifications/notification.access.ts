import { anyOf, rows } from "../foundation/rules.ts";
import { Notification } from "./notification.ts";

rows(Notification, (viewer) => anyOf(viewer.userId && { user: viewer.userId }));
