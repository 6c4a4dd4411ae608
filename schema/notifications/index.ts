import { domain } from "../domain.ts";
import "./notification.access.ts";
import { NotificationChoiceResolver } from "./notification-choice.resolver.ts";
import { NotificationResolver } from "./notification.resolver.ts";

export const notifications = domain({
  name: "notifications",
  resolvers: [NotificationResolver, NotificationChoiceResolver],
});
export { endMails } from "./notification-choice.ts";
