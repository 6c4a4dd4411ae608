import "./notification.access.ts";
import { NotificationResolver } from "./notification.resolver.ts";

export const notifications = [NotificationResolver] as const;
