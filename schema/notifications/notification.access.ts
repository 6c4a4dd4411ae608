import { NOT_DELETED } from "../foundation/entity.ts";
import { anyOf, rowPolicy, fieldPolicy } from "../foundation/policies.ts";
import { NotificationChoice } from "./notification-choice.ts";
import { Notification } from "./notification.ts";

/** Hides notifications about members who have been deleted. */
const memberExists = { $or: [{ member: null }, { member: NOT_DELETED }] };

rowPolicy(Notification, (viewer) =>
  anyOf(viewer.userId && { user: viewer.userId, ...memberExists }),
);
fieldPolicy(Notification, [
  "kind",
  "post",
  "comment",
  "report",
  "member",
  "project",
  "projectRemoval",
  "board",
  "card",
  "contactRequest",
  "application",
  "event",
  "startsAt",
  "proxyServer",
  "proxyClient",
  "locale",
  "pendingCount",
  "readAt",
]);

rowPolicy(NotificationChoice, ({ userId }) => anyOf(userId && { user: userId }));
fieldPolicy(NotificationChoice, ["kind", "here", "mail"]);
