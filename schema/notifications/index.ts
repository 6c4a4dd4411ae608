import { domain } from "../domain.ts";
import "./notification.access.ts";
import { SECOND } from "../foundation/durations.ts";
import { mailNotifications } from "./mail-notifications.ts";
import { NotificationChoiceResolver } from "./notification-choice.resolver.ts";
import { NotificationResolver } from "./notification.resolver.ts";

export const notifications = domain({
  name: "notifications",
  resolvers: [NotificationResolver, NotificationChoiceResolver],
  timers: { "mail notifications": { every: 20 * SECOND, run: mailNotifications } },
});
export { endMails } from "./end-mails.ts";
export { NotificationKind } from "./notification-kind.ts";
export { notify } from "./notify.ts";
