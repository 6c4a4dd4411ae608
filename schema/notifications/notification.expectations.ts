import { SIGNED_IN, type Expectations } from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    notifications: ["{ notifications { nodes { id } } }", SIGNED_IN],
    unreadNotificationCount: ["{ unreadNotificationCount }", SIGNED_IN],
    markNotificationsRead: ["mutation { markNotificationsRead }", SIGNED_IN],
    notificationAdded: ["subscription { notificationAdded { id } }", SIGNED_IN],
  },
  few: ["notifications"],
  withoutDemo: {
    Notification: "notifications are created by events",
  },
};
